//! Layout of plain text in lines of at most 80 characters.

/// The maximum length of a line, in characters.
pub(crate) const WIDTH: usize = 80;

/// Lines of plain text.
#[derive(Debug, Default)]
pub(crate) struct TextLines {
    text: String,
}

impl TextLines {
    /// Adds an empty line.
    pub(crate) fn gap(&mut self) {
        self.text.push('\n');
    }

    /// Adds a sentence, wrapped between words.
    pub(crate) fn sentence(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        self.hang("", &words);
    }

    /// Adds an indented label of at least `width` characters with items after it, broken only between items.
    pub(crate) fn entry(&mut self, label: &str, width: usize, items: &[impl AsRef<str>]) {
        self.hang(&format!("  {}  ", pad(label, width)), items);
    }

    /// Adds a prefix with items after it; further lines begin below the first item. An item too long for a line is
    /// broken between its words.
    pub(crate) fn hang(&mut self, prefix: &str, items: &[impl AsRef<str>]) {
        let indent = prefix.chars().count();
        let mut line = prefix.to_owned();
        let mut filled = indent;
        let words = items.iter().map(AsRef::as_ref).flat_map(|item| {
            let is_long = indent + item.chars().count() > WIDTH;
            item.split(if is_long { ' ' } else { '\n' })
        });
        for (index, word) in words.enumerate() {
            let length = word.chars().count();
            if index > 0 && filled + 1 + length > WIDTH {
                self.line(&line);
                line = " ".repeat(indent);
                filled = indent;
            } else if index > 0 {
                line.push(' ');
                filled += 1;
            }
            line += word;
            filled += length;
        }
        self.line(&line);
    }

    /// Adds items in as many columns as fit, row by row.
    pub(crate) fn columns(&mut self, items: &[impl AsRef<str>]) {
        let width = longest(items) + 2;
        for row in items.chunks(((WIDTH - 2) / width).max(1)) {
            let cells: String = row.iter().map(|item| pad(item.as_ref(), width)).collect();
            self.line(&format!("  {cells}"));
        }
    }

    /// Adds a line as it is.
    pub(crate) fn line(&mut self, line: &str) {
        self.text += line.trim_end();
        self.text.push('\n');
    }

    /// Returns the text; every line ends with a newline.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// Pads a text with spaces on the right.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

/// Truncates a text to `width` characters, with an ellipsis.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// Returns the length of the longest text, in characters.
pub(crate) fn longest(texts: &[impl AsRef<str>]) -> usize {
    texts.iter().map(|text| text.as_ref().chars().count()).max().unwrap_or(0)
}

/// Appends a comma to every item but the last, so that lines break after commas.
pub(crate) fn commas(mut items: Vec<String>) -> Vec<String> {
    let separated = items.len().saturating_sub(1);
    for item in &mut items[..separated] {
        item.push(',');
    }
    items
}

/// Run-length encodes items: `Hunter ×3`.
pub(crate) fn counted(items: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for item in items {
        match runs.last_mut() {
            Some((last, count)) if *last == item => *count += 1,
            _ => runs.push((item, 1)),
        }
    }
    runs.into_iter().map(|(item, count)| if count == 1 { item } else { format!("{item} ×{count}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_not_broken_and_hang_below_the_first() {
        let mut page = TextLines::default();
        let items = commas(vec!["Explorateur·rice 10".to_owned(); 6]);
        page.entry("Pioche", 8, &items);
        let text = page.finish();
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        let [first, second]: [&str; 2] = text.lines().collect::<Vec<_>>().try_into().expect("two lines");
        assert!(first.starts_with("  Pioche    Explorateur·rice 10, ") && first.ends_with("10,"));
        assert!(second.starts_with("            Explorateur·rice 10"));
    }

    #[test]
    fn equal_neighbours_are_counted() {
        let items = ["B", "B", "A", "B"].map(str::to_owned);
        assert_eq!(counted(items), ["B ×2", "A", "B"]);
        assert_eq!(commas(vec![]), Vec::<String>::new());
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(cut("Mélusine", 8), "Mélusine");
        assert_eq!(cut("Mélusine", 4), "Mél…");
    }
}
