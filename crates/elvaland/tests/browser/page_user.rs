//! A person at a page: what they see, click and type.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::browser::Window;

/// The timeout for changes of a page.
const PATIENCE: Duration = Duration::from_secs(15);
/// Interval between two looks at a page.
pub(crate) const GLANCE: Duration = Duration::from_millis(40);

/// A person in front of a browser.
pub(crate) struct PageUser {
    window: Window,
    house: SocketAddr,
}

impl PageUser {
    pub(crate) fn new(window: Window, house: SocketAddr) -> PageUser {
        PageUser { window, house }
    }

    pub(crate) fn page(&self) -> &Client {
        &self.window.page
    }

    pub(crate) fn window(&self) -> &Window {
        &self.window
    }

    pub(crate) async fn opens(&self, path: &str) {
        self.page().goto(&format!("http://{}{path}", self.house)).await.expect("the page opens");
    }

    /// Opens the page of a table.
    pub(crate) async fn opens_table(&self, table: &str) {
        self.opens(&format!("/t/{table}")).await;
    }

    pub(crate) async fn reloads(&self) {
        self.page().refresh().await.expect("the page opens again");
    }

    /// The path of the page's address.
    pub(crate) async fn path(&self) -> String {
        self.page().current_url().await.expect("an address").path().to_owned()
    }

    /// Signs in as the visitor with this token.
    pub(crate) async fn is_known_by(&self, token: &str) {
        self.opens("/").await;
        self.takes_cookie("elvaland", token).await;
    }

    /// Sets a cookie.
    pub(crate) async fn takes_cookie(&self, name: &str, value: &str) {
        let cookie = format!("{name}={value}; path=/");
        self.page().execute("document.cookie = arguments[0]", vec![json!(cookie)]).await.expect("the cookie is taken");
    }

    /// Runs a script on the page and returns its result.
    pub(crate) async fn finds(&self, script: &str) -> Value {
        self.page().execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{error}: {script}"))
    }

    /// Returns whether an element matches the selector.
    pub(crate) async fn sees(&self, selector: &str) -> bool {
        self.is("document.querySelector(arguments[0]) !== null", selector).await
    }

    /// Returns whether a condition holds for an element; false while a page is being loaded.
    async fn is(&self, condition: &str, selector: &str) -> bool {
        let found = self.page().execute(&format!("return {condition}"), vec![json!(selector)]).await;
        found.is_ok_and(|found| found == true)
    }

    /// The text of an element, also if it is not on the screen.
    pub(crate) async fn reads(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        let text = self.page().execute(script, vec![json!(selector)]).await.expect("a text");
        text.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Waits until an element matches the selector.
    pub(crate) async fn awaits(&self, selector: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.sees(selector).await {
            assert!(Instant::now() < until, "{selector} does not come: {}", self.describes().await);
            sleep(GLANCE).await;
        }
    }

    /// Describes the page for the message of a failed test.
    pub(crate) async fn describes(&self) -> String {
        let text: String = self.reads("#content").await.chars().take(200).collect();
        let focus = self.finds("return document.activeElement?.outerHTML.slice(0, 200)").await;
        format!("{} {text:?}, the focus is on {focus}, {:?}", self.path().await, self.window.complaints())
    }

    /// Clicks an element as soon as it is clickable.
    pub(crate) async fn clicks(&self, selector: &str) {
        let until = Instant::now() + PATIENCE;
        while let Err(error) = self.tries_to_click(selector).await {
            assert!(Instant::now() < until, "{selector}: {error}");
            sleep(GLANCE).await;
        }
    }

    /// Tries to click an element once; fails if the page has just changed or another element covers it.
    pub(crate) async fn tries_to_click(&self, selector: &str) -> Result<(), CmdError> {
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.page().execute(script, vec![json!(selector)]).await?;
        self.page().find(Locator::Css(selector)).await?.click().await
    }

    pub(crate) async fn finds_element(&self, selector: &str) -> Element {
        self.page().find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Chooses something from a list.
    pub(crate) async fn chooses(&self, selector: &str, value: &str) {
        self.finds_element(selector).await.select_by_value(value).await.expect("there is such a choice");
    }

    /// Fills a field, as if by pasting.
    pub(crate) async fn pastes(&self, selector: &str, text: &str) {
        let script = "document.querySelector(arguments[0]).value = arguments[1]";
        self.page().execute(script, vec![json!(selector), json!(text)]).await.expect("the field is filled");
    }

    /// Ticks one of several choices of a form.
    pub(crate) async fn ticks(&self, form: &str, name: &str, value: &str) {
        self.clicks(&format!("{form} label:has([name='{name}'][value='{value}'])")).await;
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) async fn presses(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for &key in keys {
            actions = actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        self.page().perform_actions(actions).await.expect("keys are pressed");
    }

    /// Goes with a key to an element: Tab, Shift and Tab, an arrow.
    pub(crate) async fn tabs_to(&self, selector: &str, keys: &[char]) {
        assert!(self.goes_to(selector, keys).await, "no key leads to {selector}");
    }

    /// Does the same; returns false if the element cannot be reached.
    pub(crate) async fn goes_to(&self, selector: &str, keys: &[char]) -> bool {
        let (first, rest) = keys.split_first().expect("a key");
        for _ in 0..120 {
            if self.is_on(selector).await {
                return true;
            }
            self.holds(*first, rest).await;
        }
        false
    }

    /// Presses keys while another one is held down; without keys, presses that one alone.
    pub(crate) async fn holds(&self, held: char, keys: &[char]) {
        let mut actions = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value: held });
        for &key in keys {
            actions = actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        let actions = actions.then(KeyAction::Up { value: held });
        self.page().perform_actions(actions).await.expect("keys are pressed");
    }

    /// Returns whether the focused element matches the selector.
    pub(crate) async fn is_on(&self, selector: &str) -> bool {
        self.is("document.activeElement?.matches(arguments[0]) ?? false", selector).await
    }

    /// Checks that the browser logged no error and sent no request to another server.
    #[track_caller]
    pub(crate) fn is_content(&self) -> impl Future<Output = ()> {
        self.is_content_but_for(&[])
    }

    /// Checks the same, except for log entries with these words, which the test itself causes.
    pub(crate) async fn is_content_but_for(&self, words: &[&str]) {
        let mut complaints = self.window.complaints();
        complaints.retain(|complaint| !words.iter().any(|word| complaint.contains(word)));
        assert!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        let asked = self.finds("return performance.getEntriesByType('resource').map((entry) => entry.name)").await;
        let ours = format!("http://{}/", self.house);
        for address in asked.as_array().expect("a list") {
            assert!(address.as_str().expect("an address").starts_with(&ours), "{address} is not ours");
        }
    }
}

/// Tab: moves the focus to the next element.
pub(crate) const TAB: &[char] = &['\u{e004}'];
/// Arrow right: selects the next option.
pub(crate) const RIGHT: char = '\u{e014}';
/// Home: selects the first option.
pub(crate) const HOME: char = '\u{e011}';
/// Enter.
pub(crate) const ENTER: char = '\u{e007}';
