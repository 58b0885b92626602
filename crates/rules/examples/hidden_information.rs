//! What the players of a running game know: views, samples and events per audience.
//!
//! `cargo run --example hidden_information`

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, Face, View};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Listener, Rules, Seat, State};

/// Records what one audience sees, event by event: nothing secret leaves the game.
struct Camera {
    audience: Audience,
    frames: Vec<(Event, View<Nidavellir>)>,
}

impl Listener<Nidavellir> for Camera {
    fn on_event(&mut self, event: Event, state: &State<Nidavellir>) {
        self.frames.push((event.for_audience(self.audience), state.view(self.audience)));
    }
}

/// The coins of a seat as a view shows them; `?` lies face down.
fn coins(view: &View<Nidavellir>, seat: Seat) -> String {
    let coin = |face: Face| face.coin().map_or("?".to_owned(), |coin| coin.to_string());
    view.purse(seat).laid.map(|laid| format!("{}: {}", laid.place, coin(laid.face))).join(", ")
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut dealer = Dealer::new(7);
    let mut game = Nidavellir::start(&Options::new(2)?, dealer.rng());
    game.settle_chance(dealer.rng());

    let bid = game.parse_action("bid 5 0 3")?;
    game.play(Seat::S0, bid, &mut ())?;
    let [own, other] = [Seat::S0, Seat::S1].map(|seat| game.view(Audience::Seat(seat)));
    println!("seat 0 sees its own bid:   {}", coins(&own, Seat::S0));
    println!("seat 1 sees hidden coins:  {}", coins(&other, Seat::S0));

    println!("three games that seat 1 cannot tell from the real one:");
    for _ in 0..3 {
        let guess = State::sample(&other, dealer.rng());
        println!("    {}", coins(&guess.view(Audience::Open), Seat::S0));
        assert_eq!(guess.view(Audience::Seat(Seat::S1)), other);
    }

    println!("the second bid reveals the first tavern, coin by coin, as a spectator sees it:");
    let mut camera = Camera { audience: Audience::Spectator, frames: Vec::new() };
    game.play(Seat::S1, game.parse_action("bid 4 2 0")?, &mut camera)?;
    for (event, view) in &camera.frames {
        println!("    {event:?}: seat 0 has {}", coins(view, Seat::S0));
    }
    Ok(())
}
