//! The help text of the program: commands by audience, and an example for every command.

use std::fmt::Write;

use clap::builder::StyledStr;
use clap::{Command, CommandFactory};

use crate::cli::Cli;

/// The audiences with their commands. A name that this program does not have is left out.
const GROUPS: [(&str, &[&str]); 4] = [
    ("For players", &["serve", "play", "score", "replay", "show", "hint", "cards"]),
    ("For hosts", &["admin", "backup", "restore", "check", "migrate", "health"]),
    ("For researchers", &["simulate", "lab"]),
    ("For the shell", &["completions", "man", "help"]),
];

/// Returns the command line with the help of every command completed.
pub(crate) fn command() -> Command {
    let mut command = Cli::command();
    command.build();
    let template = template(&command);
    command.mut_subcommands(with_short_example).help_template(template)
}

/// Returns the template of the main help: the commands in groups, those of `lab` in a line each.
fn template(command: &Command) -> StyledStr {
    let (header, literal) = (command.get_styles().get_header(), command.get_styles().get_literal());
    let mut text = StyledStr::new();
    let mut write = |line: String| text.write_str(&line).expect("a string takes every text");
    write("{about-with-newline}\n{usage-heading} {usage}\n".to_owned());
    for (audience, names) in GROUPS {
        let listed: Vec<(String, &Command)> =
            names.iter().filter_map(|name| command.find_subcommand(name)).flat_map(with_subcommands).collect();
        if listed.is_empty() {
            continue;
        }
        write(format!("\n{header}{audience}:{header:#}\n"));
        for (name, command) in listed {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            write(format!("  {literal}{name:<14}{literal:#} {about}\n"));
        }
    }
    write(format!("\n{header}Options:{header:#}\n{{options}}{{after-help}}"));
    text
}

/// Returns a command, or its subcommands if it has any.
fn with_subcommands(command: &Command) -> Vec<(String, &Command)> {
    let name = command.get_name();
    let below = command.get_subcommands().filter(|below| below.get_name() != "help");
    let below: Vec<_> = below.map(|below| (format!("{name} {}", below.get_name()), below)).collect();
    if below.is_empty() || name == "help" { vec![(name.to_owned(), command)] } else { below }
}

/// Adds the first example of the long help to the short one (`-h`), here and in subcommands.
fn with_short_example(command: Command) -> Command {
    let examples = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let command = command.mut_subcommands(with_short_example);
    match examples.lines().find(|line| line.starts_with("  elvaland ")) {
        Some(example) => command.after_help(format!("Example:\n{}", example.trim_end_matches('\\').trim_end())),
        None => command,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_an_audience() {
        for command in command().get_subcommands() {
            let groups = GROUPS.iter().filter(|(_, names)| names.contains(&command.get_name())).count();
            assert_eq!(groups, 1, "{}", command.get_name());
        }
    }

    #[test]
    fn every_command_has_an_example_in_both_helps() {
        let commands = command();
        for (name, command) in commands.get_subcommands().flat_map(with_subcommands).filter(|(name, _)| name != "help")
        {
            let helps = [command.get_after_help(), command.get_after_long_help()];
            for help in helps.map(|help| help.map(ToString::to_string).unwrap_or_default()) {
                assert!(help.contains(&format!("\n  elvaland {name}")), "{name}: {help}");
            }
        }
    }
}
