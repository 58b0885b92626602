//! The players: what everybody may know about each of them, without a click.

use elvaland_rules::mechanics::{Column, Event, SeenPurse};
use elvaland_rules::{Scores, Seat};
use elvaland_session::SeatSnapshot;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws everybody else at the table, from the viewer's left; for spectators everybody.
    pub(super) fn players(&self) -> Markup {
        let seats: Vec<Seat> = self.scene.view.table().seats().collect();
        let from = self.own().map_or(0, |own| own.index() + 1);
        let others = seats.len() - usize::from(self.own().is_some());
        html! {
            section #players aria-labelledby="players-title" {
                h2 #players-title.unseen { (self.scene.texts.get("page-players")) }
                @for at in 0..others { (self.player_panel(seats[(from + at) % seats.len()])) }
            }
        }
    }

    /// Draws what everybody may know about a player. The viewer's own panel stands at their army, which says the rest.
    pub(super) fn player_panel(&self, seat: Seat) -> Markup {
        let Scene { texts, view, snapshot, .. } = self.scene;
        let is_own = self.own() == Some(seat);
        let Some(player) = snapshot.seat(seat) else { return html! {} };
        html! {
            article.player id={ "player-" (seat.index()) } data-seat=(seat.index()) data-own[is_own] data-asked[player.is_asked]
                data-ready[player.is_ready] {
                header {
                    (self.art.seat(seat.index()))
                    h3 { span translate="no" { (self.player(seat)) }
                        @if snapshot.own == Some(seat) { " (" (texts.get("page-seat-you")) ")" } }
                    (self.badges(seat.index(), player))
                    @if self.shows_scores() {
                        span.score title=(texts.get("page-scores")) { (view.score(seat).total()) span.unseen {
                            " " (texts.get("table-score")) } }
                    }
                    (self.gem(seat))
                }
                (self.purse(seat))
                (self.ranks(seat))
                (self.changes(seat))
                @if !is_own {
                    (self.recruits(seat))
                    details.whole id={ "whole-" (seat.index()) } { summary { (texts.get("page-more")) } (self.columns(seat)) (self.command(seat)) }
                }
                (self.stand_in(seat, player))
            }
        }
    }

    /// Shows how the coins and the gem of a player have just changed, on a page that is played back. The log says it in words.
    fn changes(&self, seat: Seat) -> Markup {
        let changes: Vec<Markup> =
            self.just_happened.iter().filter_map(|happened| self.change(seat, happened.event)).collect();
        html! { @if !changes.is_empty() { p.changes aria-hidden="true" { @for change in changes { span { (change) } } } } }
    }

    fn change(&self, seat: Seat, event: Event) -> Option<Markup> {
        let (art, table) = (self.art, self.scene.view.table());
        let becomes = html! { b { "→" } };
        match event {
            Event::PouchShown(owner, [one, other]) if owner == seat => {
                Some(html! { (art.coin(one)) b { "+" } (art.coin(other)) })
            }
            Event::Exchanged { seat: owner, given, taken, .. } if owner == seat => {
                Some(html! { (art.coin(given)) (becomes) (art.coin(taken)) })
            }
            Event::SwappedGems(one, other) if one == seat || other == seat => {
                let before = table.gem(if one == seat { other } else { one });
                Some(html! { (art.gem(before)) (becomes) (art.gem(table.gem(seat))) })
            }
            Event::TookGem(owner, gem) if owner == seat => Some(html! { (becomes) (art.gem(gem)) }),
            _ => None,
        }
    }

    fn gem(&self, seat: Seat) -> Markup {
        let (texts, gem) = (self.scene.texts, self.scene.view.table().gem(seat));
        html! {
            button.gem type="button" popovertarget={ "about-gem-" (gem) } data-id={ "gem-of-" (seat.index()) "-" (gem) }
                data-piece={ "gem-" (gem) } {
                (self.art.gem(gem))
                span.unseen { (texts.get("table-gem")) " " (gem) }
            }
        }
    }

    pub(super) fn badges(&self, at: usize, player: &SeatSnapshot) -> Markup {
        let texts = self.scene.texts;
        // Presence and thinking belong to the present, not to an earlier moment.
        let snapshot = self.scene.snapshot;
        let is_own = snapshot.own.map(Seat::index) == Some(at);
        let is_live = self.moment().is_none() && self.scene.extras.puzzle.is_none() && !snapshot.shows_end();
        html! {
            span.badges id={ "badges-" (at) } {
                @if player.is_ready { span.badge.ready title=(texts.get("page-ready")) { "✓" span.unseen { " " (texts.get("page-ready")) } } }
                @if is_live && player.is_asked && !player.is_ready && player.occupant.level().is_some() { span.badge { (texts.get("page-thinking")) } }
                @else if let Some(level) = player.occupant.level() {
                    span.badge { @if player.occupant.is_stood_in() { (texts.get("page-stand-in")) ": " } (texts.level(level.name())) }
                }
                @if is_live && player.is_present && player.occupant.level().is_none() && !is_own { span.present title=(texts.get("page-present")) { span.unseen { (texts.get("page-present")) } } }
                @if is_live && player.is_absent { span.badge.away { (texts.get("page-away")) } }
            }
        }
    }

    /// Lists the coins a player owns: public, except in memory mode.
    fn purse(&self, seat: Seat) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        html! {
            div.purse aria-label=(texts.get("table-coins")) role="group" {
                @match view.purse(seat).known_coins() {
                    Some(coins) => @for (at, coin) in coins.into_iter().enumerate() {
                        button.plain type="button" popovertarget="about-coins" title=(texts.coin(&coin.to_string()))
                            data-id={ "c" (seat.index()) "-" (at) "-" (coin) } data-piece={ "own-" (seat.index()) "-" (coin) } {
                            (self.art.coin(coin))
                            span.unseen { (texts.coin(&coin.to_string())) }
                        }
                    },
                    None => span.hidden { (texts.get("page-coins-hidden")) },
                }
            }
        }
    }

    /// Lists the ranks by class; those the next line needs are marked.
    fn ranks(&self, seat: Seat) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let ranks = view.army(seat).ranks();
        let short = ranks.shortest();
        html! {
            ul.ranks aria-label=(texts.get("table-lines")) {
                @for column in Column::ALL {
                    li data-column=(R::COLUMNS[column.index()]) data-short[short.contains(column)]
                        title=(self.column_name(column)) {
                        (self.art.emblem(R::COLUMNS[column.index()]))
                        b { (ranks.of(column)) }
                        span.unseen { (self.column_name(column)) }
                    }
                }
                li.lines { button.plain type="button" popovertarget="about-lines" title=(texts.get("table-lines")) {
                    (self.art.picture("line")) b { (ranks.lines()) } span.unseen { (texts.get("table-lines")) } } }
            }
        }
    }

    fn recruits(&self, seat: Seat) -> Markup {
        let heroes: Vec<_> = self.scene.view.army(seat).heroes().iter().collect();
        html! {
            @if !heroes.is_empty() { ul.recruits { @for hero in heroes { li { (self.hero_button(hero)) } } } }
        }
    }

    /// Offers the host to let a bot play for a player who is away, and everybody to vote for a bot in place of one who does not
    /// move.
    fn stand_in(&self, seat: Seat, player: &SeatSnapshot) -> Markup {
        let Scene { texts, snapshot, .. } = self.scene;
        let may = snapshot.is_host && player.is_away && player.occupant.level().is_none() && !snapshot.shows_end();
        html! {
            @if may {
                form method="post" action=(self.address("handover")) data-live-form {
                    input type="hidden" name="seat" value=(seat.index());
                    button.quiet { (texts.get("page-hand-over")) }
                }
            }
            @else if let Some(vote) = snapshot.vote(seat).filter(|_| self.moment().is_none()) {
                @let count = [("agreed", vote.agreed.into()), ("needed", vote.needed.into())];
                @if vote.has_own { p.vote { (texts.format("page-vote-cast", &count)) } }
                @else {
                    form method="post" action=(self.address("vote")) data-live-form {
                        input type="hidden" name="seat" value=(seat.index());
                        button.quiet { (texts.format("page-vote", &count)) }
                    }
                }
            }
        }
    }

    pub(super) fn shows_scores(&self) -> bool {
        self.scene.snapshot.scores == Scores::Shown || self.scene.snapshot.shows_end()
    }
}
