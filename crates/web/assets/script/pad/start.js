// What happens on the page of a score pad, and the beginning.

/** The base path of the site, which every address begins with: empty at the root of a domain. */
const base = document.documentElement.dataset.base ?? "";

/** Reads the theme that was chosen: the page may have been kept before that. */
function dress() {
  const theme = /(?:^|; )preferences=[^;]*theme:([a-z]+)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
}

/**
 * Shows and keeps what was just written, and says what it comes to.
 * @param {EventTarget | null} where
 */
function changed(where) {
  seatPlayers();
  show();
  keep();
  const sheet = where instanceof Element ? where.closest(".seat-sheet") : null;
  if (sheet) say("#tally", `${names()[Number(sheet.getAttribute("data-seat"))]}: ${sheet.querySelector(".total")?.textContent}`);
}

/** @param {HTMLButtonElement} button */
function step(button) {
  const input = button.closest(".stepper")?.querySelector("input");
  if (!input) return;
  input.value = String(Math.min(Math.max(numberIn(input) + Number(button.dataset.step), 0), Number(input.max)));
  changed(input);
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(asText());
    button.textContent = button.dataset.copied ?? button.textContent;
  } catch {
    prompt("", asText());
  }
}

/** Begins anew: the names and the number of players stay. */
function begin() {
  const fields = written();
  for (const name of [...fields.keys()]) if (name !== "players" && name !== "track" && !name.endsWith("-name")) fields.delete(name);
  restore(fields);
  keep();
}

/**
 * Changes the settings; without the server by writing the cookie here and showing the page as it was kept in the language.
 * @param {HTMLFormElement} settings
 */
async function settle(settings) {
  const chosen = new FormData(settings);
  try {
    const fields = [...chosen].map(([name, text]) => [name, String(text)]);
    await fetch(settings.action, { method: "POST", body: new URLSearchParams(fields) });
    return location.reload();
  } catch {}
  const names = [...settings.elements].map((field) => /** @type {HTMLInputElement} */ (field).name);
  const before = document.cookie.split("; ").find((each) => each.startsWith("preferences="))?.slice(12) ?? "";
  const all = new Map(before.split(".").map((pair) => /** @type {[string, string]} */ (pair.split(":"))));
  for (const name of names) if (name && name !== "back") all.set(name, String(chosen.get(name) ?? "off"));
  all.delete("");
  const text = [...all].map((pair) => pair.join(":")).join(".");
  document.cookie = `preferences=${text}; Path=${base || "/"}; Max-Age=34560000; SameSite=Lax`;
  location.assign(`${location.pathname}?lang=${chosen.get("language")}`);
}

form.addEventListener("input", (event) => changed(event.target));
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("focusin", ({ target }) => target instanceof HTMLInputElement && target.type === "number" && target.select());
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("button");
  if (target?.closest("[data-fresh]")) begin();
  else if (!button) return;
  else if (button.dataset.step) step(button);
  else if (button.hasAttribute("data-copy-scores")) copy(button);
  else if (button.hasAttribute("data-share")) navigator.share({ title: document.title, text: asText() }).catch(() => {});
  else if (button.hasAttribute("data-print")) print();
});
document.querySelector("#settings")?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) settle(event.target);
});

/** Opens the pad that was open last, where none is asked for. */
function reopen() {
  const last = kept(LAST);
  if (location.pathname === `${base}/score` && last && last !== tables.game) location.replace(`${base}/score/${last}`);
}

reopen();
dress();
form.classList.add("scripted");
for (const button of all("[data-share]")) button.hidden = !("share" in navigator);
// An address with numbers in it is somebody's pad: it is shown, and kept only when something is changed.
const shared = [...new URLSearchParams(location.search).keys()].some((name) => name.includes("-"));
const stored = kept(STORE);
if (stored !== null && !shared) restore(new URLSearchParams(stored));
seatPlayers();
show();
navigator.serviceWorker?.register(`${base}/worker.js`).catch(() => {});
