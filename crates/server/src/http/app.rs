//! What every request may use.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use super::limits::{Rates, Streams};
use crate::house::House;
use crate::ids::{SecretHash, VisitorId};
use crate::refused::Refused;
use crate::store::Visitor;

/// What every request may use: the house, and what belongs to requests only.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) house: Arc<House>,
    pub(super) rates: Rates,
    pub(super) streams: Streams,
    /// Visitors who came lately, by their secrets.
    known: Mutex<HashMap<SecretHash, Visitor>>,
}

/// How many visitors are remembered; beyond, all are asked for again.
const KNOWN: usize = 100_000;

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(house: Arc<House>) -> App {
        App(Arc::new(Inner {
            rates: Rates::new(&house.config.limits),
            streams: Streams::new(house.config.limits, house.metrics.clone()),
            known: Mutex::default(),
            house,
        }))
    }

    /// The visitor who has this secret.
    pub(super) async fn visitor(&self, secret: SecretHash) -> Result<Option<Visitor>, Refused> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&secret).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let found = self.house.store.visitor(secret).await?;
        if let Some(visitor) = &found {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= KNOWN {
                known.clear();
            }
            known.insert(secret, visitor.clone());
        }
        Ok(found)
    }

    /// Asks the store again the next time.
    pub(super) fn forget_visitor(&self, id: VisitorId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, visitor| visitor.id != id);
    }
}
