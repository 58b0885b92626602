// Updates the page in place: morphs in what the server renders, and animates cards, coins and gems to their new places.

/** @type {{ morph(old: Element, now: Node | string, config?: object): void }} */
const morpher = /** @type {any} */ (globalThis).Idiomorph;

/** The base path of the site, which every address begins with: empty at the root of a domain. */
const base = document.documentElement.dataset.base ?? "";

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
    return wanted !== "off" && !still && !document.hidden;
  },
  /** When a pointer was pressed and not yet released, in milliseconds since the page was loaded; 0 if none is. */
  pressed: 0,
  /** Requests are numbered, because answers can overtake each other. */
  asked: 0,
  shown: 0,
  /** The key of the choice that was made last because it was the only one. @type {FormDataEntryValue | null} */
  obvious: null,
  /** Whether the viewer wants to make the next choice, even an obvious one. */
  chooses: false,
  /** The address of the page; the answer to a form has another one. */
  get address() {
    const id = this.table?.dataset.live;
    return id && !location.pathname.endsWith("/text") ? `${base}/t/${id}` : location.href;
  },
  /** Time until which the reason of a refusal stays on the page, in milliseconds since 1970. */
  reason: 0,
};

/**
 * Finds pieces that change their place: the element before, and the `data-id` of the same piece afterwards.
 * @param {ParentNode} now The new content.
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
    // An answer that was overtaken is out of date, but the reason of a refusal still holds.
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
  fly(page.moves ? flights(content) : [], () => change(came));
}

/** Configuration of the morph. */
const MORPH = {
  ignoreActiveValue: true,
  callbacks: {
    // Keeps `details` as the viewer left them.
    /** @param {string} name @param {Element} node @param {string} kind */
    beforeAttributeUpdated: (name, node, kind) => !(name === "open" && node.localName === "details" && kind),
    // Keeps the reaction that is being shown, the chosen tab, the caption of the playback and a typed name.
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

/** Makes the page that of the server's answer. @param {Document} came */
function change(came) {
  const [old, now] = [document.querySelector("#content"), came.querySelector("#content")];
  if (!old || !now) return;
  const wasAsked = page.table?.hasAttribute("data-asked");
  const draft = bidding.draft();
  const next = /** @type {Element} */ (now.cloneNode(true));
  const said = old.querySelector("#said");
  // The end is another page: it begins at its top, and no piece of the old one is kept.
  if (next.querySelector("#end") && !old.querySelector("#end")) {
    old.replaceChildren();
    scrollTo(0, 0);
  }
  if (next.querySelector("#said")) page.reason = Date.now() + 8000;
  else if (said && Date.now() < page.reason) next.prepend(said.cloneNode(true));
  morpher.morph(old, next, MORPH);
  document.title = came.title;
  playback.readAnswers();
  bidding.restore(draft);
  if (!wasAsked && page.table?.hasAttribute("data-asked")) sound("turn");
  bringIntoView();
  playObvious();
  follow();
  void notify.looked().catch(() => {});
}

/** Scrolls the tavern being resolved and the newest majority into view, where they scroll. */
function bringIntoView() {
  const majorities = document.querySelector("#evaluated");
  if (majorities) majorities.scrollTop = majorities.scrollHeight;
  const current = document.querySelector(".tavern[data-current]");
  const list = current?.parentElement;
  if (current instanceof HTMLElement && list && list.scrollHeight > list.clientHeight) {
    list.scrollTop = current.offsetTop - list.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
  }
}

/**
 * Changes the page and animates pieces from their old places to their new ones. The page changes at once: only copies fly, and
 * they take no clicks.
 * @param {[HTMLElement, string][]} moving Pieces before the change, and their ids after it.
 * @param {() => void} change
 * @param {number} time Milliseconds in the air.
 */
function fly(moving, change, time = 420) {
  const copies = moving.map(([piece, id]) => ({ id, from: piece.getBoundingClientRect(), copy: flightCopy(piece) }));
  change();
  for (const { id, from, copy } of copies) {
    const landed = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const to = landed && visibleBox(landed);
    if (to && from.width > 0) launch(copy, from, to, time, landed);
  }
}

/** Returns the box of an element, or of its owner's panel where the element itself is not shown. @param {Element} element */
function visibleBox(element) {
  const panel = element.closest(".player, #army");
  return [element, panel].map((each) => each?.getBoundingClientRect()).find((box) => box && box.width > 0 && box.height > 0);
}

/** Returns a copy of a piece that looks the same outside of its place. @param {HTMLElement} piece */
function flightCopy(piece) {
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.setAttribute("aria-hidden", "true");
  copy.style.setProperty("--card", getComputedStyle(piece).getPropertyValue("--card"));
  const face = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const each of [face, ...face.querySelectorAll("[data-id], [id]")]) {
    each.removeAttribute("data-id");
    each.removeAttribute("id");
  }
  copy.append(face);
  return copy;
}

/**
 * @param {HTMLElement} copy
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} time
 * @param {Element} landed
 */
function launch(copy, from, to, time, landed) {
  for (const [name, value] of Object.entries({ left: from.left, top: from.top, width: from.width, height: from.height })) {
    copy.style.setProperty(name, `${value}px`);
  }
  document.body.append(copy);
  const scale = Math.min(1, Math.max(0.25, Math.min(to.width / from.width, to.height / from.height)));
  const [x, y] = [(to.left + to.right - from.left - from.right) / 2, (to.top + to.bottom - from.top - from.bottom) / 2];
  const there = `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = copy.animate(
    [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.85 }, { transform: there, opacity: 0 }],
    { duration: time, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" },
  );
  landed.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: time });
  flight.finished.catch(() => {}).then(() => copy.remove());
}

/** Plays the only choice where everybody can see that there is one. */
function playObvious() {
  if (!document.documentElement.hasAttribute("data-auto") || page.chooses) return;
  const only = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-only]"));
  const key = only && new FormData(only).get("key");
  if (!only || key === page.obvious) return;
  page.obvious = key;
  // The viewer did not answer themselves: the playback goes on.
  only.dataset.auto = "yes";
  only.requestSubmit(only.id === "take" ? takeButton(only) : undefined);
}

/** Returns a button that takes the only card; the card itself may not be shown yet. @param {HTMLFormElement} form */
function takeButton(form) {
  const button = document.createElement("button");
  [button.name, button.value, button.hidden] = ["action", [...playback.answers.values()][0] ?? "", true];
  form.append(button);
  return button;
}

/** Resolves after the next paint; at once in a tab that is not painted. */
function painted() {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

document.addEventListener("pointerdown", () => (page.pressed = performance.now()), true);
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => (page.pressed = 0), true);
