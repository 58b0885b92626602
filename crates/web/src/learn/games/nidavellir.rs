//! The lessons of Nidavellir.

use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::ruling::Ruling;

use crate::learn::Block::{Heading, Show, Text};
use crate::learn::chapter::{BIDS, COINS, LINES, ORDER, ROUND, SETUP};
use crate::learn::{Chapter, ColumnLesson, Examples, Figure, GameLessons};

impl GameLessons for Nidavellir {
    const CHAPTERS: &'static [Chapter] = &[
        Chapter { id: "goal", title: "learn-nidavellir-goal", blocks: &[Text("learn-nidavellir-goal-text")] },
        SETUP,
        ROUND,
        BIDS,
        ORDER,
        COINS,
        LINES,
        Chapter {
            id: "classes",
            title: "learn-columns",
            blocks: &[
                Show(Figure::Columns),
                Heading("learn-nidavellir-offering"),
                Text("learn-nidavellir-offering-text"),
            ],
        },
        Chapter {
            id: "heroes",
            title: "learn-heroes",
            blocks: &[
                Text("learn-nidavellir-heroes-text"),
                Show(Figure::Heroes),
                Text("learn-nidavellir-price"),
                Text("learn-nidavellir-dwerg"),
                Show(Figure::Company),
                Text("learn-nidavellir-thrud"),
                Text("learn-nidavellir-ylud"),
                Show(Figure::Worth("ylud")),
                Text("learn-nidavellir-uline"),
            ],
        },
        Chapter {
            id: "evaluation",
            title: "learn-evaluation",
            blocks: &[
                Text("learn-nidavellir-evaluation-text"),
                Show(Figure::Evaluation),
                Text("learn-nidavellir-evaluation-pioneer"),
            ],
        },
        Chapter {
            id: "scoring",
            title: "learn-end",
            blocks: &[Text("learn-end-text"), Text("learn-nidavellir-end-tie"), Show(Figure::Score)],
        },
        Chapter {
            id: "variants",
            title: "learn-nidavellir-variants",
            blocks: &[Text("learn-nidavellir-two"), Text("learn-nidavellir-first"), Text("learn-nidavellir-german")],
        },
    ];

    const EXAMPLES: Examples = Examples {
        auction: "4p; taverns W7 H B E9 / E5 M0 W3 H / B B R3 M2; \
            0: gem 2, coins 5/0/2/3 4; 1: gem 5, coins 3/5/0/2 4; 2: gem 3, coins 3/0/4/2 5; 3: gem 4, coins 0/4/3/2 5",
        missing: "4p; taverns W7 H B E9 / E5 M0 W3 H / B B R3 M2; 0: coins 0/2/3/g7 g8; 1: coins 0/2/3/4 g15; \
            2: coins 0/2/3/4 5; 3: coins 0/2/3/4 5",
        line: "4p; round 3; 0: army W7 H H M1 B E9 E5 skaa",
        score: &[
            "Ada: W 5r 28p, H 4r, M 4r 5p, B 3r, E 34p, heroes skaa, coins 24 11 9 6 3",
            "Bo: W 3r 19p, H 5r, M 5r 4p, B 6r, E 21p, heroes dwerg_aesir dwerg_ymir, coins 15 10 8 5 0, gem 6",
        ],
    };

    const COLUMN_LESSONS: [ColumnLesson; 5] = [
        ColumnLesson {
            text: "learn-nidavellir-warrior-text",
            figure: "learn-nidavellir-warrior-figure",
            table: "2p; round 3; 0: army W3 W9 W6; 1: army W7 W8",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nidavellir-hunter-text",
            figure: "learn-nidavellir-hunter-figure",
            table: "2p; round 3; 0: army H H aral",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nidavellir-miner-text",
            figure: "learn-nidavellir-miner-figure",
            table: "2p; round 3; 0: army M2 M1 M0",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nidavellir-blacksmith-text",
            figure: "learn-nidavellir-blacksmith-figure",
            table: "2p; round 3; 0: army B B B",
            symbol: None,
        },
        ColumnLesson {
            text: "learn-nidavellir-explorer-text",
            figure: "learn-nidavellir-explorer-figure",
            table: "2p; round 3; 0: army E5 E11 E8",
            symbol: None,
        },
    ];

    const RULINGS: &'static [Ruling] = &[
        Ruling::NID_R1,
        Ruling::NID_R2,
        Ruling::NID_R3,
        Ruling::NID_R4,
        Ruling::NID_R5,
        Ruling::NID_R6,
        Ruling::NID_R7,
        Ruling::NID_R8,
        Ruling::NID_R9,
        Ruling::NID_R10,
        Ruling::NID_R11,
        Ruling::NID_R12,
        Ruling::NID_R13,
        Ruling::NID_R14,
    ];

    const CORRECTION: Option<&'static str> = None;
}
