// Single keys: to look things up, and to bid.

/** What each key shows. @type {Record<string, string>} */
const LOOKS = { t: "#taverns", a: "#army", o: "#players", c: ".player[data-own] .purse", s: "#players .score", l: "#log" };

/** @param {string} where */
function look(where) {
  const place = document.querySelector(where);
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "nearest", behavior: page.moves ? "smooth" : "auto" });
}

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat) return;
  if (target?.closest("input:not([type=radio], [type=checkbox]), textarea, select, [popover]:popover-open")) return;
  const key = event.key.toLowerCase();
  // Whoever speaks to his computer may not want a word to play a coin.
  if (key.length === 1 && !document.documentElement.hasAttribute("data-keys")) return;
  if (bidKey(key, target)) {
    event.preventDefault();
  } else if (key === "?") {
    const keys = document.querySelector("#keys");
    if (keys instanceof HTMLElement) keys.togglePopover();
  } else if (key in LOOKS) {
    look(LOOKS[key]);
  }
});

/**
 * @param {string} key
 * @param {HTMLElement | null} target
 * @returns {boolean} Whether the key was one of bidding.
 */
function bidKey(key, target) {
  const form = bidding.form;
  if (!form) return false;
  if (/^[1-5]$/.test(key)) {
    bidding.held = String(Number(key) - 1);
    bidding.draw();
    return true;
  }
  const slot = [...document.querySelectorAll(".slot[data-tavern]")].find(
    (each) => each instanceof HTMLElement && each.dataset.key?.toLowerCase() === key,
  );
  if (slot instanceof HTMLElement) {
    slot.click();
    const confirm = form.querySelector("[data-confirm]");
    // Enter is the next key then.
    if (bidding.isComplete() && confirm instanceof HTMLElement) confirm.focus({ preventScroll: true });
    return true;
  }
  if (key === "backspace") {
    bidding.clear();
    return true;
  }
  // On a button, Enter presses it.
  if (key === "enter" && !target?.closest("button, a, summary")) {
    form.requestSubmit();
    return true;
  }
  return false;
}
