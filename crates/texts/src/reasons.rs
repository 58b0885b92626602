//! Reasons: what an option is expected to bring, as a few short sentences.

use elvaland_assessment::{
    CoinExchange, Denied, Explanation, Lead, LikelyCard, LikelyHero, LineOutlook, MajorityOutlook, NextRank,
    TavernOutlook,
};
use elvaland_rules::Seat;

use crate::texts::{Texts, Value};

/// Messages for the places in the order of play; the last message is for the last of three or more players.
const RANKS: [&str; 5] = ["reason-rank-1", "reason-rank-2", "reason-rank-3", "reason-rank-4", "reason-rank-last"];
/// The maximum number of facts in the reasons of the best bid, and of any other option.
const BID_FACTS: usize = 4;
const FACTS: usize = 3;
/// Facts with a lower probability are left out.
const MIN_TOLD: f32 = 0.15;
/// From this probability on, a place is called probable and a hero is named.
const PROBABLE: f32 = 0.7;
/// From this probability on, a fact is stated without a percentage.
const CERTAIN: f32 = 0.97;
/// Two probabilities that differ by less count as equal.
const SAME: f32 = 0.15;
/// The minimum difference of average points to be mentioned beside other facts, and alone.
const TOLD_DIFFERENCE: f32 = 3.0;
const MIN_DIFFERENCE: f32 = 1.0;
/// The minimum points of the next card of a column to be mentioned.
const MIN_NEXT: i32 = 3;
/// Weights in points by which facts are ranked: a hero, a majority, and a new coin in addition to its value.
const HERO_POINTS: f32 = 8.0;
const MAJORITY_POINTS: f32 = 7.0;
const COIN_POINTS: f32 = 3.0;
/// The weight of later taverns in decisions other than bids.
const LATER_SHARE: f32 = 0.3;

/// The option that another one is compared with.
#[derive(Clone, Copy, Debug)]
enum Rival<'a> {
    /// There is no other option: all facts qualify.
    None,
    /// The best option: only differences from it qualify.
    Better(&'a Explanation),
    /// The second best option, when the best one is explained: only advantages over it qualify.
    Worse(&'a Explanation),
}

impl<'a> Rival<'a> {
    fn option(self) -> Option<&'a Explanation> {
        match self {
            Rival::None => None,
            Rival::Better(option) | Rival::Worse(option) => Some(option),
        }
    }

    /// Returns whether only the advantages of the option are mentioned.
    fn praises(self) -> bool {
        !matches!(self, Rival::Better(_))
    }
}

/// One fact about an option; each becomes a sentence.
#[derive(Clone, Copy, Debug)]
enum Fact<'a> {
    /// The points at once.
    Gain(i32),
    /// The option completes a line; the hero that comes, if that is probable.
    LineNow(Option<&'a LikelyHero>),
    /// Only these ranks are missing for a line.
    Missing(&'a LineOutlook),
    /// The next card of the column brings more.
    NextRank(&'a NextRank),
    /// A place and cards at a tavern.
    Tavern(&'a TavernOutlook),
    /// A coin becomes another one.
    Coin(&'a CoinExchange),
    /// There is no trade, but there is one with the other option.
    NoTrade,
    /// A line becomes complete later in the round with a probability.
    Line(f32),
    /// Whether the player leads, or will lead, in a column.
    Majority(&'a MajorityOutlook),
    /// The points or the line that the taken card would have brought an opponent.
    Denied(&'a Denied),
    /// The average change of the score.
    Round(f32),
    /// The average change of the score compared with the other option.
    Difference(f32),
}

impl Texts {
    /// Returns why each of some options of one decision is good or not, in short sentences; `names` are those of the players by
    /// seat. The best option comes first; the reasons of the others only mention differences from it.
    ///
    /// ```
    /// use elvaland_assessment::{CoinExchange, Explanation};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let trade = CoinExchange {
    ///     trade: Some(["2".to_owned(), "5".to_owned()]),
    ///     given: "5".to_owned(),
    ///     taken: "g7".to_owned(),
    ///     probability: 1.0,
    /// };
    /// let best = Explanation { is_bid: true, coins: vec![trade], ..Explanation::default() };
    /// let other = Explanation { is_bid: true, points: -3.0, ..Explanation::default() };
    /// let reasons = Texts::new(Language::English).reasons("nidavellir", &[], &[best, other]);
    /// assert_eq!(reasons, ["Trade 2 + 5: 5\u{a0}→\u{a0}7.", "No trade. 3 points less this round."]);
    /// ```
    #[must_use]
    pub fn reasons(&self, game: &str, names: &[String], options: &[Explanation]) -> Vec<String> {
        let told = |(at, option): (usize, &Explanation)| {
            // Bids are about places and cards at the taverns; in other decisions these are mentioned only where they differ.
            let rival = match at {
                0 if option.is_bid => Rival::None,
                0 => options.get(1).map_or(Rival::None, Rival::Worse),
                _ => Rival::Better(&options[0]),
            };
            self.for_game(game).option_reasons(game, names, option, rival)
        };
        options.iter().enumerate().map(told).collect()
    }

    fn option_reasons(&self, game: &str, names: &[String], option: &Explanation, rival: Rival<'_>) -> String {
        let told = |fact: Fact<'_>| format!("{}.", self.fact(game, names, fact));
        chosen(option, rival).into_iter().map(told).collect::<Vec<_>>().join(" ")
    }

    fn fact(&self, game: &str, names: &[String], fact: Fact<'_>) -> String {
        let game_name = || -> (&str, Value<'_>) { ("game", game.into()) };
        match fact {
            Fact::Gain(points) => self.points("reason-gain", points),
            Fact::LineNow(Some(hero)) => {
                let name = self.with_chance(self.hero(game, &hero.hero), hero.probability);
                self.format("reason-line-hero", &[("hero", name.into())])
            }
            Fact::LineNow(None) => self.format("reason-line-now", &[game_name()]),
            Fact::Missing(line) => {
                let dwarves: Vec<String> = line.missing.iter().map(|column| self.dwarf(game, column)).collect();
                let dwarves = self.list(&dwarves);
                self.format("reason-missing", &[game_name(), ("dwarves", dwarves.into())])
            }
            Fact::NextRank(next) => {
                let dwarf = self.dwarf(game, &next.column);
                self.format("reason-next", &[("dwarf", dwarf.into()), ("points", self.count_points(next.after).into())])
            }
            Fact::Tavern(outlook) => self.outlook(game, outlook),
            Fact::Coin(exchange) => self.exchange(exchange),
            Fact::NoTrade => self.get("reason-no-trade"),
            Fact::Line(probability) if probability < MIN_TOLD => self.get("reason-no-line"),
            Fact::Line(probability) => self.with_chance(self.get("reason-line"), probability),
            Fact::Majority(majority) => self.majority_outlook(game, majority),
            Fact::Denied(denied) => {
                let player = Seat::new(denied.seat).map_or_else(String::new, |seat| self.player(names, seat));
                let id = if denied.is_line { "reason-denied-line" } else { "reason-denied-points" };
                self.format(id, &[("player", player.into()), ("points", self.count_points(denied.points).into())])
            }
            Fact::Round(points) => self.points("reason-round", points.round() as i32),
            Fact::Difference(points) if points.abs() < MIN_DIFFERENCE => self.get("reason-same"),
            Fact::Difference(points) => {
                let id = if points < 0.0 { "reason-less" } else { "reason-more" };
                self.format(id, &[("points", self.count_points(points.abs().round() as i32).into())])
            }
        }
    }

    /// Formats a message with a signed number of points.
    fn points(&self, id: &str, points: i32) -> String {
        let sign = if points < 0 { "−" } else { "+" };
        self.format(id, &[("points", format!("{sign}{}", self.count_points(points.abs())).into())])
    }

    /// Formats the expected place in the order of play at a tavern and the expected cards.
    fn outlook(&self, game: &str, outlook: &TavernOutlook) -> String {
        let (tavern, last) = (self.at_tavern(game, outlook.tavern), outlook.places.len());
        // With two players, the second place is called second, not last.
        let rank = |place: usize| if place == last && last > 2 { RANKS.len() } else { place.min(RANKS.len()) };
        let rank = |place: usize| -> Value<'_> { self.get(RANKS[rank(place) - 1]).into() };
        let (best, probability) = likeliest(&outlook.places);
        let (one, both) = neighbours(&outlook.places);
        let place = if probability >= CERTAIN {
            self.format("reason-place", &[("rank", rank(best)), ("tavern", tavern.into())])
        } else if probability >= PROBABLE || last == 2 {
            self.format("reason-place-probable", &[("rank", rank(best)), ("tavern", tavern.into())])
        } else if both >= PROBABLE {
            let ranks = [("rank", rank(one)), ("other", rank(one + 1)), ("tavern", tavern.into())];
            self.format("reason-place-either", &ranks)
        } else {
            tavern
        };
        let place = capitalized(&place);
        let card = |card: &LikelyCard| self.with_chance(self.card(game, &card.card), card.probability);
        match told_cards(outlook).map(card).collect::<Vec<_>>().as_slice() {
            [] => place,
            [one] => self.labelled(&place, one),
            [one, two, ..] => {
                let cards = self.format("reason-or", &[("one", one.into()), ("two", two.into())]);
                self.labelled(&place, &cards)
            }
        }
    }

    fn exchange(&self, exchange: &CoinExchange) -> String {
        let CoinExchange { trade, given, taken, probability } = exchange;
        let coin = |name, coin: &str| (name, coin.trim_start_matches(['g', 's']).to_owned().into());
        let [given, taken] = [given, taken].map(|coin| coin.trim_start_matches(['g', 's']));
        let becomes = self.with_chance(format!("{given}\u{a0}→\u{a0}{taken}"), *probability);
        match trade {
            Some([one, two]) => {
                self.format("reason-trade", &[coin("one", one), coin("two", two), ("becomes", becomes.into())])
            }
            None => self.format("reason-coin", &[("becomes", becomes.into())]),
        }
    }

    fn majority_outlook(&self, game: &str, majority: &MajorityOutlook) -> String {
        let column = ("column", self.column(game, &majority.column).into());
        if tells_loss(majority) {
            return self.with_chance(self.format("reason-lead-lost", &[column]), 1.0 - majority.ahead);
        }
        let distinction = ("distinction", self.distinction(game, &majority.column).into());
        let text = match (majority.is_distinction, majority.rounds_left) {
            (true, 0) => self.format("reason-distinction", &[column, distinction]),
            _ if majority.before == Lead::Ahead => self.format("reason-lead-kept", &[column]),
            (true, _) => self.format("reason-lead-distinction", &[column, distinction]),
            (false, _) => self.format("reason-lead", &[column]),
        };
        self.with_chance(text, majority.ahead)
    }

    /// Adds a probability in brackets unless it is certain.
    fn with_chance(&self, text: String, probability: f32) -> String {
        if probability >= CERTAIN {
            return text;
        }
        // The probability is counted in few samples: it is rounded to 5 %, as more digits would mislead.
        let percent = self.percent((probability * 20.0).round_ties_even().clamp(1.0, 19.0) / 20.0);
        match text.strip_suffix(')') {
            Some(open) => format!("{open}, {percent})"),
            None => format!("{text} ({percent})"),
        }
    }
}

/// Chooses the facts to mention, in the order of the sentences.
fn chosen<'a>(option: &'a Explanation, rival: Rival<'a>) -> Vec<Fact<'a>> {
    let mut facts = facts(option, rival);
    facts.sort_by(|(one, _), (another, _)| another.total_cmp(one));
    facts.truncate(if matches!(rival, Rival::None) { BID_FACTS } else { FACTS });
    facts.sort_by_key(|(_, fact)| order(fact, option.is_bid));
    let mut told: Vec<Fact<'a>> = facts.into_iter().map(|(_, fact)| fact).collect();
    let difference = rival.option().map_or(0.0, |other| option.points - other.points);
    let is_told = difference.abs() >= TOLD_DIFFERENCE && (difference > 0.0 || !rival.praises());
    match rival {
        Rival::Better(_) if told.is_empty() => told.push(Fact::Difference(difference)),
        _ if told.is_empty() => told.push(Fact::Round(option.points)),
        _ if told.len() < FACTS && is_told => told.push(Fact::Difference(difference)),
        _ => {}
    }
    told
}

/// Returns the facts that qualify, with their weights in points.
fn facts<'a>(option: &'a Explanation, rival: Rival<'a>) -> Vec<(f32, Fact<'a>)> {
    let (other, mut facts) = (rival.option(), Vec::new());
    if let Some(gain) = option.gain {
        facts.push((3.0 + gain.abs() as f32, Fact::Gain(gain)));
    }
    facts.extend(line_fact(option, rival));
    if option.line.added > 0 && option.line.missing.len() <= 2 {
        facts.push((if option.line.missing.len() == 1 { 5.0 } else { 2.5 }, Fact::Missing(&option.line)));
    }
    if let Some(next) = option.next_rank.as_ref().filter(|next| next.after > next.before && next.after >= MIN_NEXT) {
        facts.push((1.0 + (next.after - next.before) as f32, Fact::NextRank(next)));
    }
    let share = if option.is_bid { 1.0 } else { LATER_SHARE };
    for outlook in option.taverns.iter().filter(|_| option.is_bid || other.is_some()) {
        if !is_same_outlook(outlook, other) {
            facts.push((tavern_weight(outlook) * share, Fact::Tavern(outlook)));
        }
    }
    facts.extend([true, false].into_iter().filter_map(|is_trade| coin_fact(option, other, is_trade)));
    facts.extend(majority_fact(option, rival));
    if let Some(denied) = &option.denied {
        let line = if denied.is_line { HERO_POINTS } else { 0.0 };
        facts.push(((denied.points as f32 + line) / 2.0, Fact::Denied(denied)));
    }
    facts
}

/// Returns the fact about the next line, unless the other option completes it with about the same probability.
fn line_fact<'a>(option: &'a Explanation, rival: Rival<'a>) -> Option<(f32, Fact<'a>)> {
    let (line, theirs) = (&option.line, rival.option().map(|other| &other.line));
    if line.is_completed {
        let hero = line.heroes.first().filter(|hero| hero.probability >= PROBABLE);
        return Some((HERO_POINTS + 4.0, Fact::LineNow(hero)));
    }
    let difference = theirs.map_or(line.probability, |theirs| line.probability - theirs.probability);
    let is_about_it = theirs.is_some() || option.is_bid;
    let is_fit = difference > 0.0 || !rival.praises();
    (is_about_it && is_fit && difference.abs() >= MIN_TOLD)
        .then_some((HERO_POINTS * difference.abs() + 1.0, Fact::Line(line.probability)))
}

/// Returns the likeliest trade, or the likeliest other exchange, unless it comes with the other option as well.
fn coin_fact<'a>(option: &'a Explanation, other: Option<&'a Explanation>, is_trade: bool) -> Option<(f32, Fact<'a>)> {
    let find = |option: &'a Explanation| {
        option.coins.iter().find(|coin| coin.trade.is_some() == is_trade && coin.probability >= MIN_TOLD)
    };
    let theirs = other.and_then(find);
    let Some(own) = find(option) else {
        let is_missed = option.is_bid && is_trade && theirs.is_some_and(|theirs| theirs.probability >= PROBABLE);
        return is_missed.then_some((COIN_POINTS, Fact::NoTrade));
    };
    let is_same = theirs.is_some_and(|theirs| {
        (&theirs.given, &theirs.taken) == (&own.given, &own.taken) && is_close(theirs.probability, own.probability)
    });
    (!is_same).then_some((COIN_POINTS + own.probability * growth(own).abs(), Fact::Coin(own)))
}

/// Returns the fact about the majority that changes most; only those rewarded in this or the next round qualify.
fn majority_fact<'a>(option: &'a Explanation, rival: Rival<'a>) -> Option<(f32, Fact<'a>)> {
    let other = rival.option();
    let weighed = option.majorities.iter().filter(|majority| majority.rounds_left <= 1).filter_map(|majority| {
        let theirs = other.and_then(|other| other.majorities.iter().find(|it| it.column == majority.column));
        if theirs.is_some_and(|theirs| is_close(theirs.ahead, majority.ahead)) {
            return None;
        }
        // A lead is mentioned if it is won or lost, or kept where the other option loses it.
        let change = match majority.before {
            Lead::Ahead if theirs.is_some_and(|theirs| theirs.ahead < majority.ahead) => majority.ahead,
            Lead::Ahead => 1.0 - majority.ahead,
            Lead::Tied | Lead::Behind => majority.ahead,
        };
        let is_better = theirs.map_or(majority.before != Lead::Ahead, |theirs| majority.ahead > theirs.ahead);
        if rival.praises() && (!is_better || tells_loss(majority)) {
            return None;
        }
        let least = if majority.rounds_left == 0 { MIN_TOLD } else { 2.0 * MIN_TOLD };
        let weight = theirs.map_or(change, |theirs| (theirs.ahead - majority.ahead).abs());
        (change >= least).then_some((MAJORITY_POINTS * weight, Fact::Majority(majority)))
    });
    weighed.max_by(|(one, _), (other, _)| one.total_cmp(other))
}

/// Returns whether the sentence about a majority says that the lead is lost.
fn tells_loss(majority: &MajorityOutlook) -> bool {
    majority.before == Lead::Ahead && majority.ahead < 0.5
}

/// Returns whether the other option promises the same at a tavern.
fn is_same_outlook(outlook: &TavernOutlook, other: Option<&Explanation>) -> bool {
    let Some(theirs) = other.and_then(|other| other.taverns.iter().find(|it| it.tavern == outlook.tavern)) else {
        return false;
    };
    let ((place, chance), (other_place, other_chance)) = (likeliest(&outlook.places), likeliest(&theirs.places));
    let is_same_card = match (outlook.cards.first(), theirs.cards.first()) {
        (Some(one), Some(another)) => one.card == another.card && is_close(one.probability, another.probability),
        (one, another) => one.is_none() && another.is_none(),
    };
    place == other_place && is_close(chance, other_chance) && is_same_card
}

/// Returns whether two probabilities are the same to a reader.
fn is_close(one: f32, another: f32) -> bool {
    (one - another).abs() < SAME
}

/// Returns what a tavern is expected to bring, in points.
fn tavern_weight(outlook: &TavernOutlook) -> f32 {
    let worth = |card: &LikelyCard| card.points as f32 + if card.is_line { HERO_POINTS } else { 0.0 };
    let points: f32 = outlook.cards.iter().map(|card| card.probability * worth(card)).sum();
    1.0 + points.max(0.0)
}

/// Returns the cards to mention for a tavern: at most two, the second only if it is at least half as probable.
fn told_cards(outlook: &TavernOutlook) -> impl Iterator<Item = &LikelyCard> {
    let best = outlook.cards.first().map_or(0.0, |card| card.probability);
    outlook.cards.iter().filter(move |card| card.probability >= MIN_TOLD.max(best / 2.0)).take(2)
}

/// Returns the likeliest place, from 1, with its probability.
fn likeliest(places: &[f32]) -> (usize, f32) {
    let best = places.iter().copied().fold(0.0, f32::max);
    (places.iter().position(|&chance| chance == best).unwrap_or(0) + 1, best)
}

/// Returns the two neighbouring places that are the likeliest together: the first of them, from 1, and their probability.
fn neighbours(places: &[f32]) -> (usize, f32) {
    let pairs = (1..places.len()).map(|at| (at, places[at - 1] + places[at]));
    pairs.max_by(|(_, one), (_, other)| one.total_cmp(other)).unwrap_or((1, 0.0))
}

/// Returns by how much a coin grows.
fn growth(exchange: &CoinExchange) -> f32 {
    let value = |coin: &str| coin.trim_start_matches(['g', 's']).parse::<f32>().unwrap_or(0.0);
    value(&exchange.taken) - value(&exchange.given)
}

/// Returns the place of a fact among the others: what happens first comes first.
fn order(fact: &Fact<'_>, is_bid: bool) -> usize {
    match fact {
        Fact::Gain(_) => 0,
        Fact::LineNow(_) => 1,
        Fact::NextRank(_) => 2,
        Fact::Missing(_) => 3,
        Fact::Tavern(outlook) if is_bid => 3 + outlook.tavern,
        Fact::Coin(_) | Fact::NoTrade => 6,
        Fact::Line(_) => 7,
        Fact::Majority(_) => 8,
        Fact::Denied(_) => 9,
        // When a card is picked, later taverns of the round come last.
        Fact::Tavern(outlook) => 10 + outlook.tavern,
        Fact::Round(_) | Fact::Difference(_) => 13,
    }
}

/// Returns the text with a capital first letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
