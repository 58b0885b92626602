//! Popups that explain every piece and term on the table.

use elvaland_rules::mechanics::{Coin, Column, Hero, SeenPurse};
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::Page;
use crate::art::GameArt;
use crate::learn::{LearnPage, Place};
use crate::shell::close;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn glossary(&self) -> Markup {
        let (texts, rules) = (self.scene.texts, self.scene.view.table().rules());
        let heroes: Vec<Hero> = rules.heroes().or(rules.awards()).iter().collect();
        html! {
            div #glossary {
                @for column in Column::ALL {
                    @let name = R::COLUMNS[column.index()];
                    div.about popover id={ "about-" (name) } {
                        (close(texts, &format!("about-{name}")))
                        (self.art.emblem(name))
                        h2 { (self.column_name(column)) }
                        p { (texts.scoring(R::NAME, name).unwrap_or_default()) }
                        (self.kinds(column))
                        (self.more(Place::Column(name)))
                    }
                }
                @for hero in heroes { (self.about_hero(hero)) }
                div.about popover id="about-coins" {
                    (close(texts, "about-coins"))
                    h2 { (texts.get("table-coins")) }
                    @for coin in [Coin::STARTING[1], Coin::ZERO, Coin::SPECIAL, Coin::treasure(9).unwrap_or(Coin::ZERO)] {
                        p { (self.coin(coin)) " " (texts.coin_explained(&coin.to_string()).unwrap_or_default()) }
                    }
                    @for topic in [Topic::Pouch, Topic::Treasure] { p { (texts.explained(R::NAME, topic)) } }
                    (self.more(Place::Coins))
                }
                @for gem in 1..=6 {
                    div.about popover id={ "about-gem-" (gem) } { (close(texts, &format!("about-gem-{gem}"))) h2 { (texts.get("table-gem")) " " (gem) }
                        p { (texts.gem_explained(R::NAME, gem)) } (self.more(Place::Gems)) }
                }
                div.about popover id="about-lines" { (close(texts, "about-lines")) h2 { (texts.get("table-lines")) } p { (texts.explained(R::NAME, Topic::Line)) }
                    (self.read_on(&format!("{}#lines", LearnPage::Rules.address(R::NAME)))) }
                div.about popover id="keys" { (close(texts, "keys")) h2 { (texts.get("page-keys")) } (self.keys()) }
            }
        }
    }

    fn about_hero(&self, hero: Hero) -> Markup {
        let name = R::hero_name(hero);
        html! {
            div.about popover id={ "about-hero-" (name) } {
                (close(self.scene.texts, &format!("about-hero-{name}")))
                (self.art.hero(name))
                h2 translate="no" { (self.hero(hero)) }
                p { (self.scene.texts.hero_explained(R::NAME, name).unwrap_or_default()) }
                (self.more(Place::Hero(name)))
            }
        }
    }

    /// The cards of a column, each leading to its place among all cards; those of somebody's own list have none.
    fn kinds(&self, column: Column) -> Markup {
        let (texts, table) = (self.scene.texts, self.scene.view.table());
        let cards = table.rules().cards().filter(|&card| table.card_column(card) == Some(column));
        let tokens: Vec<&str> = cards.map(|card| self.token(card)).filter(|token| self.art.has(token)).collect();
        html! {
            ul.kinds { @for token in tokens {
                li { a.button href=(self.scene.viewer.base.address(Place::Card(token).address(R::NAME))) translate="no" { (texts.card(R::NAME, token)) } }
            } }
        }
    }

    /// Returns the link to the full explanation in the lessons.
    fn more(&self, place: Place<'_>) -> Markup {
        self.read_on(&place.address(R::NAME))
    }

    fn read_on(&self, path: &str) -> Markup {
        html! { p.more { a.button.quiet href=(self.scene.viewer.base.address(path)) { (self.scene.texts.get("learn-more")) } } }
    }

    /// The keys, with what each shows or does.
    fn keys(&self) -> Markup {
        let texts = self.scene.texts;
        let looks = ["taverns", "army", "opponents", "coins", "scores", "log", "help", "coin", "clear", "confirm"];
        html! {
            ul {
                @for look in looks { li { (texts.get(&format!("page-key-{look}"))) } }
                @for tavern in 0..3 {
                    li { (texts.format("page-key-tavern", &[("key", texts.tavern_key(R::NAME, tavern).into()),
                        ("at", texts.at_tavern(R::NAME, tavern).into())])) }
                }
            }
        }
    }
}
