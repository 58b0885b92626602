//! Plain information-set Monte Carlo tree search. **Frozen**: part of the ruler, see [`ruler`](super).
//!
//! Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012): one tree, a new sampled world for every iteration,
//! UCB1 with the number of times an action was available, random playouts, every seat maximising its own reward. What
//! is chosen is the most visited action.
//!
//! - Bids are taken one after the other without seeing: in the round's node every bidder has a bandit of his own that
//!   does not depend on the bids of the others, and what follows hangs below the observer's bid.
//! - Draws are no nodes: the tree is open-loop, and availability tells which actions a world allows.
//! - Below the observer's own bid the others may adapt to it before it is revealed (strategy fusion): that is what
//!   plain means here.

use elvaland_rules::mechanics::Step;
use elvaland_rules::random::below;
use elvaland_rules::{Action, BySeat, Rules, Seat, State, Turn, View};
use rand_core::Rng;

use crate::bot::{Bot, Budget, viewing_seat};
use crate::reward::playout_rewards;
use crate::seed;

/// How much UCB1 explores, with rewards from 0 to 1.
const EXPLORATION: f32 = 0.7;

/// Information-set Monte Carlo tree search with random playouts.
#[derive(Clone, Debug)]
pub struct Ismcts {
    seed: u64,
    playouts: u64,
}

impl Ismcts {
    /// A player whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Ismcts {
        Ismcts { seed, playouts: 0 }
    }
}

/// A node of the tree, by its place in it.
type NodeId = usize;

/// What the observer knows after some actions.
#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    /// The edges in the order of seats and actions, to find them.
    sorted: Vec<usize>,
    /// What follows bids that the observer takes no part in.
    after: Option<NodeId>,
}

/// An action of a seat in a node.
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
    nodes: Vec<Node>,
    /// The edges of the current iteration.
    path: Vec<(NodeId, usize)>,
    /// The edges that the current world allows at the current decision.
    open: Vec<usize>,
    /// The actions that no edge stands for yet.
    untried: Vec<Action>,
}

/// What a seat's decision came to.
struct Decision {
    edge: usize,
    is_new: bool,
}

impl Tree {
    fn new(observer: Seat) -> Tree {
        Tree { observer, nodes: vec![Node::default()], path: Vec::new(), open: Vec::new(), untried: Vec::new() }
    }

    /// Plays one world from the root to the end of the game, and learns from it.
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

    /// Settles what `at` stands for; gives the next node, or nothing where the tree ends.
    fn descend<R: Rules>(&mut self, at: NodeId, game: &mut State<R>, rng: &mut impl Rng) -> Option<NodeId> {
        while game.turn() == Turn::Chance {
            game.random_step(rng);
        }
        let Turn::Decide(seats) = game.turn() else { return None };
        let is_bid = matches!(game.table().agenda().next(), Some(Step::Bids(_)));
        let mut is_leaf = false;
        let mut leads_on = None;
        for seat in seats.iter() {
            let Decision { edge, is_new } = self.decide(at, seat, game, rng);
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
            self.nodes.push(Node::default());
            match leads_on {
                Some(edge) => self.nodes[at].edges[edge].child = Some(child),
                None => self.nodes[at].after = Some(child),
            }
            child
        }))
    }

    /// A seat's decision in a node: an untried action if there is one, else the best by UCB1.
    fn decide<R: Rules>(&mut self, at: NodeId, seat: Seat, game: &State<R>, rng: &mut impl Rng) -> Decision {
        self.open.clear();
        self.untried.clear();
        let Node { edges, sorted, .. } = &mut self.nodes[at];
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
            return Decision { edge: edges.len() - 1, is_new: true };
        }
        let ucb = |edge: &Edge| {
            let visits = edge.visits.max(1) as f32;
            edge.reward / visits + EXPLORATION * ((edge.available as f32).ln() / visits).sqrt()
        };
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &edge in &self.open {
            let value = ucb(&edges[edge]);
            if value > best.1 {
                best = (edge, value);
            }
        }
        Decision { edge: best.0, is_new: false }
    }

    fn learn(&mut self, rewards: &BySeat<f32>) {
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.reward += rewards[edge.seat];
        }
    }

    /// The observer's most visited action at the root; among equals the better one.
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

    fn playouts(&self) -> u64 {
        self.playouts
    }
}
