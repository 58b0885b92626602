//! A fair queue of jobs: by address, then by visitor, then by table.
//!
//! Every address with jobs gets the same time, every visitor of an address the same part of it, and every table of a
//! visitor the same part of that. The next job belongs to the payer that has used the least time (start-time fair queueing); a
//! newcomer starts with the least time that an active payer has used.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

use crate::model::{TableId, VisitorId};

/// The address, visitor and table that a job is charged to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Payer {
    /// The address the visitor was last seen at; `None` if it is not known.
    pub(crate) address: Option<IpAddr>,
    pub(crate) visitor: Option<VisitorId>,
    /// The table that the job belongs to, if any.
    pub(crate) table: Option<TableId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    Address(Option<IpAddr>),
    Visitor(Option<VisitorId>),
    Table(Option<TableId>),
}

impl Payer {
    fn path(self) -> [Key; 3] {
        [Key::Address(self.address), Key::Visitor(self.visitor), Key::Table(self.table)]
    }
}

/// A job that may run now.
pub(crate) struct Turn<J> {
    pub(crate) payer: Payer,
    pub(crate) job: J,
    /// The payer's fair share of all processor time, from 0 to 1, for one job of its table.
    pub(crate) share: f64,
}

/// A fair queue: the jobs that wait, and the time used by each active payer.
pub(crate) struct FairQueue<J> {
    root: Node<J>,
}

/// The root, an address, a visitor or a table.
struct Node<J> {
    /// The time used while active, in seconds.
    used: f64,
    /// The number of jobs that wait.
    waiting: usize,
    /// The number of jobs that wait or run; a node without any is removed.
    active: usize,
    children: HashMap<Key, Node<J>>,
    /// The jobs of a table, in order.
    jobs: VecDeque<(Payer, J)>,
}

impl<J> Default for FairQueue<J> {
    fn default() -> FairQueue<J> {
        FairQueue { root: Node::new(0.0) }
    }
}

impl<J> FairQueue<J> {
    pub(crate) fn push(&mut self, payer: Payer, job: J) {
        let mut node = self.root.add_job();
        for key in payer.path() {
            let least = node.children.values().map(|child| child.used).reduce(f64::min).unwrap_or_default();
            node = node.children.entry(key).or_insert_with(|| Node::new(least)).add_job();
        }
        node.jobs.push_back((payer, job));
    }

    /// Returns the number of jobs that wait.
    pub(crate) fn waiting(&self) -> usize {
        self.root.waiting
    }

    /// Returns the number of jobs that wait and are charged to the payer's address.
    pub(crate) fn waiting_of_address(&self, payer: Payer) -> usize {
        self.root.children.get(&Key::Address(payer.address)).map_or(0, |address| address.waiting)
    }

    /// Returns the numbers of jobs that wait or run: all, those of the payer's address, and those of the payer's visitor.
    pub(crate) fn active(&self, payer: Payer) -> [usize; 3] {
        let [address, visitor, _] = payer.path();
        let address = self.root.children.get(&address);
        let visitor = address.and_then(|address| address.children.get(&visitor));
        [Some(&self.root), address, visitor].map(|node| node.map_or(0, |node| node.active))
    }

    /// Takes the next job. The caller reports its end to [`FairQueue::finish`].
    pub(crate) fn pop(&mut self) -> Option<Turn<J>> {
        self.pop_within(|_| [usize::MAX; 3])
    }

    /// Takes the next job whose address, visitor and table may have one more job that runs. `most` returns these limits for
    /// an address.
    pub(crate) fn pop_within(&mut self, most: impl Fn(Option<IpAddr>) -> [usize; 3]) -> Option<Turn<J>> {
        let (rivals, (payer, job)) = self.root.pop(
            &|key, depth| match key {
                Key::Address(address) => most(address)[depth],
                Key::Visitor(_) | Key::Table(_) => most(None)[depth],
            },
            0,
        )?;
        Some(Turn { payer, job, share: 1.0 / rivals as f64 })
    }

    /// Charges the payer of a job that has ended for its time.
    pub(crate) fn finish(&mut self, payer: Payer, seconds: f64) {
        self.root.finish(&payer.path(), seconds);
    }
}

impl<J> Node<J> {
    fn new(used: f64) -> Node<J> {
        Node { used, waiting: 0, active: 0, children: HashMap::new(), jobs: VecDeque::new() }
    }

    fn add_job(&mut self) -> &mut Node<J> {
        self.waiting += 1;
        self.active += 1;
        self
    }

    /// Takes the next job below this node, and returns the number of those it shares the processors with, too. `most` is
    /// the limit of running jobs of a child at a depth.
    fn pop(&mut self, most: &impl Fn(Key, usize) -> usize, depth: usize) -> Option<(usize, (Payer, J))> {
        if self.children.is_empty() {
            let job = self.jobs.pop_front()?;
            self.waiting -= 1;
            return Some((self.active, job));
        }
        let rivals = self.children.len();
        let may_run = |key: Key, child: &Node<J>| child.waiting > 0 && child.active - child.waiting < most(key, depth);
        let mut waiting: Vec<_> = self.children.iter_mut().filter(|(key, child)| may_run(**key, child)).collect();
        waiting.sort_unstable_by(|(_, one), (_, other)| one.used.total_cmp(&other.used));
        let (below, job) = waiting.into_iter().find_map(|(_, child)| child.pop(most, depth + 1))?;
        self.waiting -= 1;
        Some((rivals * below, job))
    }

    fn finish(&mut self, path: &[Key], seconds: f64) {
        self.active -= 1;
        self.used += seconds;
        let [key, rest @ ..] = path else { return };
        let Some(child) = self.children.get_mut(key) else { return };
        child.finish(rest, seconds);
        if child.active == 0 {
            self.children.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(address: u8, visitor: VisitorId) -> Payer {
        Payer {
            address: Some(IpAddr::from([192, 0, 2, address])),
            visitor: Some(visitor),
            table: Some(TableId::random()),
        }
    }

    /// Runs all jobs, one second each; returns them in order.
    fn run(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some(turn) = queue.pop() {
            order.push(turn.job);
            queue.finish(turn.payer, 1.0);
        }
        order
    }

    #[test]
    fn many_tables_and_visitors_of_one_address_get_no_more_than_another_address() {
        let mut queue = FairQueue::default();
        for _ in 0..100 {
            queue.push(payer(1, VisitorId::random()), "hostile");
        }
        let honest = payer(2, VisitorId::random());
        (0..5).for_each(|_| queue.push(honest, "honest"));
        let order = run(&mut queue);
        let honest = order.iter().take(10).filter(|job| **job == "honest").count();
        assert!((4..=5).contains(&honest), "{:?}", &order[..10]);
        assert_eq!(order.len(), 105);
    }

    #[test]
    fn visitors_of_one_address_share_it_equally() {
        let mut queue = FairQueue::default();
        let many = VisitorId::random();
        (0..50).for_each(|_| queue.push(payer(1, many), "many"));
        queue.push(payer(1, VisitorId::random()), "one");
        let order = run(&mut queue);
        assert!(order[..2].contains(&"one"), "{:?}", &order[..5]);
    }

    #[test]
    fn a_newcomer_owes_nothing_and_is_owed_nothing() {
        let mut queue = FairQueue::default();
        let (old, new) = (payer(1, VisitorId::random()), payer(2, VisitorId::random()));
        (0..20).for_each(|_| queue.push(old, "old"));
        for _ in 0..10 {
            let turn = queue.pop().expect("a job");
            queue.finish(turn.payer, 1.0);
        }
        (0..10).for_each(|_| queue.push(new, "new"));
        let order = run(&mut queue);
        let early = order[..10].iter().filter(|job| **job == "new").count();
        assert!((4..=6).contains(&early), "{order:?}");
        assert!(queue.root.children.is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_share_counts_addresses_visitors_tables_and_jobs() {
        let mut queue = FairQueue::default();
        let visitor = VisitorId::random();
        let table = payer(1, visitor);
        (0..4).for_each(|_| queue.push(table, "a"));
        let alone = queue.pop().expect("a job");
        assert!((alone.share - 0.25).abs() < 1e-9, "four jobs of one table");
        queue.push(payer(2, VisitorId::random()), "b");
        let next = queue.pop().expect("a job");
        let expected = if next.job == "a" { 1.0 / 8.0 } else { 1.0 / 2.0 };
        assert!((next.share - expected).abs() < 1e-9, "{}", next.share);
    }
}
