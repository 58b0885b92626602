//! The pages that teach the games: their numbers are those of the rules, and everything on a table has its place on them.
