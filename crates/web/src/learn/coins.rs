//! Coins and gems.

use elvaland_rules::mechanics::Coin;
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::{GameLessons, LessonPages, Place};

/// Coins with the number of copies.
type CoinCounts = Vec<(Coin, usize)>;

impl<R: GameLessons> LessonPages<'_, R> {
    /// Returns the starting coins, the special 3 and the Treasure.
    pub(super) fn all_coins(&self) -> Markup {
        html! {
            h3 { (self.say("learn-base-coins")) }
            p { (self.texts.coin_explained(&Coin::STARTING[1].to_string()).unwrap_or_default()) }
            ul.coin-list { @for coin in Coin::STARTING { (self.listed_coin(coin, 1)) } }
            p { (self.coin(Coin::ZERO)) " " (self.texts.coin_explained(&Coin::ZERO.to_string()).unwrap_or_default()) }
            h3 { (self.say("learn-special-coin")) }
            p id=(Place::Coin(Coin::SPECIAL).anchor()) { (self.coin(Coin::SPECIAL)) " " (self.texts.coin_explained(&Coin::SPECIAL.to_string()).unwrap_or_default()) }
            h3 { (self.texts.get("table-treasure")) }
            p { (self.texts.explained(R::NAME, Topic::Treasure)) }
            (self.treasures())
        }
    }

    /// Returns the Treasure; numbers of players with the same coins share one list.
    fn treasures(&self) -> Markup {
        let mut treasures: Vec<(Vec<String>, CoinCounts)> = Vec::new();
        for players in (2..=5usize).rev() {
            let coins = self.treasure(players);
            match treasures.last_mut() {
                Some((alike, same)) if *same == coins => alike.insert(0, players.to_string()),
                _ => treasures.push((vec![players.to_string()], coins)),
            }
        }
        html! {
            @for (at, (players, coins)) in treasures.iter().enumerate() {
                @let total: usize = coins.iter().map(|(_, count)| count).sum();
                p { (self.texts.format("learn-treasure-line", &[("players", self.texts.list(players).into()), ("coins", total.into())])) }
                ul.coin-list data-total=(total) { @for &(coin, count) in coins {
                    @if at == 0 { (self.listed_coin(coin, count)) }
                    @else { li { (self.coin(coin)) span.count { "×" (count) } } }
                } }
            }
        }
    }

    /// Returns the coins of the Treasure with the number of copies.
    fn treasure(&self, players: usize) -> CoinCounts {
        let treasure = self.new_game(players).table().treasure();
        let coins = Coin::TREASURE_VALUES.filter_map(Coin::treasure);
        coins.map(|coin| (coin, treasure.count(coin.value()).into())).filter(|(_, count)| *count > 0).collect()
    }

    /// Returns a coin in a list, with its anchor.
    fn listed_coin(&self, coin: Coin, count: usize) -> Markup {
        html! { li id=(Place::Coin(coin).anchor()) { (self.coin(coin)) span.count { "×" (count) } } }
    }

    /// Returns the explanation of the gems.
    pub(super) fn gems(&self) -> Markup {
        let game = self.new_game(5);
        let mut gems = game.table().rules().gems();
        gems.sort_unstable();
        gems.dedup();
        let (swapping, kept): (Vec<u8>, Vec<u8>) = gems.into_iter().partition(|&gem| R::gem_swaps(gem));
        html! {
            @for alike in [swapping, kept].into_iter().filter(|gems| !gems.is_empty()) {
                ul.coin-list { @for gem in &alike { li { (self.art.gem(gem)) span.unseen { (self.texts.get("table-gem")) " " (gem) } } } }
                p { (self.texts.gem_explained(R::NAME, alike[0])) }
            }
        }
    }
}
