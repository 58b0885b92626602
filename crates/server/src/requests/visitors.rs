//! Visitors: who they are, their name, moving to another device, and erasing them.

use std::net::IpAddr;
use std::sync::Arc;

use super::{to_the_end, visitor_name};
use crate::clock::now;
use crate::config::TRANSFER_KEPT;
use crate::entropy;
use crate::model::names::suggestion;
use crate::model::{Secret, SecretHash, Visitor, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// The approximate size of a visitor in the database, in bytes.
const VISITOR_BYTES: usize = 400;
/// The interval at which a visit is stored, in seconds.
const SEEN_EVERY: i64 = 24 * 3600;

/// Finds the visitor who has this secret, in the cache or in the store.
pub(crate) async fn find(registry: &Registry, secret: SecretHash) -> Result<Option<Visitor>, RequestError> {
    let generation = match registry.visitor_cache.find(secret) {
        Ok(visitor) => return Ok(Some(visitor)),
        Err(generation) => generation,
    };
    let Some((visitor, seen)) = registry.store.visitor(secret).await? else { return Ok(None) };
    registry.visitor_cache.insert(generation, secret, visitor.clone());
    let now = now();
    if seen < now - SEEN_EVERY {
        registry.store.see_visitor(visitor.id, now).await?;
    }
    Ok(Some(visitor))
}

/// Creates a visitor; returns their secret, too.
///
/// # Errors
/// The address has stored too much lately.
pub(crate) async fn create(
    registry: &Registry,
    name: String,
    address: IpAddr,
) -> Result<(Visitor, Secret), RequestError> {
    let (visitor, secret) = (Visitor { id: VisitorId::random(), name }, Secret::random());
    registry.rates.store(None, Some(address), VISITOR_BYTES)?;
    registry.store.add_visitor(visitor.clone(), secret.hash()).await?;
    registry.visitor_addresses.note(visitor.id, address);
    Ok((visitor, secret))
}

/// Returns the name of a visitor who has not chosen one.
pub(crate) fn default_name() -> String {
    suggestion(&mut entropy::numbers()).to_owned()
}

/// Gives a visitor another name. Returns the visitor with it.
///
/// # Errors
/// A name that cannot be shown.
pub(crate) async fn rename(registry: &Arc<Registry>, visitor: Visitor, name: &str) -> Result<Visitor, RequestError> {
    let renamed = Visitor { name: visitor_name::read(name)?, ..visitor };
    let (registry, Visitor { id, name }) = (registry.clone(), renamed.clone());
    to_the_end(async move {
        let tables = registry.store.rename_visitor(id, name).await?;
        registry.visitor_cache.invalidate(id);
        registry.refresh(tables).await;
        Ok(renamed)
    })
    .await
}

/// Gives a visitor another name, if one is wanted that differs from theirs.
///
/// # Errors
/// A name that cannot be shown.
pub(crate) async fn rename_if_wanted(
    registry: &Arc<Registry>,
    visitor: Visitor,
    wanted: Option<&str>,
) -> Result<Visitor, RequestError> {
    match wanted.map(str::trim).filter(|wanted| !wanted.is_empty() && *wanted != visitor.name) {
        Some(wanted) => rename(registry, visitor, wanted).await,
        None => Ok(visitor),
    }
}

/// Erases a visitor: their name is gone, finished games stay without it, running games are left to bots.
pub(crate) async fn erase(registry: &Arc<Registry>, visitor: VisitorId) -> Result<(), RequestError> {
    let registry = registry.clone();
    to_the_end(async move {
        let tables = registry.store.erase_visitor(visitor).await?;
        registry.visitor_cache.invalidate(visitor);
        registry.refresh(tables).await;
        Ok(())
    })
    .await
}

/// Makes a token that moves a visitor to another device once. Returns it, and when it stops working, in seconds since 1970.
pub(crate) async fn offer_transfer(registry: &Registry, visitor: VisitorId) -> Result<(Secret, i64), RequestError> {
    let (token, expires) = (Secret::random(), now() + TRANSFER_KEPT);
    registry.store.add_transfer(visitor, token.hash(), expires).await?;
    Ok((token, expires))
}

/// Moves a visitor to the device that sends the token of a transfer. Returns the visitor with their new secret, once no node
/// accepts the old one any more.
///
/// # Errors
/// The token is unknown, used or too old.
pub(crate) async fn use_transfer(registry: &Arc<Registry>, token: &str) -> Result<(Visitor, Secret), RequestError> {
    let (registry, token, secret) = (registry.clone(), Secret::from_client(token), Secret::random());
    to_the_end(async move {
        let acknowledgements = registry.nodes.acknowledgements();
        let moved = registry.store.use_transfer(token.hash(), secret.hash(), now()).await?;
        let visitor = moved.ok_or(RequestError::UnknownTransfer)?;
        registry.visitor_cache.invalidate(visitor.id);
        registry.end_streams(visitor.id);
        registry.reload_subscriber(visitor.id).await?;
        // A node that is dead, or cut off from the database, has lost its lease by then.
        let deadline = registry.config.node_lease * 2;
        if !registry.nodes.wait_for_all(acknowledgements, visitor.id, deadline).await {
            tracing::warn!("a node has not acknowledged a transfer");
        }
        Ok((visitor, secret))
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Waker};
    use std::time::Duration;

    use super::*;
    use crate::requests::testing::TestRegistry;

    /// Begins a request, and hangs up at once.
    fn begin_and_drop(request: impl Future) {
        let _ = std::pin::pin!(request).poll(&mut Context::from_waker(Waker::noop()));
    }

    /// Waits until the secret is that of whom it should be.
    async fn becomes(registry: &Registry, secret: &Secret, name: Option<&str>) {
        let mut found = None;
        for _ in 0..500 {
            found = find(registry, secret.hash()).await.expect("an answer").map(|visitor| visitor.name);
            if found.as_deref() == name {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{found:?} should be {name:?}");
    }

    #[tokio::test]
    async fn rename_transfer_and_erase_complete_after_a_disconnect() {
        let testing = TestRegistry::new(|_| {}).await;
        let registry = &testing.registry;
        let (ada, secret) = create(registry, "Ada".to_owned(), [127, 0, 0, 1].into()).await.expect("a visitor");
        becomes(registry, &secret, Some("Ada")).await;
        begin_and_drop(rename(registry, ada.clone(), "Bo"));
        becomes(registry, &secret, Some("Bo")).await;

        let token = Secret::random();
        registry.store.add_transfer(ada.id, token.hash(), i64::MAX).await.expect("kept");
        begin_and_drop(use_transfer(registry, token.reveal()));
        becomes(registry, &secret, None).await;

        let (eve, secret) = create(registry, "Eve".to_owned(), [127, 0, 0, 1].into()).await.expect("a visitor");
        becomes(registry, &secret, Some("Eve")).await;
        begin_and_drop(erase(registry, eve.id));
        becomes(registry, &secret, None).await;
    }
}
