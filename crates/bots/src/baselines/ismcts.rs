//! Information-set Monte Carlo tree search without enhancements. **Frozen**, see [`baselines`](super).
//!
//! Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012): one tree, a new determinization per iteration, UCB1
//! with availability counts, random playouts, every seat maximizes its own reward. The most visited action is played.
//!
//! - Bids are simultaneous: in the round's node each bidder has an independent bandit, and the tree continues below
//!   the observer's bid.
//! - Chance events are no nodes: the tree is open-loop, and availability counts tell which actions a determinization
//!   allows.
//! - Below the observer's bid the others may adapt to it before it is revealed (strategy fusion); this baseline
//!   accepts that.

use elvaland_rules::mechanics::Step;
use elvaland_rules::random::below;
use elvaland_rules::{Action, BySeat, Rules, Seat, State, Turn, View};
use rand_core::Rng;

use crate::bot::{Bot, Budget, viewing_seat};
use crate::reward::playout_rewards;
use crate::seed;

/// UCB1 exploration constant for rewards from 0 to 1.
const EXPLORATION: f32 = 0.7;

/// Information-set Monte Carlo tree search with random playouts.
#[derive(Clone, Debug)]
pub struct Ismcts {
    seed: u64,
    playouts: u64,
}

impl Ismcts {
    /// Makes a bot whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Ismcts {
        Ismcts { seed, playouts: 0 }
    }
}

/// Index of a node in the tree.
type NodeId = usize;

/// An information set of the observer.
#[derive(Default)]
struct TreeNode {
    edges: Vec<Edge>,
    /// Edge indices sorted by seat and action, for lookup.
    sorted: Vec<usize>,
    /// The child after bids in which the observer takes no part.
    after: Option<NodeId>,
}

/// An action of a seat in a node, with its statistics.
struct Edge {
    seat: Seat,
    action: Action,
    child: Option<NodeId>,
    visits: u32,
    available: u32,
    reward: f32,
}

struct Tree {
    observer: Seat,
    nodes: Vec<TreeNode>,
    /// The edges of the current iteration.
    path: Vec<(NodeId, usize)>,
    /// The edges that the current determinization allows at the current decision.
    open: Vec<usize>,
    /// The allowed actions without an edge.
    untried: Vec<Action>,
}

/// The chosen edge, and whether it was just expanded.
struct SelectedEdge {
    edge: usize,
    is_new: bool,
}

impl Tree {
    fn new(observer: Seat) -> Tree {
        Tree { observer, nodes: vec![TreeNode::default()], path: Vec::new(), open: Vec::new(), untried: Vec::new() }
    }

    /// Plays one determinization from the root to the end of the game and updates the statistics.
    fn iterate<R: Rules>(&mut self, game: &mut State<R>, rng: &mut impl Rng) {
        self.path.clear();
        let mut at = 0;
        while let Some(next) = self.descend(at, game, rng) {
            at = next;
        }
        while game.random_step(rng) {}
        let rewards = playout_rewards(&game.standing(), game.players());
        self.learn(&rewards);
    }

    /// Plays the decision of node `at`; returns the next node, or `None` at a leaf.
    fn descend<R: Rules>(&mut self, at: NodeId, game: &mut State<R>, rng: &mut impl Rng) -> Option<NodeId> {
        while game.turn() == Turn::Chance {
            game.random_step(rng);
        }
        let Turn::Decide(seats) = game.turn() else { return None };
        let is_bid = matches!(game.table().agenda().next(), Some(Step::Bids(_)));
        let mut is_leaf = false;
        let mut leads_on = None;
        for seat in seats.iter() {
            let SelectedEdge { edge, is_new } = self.decide(at, seat, game, rng);
            self.path.push((at, edge));
            let action = self.nodes[at].edges[edge].action;
            game.play_unchecked(seat, action, &mut ());
            is_leaf |= is_new;
            if !is_bid || seat == self.observer {
                leads_on = Some(edge);
            }
        }
        if is_leaf {
            return None;
        }
        let child = match leads_on {
            Some(edge) => self.nodes[at].edges[edge].child,
            None => self.nodes[at].after,
        };
        Some(child.unwrap_or_else(|| {
            let child = self.nodes.len();
            self.nodes.push(TreeNode::default());
            match leads_on {
                Some(edge) => self.nodes[at].edges[edge].child = Some(child),
                None => self.nodes[at].after = Some(child),
            }
            child
        }))
    }

    /// Chooses an untried action if there is one, else the best by UCB1.
    fn decide<R: Rules>(&mut self, at: NodeId, seat: Seat, game: &State<R>, rng: &mut impl Rng) -> SelectedEdge {
        self.open.clear();
        self.untried.clear();
        let TreeNode { edges, sorted, .. } = &mut self.nodes[at];
        let find = |edges: &[Edge], sorted: &[usize], action: Action| {
            sorted.binary_search_by_key(&(seat, action), |&edge| (edges[edge].seat, edges[edge].action))
        };
        for action in game.unsorted_actions(seat) {
            match find(edges, sorted, action) {
                Ok(place) => {
                    edges[sorted[place]].available += 1;
                    self.open.push(sorted[place]);
                }
                Err(_) => self.untried.push(action),
            }
        }
        if !self.untried.is_empty() {
            let action = self.untried[below(rng, self.untried.len())];
            let place = find(edges, sorted, action).unwrap_or_else(|place| place);
            sorted.insert(place, edges.len());
            edges.push(Edge { seat, action, child: None, visits: 0, available: 1, reward: 0.0 });
            return SelectedEdge { edge: edges.len() - 1, is_new: true };
        }
        let ucb = |edge: &Edge| {
            let visits = edge.visits.max(1) as f32;
            edge.reward / visits + EXPLORATION * (libm::logf(edge.available as f32) / visits).sqrt()
        };
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &edge in &self.open {
            let value = ucb(&edges[edge]);
            if value > best.1 {
                best = (edge, value);
            }
        }
        SelectedEdge { edge: best.0, is_new: false }
    }

    fn learn(&mut self, rewards: &BySeat<f32>) {
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.reward += rewards[edge.seat];
        }
    }

    /// Returns the observer's most visited action at the root; ties go to the higher reward.
    fn favourite(&self) -> Option<Action> {
        let own = self.nodes[0].edges.iter().filter(|edge| edge.seat == self.observer);
        let best = own.max_by(|one, other| {
            one.visits.cmp(&other.visits).then(one.reward.total_cmp(&other.reward)).then(other.action.cmp(&one.action))
        });
        best.map(|edge| edge.action)
    }
}

impl<R: Rules> Bot<R> for Ismcts {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let mut rng = seed::rng(seed::of_decision(self.seed, view, legal));
        let mut tree = Tree::new(viewing_seat(view));
        let budget = budget.start();
        let mut iterations = 0;
        while budget.has_more(iterations) {
            let mut world = State::sample(view, &mut rng);
            tree.iterate(&mut world, &mut rng);
            iterations += 1;
        }
        self.playouts += iterations;
        tree.favourite().filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    fn observes(&self) -> bool {
        false
    }

    fn playouts(&self) -> u64 {
        self.playouts
    }
}
