// Every step is shown, in order, at a readable pace, and nobody waits for it: steps wait in a queue, what is asked is shown
// at once, and an answer, a click on the table, Space or Esc goes on to now.

/**
 * What is seen together: page parts by element id, the sentences of the log, and how long it stays at normal pace.
 * @typedef {{ kind: string, ms: number, seq: number, told: string[], parts: Record<string, string> }} PlaybackFrame
 * @typedef {{ from: number, seq: number, own: number | null, title: string, phase: string, asked: boolean, bid: boolean, over: boolean,
 *   seats: [boolean, boolean][], question: Record<string, string>, frames: PlaybackFrame[] }} Playback
 */

/** How much longer than normal a frame stays. @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

/** The longest that the majorities stay without "Continue", in milliseconds. */
const HOLD = 8000;

const playback = {
  /** @type {PlaybackFrame[]} Frames that wait. */
  queue: [],
  /** Whether a frame is being shown. */
  playing: false,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** Whether the page must be fetched as a whole when the queue is empty. */
  stale: false,
  /** Where to go when the queue is empty: in replays. @type {string | null} */
  then: null,
  /** The cards that answer the present question, as forms by tavern part and card. @type {Map<string, string>} */
  answers: new Map(),

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
    if (id) seen.set(id, seq);
  },

  /** Takes what came since a moment: the question at once, the steps one after the other. @param {Playback} came */
  receive(came) {
    const root = page.root;
    if (!root || came.seq < this.latest) return;
    const wasAsked = root.hasAttribute("data-asked");
    const news = came.frames.filter((frame) => frame.seq > this.latest || came.from === this.latest);
    root.dataset.latest = String(came.seq);
    root.dataset.phase = came.phase;
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
    if (!came.asked) this.answers = new Map();
    else if (came.frames.length > 0) this.answers = cardAnswers(came.frames);
    offerAnswers(this.answers);
    this.queue.push(...news);
    if (came.asked && !wasAsked) sound("turn");
    if (this.pace === 0 && this.queue.length > 0) this.skip();
    else if (!this.playing && this.queue.length > 0) this.next();
    else if (!this.playing && this.stale) this.end();
    playObvious();
  },

  /** Shows the next frame, or ends. */
  next() {
    clearTimeout(this.timer);
    const frame = this.queue.shift();
    if (!frame) return this.end();
    this.playing = true;
    const play = document.querySelector("#played [data-play]");
    if (play instanceof HTMLElement) play.hidden = true;
    page.root?.setAttribute("data-playing", frame.kind);
    draw(frame.parts, true);
    this.shown(frame.seq);
    sound(frame.kind);
    caption([frame.told.join(". ")], this.queue.length);
    const next = this.queue[0];
    const holds = frame.kind === "majority" && next?.kind !== "majority";
    this.timer = setTimeout(() => this.next(), (holds ? HOLD : frame.ms) * this.pace);
  },

  /** Goes on to now, at once. */
  skip() {
    clearTimeout(this.timer);
    const frames = this.queue.splice(0);
    /** @type {Record<string, string>} */
    const parts = {};
    for (const frame of frames) Object.assign(parts, frame.parts);
    draw(parts, false);
    if (frames.length > 0) this.shown(frames[frames.length - 1].seq);
    const told = frames.flatMap((frame) => frame.told);
    this.end();
    if (told.length > 0) caption(told, 0);
  },

  /** Nothing is left to show. */
  end() {
    this.playing = false;
    page.root?.removeAttribute("data-playing");
    caption([], 0);
    if (page.root && !this.then) this.shown(this.latest);
    bringIntoView();
    const then = this.then;
    this.then = null;
    if (then) void goTo(then);
    else if (this.stale) {
      this.stale = false;
      void refresh();
    }
  },
};

/** The newest step that was seen of each table, unless the browser keeps nothing. */
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
      // The browser keeps nothing.
    }
  },
};

/**
 * Returns the cards of the last frames that answer a question, as forms by tavern part and card.
 * @param {PlaybackFrame[]} frames
 */
function cardAnswers(frames) {
  /** @type {Record<string, string>} */
  const parts = Object.assign({}, ...frames.map((frame) => frame.parts));
  const answers = new Map();
  for (const [id, html] of Object.entries(parts)) {
    if (!id.startsWith("tavern-")) continue;
    const part = document.createElement("template");
    part.innerHTML = html;
    for (const button of part.content.querySelectorAll("form [data-answer][data-card]")) {
      answers.set(`${id} ${button.getAttribute("data-card")}`, button.closest("form")?.outerHTML ?? "");
    }
  }
  return answers;
}

/**
 * Makes cards answer a question that came while older steps are shown.
 * @param {Map<string, string>} answers
 */
function offerAnswers(answers) {
  if (answers.size === 0) return;
  for (const card of document.querySelectorAll(".tavern button.plain[data-card]")) {
    const form = answers.get(`${card.closest(".tavern")?.id} ${card.getAttribute("data-card")}`);
    if (form) card.outerHTML = form;
  }
}

/**
 * Puts page parts in their places. A part that is empty goes away.
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
 * Shows page parts; what lies somewhere else now flies there.
 * @param {Record<string, string>} parts
 * @param {boolean} flies
 */
function draw(parts, flies) {
  const coins = new Set(laid().map((coin) => coin.dataset.piece));
  const change = () => {
    const draft = bidding.draft();
    patch(parts);
    offerAnswers(playback.answers);
    bidding.restore(draft);
    if (page.moves) laid().forEach((coin) => coins.has(coin.dataset.piece) || coin.classList.add("revealed"));
    bringIntoView();
  };
  const now = document.createElement("template");
  now.innerHTML = Object.values(parts).join("");
  const rest = document.createDocumentFragment();
  rest.append(now.content);
  const moving = flies && page.moves && !page.flying ? flights(rest, Object.keys(parts)) : [];
  if (moving.length === 0) change();
  else fly(moving, change);
}

/**
 * Says what is shown, and how much is left; several sentences become a list.
 * @param {string[]} told
 * @param {number} left
 */
function caption(told, left) {
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
 * @param {number} wanted The newest step there is, as far as it was told.
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
 */
async function fetchSteps(id, query) {
  try {
    const answer = await fetch(`/t/${id}/steps?${query}`, { headers: { accept: "application/json" } });
    connected(answer.status < 500);
    live.stepsFail = !answer.ok;
    if (answer.ok) playback.receive(await answer.json());
    else await refresh();
  } catch {
    connected(false);
  }
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

document.addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-play]")) return void replayFrom(target);
    if (target?.closest("[data-continue]")) return playback.playing ? playback.next() : undefined;
    if (!playback.playing || !target?.closest("#table")) return;
    const answers = target.closest("[data-skip], [data-coin], [data-clear], [data-confirm]");
    if (answers || !target.closest("button, a, input, label, summary, select, [popover]")) playback.skip();
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
    // What bids needs the table as it is now.
    if (skips || (bidding.form && event.key.length === 1)) playback.skip();
  },
  true,
);

/** Plays the steps since the last visit, or in a replay those after the moment. @param {Element} target */
async function replayFrom(target) {
  const button = target.closest("[data-play]");
  if (!(button instanceof HTMLElement) || !page.root) return;
  const from = button.dataset.from;
  const id = page.table?.dataset.live;
  if (from === undefined && id) {
    const since = seen.get(id) ?? 0;
    page.root.dataset.latest = String(since);
    await fetchSteps(id, `since=${since}&whole=true`);
  } else if (from !== undefined) {
    page.root.dataset.latest = from;
    playback.then = button.dataset.then ?? null;
    await fetchSteps(button.dataset.table ?? "", `${button.dataset.query}&whole=true`);
  }
}
