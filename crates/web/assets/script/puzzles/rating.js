// The visitor's rating for puzzles. It is kept in this browser; the first answer to each puzzle changes it.

/** @typedef {{ rating: number, tried: Record<string, boolean> }} Progress Whether each puzzle was solved at the first try. */

/** The base path of the site, which every address begins with: empty at the root of a domain. */
const base = document.documentElement.dataset.base ?? "";
/** The rating of a newcomer. */
const NEW = 1200;
/** The most that an answer can change. */
const STEP = 24;
/** The next puzzle is one of so many whose ratings are nearest. */
const NEAR = 8;

/** @param {string} game */
const keyOf = (game) => `puzzles ${game}`;

/** @param {string} game @returns {Progress} */
function progressIn(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    if (Number.isFinite(kept?.rating) && typeof kept.tried === "object" && kept.tried) return kept;
  } catch {
    // Nothing is kept, or not by us.
  }
  return { rating: NEW, tried: {} };
}

/** @param {string} game @param {Progress} progress */
function keep(game, progress) {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Then the rating lasts as long as the page.
  }
}

/** Returns by how much an answer changes the rating (Elo). @param {number} rating @param {number} difficulty @param {boolean} isSolved */
function changeOf(rating, difficulty, isSolved) {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400));
  return Math.round(STEP * (Number(isSolved) - expected));
}

const rating = {
  /** What the answer on this page changed. @type {{ puzzle: string, change: number } | null} */
  changed: null,
  /** The next puzzles by what they follow, so that links stay the same until an answer. @type {Map<string, string>} */
  chosen: new Map(),

  /** Counts the answer that the page shows, if it is the first one to its puzzle. @param {HTMLElement} puzzle */
  count(puzzle) {
    const { game = "", number = "", rating: difficulty, solved } = puzzle.dataset;
    const progress = progressIn(game);
    if (solved === undefined || number in progress.tried) return;
    const isSolved = solved === "true";
    const change = changeOf(progress.rating, Number(difficulty), isSolved);
    progress.rating += change;
    progress.tried[number] = isSolved;
    keep(game, progress);
    this.changed = { puzzle: `${game} ${number}`, change };
  },

  /** Returns the next puzzle: one that was not tried and fits the rating; when all were tried, one that was not solved.
   * @param {HTMLElement} root @returns {string | undefined} */
  next(root) {
    const { game = "", number = "", all = "" } = root.dataset;
    const { rating, tried } = progressIn(game);
    const from = `${game} ${number} ${rating}`;
    if (this.chosen.has(from)) return this.chosen.get(from);
    const others = all.split(" ").map((each) => each.split(":")).filter(([other]) => other !== number);
    const fresh = others.filter(([other]) => !(other in tried));
    const left = fresh.length > 0 ? fresh : others.filter(([other]) => !tried[other]);
    /** @param {string[]} puzzle */
    const distance = ([, difficulty]) => Math.abs(Number(difficulty) - rating);
    const near = left.sort((one, other) => distance(one) - distance(other)).slice(0, NEAR);
    const next = near[Math.floor(Math.random() * near.length)]?.[0];
    if (next) this.chosen.set(from, next);
    return next;
  },

  /** Shows rating and progress of a game. @param {HTMLElement} root */
  show(root) {
    const { game = "", number } = root.dataset;
    const { rating, tried } = progressIn(game);
    const change = this.changed?.puzzle === `${game} ${number}` ? this.changed.change : null;
    const sign = change === null ? "" : ` (${change < 0 ? "−" : change > 0 ? "+" : "±"}${Math.abs(change)})`;
    fill(root.querySelector(".rating"), (text) => text.replace("#", `${rating}${sign}`));
    const answers = Object.values(tried);
    const solved = answers.filter(Boolean).length;
    const progress = root.querySelector(".progress");
    if (answers.length > 0) fill(progress, (text) => text.replace("##", String(answers.length)).replace("#", String(solved)));
    else if (progress instanceof HTMLElement && !progress.hidden) progress.hidden = true;
    const link = root.querySelector("a[data-next]");
    const next = this.next(root);
    const address = `${base}/puzzles/${game}/${next}`;
    if (next && link && link.getAttribute("href") !== address) link.setAttribute("href", address);
  },
};

/** Writes a line that only the script can write. @param {Element | null} line @param {(text: string) => string} write */
function fill(line, write) {
  if (!(line instanceof HTMLElement)) return;
  const text = write(line.dataset.text ?? "");
  if (line.textContent !== text) line.textContent = text;
  line.hidden = false;
}

/** Brings the page up to date; answers come without loading a new one. */
function update() {
  for (const root of document.querySelectorAll("#puzzle[data-game], .collection")) {
    if (!(root instanceof HTMLElement)) continue;
    if (root.id === "puzzle") rating.count(root);
    rating.show(root);
  }
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button[data-reset]") : null;
  if (!(button instanceof HTMLElement) || !confirm(button.dataset.question)) return;
  for (const { dataset } of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".collection"))) {
    localStorage.removeItem(keyOf(dataset.game ?? ""));
  }
  update();
});

const content = document.querySelector("#content");
if (content) new MutationObserver(update).observe(content, { subtree: true, childList: true, attributeFilter: ["data-solved", "data-number", "href", "hidden"] });
// The page may come from the cache of the browser, from before an answer.
addEventListener("pageshow", update);
update();
