//! The files read message by message.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use elvaland_texts::Language;
use fluent_syntax::ast;

pub(crate) const THEMES: [&str; 17] = [
    "names",
    "refusals",
    "table",
    "cards",
    "server",
    "events",
    "powers",
    "pages",
    "around",
    "notifications",
    "guide",
    "reasons",
    "terminal",
    "learn",
    "learn-nidavellir",
    "learn-nains",
    "rulings",
];

/// The file with the messages that Nains words differently, in French.
pub(crate) const NAINS: &str = "nains";

/// One pattern of the files: a message or an attribute of it.
#[derive(Debug, Default, Clone)]
pub(crate) struct Pattern {
    /// The variables in it, also those that only choose a variant.
    pub(crate) variables: BTreeSet<String>,
    /// By variable, the keys of the variants it chooses between.
    pub(crate) keys: BTreeMap<String, BTreeSet<String>>,
    /// Everything written out, with variables as `$name`.
    pub(crate) text: String,
}

impl Pattern {
    fn read(pattern: &ast::Pattern<&str>) -> Self {
        let mut read = Self::default();
        read.add(pattern);
        read
    }

    fn add(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => self.text += value,
                ast::PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => {
                let name = variable(inline);
                self.text += &format!("${name}");
                self.variables.insert(name);
            }
            ast::Expression::Select { selector, variants } => {
                let name = variable(selector);
                self.variables.insert(name.clone());
                for variant in variants {
                    let (ast::VariantKey::Identifier { name: key } | ast::VariantKey::NumberLiteral { value: key }) =
                        variant.key;
                    let keys = self.keys.entry(name.clone()).or_default();
                    keys.insert(key.to_owned());
                    self.add(&variant.value);
                    self.text += "\n";
                }
            }
        }
    }
}

/// The files use nothing but variables inside braces.
fn variable(inline: &ast::InlineExpression<&str>) -> String {
    match inline {
        ast::InlineExpression::VariableReference { id } => id.name.to_owned(),
        other => panic!("only variables may stand in braces, not {other:?}"),
    }
}

/// The patterns of one file by id; an attribute has the id `message.attribute`.
pub(crate) fn patterns(language: Language, theme: &str) -> BTreeMap<String, Pattern> {
    let source =
        std::fs::read_to_string(folder(language).join(format!("{theme}.ftl"))).expect("a file for every theme");
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{language}/{theme}: {errors:?}"));
    let mut patterns = BTreeMap::new();
    let mut insert = |id: String, pattern| {
        let before = patterns.insert(id.clone(), Pattern::read(pattern));
        assert!(before.is_none(), "{language}/{theme}: {id} is there twice");
    };
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name;
                insert(id.to_owned(), message.value.as_ref().expect("a value"));
                for attribute in &message.attributes {
                    insert(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => {}
            other => panic!("{language}/{theme}: {other:?}"),
        }
    }
    patterns
}

/// The patterns of all files of a language.
pub(crate) fn all_patterns(language: Language) -> BTreeMap<String, Pattern> {
    let mut all = BTreeMap::new();
    for theme in THEMES {
        for (id, pattern) in patterns(language, theme) {
            let before = all.insert(id.clone(), pattern);
            assert!(before.is_none(), "{language}: {id} is in two files");
        }
    }
    all
}

/// The folder of a language.
pub(crate) fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}
