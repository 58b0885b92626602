//! Assessments as plain data: levels of play, rated and explained options, and reviews of games.
//!
//! The bots and the analysis fill it in; texts, pages, the API and the store read it without depending on the search.

#![forbid(unsafe_code)]

mod explanation;
mod level;
mod option;
mod review;

pub use explanation::{
    CoinExchange, Denied, Explanation, Lead, LikelyCard, LikelyHero, LineOutlook, MajorityOutlook, NextRank,
    TavernOutlook,
};
pub use level::{Level, ParseLevelError};
pub use option::{AssessedOption, explanations};
pub use review::{LuckAndSkill, RatedDecision, RatedStep, Review, ReviewStatus};
