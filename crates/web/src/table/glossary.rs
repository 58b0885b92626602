//! What everything is and does, one tap away.

use elvaland_rules::mechanics::{Coin, Column, Hero, SeenPurse, hero_name};
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::Page;
use crate::art::Drawn;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn glossary(&self) -> Markup {
        let (texts, rules) = (self.scene.texts, self.scene.view.table().rules());
        let heroes: Vec<Hero> = rules.heroes().or(rules.awards()).iter().collect();
        html! {
            div #glossary {
                @for column in Column::ALL {
                    @let name = R::COLUMNS[column.index()];
                    div.about popover id={ "about-" (name) } {
                        (self.art.emblem(name))
                        h2 { (self.column_name(column)) }
                        p { (texts.scoring(R::NAME, name).unwrap_or_default()) }
                    }
                }
                @for hero in heroes { (self.about_hero(hero)) }
                div.about popover id="about-coins" {
                    h2 { (texts.get("table-coins")) }
                    @for coin in [Coin::STARTING[1], Coin::ZERO, Coin::SPECIAL, Coin::treasure(9).unwrap_or(Coin::ZERO)] {
                        p { (self.coin(coin)) " " (texts.coin_explained(&coin.to_string()).unwrap_or_default()) }
                    }
                    @for topic in [Topic::Pouch, Topic::Treasure] { p { (texts.explained(R::NAME, topic)) } }
                }
                @for gem in 1..=6 {
                    div.about popover id={ "about-gem-" (gem) } { h2 { (texts.get("table-gem")) " " (gem) }
                        p { (texts.gem_explained(R::NAME, gem)) } }
                }
                div.about popover id="about-lines" { h2 { (texts.get("table-lines")) } p { (texts.explained(R::NAME, Topic::Line)) } }
                div.about popover id="keys" { h2 { (texts.get("page-keys")) } (self.keys()) }
            }
        }
    }

    fn about_hero(&self, hero: Hero) -> Markup {
        let name = hero_name::<R>(hero);
        html! {
            div.about popover id={ "about-hero-" (name) } {
                (self.art.hero(name))
                h2 translate="no" { (self.hero(hero)) }
                p { (self.scene.texts.hero_explained(R::NAME, name).unwrap_or_default()) }
            }
        }
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
                        ("tavern", texts.tavern(R::NAME, tavern).into())])) }
                }
            }
        }
    }
}
