// Keyboard shortcuts: single keys that look things up, and keys that bid.

/** The element that each key focuses, and its tab on small screens. @type {Record<string, [string, string]>} */
const LOOKS = {
  t: ["#taverns", "table"],
  a: ["#army", "army"],
  o: ["#players", "players"],
  c: [".player[data-own] .purse", "army"],
  s: ["#players .score", "players"],
  l: ["#log", "log"],
};

/** @param {string} tab */
function openTab(tab) {
  const input = document.querySelector(`#tab-${tab}`);
  if (input instanceof HTMLInputElement) input.checked = true;
}

/** @param {[string, string]} place */
function look([where, tab]) {
  openTab(tab);
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
  // Speech input types letters: shortcuts can be switched off.
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

// On small screens a tap on a player opens the tab of the players.
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isStrip = getComputedStyle(document.querySelector("#tabs") ?? document.body).display === "flex";
  if (isStrip && target?.closest("#players .player > header") && !target.closest("button")) openTab("players");
});

/**
 * @param {string} key
 * @param {HTMLElement | null} target
 * @returns {boolean} True if the key belongs to bidding.
 */
function bidKey(key, target) {
  const form = bidding.form;
  if (!form) return false;
  if (/^[1-5]$/.test(key)) {
    bidding.held = String(Number(key) - 1);
    bidding.draw();
    return true;
  }
  const slot = [...document.querySelectorAll(".slot")].find(
    (each) => each instanceof HTMLElement && each.dataset.key?.toLowerCase() === key,
  );
  if (slot instanceof HTMLElement) {
    slot.click();
    const confirm = form.querySelector("[data-confirm]");
    // With the bid complete, Enter confirms.
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
