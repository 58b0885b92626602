// The page of a score pad: works out the score while one writes, and keeps it in the browser.

const form = /** @type {HTMLFormElement} */ (document.querySelector("#pad"));

/** @type {Tables} */
const tables = JSON.parse(form.dataset.tables ?? "");

/** Where this browser keeps the pads: each as the fields of its form, as they would stand in an address. */
const STORE = `elvaland-pad-${tables.game}`;
/** The game whose pad was open last. */
const LAST = "elvaland-pad";

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
function all(selector, root = document) {
  return [...root.querySelectorAll(selector)].filter((node) => node instanceof HTMLElement);
}

/** The fields of a form that are numbers, ticks or texts. @returns {HTMLInputElement[]} */
function inputs() {
  return [...form.elements].filter((field) => field instanceof HTMLInputElement);
}

/** The sheets of those who play. */
function sheets() {
  return all(".seat-sheet").filter((sheet) => !sheet.hidden);
}

/** @param {HTMLInputElement} input */
function numberIn(input) {
  const number = Math.trunc(Number(input.value)) || 0;
  return Math.min(Math.max(number, 0), Number(input.max) || number);
}

/**
 * What is written on a sheet.
 * @param {HTMLElement} node
 * @returns {Sheet}
 */
function read(node) {
  /** @type {Sheet} */
  const sheet = { counts: {}, ticks: new Set(), coins: [] };
  const entries = new Set(tables.entries.map(({ name }) => name));
  for (const input of inputs().filter((input) => node.contains(input))) {
    const field = input.name.slice(input.name.indexOf("-") + 1);
    if (field.startsWith("coin")) sheet.coins.push(numberIn(input));
    else if (entries.has(field)) sheet.counts[field] = input.type === "checkbox" ? (input.checked ? Number(input.value) : 0) : numberIn(input);
    else if (input.type === "checkbox" && input.checked) sheet.ticks.add(field);
  }
  return sheet;
}

/** The track of somebody's own box. */
function ownTrack() {
  const text = inputs().find(({ name }) => name === "track")?.value ?? "";
  return (text.match(/\d+/g) ?? []).map((value) => Math.min(Number(value), 999)).slice(0, 60);
}

/** What the players are called. */
function names() {
  return all(".owner input").map((input) => {
    const { value, placeholder } = /** @type {HTMLInputElement} */ (input);
    return value.trim() || placeholder;
  });
}

/**
 * Several things in a sentence.
 * @param {string[]} items
 */
function listed(items) {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return (form.dataset.head ?? "").replace("{head}", () => items.slice(0, -1).join(", ")).replace("{last}", () => last);
}

/**
 * Who wins, in a sentence.
 * @param {ReturnType<typeof score>} outcome
 */
function victory({ scores, winners, broken }) {
  const best = scores[winners[0]].total;
  if (best === 0) return "";
  const words = document.querySelector("#victory");
  const plural = new Intl.PluralRules(document.documentElement.lang).select(best) === "one" ? "one" : "other";
  const line = words?.getAttribute(`data-${winners.length === 1 ? "alone" : "shared"}-${plural}`) ?? "";
  const players = listed(winners.map((seat) => names()[seat]));
  const sentence = line.replace("{players}", () => players).replace("{points}", String(best));
  return broken ? `${sentence} · ${words?.getAttribute("data-broken")}` : sentence;
}

/**
 * The heroes that are ticked on several sheets, in a sentence.
 * @param {Sheet[]} written
 */
function doubled(written) {
  const heroes = tables.ticks.filter(({ name }) => written.filter(({ ticks }) => ticks.has(name)).length > 1);
  if (heroes.length === 0) return "";
  const words = heroes.map(({ name }) => document.querySelector(`[name="0-${name}"]`)?.closest("label")?.textContent?.trim() ?? name);
  return document.querySelector("#doubled")?.getAttribute("data-line")?.replace("{heroes}", () => listed(words)) ?? "";
}

/**
 * Says something, unless it was said.
 * @param {string} selector
 * @param {string} text
 */
function say(selector, text) {
  const node = document.querySelector(selector);
  if (node && node.textContent !== text) node.textContent = text;
}

/** Shows the score of what is written. */
function show() {
  const written = sheets().map(read);
  const outcome = score(tables, written, ownTrack());
  const called = names();
  written.forEach((sheet, seat) => showSheet(seat, sheet, outcome.scores[seat]));
  called.forEach((name, seat) => {
    for (const node of all(`#standings [data-seat="${seat}"] .who, thead [data-seat="${seat}"]`)) node.textContent = name;
    const wins = outcome.winners.includes(seat) && (outcome.scores[seat]?.total ?? 0) > 0;
    for (const node of all(`#standings [data-seat="${seat}"], thead [data-seat="${seat}"]`)) node.toggleAttribute("data-winner", wins);
  });
  say("#victory", victory(outcome));
  say("#doubled", doubled(written));
}

/**
 * @param {number} seat
 * @param {Sheet} sheet
 * @param {Score} scored
 */
function showSheet(seat, sheet, { parts, total, leads }) {
  const node = document.querySelector(`#sheet-${seat}`);
  if (!node) return;
  parts.forEach((points, part) => {
    const group = node.querySelector(`[data-part="${part}"]`);
    group?.toggleAttribute("data-majority", leads.has(part));
    for (const cell of [group?.querySelector(".value"), document.querySelector(`tr[data-part="${part}"] [data-seat="${seat}"]`)]) {
      if (cell) cell.textContent = String(points);
    }
  });
  const matters = needed(tables, sheet);
  for (const entry of all("[data-entry]", node)) entry.hidden = !matters.has(entry.dataset.entry ?? "");
  for (const cell of all(`#sheet-${seat} .total, #standings [data-seat="${seat}"] .total, tfoot [data-seat="${seat}"] b`)) {
    cell.textContent = String(total);
  }
}

/** Shows as many sheets as there are players. */
function seatPlayers() {
  const players = Number(new FormData(form).get("players"));
  for (const node of all("[data-seat]")) {
    node.hidden = Number(node.dataset.seat) >= players;
    if (node instanceof HTMLFieldSetElement) node.disabled = node.hidden;
  }
}

/** What is written, as it would stand in an address; what is nothing is left out. */
function written() {
  const fields = new URLSearchParams();
  for (const input of inputs()) {
    const isOn = input.type === "checkbox" || input.type === "radio" ? input.checked : input.value !== "" && input.value !== "0";
    if (isOn && !input.matches(":disabled")) fields.append(input.name, input.value);
  }
  return fields;
}

/**
 * Writes down what was kept.
 * @param {URLSearchParams} fields
 */
function restore(fields) {
  for (const input of inputs()) {
    const value = fields.get(input.name);
    if (input.type === "checkbox") input.checked = value !== null;
    else if (input.type === "radio") input.checked = value === input.value || (value === null && input.checked);
    else input.value = value ?? "";
  }
}

/** Keeps what is written. A browser that keeps nothing is no reason to stop. */
function keep() {
  try {
    localStorage.setItem(STORE, written().toString());
    localStorage.setItem(LAST, tables.game);
  } catch {}
}

/**
 * What this browser kept, if anything.
 * @param {string} name
 */
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The scores as lines of text. */
function asText() {
  const { scores } = score(tables, sheets().map(read), ownTrack());
  const labels = all("#outcome tbody th").map((head) => head.textContent ?? "");
  const lines = scores.map(({ parts, total }, seat) =>
    `${names()[seat]}: ${total} (${parts.map((points, part) => `${labels[part]} ${points}`).join(", ")})`);
  return [document.title, document.querySelector("#victory")?.textContent ?? "", ...lines].filter(Boolean).join("\n");
}
