// Playback: a queue of steps, each shown in order at a readable pace. The question is shown at once and can be answered at any
// time; an answer, a click on the table, Space or Esc skips to the present.

/**
 * One change of the page: page parts by element id, the sentences of the log, and how long it stays at normal pace.
 * @typedef {{ kind: string, ms: number, seq: number, told: string[], parts: Record<string, string> }} PlaybackFrame
 * `answers`: the cards that answer the question, each with the element id of its tavern, the card and the answer.
 * @typedef {{ from: number, seq: number, own: number | null, title: string, phase: string, asked: boolean, bid: boolean,
 *   over: boolean, seats: [boolean, boolean][], question: Record<string, string>, answers: [string, string, string][],
 *   more?: boolean, frames: PlaybackFrame[] }} Playback
 * `more`: whether the replay goes on after these steps.
 */

/** Factor on the time of a frame for each setting. @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

/** The longest that the majorities stay without "Continue", in milliseconds at any pace. */
const HOLD = 8000;

/** The longest that a pressed pointer delays a frame, in milliseconds. */
const PRESS = 1000;

/** How long a card that was an answer ignores clicks, in milliseconds: they were meant as answers. */
const LATE_CLICK = 800;

const playback = {
  /** @type {PlaybackFrame[]} Frames that are still to be shown. */
  queue: [],
  /** True while a frame is being shown. */
  playing: false,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** While a majority waits for "Continue": when it has been shown long enough, in milliseconds since the page was loaded. */
  held: 0,
  /** True if the whole page must be fetched when the queue is empty. */
  stale: false,
  /** In replays, the address to go to when the queue is empty. @type {string | null} */
  then: null,
  /** In replays, fetches the steps after those that are known. @type {(() => Promise<void>) | null} */
  more: null,
  /** The answers that cards give, by tavern id and card. @type {Map<string, string>} */
  answers: new Map(),
  /** When cards last stopped being answers, in milliseconds since the page was loaded. */
  withdrawn: -Infinity,
  /** The sentence about the frame that is being shown. */
  said: "",
  /** @type {string[]} Sentences about the frames that were skipped since the viewer's last answer. */
  skipped: [],

  /** Factor on the time of frames; 0 shows the present at once. */
  get pace() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    return still ? 0 : (PACES[document.documentElement.dataset.motion ?? "normal"] ?? 1);
  },

  /** The newest step known. */
  get latest() {
    return Number(page.root?.dataset.latest ?? 0);
  },

  /** The step that is shown. */
  get seq() {
    return Number(page.root?.dataset.seq ?? 0);
  },

  /** @param {number} seq */
  shown(seq) {
    if (page.root) page.root.dataset.seq = String(seq);
    const id = page.table?.dataset.live;
    // A tab in the background shows nothing to the viewer.
    if (id && !document.hidden) seen.set(id, seq);
  },

  /** Takes the steps since a moment: shows the question at once and queues the frames. @param {Playback} came */
  receive(came) {
    const root = page.root;
    if (!root || came.seq < this.latest) return;
    const [wasAsked, begun] = [root.hasAttribute("data-asked"), performance.now()];
    const news = came.frames.filter((frame) => frame.seq > this.latest || came.from === this.latest);
    root.dataset.latest = String(came.seq);
    // The page of the end comes after the last frame: until then the table keeps its layout.
    root.dataset.phase = came.over ? "wait" : came.phase;
    root.toggleAttribute("data-asked", came.asked);
    root.toggleAttribute("data-bid", came.bid);
    document.title = came.title;
    came.seats.forEach(([asked, ready], seat) => {
      const panel = document.getElementById(`player-${seat}`);
      panel?.toggleAttribute("data-asked", asked);
      panel?.toggleAttribute("data-ready", ready);
    });
    const draft = bidding.draft();
    patch(came.question);
    bidding.restore(draft);
    if (came.over) this.stale = true;
    this.setAnswers(came.answers.map(([tavern, card, answer]) => [`${tavern} ${card}`, answer]));
    offerAnswers();
    this.queue.push(...news);
    this.release();
    if (this.playing) sayNews(this.said);
    if (came.asked && !wasAsked) sound("turn");
    if (!this.playing && this.queue.length > 0) this.next();
    else if (!this.playing && this.stale) this.end();
    // Drawing may take long on a slow machine: the time of late clicks begins when the page has changed.
    if (this.withdrawn >= begun) this.withdrawn = performance.now();
    playObvious();
  },

  /** Reads the answers of cards from a page that was rendered as a whole. */
  readAnswers() {
    const cards = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".tavern [data-answer][data-card]"));
    this.setAnswers([...cards].map((card) => [answerKey(card), card.value]));
  },

  /** @param {[string, string][]} answers */
  setAnswers(answers) {
    const now = new Map(answers);
    if ([...this.answers.keys()].some((card) => !now.has(card))) this.withdrawn = performance.now();
    this.answers = now;
  },

  /** Shows the next frame, or ends. */
  next() {
    clearTimeout(this.timer);
    this.held = 0;
    // The click of a pressed pointer must reach the element that was pressed.
    if (page.pressed > 0 && performance.now() - page.pressed < PRESS) return this.wait(50);
    if (this.pace === 0) return this.hurry();
    const frame = this.queue.shift();
    if (!frame && this.more) return void this.fetchMore();
    if (!frame) return this.end();
    this.show(frame);
  },

  /** @param {PlaybackFrame} frame */
  show(frame) {
    const time = frame.ms * this.pace;
    this.playing = true;
    hideReturn();
    draw(frame.parts, time);
    this.shown(frame.seq);
    if (frame.kind === "present") return this.next();
    page.root?.setAttribute("data-playing", frame.kind);
    sound(frame.kind);
    const left = this.queue.filter(({ kind }) => kind !== "present").length;
    caption([frame.told.join(". ")], left);
    // Rewards are shown between the majorities: only the last of them waits.
    const holds = frame.kind === "majority" && !this.queue.some(({ kind }) => kind === "majority");
    this.held = holds ? performance.now() + time : 0;
    this.wait(holds ? HOLD : time);
  },

  /** Fetches the next steps of a replay; the last picture stays meanwhile. */
  async fetchMore() {
    const more = this.more;
    this.more = null;
    await more?.();
    if (this.queue.length === 0) this.end();
  },

  /** Goes on from a majority when another one follows: only the last of them waits. */
  release() {
    if (this.held === 0 || !this.queue.some(({ kind }) => kind === "majority")) return;
    clearTimeout(this.timer);
    this.wait(Math.max(0, this.held - performance.now()));
    this.held = 0;
  },

  /** @param {number} time Milliseconds until the next frame. */
  wait(time) {
    this.timer = setTimeout(() => this.next(), time);
  },

  /** Shows everything at once; only the majorities stay until "Continue". */
  hurry() {
    const last = this.queue.map(({ kind }) => kind).lastIndexOf("majority");
    if (last < 0) return this.skip();
    const earlier = this.queue.splice(0, last);
    draw(merged(earlier), 0);
    const [majority] = this.queue.splice(0, 1);
    this.show(majority);
    this.skipped.push(...[...earlier, majority].flatMap(({ told }) => told));
    caption(this.skipped, 1);
  },

  /** Skips to the present. */
  skip() {
    clearTimeout(this.timer);
    this.held = 0;
    const frames = this.queue.splice(0);
    draw(merged(frames), 0);
    if (frames.length > 0) this.shown(frames[frames.length - 1].seq);
    this.skipped.push(...frames.flatMap((frame) => frame.told));
    this.end();
    if (this.skipped.length > 0) caption(this.skipped, 0);
  },

  /** Ends the playback when nothing is left to show. */
  end() {
    this.playing = false;
    page.root?.removeAttribute("data-playing");
    caption([], 0);
    if (page.root && !this.then) this.shown(this.latest);
    bringIntoView();
    const then = this.then;
    [this.then, this.more] = [null, null];
    if (then) void goTo(then);
    else if (this.stale) {
      this.stale = false;
      void refresh();
    }
  },
};

/** Skips to the present after the browser has painted the reaction to a click or key. */
async function skipAfterPaint() {
  await painted();
  playback.skip();
}

/** Returns the parts of several frames; of parts with the same id, the last. @param {PlaybackFrame[]} frames */
function merged(frames) {
  /** @type {Record<string, string>} */
  const parts = {};
  for (const frame of frames) Object.assign(parts, frame.parts);
  return parts;
}

/** The newest step that the viewer has seen of each table; empty where the browser stores nothing. */
const seen = {
  /** @param {string} id @returns {number | null} */
  get(id) {
    try {
      const kept = localStorage.getItem(`seen ${id}`);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  },
  /** @param {string} id @param {number} seq */
  set(id, seq) {
    try {
      localStorage.setItem(`seen ${id}`, String(seq));
    } catch {
      // Private windows may refuse to store anything.
    }
  },
};

/** Returns the key of a card in the answers. @param {Element} card */
function answerKey(card) {
  return `${card.closest(".tavern")?.id} ${card.getAttribute("data-card")}`;
}

/** Makes the cards that answer the question submit it, and all others explain themselves. */
function offerAnswers() {
  for (const card of document.querySelectorAll(".tavern button[data-card]")) {
    const answer = playback.answers.get(answerKey(card));
    const { about } = /** @type {HTMLElement} */ (card).dataset;
    card.className = answer ? "card-button" : "plain";
    card.toggleAttribute("data-answer", answer !== undefined);
    const wanted = answer
      ? { type: "submit", form: "take", name: "action", value: answer, popovertarget: undefined }
      : { type: "button", form: undefined, name: undefined, value: undefined, popovertarget: about };
    for (const [name, value] of Object.entries(wanted)) {
      if (value === undefined) card.removeAttribute(name);
      else card.setAttribute(name, value);
    }
  }
}

/**
 * Replaces page parts by element id. An empty part is removed.
 * @param {Record<string, string>} parts
 */
function patch(parts) {
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (old && html === "") old.remove();
    else if (old) morpher.morph(old, html, MORPH);
    else if (id.startsWith("round-")) document.querySelector("#log")?.insertAdjacentHTML("afterbegin", html);
    else if (id === "guide" || id === "advice") document.querySelector("#played")?.insertAdjacentHTML("afterend", html);
  }
}

/**
 * Shows page parts; pieces fly to their new places, and coins are turned over before they are sorted.
 * @param {Record<string, string>} parts
 * @param {number} time Milliseconds that the frame is shown; 0 animates nothing.
 */
function draw(parts, time) {
  const moves = time > 0 && page.moves;
  const now = document.createElement("template");
  if (moves) now.innerHTML = Object.values(parts).join("");
  const bids = moves ? hiddenBids() : new Map();
  fly(
    moves ? flights(now.content, Object.keys(parts)) : [],
    () => {
      const draft = bidding.draft();
      patch(parts);
      offerAnswers();
      bidding.restore(draft);
      bringIntoView();
    },
    Math.min(time * 0.8, 600),
  );
  turnOver(bids, time * 0.85);
}

/** Returns the boxes of the bids that are face down, by tavern and seat. */
function hiddenBids() {
  const bids = [...document.querySelectorAll(".laid:not([data-open]) > li")];
  return new Map(bids.map((bid) => [laidKey(bid), bid.getBoundingClientRect()]));
}

/** @param {Element} bid */
function laidKey(bid) {
  return `${bid.closest(".tavern")?.id} ${bid.getAttribute("data-seat")}`;
}

/**
 * Turns bids over where they lay, then moves them to their place in the order of play.
 * @param {Map<string, DOMRect>} before The boxes of the bids while they were face down.
 * @param {number} time
 */
function turnOver(before, time) {
  if (before.size === 0) return;
  for (const bid of document.querySelectorAll(".laid[data-open] > li")) {
    const from = before.get(laidKey(bid));
    if (!from) continue;
    const to = bid.getBoundingClientRect();
    const there = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    bid.animate([{ transform: there }, { transform: there, offset: 0.55 }, { transform: "none" }], { duration: time, easing: "ease-in-out" });
    bid.querySelector(".coin .art")?.animate(
      [{ transform: "rotateY(90deg) scale(1.5)", filter: "brightness(2)" }, { transform: "scale(1.5)", offset: 0.6 }, { transform: "none" }],
      { duration: time * 0.55 },
    );
    for (const word of bid.querySelectorAll(".nth, .who")) {
      word.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: time });
    }
  }
}

/** Says what is being shown in the place of the decision while there is none. @param {string} sentence */
function sayNews(sentence) {
  const news = document.querySelector("#news");
  if (news && sentence !== "") news.textContent = sentence;
}

/**
 * Says what is being shown, and how many frames are left; several sentences become a list.
 * @param {string[]} told
 * @param {number} left
 */
function caption(told, left) {
  playback.said = told.at(-1) ?? "";
  sayNews(playback.said);
  const place = document.querySelector("#played");
  if (!(place instanceof HTMLElement)) return;
  const [line, list, skip] = ["#caption", "#caption-list", "[data-skip]"].map((each) => place.querySelector(each));
  if (!(line instanceof HTMLElement) || !(list instanceof HTMLElement) || !(skip instanceof HTMLElement)) return;
  line.textContent = told.at(-1) ?? "";
  list.hidden = told.length < 2;
  list.querySelector("ol")?.replaceChildren(
    ...told.map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }),
  );
  skip.hidden = left === 0;
  skip.dataset.left = String(left);
}

/**
 * Fetches the steps since the newest one that is known.
 * @param {number} wanted The newest step that the server announced.
 */
async function catchUp(wanted = Infinity) {
  const id = page.table?.dataset.live;
  if (!id || wanted <= playback.latest) return;
  if (live.stepping) {
    if (wanted < Infinity) live.stepAgain = Math.max(live.stepAgain, wanted);
    return;
  }
  live.stepping = true;
  try {
    await fetchSteps(id, `since=${playback.latest}`);
  } finally {
    live.stepping = false;
  }
  const again = live.stepAgain;
  live.stepAgain = 0;
  await catchUp(again);
}

/**
 * @param {string} id
 * @param {string} query
 * @returns {Promise<Playback | undefined>}
 */
async function fetchSteps(id, query) {
  try {
    const answer = await fetch(`${base}/t/${id}/steps?${query}`, { headers: { accept: "application/json" } });
    connected(answer.status < 500);
    live.stepsFail = !answer.ok || answer.status === 204;
    // Nothing is played back to a page that is too old.
    if (live.stepsFail) return void (await refresh());
    /** @type {Playback} */
    const steps = await answer.json();
    playback.receive(steps);
    return steps;
  } catch {
    connected(false);
  }
}

/**
 * Fetches the next steps of a replay; what comes after them is fetched when they have been shown.
 * @param {string} id
 * @param {string} query
 * @param {string} whole
 */
async function fetchReplay(id, query, whole = "") {
  playback.more = null;
  const before = playback.latest;
  const steps = await fetchSteps(id, `since=${before}&${query}${whole}`);
  if (steps?.more && playback.latest > before) playback.more = () => fetchReplay(id, query);
}

/** Offers a returning viewer to play back what happened since. */
function offerReturn() {
  const [table, button] = [page.table, document.querySelector("#played [data-play]")];
  const last = table?.dataset.live ? seen.get(table.dataset.live) : null;
  if (!table || !(button instanceof HTMLElement)) return;
  if (last !== null && last < playback.latest) {
    button.textContent = (button.dataset.since ?? "").replace("#", String(playback.latest - last));
    button.hidden = false;
  } else playback.shown(playback.latest);
}

/** Withdraws the offer to play back what happened since. */
function hideReturn() {
  const button = document.querySelector("#played [data-play]");
  if (button instanceof HTMLElement) button.hidden = true;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !playback.playing) offerReturn();
});

document.addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-play]")) return void replayFrom(target);
    if (target?.closest("[data-continue]")) return playback.playing ? playback.next() : undefined;
    // Without this, a click on a card that was taken a moment ago would open its explanation over the table.
    const isLate = performance.now() - playback.withdrawn < LATE_CLICK;
    if (isLate && target?.closest(".tavern button[popovertarget]")) return event.preventDefault();
    if (!playback.playing || !target?.closest("#table")) return;
    const answers = target.closest("[data-skip], [data-coin], [data-clear], [data-confirm]");
    if (answers || !target.closest("button, a, input, label, summary, select, [popover]")) void skipAfterPaint();
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    if (!playback.playing || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest("input, textarea, select, [popover]:popover-open")) return;
    const skips = event.key === "Escape" || (event.key === " " && !target?.closest("button, a, summary"));
    if (skips) event.preventDefault();
    // Keys that bid need the table as it is now.
    if (skips || (bidding.form && event.key.length === 1)) void skipAfterPaint();
  },
  true,
);

/** Plays the steps since the last visit, or in a replay those after the moment. @param {Element} target */
async function replayFrom(target) {
  const button = target.closest("[data-play]");
  if (!(button instanceof HTMLElement) || !page.root) return;
  const { from, to, table = "", eyes = "" } = button.dataset;
  const id = page.table?.dataset.live;
  if (from === undefined && id) {
    const since = seen.get(id) ?? 0;
    page.root.dataset.latest = String(since);
    await fetchSteps(id, `since=${since}&whole=true`);
  } else if (from !== undefined) {
    page.root.dataset.latest = from;
    playback.then = button.dataset.then ?? null;
    await fetchReplay(table, `to=${to}${eyes}`, "&whole=true");
  }
}
