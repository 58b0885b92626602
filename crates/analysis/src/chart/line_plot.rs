//! Plots of values over a number, as self-contained SVG: learning curves, strength over time per decision.

use std::fmt::Write;

use super::svg::{escaped, heading, label, line};
use crate::moments::Interval;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 380.0;
/// The margins around the plot, in pixels.
const LEFT: f64 = 56.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 46.0;
const COLOURS: [&str; 5] = ["#5b7c99", "#b5651d", "#4c7a4c", "#8a4f7d", "#22303c"];

/// A plot of win shares in percent (y) over a number (x).
pub struct LinePlot {
    /// The heading.
    pub title: String,
    /// The label of the x axis.
    pub x_label: String,
    /// True if the x axis is logarithmic.
    pub is_logarithmic: bool,
    /// The lines.
    pub series: Vec<Series>,
}

/// A line of a plot.
pub struct Series {
    /// Its name.
    pub name: String,
    /// True if the points are joined; else each has its own label.
    pub is_joined: bool,
    /// The points.
    pub points: Vec<Point>,
}

/// A point of a line.
pub struct Point {
    /// The label, if points are not joined.
    pub name: String,
    /// The x coordinate.
    pub x: f64,
    /// The share, from 0 to 1, with its interval.
    pub share: Interval,
}

impl LinePlot {
    /// Returns the plot as an SVG document.
    pub fn to_svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ee\"/>\n",
            escaped(&self.title)
        );
        heading(&mut svg, 22.0, &self.title);
        for percent in (0..=100).step_by(20) {
            let y = y(f64::from(percent) / 100.0);
            line(&mut svg, [LEFT, y, WIDTH - RIGHT, y], "#d8cfbd");
            label(&mut svg, LEFT - 8.0, y + 4.0, "end", &format!("{percent} %"));
        }
        for number in self.ticks() {
            label(&mut svg, self.x(number), HEIGHT - BOTTOM + 18.0, "middle", &number.to_string());
        }
        label(&mut svg, WIDTH - RIGHT, HEIGHT - 8.0, "end", &self.x_label);
        for (series, colour) in self.series.iter().zip(COLOURS.iter().cycle()) {
            self.draw(&mut svg, series, colour);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn draw(&self, svg: &mut String, series: &Series, colour: &str) {
        let place = |point: &Point| (self.x(point.x), y(point.share.mean));
        for pair in series.points.windows(2).filter(|_| series.is_joined) {
            let [(x1, y1), (x2, y2)] = [&pair[0], &pair[1]].map(place);
            line(svg, [x1, y1, x2, y2], colour);
        }
        for point in &series.points {
            let (at, height) = place(point);
            line(svg, [at, y(point.share.low), at, y(point.share.high)], colour);
            let share = 100.0 * point.share.mean;
            let said = escaped(&format!("{} {}: {share:.1} %", series.name, point.name));
            let _ = writeln!(
                svg,
                "<circle cx=\"{at:.1}\" cy=\"{height:.1}\" r=\"3\" fill=\"{colour}\"><title>{said}</title></circle>"
            );
            if !series.is_joined {
                label(svg, at + 7.0, height + 4.0, "start", &point.name);
            }
        }
        if let Some((at, height)) = series.points.last().map(place).filter(|_| series.is_joined) {
            label(svg, at + 7.0, height + 4.0, "start", &series.name);
        }
    }

    /// Returns the ends of the x axis.
    fn range(&self) -> (f64, f64) {
        let numbers = || self.series.iter().flat_map(|series| &series.points).map(|point| point.x);
        let (low, high) = (numbers().fold(f64::INFINITY, f64::min), numbers().fold(f64::NEG_INFINITY, f64::max));
        match (self.is_logarithmic, low < high) {
            (true, _) => (10_f64.powf(low.log10().floor()), 10_f64.powf(high.log10().ceil())),
            (false, true) => (0.0, high),
            (false, false) => (0.0, 1.0),
        }
    }

    fn x(&self, number: f64) -> f64 {
        let (low, high) = self.range();
        let part = match self.is_logarithmic {
            true => (number / low).log10() / (high / low).log10().max(1.0),
            false => (number - low) / (high - low),
        };
        LEFT + (WIDTH - LEFT - RIGHT) * part
    }

    /// Returns the numbers below the axis: powers of ten, or five even steps.
    fn ticks(&self) -> Vec<f64> {
        let (low, high) = self.range();
        match self.is_logarithmic {
            true => (low.log10() as i32..=high.log10() as i32).map(|power| 10_f64.powi(power)).collect(),
            false => (0..=4).map(|step| (high * f64::from(step) / 4.0).round()).collect(),
        }
    }
}

fn y(share: f64) -> f64 {
    HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(is_logarithmic: bool, xs: &[f64]) -> String {
        let share = Interval { mean: 0.5, low: 0.4, high: 0.6 };
        let points = xs.iter().map(|&x| Point { name: format!("<{x}>"), x, share }).collect();
        let series = vec![Series { name: "one".to_owned(), is_joined: !is_logarithmic, points }];
        LinePlot { title: "T".to_owned(), x_label: "ms".to_owned(), is_logarithmic, series }.to_svg()
    }

    #[test]
    fn logarithmic_axes_have_powers_of_ten_and_labelled_points() {
        let svg = plot(true, &[0.02, 30.0]);
        assert!(svg.contains(">0.01</text>") && svg.contains(">100</text>") && svg.contains("&lt;30&gt;"));
    }

    #[test]
    fn joined_points_share_one_label_and_stay_within_the_picture() {
        let svg = plot(false, &[100.0, 400.0]);
        assert_eq!(svg.matches(">one</text>").count(), 1);
        assert!(svg.contains(">400</text>") && !svg.contains("NaN") && !plot(false, &[0.0]).contains("NaN"));
    }
}
