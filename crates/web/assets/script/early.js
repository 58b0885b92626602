// Runs before the first paint, so that what needs the script does not appear later and move the rest.
document.documentElement.dataset.scripting = "";
// If the script cannot be loaded, the page works by forms, as without one.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && delete document.documentElement.dataset.scripting, true);
