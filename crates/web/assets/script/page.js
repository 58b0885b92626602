// The page changes in place: what the server renders is morphed in, and cards, coins and gems fly to where they now lie.

/** @type {{ morph(old: Element, now: Node | string, config?: object): void }} */
const morpher = /** @type {any} */ (globalThis).Idiomorph;

const page = {
  /** @returns {HTMLElement | null} */
  get table() {
    return document.querySelector("[data-live]");
  },
  /** The table, also that of an earlier moment. @returns {HTMLElement | null} */
  get root() {
    return document.querySelector("#table.table");
  },
  get moves() {
    const wanted = document.documentElement.dataset.motion;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return wanted !== "off" && !still && "startViewTransition" in document && !document.hidden;
  },
  /** Whether a change is being shown; the next one then comes without a flight, so that nothing lags behind. */
  flying: false,
  /** @type {Document | null} The newest page that came: a flight that begins late shows this one, not an older one. */
  newest: null,
  /** Requests are numbered, because answers can overtake each other. */
  asked: 0,
  shown: 0,
  /** The key of the choice that was made last because it was the only one. @type {FormDataEntryValue | null} */
  obvious: null,
  /** Whether the viewer wants to make the next choice, even an obvious one. */
  chooses: false,
  /** The address of what is shown: that of a form's answer is another one. */
  get address() {
    const id = this.table?.dataset.live;
    return id && !location.pathname.endsWith("/text") ? `/t/${id}` : location.href;
  },
  /** Until when a reason stays on the page, whatever else changes meanwhile. */
  reason: 0,
};

/**
 * Finds what lies somewhere else now than before: pairs of places with the same piece.
 * @param {ParentNode} now What is drawn.
 * @param {string[]} ids The ids of the elements that it replaces; none if it is the whole page.
 * @returns {[HTMLElement, string][]}
 */
function flights(now, ids = []) {
  /** @param {ParentNode} root */
  const pieces = (root) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-id][data-piece]"))];
  const places = ids.length > 0 ? ids.flatMap((id) => document.getElementById(id) ?? []) : [document];
  const before = new Map(places.flatMap(pieces).map((piece) => [piece.dataset.id, piece]));
  const after = new Map(pieces(now).map((piece) => [piece.dataset.id, piece]));
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, piece]) => piece);
  /** @type {[HTMLElement, string][]} */
  const found = [];
  for (const [id, piece] of after) {
    if (before.has(id)) continue;
    const from = gone.findIndex((other) => other.dataset.piece === piece.dataset.piece);
    if (from >= 0) found.push([gone.splice(from, 1)[0], id ?? ""]);
  }
  return found.slice(0, 12);
}

/**
 * Shows a page that came from the server.
 * @param {string} text
 * @param {number} number That of the request.
 */
function show(text, number) {
  const came = new DOMParser().parseFromString(text, "text/html");
  const content = came.querySelector("#content");
  if (!content) return location.reload();
  const reason = content.querySelector('[role="alert"]')?.textContent;
  if (number < page.shown) {
    // An answer that was overtaken says nothing about now, but why something was refused is still true.
    if (reason) give(reason);
    return void refresh();
  }
  // Steps that the page does not know yet are played back first.
  const latest = Number(content.querySelector("#table.table")?.getAttribute("data-latest") ?? 0);
  const isNew = latest > playback.latest && playback.pace > 0 && !live.stepsFail;
  if (page.table && page.root && (playback.playing || isNew)) {
    if (reason) give(reason);
    playback.stale = true;
    return void catchUp(latest);
  }
  // A refusal without a table does not replace the one that is shown.
  if (page.table && reason && !content.querySelector("[data-live]")) return give(reason);
  page.shown = number;
  page.newest = came;
  const moving = page.moves && !page.flying ? flights(content) : [];
  if (moving.length === 0) {
    change();
  } else {
    fly(moving, change);
  }
}

/** How the page changes in place. */
const MORPH = {
  ignoreActiveValue: true,
  callbacks: {
    // What somebody opened stays open.
    /** @param {string} name @param {Element} node @param {string} kind */
    beforeAttributeUpdated: (name, node, kind) =>
      !(name === "open" && node.localName === "details" && kind) && name !== "data-sending",
    // What somebody said is heard to the end; the chosen tab, what is being played back and a typed name stay.
    /** @param {Node} node */
    beforeNodeMorphed: (node) =>
      !(node instanceof Element && (["heard", "tabs", "played"].includes(node.id) || node.hasAttribute("data-keep"))),
  },
};

/**
 * Gives the reason of a refusal.
 * @param {string} reason
 */
function give(reason) {
  const said = document.querySelector("#said") ?? document.createElement("p");
  said.id = "said";
  said.setAttribute("role", "alert");
  said.textContent = reason;
  document.querySelector("#content")?.prepend(said);
  page.reason = Date.now() + 8000;
}

/** The coins that lie open at the taverns. */
function laid() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".laid .coin:not(.hidden, .own)"))];
}

/** Makes the page what the newest answer says. */
function change() {
  const [old, now] = [document.querySelector("#content"), page.newest?.querySelector("#content")];
  if (!old || !now || !page.newest) return;
  const wasAsked = page.table?.hasAttribute("data-asked");
  const draft = bidding.draft();
  const seen = new Set(laid().map((coin) => coin.dataset.piece));
  const next = /** @type {Element} */ (now.cloneNode(true));
  const said = old.querySelector("#said");
  // The end is another page: it is read from its top, and nothing of the old one moves about in it.
  if (next.querySelector("#end") && !old.querySelector("#end")) {
    old.replaceChildren();
    scrollTo(0, 0);
  }
  if (next.querySelector("#said")) page.reason = Date.now() + 8000;
  else if (said && Date.now() < page.reason) next.prepend(said.cloneNode(true));
  morpher.morph(old, next, MORPH);
  document.title = page.newest.title;
  bidding.restore(draft);
  if (page.moves) laid().forEach((coin) => seen.has(coin.dataset.piece) || coin.classList.add("revealed"));
  if (!wasAsked && page.table?.hasAttribute("data-asked")) sound("turn");
  bringIntoView();
  playObvious();
}

/** The tavern being resolved comes into view by itself. */
function bringIntoView() {
  const current = document.querySelector(".tavern[data-current]");
  const list = current?.parentElement;
  if (current instanceof HTMLElement && list && list.scrollHeight > list.clientHeight) {
    list.scrollTop = current.offsetTop - list.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
  }
}

/**
 * Changes the page while pieces fly to their new places.
 * @param {[HTMLElement, string][]} moving
 * @param {() => void} change
 */
function fly(moving, change) {
  page.flying = true;
  moving.forEach(([piece], at) => piece.style.setProperty("view-transition-name", `flight-${at}`));
  /** @type {HTMLElement[]} */
  const landed = [];
  const transition = /** @type {any} */ (document).startViewTransition(() => {
    for (const [piece] of moving) piece.style.removeProperty("view-transition-name");
    change();
    moving.forEach(([, id], at) => {
      const piece = /** @type {HTMLElement | null} */ (document.querySelector(`[data-id="${CSS.escape(id)}"]`));
      piece?.style.setProperty("view-transition-name", `flight-${at}`);
      if (piece) landed.push(piece);
    });
  });
  transition.finished.finally(() => {
    for (const piece of landed) piece.style.removeProperty("view-transition-name");
    page.flying = false;
  });
}

/** Plays the only choice where everybody can see that there is one. */
function playObvious() {
  if (!document.documentElement.hasAttribute("data-auto") || page.chooses) return;
  const only = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-only]"));
  const key = only && new FormData(only).get("key");
  if (!only || key === page.obvious) return;
  page.obvious = key;
  // It is no answer of the viewer: what is being played back goes on.
  only.dataset.auto = "yes";
  only.requestSubmit();
}
