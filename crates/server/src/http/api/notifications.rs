//! Push notifications: devices, what to notify of, and which tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::app::App;
use crate::http::extract::body::JsonBody;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::http::problem::ProblemBody;
use crate::model::{NotificationSettings, QuietHours};
use crate::request_error::RequestError;
use crate::requests::notifications::{self, NewDevice, NotificationSummary};

/// What a visitor is notified of.
#[derive(Serialize, ToSchema)]
pub(crate) struct NotificationState {
    /// Whether all tables are notified about, unless muted; otherwise only those that are switched on.
    all: bool,
    /// When a table waits for the visitor.
    turn: bool,
    /// When a game is over.
    over: bool,
    /// When a seat of a rematch is kept for the visitor.
    invitation: bool,
    /// The hours without notifications.
    quiet: Option<QuietState>,
    /// The number of devices that receive notifications.
    devices: usize,
    /// The public key of the server that browsers subscribe with: base64url of an uncompressed point of P-256.
    key: String,
}

/// Hours without notifications; they may contain midnight. What is due meanwhile comes afterwards, if it still holds.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuietState {
    /// The first minute, counted from midnight: 0 to 1439.
    pub(crate) from: u16,
    /// The minute after the last: 0 to 1439.
    pub(crate) to: u16,
    /// The time zone, such as `Europe/Paris`.
    pub(crate) zone: String,
}

/// What a visitor wants to be notified of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NotificationRequest {
    /// Whether to notify about all tables, unless muted.
    pub(crate) all: bool,
    /// When a table waits for the visitor.
    pub(crate) turn: bool,
    /// When a game is over.
    pub(crate) over: bool,
    /// When a seat of a rematch is kept for the visitor.
    pub(crate) invitation: bool,
    /// The hours without notifications.
    pub(crate) quiet: Option<QuietState>,
}

/// A device, as `PushSubscription.toJSON()` of a browser writes it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeviceRequest {
    /// The address at the push service: `https`, and not in a private network.
    endpoint: String,
    /// The keys of the browser.
    keys: DeviceKeys,
    /// The language of the messages: `en`, `fr` or `de`.
    language: Option<String>,
}

/// The keys of a browser, in base64url.
#[derive(Deserialize, ToSchema)]
pub(crate) struct DeviceKeys {
    /// The public key: an uncompressed point of P-256.
    p256dh: String,
    /// The authentication secret, 16 bytes.
    auth: String,
}

/// A device to remove.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeviceRemoval {
    /// The address at the push service.
    endpoint: String,
}

/// How a trial went.
#[derive(Serialize, ToSchema)]
pub(crate) struct TrialResult {
    /// The devices whose push service took the message.
    delivered: usize,
    /// All devices.
    devices: usize,
}

/// Whether a table is notified about.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableChoice {
    /// `true`: always; `false`: never; `null`: as all tables.
    pub(crate) enabled: Option<bool>,
}

impl From<NotificationSummary> for Json<NotificationState> {
    fn from(NotificationSummary { settings, devices, key }: NotificationSummary) -> Json<NotificationState> {
        let NotificationSettings { all, turn, over, invitation, quiet } = settings;
        let quiet = quiet.map(|QuietHours { from, to, zone }| QuietState { from, to, zone });
        Json(NotificationState { all, turn, over, invitation, quiet, devices, key })
    }
}

/// What am I notified of
#[utoipa::path(get, path = "/me/notifications", operation_id = "get_notifications", tag = "notifications",
    responses((status = 200, body = NotificationState), (status = 401, body = ProblemBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<NotificationState>, RequestError> {
    notifications::summary(&app.registry, visitor.id).await.map(Json::from)
}

/// Choose what to be notified of
#[utoipa::path(put, path = "/me/notifications", tag = "notifications", request_body = NotificationRequest,
    responses((status = 200, body = NotificationState), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn choose(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(wanted): JsonBody<NotificationRequest>,
) -> Result<Json<NotificationState>, RequestError> {
    let NotificationRequest { all, turn, over, invitation, quiet } = wanted;
    let quiet = quiet.map(|QuietState { from, to, zone }| QuietHours { from, to, zone });
    let settings = NotificationSettings { all, turn, over, invitation, quiet };
    notifications::choose(&app.registry, visitor.id, settings).await.map(Json::from)
}

/// Add a device
///
/// A browser that receives Web Push messages. At most ten per visitor: a further one replaces the oldest. Devices whose push
/// service reports that they are gone are removed.
#[utoipa::path(post, path = "/me/notifications/devices", tag = "notifications", request_body = DeviceRequest,
    responses((status = 204), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn add_device(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(wanted): JsonBody<DeviceRequest>,
) -> Result<StatusCode, RequestError> {
    let DeviceRequest { endpoint, keys, language } = wanted;
    let device = NewDevice { endpoint, p256dh: &keys.p256dh, auth: &keys.auth, language: language.as_deref() };
    notifications::add_device(&app.registry, visitor.id, device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a device
#[utoipa::path(delete, path = "/me/notifications/devices", tag = "notifications", request_body = DeviceRemoval,
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn remove_device(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(wanted): JsonBody<DeviceRemoval>,
) -> Result<StatusCode, RequestError> {
    notifications::remove_device(&app.registry, visitor.id, wanted.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Try my devices
///
/// Sends a test message to each of them; at most every five seconds.
#[utoipa::path(post, path = "/me/notifications/test", tag = "notifications",
    responses((status = 200, body = TrialResult), (status = 429, body = ProblemBody)))]
pub(crate) async fn try_devices(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<TrialResult>, RequestError> {
    let (delivered, devices) = notifications::try_devices(&app.registry, visitor.id).await?;
    Ok(Json(TrialResult { delivered, devices }))
}

/// Is this table notified about
#[utoipa::path(get, path = "/tables/{id}/notifications", tag = "notifications", params(("id" = String, Path)),
    responses((status = 200, body = TableChoice), (status = 401, body = ProblemBody)))]
pub(crate) async fn table(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<TableChoice>, RequestError> {
    let enabled = notifications::table_choice(&app.registry, visitor.id, table).await?;
    Ok(Json(TableChoice { enabled }))
}

/// Switch notifications of a table on or off
#[utoipa::path(put, path = "/tables/{id}/notifications", tag = "notifications", params(("id" = String, Path)),
    request_body = TableChoice,
    responses((status = 200, body = TableChoice), (status = 401, body = ProblemBody)))]
pub(crate) async fn choose_table(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(choice): JsonBody<TableChoice>,
) -> Result<Json<TableChoice>, RequestError> {
    notifications::choose_table(&app.registry, visitor.id, table, choice.enabled).await?;
    Ok(Json(choice))
}

/// Say that I have looked at a table
///
/// The next event there is notified about again. Pages send it while they are visible; acting counts as well.
#[utoipa::path(post, path = "/tables/{id}/seen", tag = "notifications", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn seen(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> StatusCode {
    notifications::note_looked(&app.registry, visitor.id, table);
    StatusCode::NO_CONTENT
}
