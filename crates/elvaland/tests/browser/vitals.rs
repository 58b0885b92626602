//! Web Vitals of the pages, as the browser measures them; `bench/vitals` prints them.

use serde_json::Value;

use crate::browser::{Device, Setup};
use crate::page_user::PageUser;
use crate::player::Hand;
use crate::site::{Site, tell};

/// Records layout shifts and interactions, including those since the page was opened.
const WATCH: &str = "
    window.noticed = { shifts: [], taps: [] };
    const name = ({ node }) => node?.id ? `#${node.id}` : `${node?.localName ?? 'text'}.${node?.className ?? ''}`;
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
            if (!hadRecentInput) noticed.shifts.push([startTime, value, sources.map(name)]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) if (interactionId) noticed.taps.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 });";

/// Summarizes layout shifts and interaction times. Shifts that follow each other closely count together; the worst
/// group is the figure (CLS).
const SUMMARY: &str = "
    let [worst, group, begun, last, moved] = [0, 0, -Infinity, -Infinity, ''];
    for (const [at, value, names] of noticed.shifts) {
        if (at - last > 1000 || at - begun > 5000) [group, begun] = [0, at];
        [group, last] = [group + value, at];
        if (group > worst) [worst, moved] = [group, names.join(' ')];
    }
    const taps = noticed.taps.toSorted((one, other) => one - other);
    const [most, late] = [0.75, 0.98].map((part) => taps[Math.floor(taps.length * part)] ?? 0);
    return [worst, most, late, taps.at(-1) ?? 0, performance.interactionCount, moved];";

/// Returns the bytes, round trips and time to the first contentful paint of the page.
const ARRIVAL: &str = "
    const [page] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const blocking = files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
    // What is named by the page itself comes with the second round trip.
    const trips = 1 + (blocking.length > 0) + blocking.some(({ initiatorType }) => initiatorType === 'css');
    const bytes = [page, ...files].reduce((sum, { transferSize }) => sum + transferSize, 0);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [bytes, trips, paint?.startTime ?? 0];";

fn figure(found: &Value, at: usize) -> f64 {
    found[at].as_f64().unwrap_or_default()
}

/// A first visit by a link: nothing is in the browser yet.
async fn first_visit(site: &Site, device: Device, table: &str) {
    let guest = site.stranger(Setup { device, motion: true, ..Setup::default() }).await;
    guest.opens_table(table).await;
    guest.awaits("html[data-script] #taverns .art").await;
    let mut found = guest.finds(ARRIVAL).await;
    // The browser reports the first paint with a delay.
    for _ in 0..50 {
        if figure(&found, 2) > 0.0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        found = guest.finds(ARRIVAL).await;
    }
    println!(
        "  first visit: {:.1} kB, {} round trips to the first paint, which comes after {:.0} ms",
        figure(&found, 0) / 1000.0,
        figure(&found, 1),
        figure(&found, 2)
    );
    // Closes the guest's window, so that it takes no processor time from the player.
    guest.page().clone().close().await.expect("the window closes");
}

async fn whole_game(site: &Site, device: Device, game: &str) {
    let ada = site.stranger(Setup { device, motion: true, ..Setup::default() }).await;
    ada.plays_now(game, 4).await;
    ada.finds(WATCH).await;
    let table = ada.path().await.trim_start_matches("/t/").to_owned();
    first_visit(site, device, &table).await;
    ada.plays_to_the_end(Hand::Pointer).await;
    report(&ada).await;
}

async fn report(person: &PageUser) {
    let found = person.finds(SUMMARY).await;
    println!(
        "  a whole game: layout shift {:.3} ({}), interaction to next paint {:.0} ms for 75 %, {:.0} ms for 98 % (longest {:.0} ms, {} interactions)",
        figure(&found, 0),
        found[5].as_str().unwrap_or_default(),
        figure(&found, 1),
        figure(&found, 2),
        figure(&found, 3),
        figure(&found, 4)
    );
}

/// Prints all figures.
pub(crate) fn measure() {
    for (device, name) in [(Device::Desktop, "desktop"), (Device::Phone, "phone")] {
        for game in ["nidavellir", "nains"] {
            println!("{game}, four players, {name}");
            tell(async |site| whole_game(site, device, game).await);
        }
    }
}
