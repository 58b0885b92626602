//! The lessons of Nains.

use elvaland_rules::nains::Nains;
use elvaland_rules::ruling::Ruling;

use crate::learn::Block::{Heading, Show, Text};
use crate::learn::chapter::{BIDS, COINS, LINES, ORDER, ROUND, SETUP};
use crate::learn::{Chapter, ColumnLesson, Examples, Figure, GameLessons};

impl GameLessons for Nains {
    const CHAPTERS: &'static [Chapter] = &[
        Chapter { id: "goal", title: "learn-nains-goal", blocks: &[Text("learn-nains-goal-text")] },
        SETUP,
        ROUND,
        BIDS,
        ORDER,
        COINS,
        LINES,
        Chapter {
            id: "orders",
            title: "learn-columns",
            blocks: &[
                Show(Figure::Reconstruction),
                Show(Figure::Columns),
                Heading("learn-nains-malt"),
                Text("learn-nains-malt-text"),
            ],
        },
        Chapter {
            id: "cognars",
            title: "learn-heroes",
            blocks: &[
                Text("learn-nains-heroes-text"),
                Show(Figure::Heroes),
                Heading("learn-nains-mercenaries"),
                Text("learn-nains-mercenaries-text"),
                Text("learn-nains-mercenaries-points"),
                Heading("learn-nains-others"),
                Text("learn-nains-oboron"),
                Show(Figure::Worth("gaat")),
                Text("learn-nains-svara"),
                Text("learn-nains-kardum"),
            ],
        },
        Chapter {
            id: "evaluation",
            title: "learn-evaluation",
            blocks: &[
                Text("learn-nains-evaluation-text"),
                Show(Figure::Evaluation),
                Text("learn-nains-evaluation-tie"),
            ],
        },
        Chapter {
            id: "scoring",
            title: "learn-end",
            blocks: &[Text("learn-end-text"), Text("learn-nains-end-tie"), Show(Figure::Score)],
        },
        Chapter { id: "variants", title: "learn-nains-variants", blocks: &[Text("learn-nains-two")] },
    ];

    const EXAMPLES: Examples = Examples {
        auction: "4p; taverns S T2 E8 F4.star / S T1+o E9 C5 / S+m T3 F5.fire C3+m; \
            0: gem 2, coins 5/0/2/3 4; 1: gem 5, coins 3/5/0/2 4; 2: gem 3, coins 3/0/4/2 5; 3: gem 4, coins 0/4/3/2 5",
        missing: "4p; taverns S T2 E8 F4.star / S T1+o E9 C5 / S+m T3 F5.fire C3+m; 0: coins 0/2/3/g7 g8; \
            1: coins 0/2/3/4 g15; 2: coins 0/2/3/4 5; 3: coins 0/2/3/4 5",
        line: "4p; round 3; 0: army S S T2 E8 F4.star C5 gurdan",
        score: &[
            "Ada: S 7r, T 9p 3o, E 46p, F 12p 4u, C 22p, heroes abokar tiss, malt 6, coins 18 12 9 5 0",
            "Bo: S 4r, T 6p 2o, E 38p, F 19p 5u, C 31p, heroes gurdan jorun redwin, malt 8, coins 15 11 8 6 3",
        ],
    };

    const COLUMN_LESSONS: [ColumnLesson; 5] = [
        ColumnLesson {
            text: "learn-nains-bouclier-text",
            figure: "learn-nains-bouclier-figure",
            table: "2p; round 3; 0: army S S volgrir",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nains-temple-text",
            figure: "learn-nains-temple-figure",
            table: "2p; round 3; 0: army T2 T1+o T3",
            symbol: Some("count-occult"),
        },
        ColumnLesson {
            text: "learn-nains-errants-text",
            figure: "learn-nains-errants-figure",
            table: "2p; round 3; 0: army E8 E9 E8+m",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nains-forge-text",
            figure: "learn-nains-forge-figure",
            table: "2p; round 3; 0: army F4.star F5.fire F2.stone",
            symbol: Some("count-runes"),
        },
        ColumnLesson {
            text: "learn-nains-talion-text",
            figure: "learn-nains-talion-figure",
            table: "2p; round 3; 0: army C5 C8 C4+m",
            symbol: None,
        },
    ];

    const RULINGS: &'static [Ruling] = &[
        Ruling::NAI_R1,
        Ruling::NAI_R2,
        Ruling::NAI_R3,
        Ruling::NAI_R4,
        Ruling::NAI_R5,
        Ruling::NAI_R6,
        Ruling::NAI_R7,
        Ruling::NAI_R8,
        Ruling::NAI_R9,
        Ruling::NAI_R10,
        Ruling::NAI_R11,
        Ruling::NAI_R12,
        Ruling::NID_R1,
        Ruling::NID_R2,
        Ruling::NID_R3,
        Ruling::NID_R4,
        Ruling::NID_R11,
    ];

    const CORRECTION: Option<&'static str> = Some("learn-nains-correct");
}
