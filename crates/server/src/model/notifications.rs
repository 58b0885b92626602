//! Notifications as plain data: who wants to hear of what, and where it goes.

use serde::{Deserialize, Serialize};

use super::{NoticeId, TableId, VisitorId, WebhookId};

/// An event that a visitor can be notified of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoticeKind {
    /// The table waits for them.
    Turn,
    /// Their game is over.
    Over,
    /// A seat of a new game is reserved for them.
    Invitation,
}

impl NoticeKind {
    /// Every kind.
    pub const ALL: [NoticeKind; 3] = [NoticeKind::Turn, NoticeKind::Over, NoticeKind::Invitation];

    /// Returns the name in the database and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Over => "over",
            NoticeKind::Invitation => "invitation",
        }
    }
}

/// A notification of a visitor about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its id.
    pub id: NoticeId,
    /// The visitor to notify.
    pub visitor: VisitorId,
    /// The table it is about.
    pub table: TableId,
    /// The kind of event.
    pub kind: NoticeKind,
    /// When to send it, in seconds since 1970.
    pub due: i64,
}

/// A browser that receives push messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSubscription {
    /// The address of the push service for this browser.
    pub endpoint: String,
    /// The public key of the browser: an uncompressed point of P-256, 65 bytes.
    pub p256dh: Vec<u8>,
    /// The authentication secret of the browser, 16 bytes.
    pub auth: Vec<u8>,
    /// The language of its messages, as a tag.
    pub language: String,
}

/// The notification settings of a visitor, for all their devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct NotificationSettings {
    /// Whether tables are notified about unless they were muted; otherwise only those that were switched on.
    pub all: bool,
    /// Whether to notify when a table waits for the visitor.
    pub turn: bool,
    /// Whether to notify when a game is over.
    pub over: bool,
    /// Whether to notify of rematches.
    pub invitation: bool,
    /// The hours without notifications.
    pub quiet: Option<QuietHours>,
}

impl Default for NotificationSettings {
    fn default() -> NotificationSettings {
        NotificationSettings { all: true, turn: true, over: true, invitation: true, quiet: None }
    }
}

impl NotificationSettings {
    /// Returns true if events of a kind are wanted at all.
    pub fn wants(&self, kind: NoticeKind) -> bool {
        match kind {
            NoticeKind::Turn => self.turn,
            NoticeKind::Over => self.over,
            NoticeKind::Invitation => self.invitation,
        }
    }
}

/// A time of the day without notifications; it may contain midnight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuietHours {
    /// Its first minute, counted from midnight, 0 to 1439.
    pub from: u16,
    /// The minute after its last, 0 to 1439.
    pub to: u16,
    /// The time zone of the visitor, such as `Europe/Paris`.
    pub zone: String,
}

/// The message format of a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebhookKind {
    /// A channel of Discord.
    Discord,
    /// A topic of ntfy.
    Ntfy,
    /// Any program: an object in JSON.
    Json,
}

impl WebhookKind {
    /// Every kind.
    pub const ALL: [WebhookKind; 3] = [WebhookKind::Discord, WebhookKind::Ntfy, WebhookKind::Json];

    /// Returns the name in the database, the API and forms.
    pub const fn name(self) -> &'static str {
        match self {
            WebhookKind::Discord => "discord",
            WebhookKind::Ntfy => "ntfy",
            WebhookKind::Json => "json",
        }
    }
}

/// A URL that receives messages about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// Its id.
    pub id: WebhookId,
    /// The table.
    pub table: TableId,
    /// The visitor who added it.
    pub visitor: VisitorId,
    /// Its message format.
    pub kind: WebhookKind,
    /// The URL that messages are posted to.
    pub url: String,
    /// The address of this server, for links.
    pub origin: String,
    /// The language of its messages, as a tag.
    pub language: String,
    /// Deliveries that failed since the last one that succeeded.
    pub failures: u32,
}

impl Webhook {
    /// Returns the host of its address. The rest is shown to nobody: who knows it can write there.
    pub(crate) fn host(&self) -> String {
        let url = url::Url::parse(&self.url).ok();
        url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Returns true if nothing is sent any more, because deliveries failed.
    pub(crate) fn is_paused(&self) -> bool {
        self.failures >= FAILURES
    }
}

/// After this number of failed deliveries in a row a webhook is paused, and a push subscription is deleted.
pub(crate) const FAILURES: u32 = 8;
