//! All cards of the game with their number per deck; then heroes, distinctions, coins and gems.

use elvaland_rules::mechanics::{Age, Card, Column, State};
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::{GameLessons, LessonPages, Place};

/// A number of players with the cards marked 5 in the decks, and one without them.
const ALL: usize = 5;
const FEW: usize = 4;

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn cards(&self) -> Markup {
        let sections = [
            (Place::Heroes, self.say("learn-heroes")),
            (Place::Evaluation, self.say("learn-evaluation")),
            (Place::Coins, self.texts.get("table-coins")),
            (Place::Gems, self.texts.get("learn-gems")),
        ];
        html! {
            p.lead { (self.say("learn-cards-lead")) }
            nav.jumps aria-label=(self.say("learn-contents")) {
                @for name in R::COLUMNS { a.chip data-column=(name) href={ "#" (Place::Column(name).anchor()) } { (self.art.emblem(name)) (self.texts.column(R::NAME, name)) } }
                @for (place, title) in &sections { a.chip href={ "#" (place.anchor()) } { (title) } }
            }
            (self.reconstruction())
            @for column in Column::ALL { (self.column_cards(column)) }
            (self.other_cards())
            @for (place, title) in &sections {
                section.chapter id=(place.anchor()) { h2 { (title) }
                    @match place {
                        Place::Heroes => (self.hero_list()),
                        Place::Evaluation => { p { (self.texts.explained(R::NAME, Topic::Evaluation)) } (self.evaluation()) },
                        Place::Coins => (self.all_coins()),
                        _ => (self.gems()),
                    }
                }
            }
        }
    }

    /// Returns the cards of a column.
    fn column_cards(&self, column: Column) -> Markup {
        let name = R::COLUMNS[column.index()];
        html! {
            section.chapter.cards-of id=(Place::Column(name).anchor()) data-column=(name) aria-labelledby={ "cards-" (name) } {
                h2 id={ "cards-" (name) } { (self.art.emblem(name)) (self.texts.column(R::NAME, name)) }
                p { (self.texts.scoring(R::NAME, name).unwrap_or_default()) }
                div.shown {
                    (self.card_table(|game, card| game.table().card_column(card) == Some(column)))
                    (self.scales_of(column.index()))
                }
            }
        }
    }

    /// Returns the cards without a column, if there are any.
    fn other_cards(&self) -> Markup {
        let game = self.new_game(ALL);
        let first = game.table().rules().cards().find(|&card| game.table().card_column(card).is_none());
        let about = first.map(|card| self.texts.card(R::NAME, game.table().rules().card_name(card)));
        html! {
            @if let Some(about) = about {
                section.chapter.cards-of {
                    h2 { (about.split(" +").next().unwrap_or_default()) }
                    (self.card_table(|game, card| game.table().card_column(card).is_none()))
                }
            }
        }
    }

    /// Returns a table of cards with their number per deck.
    fn card_table(&self, is_listed: impl Fn(&State<R>, Card) -> bool) -> Markup {
        let games = [FEW, ALL].map(|players| self.new_game(players));
        let count = |game: &State<R>, age: Age, token: &str| {
            let rules = game.table().rules();
            rules.deck(age).cards().iter().filter(|&&card| rules.card_name(card) == token).count()
        };
        let game = &games[1];
        let cards: Vec<Card> = game.table().rules().cards().filter(|&card| is_listed(game, card)).collect();
        html! {
            div.scroll tabindex="0" role="region" aria-label=(self.say("learn-card")) {
                table.numbers.card-table {
                    thead {
                        tr { th rowspan="2" scope="col" { (self.say("learn-card")) }
                            @for age in Age::ALL { th colspan="2" scope="colgroup" { (self.texts.age(R::NAME, age.number())) } } }
                        tr { @for _ in Age::ALL { @for id in ["learn-players-few", "learn-players-five"] { th scope="col" { (self.say(id)) } } } }
                    }
                    tbody { @for card in cards {
                        @let token = game.table().rules().card_name(card);
                        tr id=(Place::Card(token).anchor()) data-card=(token) {
                            th scope="row" { span aria-hidden="true" { (self.card(game, card)) } span { (self.texts.card(R::NAME, token)) } }
                            @for age in Age::ALL { @for game in &games {
                                @let count = count(game, age, token);
                                td { @if count > 0 { (count) } @else { "–" } }
                            } }
                        }
                    } }
                }
            }
        }
    }
}
