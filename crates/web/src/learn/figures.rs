//! The figures of the chapters: bids, order of play, trades, a line, a score. The rules compute all of it.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Age, Coin, Gem, Piece, PieceKind, Place, State, Tavern};
use elvaland_rules::pad::Pad;
use maud::{Markup, html};

use super::{Figure, GameLessons, LessonPages};
use crate::card;
use crate::scores::{self, Scored};

/// The players of the examples.
const PEOPLE: [&str; 5] = ["Ada", "Bo", "Cy", "Dag", "Eve"];
/// The numbers of players.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn figure(&self, figure: Figure) -> Markup {
        match figure {
            Figure::Beginning => self.beginning(),
            Figure::Supplies => self.supplies(),
            Figure::Bid => self.bid(),
            Figure::Auction => self.auction(),
            Figure::Trade => self.trade(),
            Figure::Missing => self.missing(),
            Figure::Line => self.line(),
            Figure::Columns => self.columns(),
            Figure::Heroes => self.faces(),
            Figure::Company => self.company(),
            Figure::Worth(hero) => self.worth_by_column(hero),
            Figure::Evaluation => self.evaluation(),
            Figure::Score => self.score(),
            Figure::Reconstruction => self.reconstruction(),
        }
    }

    /// Returns a coin with its name for screen readers.
    pub(super) fn coin(&self, coin: Coin) -> Markup {
        html! { span.coin { (self.art.coin(coin)) span.name { (self.texts.coin(&coin.to_string())) } } }
    }

    fn gem(&self, gem: Gem) -> Markup {
        html! { span.coin { (self.art.gem(gem)) span.name { (self.texts.get("table-gem")) " " (gem) } } }
    }

    /// Returns a coin for use in a sentence.
    fn short(&self, coin: Coin) -> String {
        self.texts.coin_short(&coin.to_string())
    }

    fn beginning(&self) -> Markup {
        let game = self.new_game(4);
        html! {
            figure.row-of-coins {
                div { @for coin in Coin::STARTING { (self.coin(coin)) } }
                div { @for seat in game.table().seats() { (self.gem(game.table().gem(seat))) } }
                div { (self.art.picture("royal-treasure")) (self.art.deck(1)) (self.art.deck(2)) }
            }
        }
    }

    /// Returns a table of quantities by number of players.
    pub(super) fn supplies(&self) -> Markup {
        let games: Vec<State<R>> = PLAYERS.map(|players| self.new_game(players)).collect();
        let row = |label: String, cell: &dyn Fn(&State<R>) -> String| {
            html! { tr { th scope="row" { (label) } @for game in &games { td { (cell(game)) } } } }
        };
        let deck = |age: Age| {
            let label =
                self.texts.format("learn-supply-deck", &[("age", self.texts.age(R::NAME, age.number()).into())]);
            row(label, &|game| game.deck(age).len().to_string())
        };
        let gems = |game: &State<R>| {
            let gems: Vec<String> = game.table().seats().map(|seat| game.table().gem(seat).to_string()).collect();
            gems.join(" ")
        };
        html! {
            div.scroll tabindex="0" role="region" aria-label=(self.say("learn-setup")) {
                table.numbers #supplies-by-players {
                    thead { tr { th scope="col" { (self.texts.get("page-players")) } @for players in PLAYERS { th scope="col" { (players) } } } }
                    tbody {
                        (row(self.say("learn-supply-rounds"), &|game| game.table().rules().rounds().to_string()))
                        (row(self.say("learn-supply-tavern"), &|game| game.table().rules().cards_per_tavern().to_string()))
                        @for age in Age::ALL { (deck(age)) }
                        (row(self.say("learn-supply-treasure"), &|game| game.table().treasure().coins().count().to_string()))
                        (row(self.say("learn-supply-gems"), &gems))
                    }
                }
            }
        }
    }

    /// Returns the bid of the first player in the example.
    fn bid(&self) -> Markup {
        let game = self.table(R::EXAMPLES.auction);
        let purse = game.purse(Seat::S0);
        html! {
            figure.bid {
                ol.places {
                    @for tavern in Tavern::ALL {
                        li { (self.art.sign(tavern.index())) span { span translate="no" { (self.texts.tavern(R::NAME, tavern.index())) }
                            @if let Some(gloss) = self.texts.tavern_gloss(R::NAME, tavern.index()) { br; small { (gloss) } } }
                            @if let Some(coin) = purse.bid(tavern) { (self.coin(coin)) } }
                    }
                    li.pouch { (self.art.picture("pouch")) span { (self.texts.get("table-pouch")) }
                        span.pair { @for coin in purse.at(Place::Pouch) { (self.coin(coin)) } } }
                }
                figcaption { (self.texts.format("learn-bids-figure", &[("player", PEOPLE[0].into())])) }
            }
        }
    }

    /// Returns the first tavern of the example: its cards and the order of play.
    fn auction(&self) -> Markup {
        let game = self.table(R::EXAMPLES.auction);
        let (table, auction) = (game.table(), game.table().auction());
        let mut swaps = Vec::new();
        auction.swaps(R::gem_swaps, |one, other| swaps.push((one.seat(), other.seat())));
        let after = |seat: Seat| {
            let other =
                |&(one, other): &(Seat, Seat)| (one == seat).then_some(other).or((other == seat).then_some(one));
            table.gem(swaps.iter().find_map(other).unwrap_or(seat))
        };
        let (first, second) = swaps.first().copied().unwrap_or((Seat::S0, Seat::S1));
        let said = [
            ("tavern", self.texts.tavern(R::NAME, 0).into()),
            ("first", PEOPLE[first.index()].into()),
            ("second", PEOPLE[second.index()].into()),
        ];
        html! {
            figure.auction {
                div.tavern-cards { (self.art.sign(0)) ul.cards {
                    @for card in table.tavern(Tavern::First).iter() { li { (self.card(&game, card)) } } } }
                table.numbers.order {
                    thead { tr { @for id in ["learn-order-place", "table-bid", "learn-order-before", "learn-order-after"] {
                        th scope="col" { (self.texts.get(id)) } } } }
                    tbody { @for (place, bid) in auction.order().iter().enumerate() {
                        @let seat = bid.seat();
                        tr data-swaps[after(seat) != bid.gem()] {
                            th scope="row" { b { (place + 1) "." } " " span translate="no" { (PEOPLE[seat.index()]) } }
                            td { @if let Some(coin) = game.purse(seat).bid(Tavern::First) { (self.coin(coin)) } }
                            td { (self.gem(bid.gem())) }
                            td { (self.gem(after(seat))) }
                        }
                    } }
                }
                figcaption { (self.texts.format("learn-order-figure", &said)) }
            }
        }
    }

    /// Returns a card as in a tavern.
    pub(super) fn card(&self, game: &State<R>, card: elvaland_rules::mechanics::Card) -> Markup {
        let column = game.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        let token = game.table().rules().card_name(card);
        html! { span.card data-column=[column] { (card::face::<R>(self.art, self.texts, token, column)) } }
    }

    /// Returns the trade of the player who bid a trading coin.
    fn trade(&self) -> Markup {
        let game = self.table(R::EXAMPLES.auction);
        let trader = game.table().auction().order().iter().find(|bid| bid.trades()).map(|bid| bid.seat());
        self.exchange(&game, trader.unwrap_or(Seat::S0), "learn-coins-trade-figure")
    }

    fn missing(&self) -> Markup {
        self.exchange(&self.table(R::EXAMPLES.missing), Seat::S0, "learn-coins-missing-figure")
    }

    /// Returns the trade of a pouch: its coins, the coin given up and the coin taken.
    fn exchange(&self, game: &State<R>, seat: Seat, caption: &str) -> Markup {
        let pouch: Vec<Coin> = game.purse(seat).at(Place::Pouch).collect();
        let &[one, other] = &pouch[..] else { return html! {} };
        let Some((given, taken)) = game.table().trade(one, other) else { return html! {} };
        let kept = if given == one { other } else { one };
        let said = [
            ("first", one.value().into()),
            ("second", other.value().into()),
            ("sum", (one.value() + other.value()).into()),
            ("given", self.short(given).into()),
            ("taken", self.short(taken).into()),
        ];
        html! {
            figure.trade {
                div.exchange {
                    (self.coin(Coin::ZERO))
                    span.becomes aria-hidden="true" { "⇒" }
                    (self.art.picture("pouch")) (self.coin(one)) span.becomes aria-hidden="true" { "+" } (self.coin(other))
                    span.becomes aria-hidden="true" { "→" }
                    (self.art.picture("pouch")) (self.coin(kept)) (self.coin(taken))
                }
                figcaption { (self.texts.format(caption, &said)) }
            }
        }
    }

    /// Returns an army with a line, and the hero recruited for it.
    fn line(&self) -> Markup {
        let game = self.table(R::EXAMPLES.line);
        let hero = game.table().army(Seat::S0).heroes().iter().next().map(R::hero_name).unwrap_or_default();
        html! {
            figure.line-of-five {
                div.columns aria-hidden="true" { @for (at, name) in R::COLUMNS.iter().enumerate() {
                    div.column data-column=(name) {
                        (self.art.emblem(name))
                        (self.pieces(&game, at))
                    }
                } }
                div.comes { span.becomes aria-hidden="true" { "⇒" } (self.art.hero(hero)) strong translate="no" { (self.texts.hero(R::NAME, hero)) } }
                figcaption { (self.texts.format("learn-lines-figure", &[("hero", self.texts.hero(R::NAME, hero).into())])) }
            }
        }
    }

    /// Returns the pieces in a column of the first player.
    pub(super) fn pieces(&self, game: &State<R>, column: usize) -> Markup {
        let (table, army) = (game.table(), game.table().army(Seat::S0));
        let covered: Vec<usize> = table.covered(army).collect();
        let pieces = army.pieces().iter().enumerate();
        let standing = pieces.filter(|&(_, &piece)| table.rules().worth(piece).column.index() == column);
        html! { ol.pieces { @for (nth, (at, &piece)) in standing.enumerate() { li { (self.piece(game, piece, nth, covered.contains(&at))) } } } }
    }

    /// Returns the `nth` piece of a column.
    fn piece(&self, game: &State<R>, piece: Piece, nth: usize, is_covered: bool) -> Markup {
        let rules = game.table().rules();
        let worth = rules.worth(piece);
        let (picture, face) = match piece.kind() {
            PieceKind::Dwarf(card) => {
                (self.art.card_among(rules.card_name(card), nth), R::read_card(rules.card_name(card)))
            }
            PieceKind::Hero(hero, _) => (self.art.hero(R::hero_name(hero)), None),
        };
        html! {
            span.piece data-column=(R::COLUMNS[worth.column.index()]) {
                (picture)
                span.strength aria-hidden="true" {
                    @if worth.points() > 0 { (worth.points()) }
                    @for _ in 1..worth.ranks { (self.art.picture("rank")) }
                }
                @if let Some(face) = &face { (card::symbols(self.art, face)) }
                @if is_covered { (self.art.picture("token-paria")) }
            }
        }
    }

    /// Returns a score sheet with the winner.
    fn score(&self) -> Markup {
        let pad = Pad::<R>::read(R::EXAMPLES.score.iter().copied());
        let pad = pad.unwrap_or_else(|error| panic!("{:?}: {error}", R::EXAMPLES.score));
        let (standing, names) = (pad.standing(), pad.names());
        let scored = |seat: Seat| Scored {
            name: names[seat.index()].clone(),
            parts: pad.score(seat),
            is_winner: standing.winners.contains(seat),
            is_empty: false,
        };
        let players: Vec<Scored<R>> = pad.seats().map(scored).collect();
        let best = players.iter().find(|player| player.is_winner);
        let said = [
            ("winner", best.map_or("", |best| best.name.as_str()).into()),
            ("points", best.map_or(0, |best| best.parts.total()).into()),
        ];
        html! {
            figure.score-example {
                (scores::table::<R>(self.art, self.texts, &players))
                figcaption { (self.texts.format("learn-end-figure", &said)) }
            }
        }
    }
}
