//! What requests do, for the API and the pages alike: plain functions between HTTP and the tables. Nothing here knows HTTP:
//! handlers parse what they are given, call a function of these modules, and render what it returns.

pub(crate) mod notifications;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod records;
pub(crate) mod reviews;
pub(crate) mod tables;
#[cfg(test)]
mod testing;
pub(crate) mod visitor_name;
pub(crate) mod visitors;
pub(crate) mod webhooks;

use std::future::Future;
use std::sync::Arc;

use crate::model::{TableId, Visitor};
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::table::{Command, Done};

/// A request of a visitor about a table. What they may do there is in [`play`] and [`tables`].
#[derive(Clone)]
pub(crate) struct TableRequest {
    pub(crate) registry: Arc<Registry>,
    pub(crate) table: TableId,
    pub(crate) visitor: Visitor,
}

impl TableRequest {
    /// Sends a command of the visitor to the table.
    pub(crate) async fn send(&self, command: Command) -> Result<Done, RequestError> {
        self.registry.ask(self.table, self.visitor.clone(), command).await
    }
}

/// Runs `work` to its end, even if the client disconnects.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, RequestError>> + Send + 'static,
) -> Result<T, RequestError> {
    tokio::spawn(work).await.unwrap_or(Err(RequestError::Unavailable))
}
