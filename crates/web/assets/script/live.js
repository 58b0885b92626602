// Live without fragility: one stream for all tabs of a table brings the steps as frames; after a gap they are requested.

const live = {
  /** @type {Set<string>} Addresses and steps of the forms that are being sent. */
  sending: new Set(),
  fetching: false,
  again: false,
  /** @type {BroadcastChannel | null} */
  tabs: null,
  /** How often in a row the server did not answer. */
  failures: 0,
  /** Whether steps are being fetched, and the newest step that was told meanwhile. */
  stepping: false,
  stepAgain: 0,
  /** Whether the last request for steps was refused: the whole page is shown then. */
  stepsFail: false,
};

/** Fetches the page; what happens meanwhile leads to one more fetch, not to many. */
async function refresh() {
  if (playback.playing) {
    playback.stale = true;
    return;
  }
  if (live.fetching) {
    live.again = true;
    return;
  }
  live.fetching = true;
  try {
    const number = ++page.asked;
    const answer = await fetch(page.address, { headers: { accept: "text/html" } });
    if (answer.status === 404) return location.assign(`${base}/`);
    if (answer.ok) show(await answer.text(), number);
    connected(answer.ok);
  } catch {
    connected(false);
  } finally {
    live.fetching = false;
  }
  if (live.again) {
    live.again = false;
    await refresh();
  }
}

/** @param {boolean} is */
function connected(is) {
  const line = document.querySelector("#connection");
  if (!(line instanceof HTMLElement)) return;
  const wasLost = live.failures > 0;
  live.failures = is ? 0 : live.failures + 1;
  line.textContent = (is ? wasLost && line.dataset.back : line.dataset.lost) || "";
  if (is && wasLost) setTimeout(() => live.failures === 0 && (line.textContent = ""), 3000);
  if (!is) setTimeout(refresh, Math.min(1000 * 2 ** live.failures, 15000) * (0.5 + Math.random() / 2));
}

/** @param {string} said */
function hear(said) {
  const { seat, reaction } = JSON.parse(said);
  const button = document.querySelector(`#reactions [value="${CSS.escape(reaction)}"]`);
  const who = document.querySelector(`#player-${Number(seat)} h3 span`)?.textContent ?? "";
  const heard = document.querySelector("#heard");
  if (!heard || !button) return;
  const text = `${who}: ${button.textContent}`;
  heard.textContent = text;
  setTimeout(() => heard.textContent === text && (heard.textContent = ""), 6000);
}

/** The seat whose player looks at the page. @returns {number | null} */
function ownSeat() {
  const own = page.root?.dataset.own;
  return own === undefined ? null : Number(own);
}

/** One tab listens to the server and tells the others. */
function listen() {
  const id = page.table?.dataset.live;
  if (!id) return;
  live.tabs = new BroadcastChannel(`table-${id}`);
  const take = (/** @type {{ gone?: boolean, reaction?: string, steps?: Playback }} */ what) => {
    if (what.gone) location.assign(`${base}/`);
    else if (what.reaction) hear(what.reaction);
    else if (!what.steps || !page.root) void refresh();
    else if (what.steps.from > playback.latest) void catchUp(what.steps.seq);
    else playback.receive(what.steps);
  };
  live.tabs.onmessage = ({ data }) => take(data);
  const tell = (/** @type {{ gone?: boolean, reaction?: string, steps?: Playback }} */ what) => {
    live.tabs?.postMessage(what);
    take(what);
  };
  const open = () => {
    const stream = new EventSource(`${base}/t/${id}/events?since=${page.root ? playback.latest : 0}`);
    stream.addEventListener("page", () => tell({}));
    stream.addEventListener("gone", () => {
      stream.close();
      tell({ gone: true });
    });
    stream.addEventListener("steps", (event) => {
      /** @type {Playback} */
      const steps = JSON.parse(event.data);
      if (!page.root || steps.own === ownSeat()) return tell({ steps });
      // The viewer sat down since the stream was opened, or this page is older: both begin anew.
      stream.close();
      setTimeout(open, 500);
      tell({});
    });
    stream.addEventListener("reaction", (event) => tell({ reaction: event.data }));
    stream.onerror = () => {
      // The browser tries again by itself, unless it was answered by something else than a stream.
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, 5000);
    };
  };
  // Browsers have locks only where the connection is safe, or at home; elsewhere every tab listens for itself.
  if (navigator.locks) navigator.locks.request(`table-${id}`, () => new Promise(open));
  else open();
}

/** Forms of the table are sent without leaving the page. */
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-live-form")) return;
  event.preventDefault();
  if (form.id === "bidding" && !bidding.isComplete()) return bidding.say(form.dataset.incomplete ?? "");
  // After an undo the viewer wants to choose.
  page.chooses = form.getAttribute("action")?.endsWith("/undo") ?? false;
  const submitter = event.submitter instanceof HTMLButtonElement ? event.submitter : undefined;
  // A FormData with files would be multipart: fields of a table are plain.
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  // A second click on the same question does nothing. The element is no key: morphing reuses it for the next question.
  const request = `${form.getAttribute("action")} ${fields.get("seq")}`;
  if (live.sending.has(request)) return;
  live.sending.add(request);
  const isAnswer = page.root !== null && /\/(act|bid|undo)$/.test(form.getAttribute("action") ?? "");
  if (isAnswer) submitter?.setAttribute("data-sent", "");
  try {
    // An answer skips what is still being played back.
    if (isAnswer && !form.dataset.auto) {
      await skipAfterPaint();
      playback.skipped = [];
    }
    let number = ++page.asked;
    const answer = await fetch(form.getAttribute("action") ?? "", {
      method: "POST",
      body: fields,
      headers: { accept: "text/html" },
      redirect: isAnswer ? "manual" : "follow",
    });
    if (answer.type === "opaqueredirect") {
      if (form.id === "bidding") bidding.forget();
      return void (await catchUp());
    }
    // Advice takes its time, and is written when it is there.
    if (form.getAttribute("action")?.endsWith("/hint")) number = ++page.asked;
    const here = new URL(answer.url);
    if (answer.redirected && here.pathname !== location.pathname) {
      location.assign(answer.url);
      return;
    }
    if (form.id === "bidding" && answer.ok) bidding.forget();
    if (answer.status !== 204) show(await answer.text(), number);
  } catch {
    connected(false);
  } finally {
    live.sending.delete(request);
    submitter?.removeAttribute("data-sent");
  }
});
