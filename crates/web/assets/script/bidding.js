// Bidding by click, drag or keys. The radio buttons of the form hold the bid; coins and slots display it.

/** Storage of drafts; null where the browser stores nothing. @type {Storage | null} */
const drafts = (() => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
})();

const bidding = {
  /** @type {string | null} The coin picked up. */
  held: null,

  /** @returns {HTMLFormElement | null} */
  get form() {
    return document.querySelector("form#bidding");
  },

  /** @param {number} tavern @returns {string | null} The coin laid there. */
  at(tavern) {
    const chosen = document.querySelector(`input[name="tavern${tavern}"]:checked`);
    return chosen instanceof HTMLInputElement ? chosen.value : null;
  },

  /** @param {number} tavern @param {string | null} coin */
  set(tavern, coin) {
    for (const input of document.querySelectorAll(`input[name="tavern${tavern}"]`)) {
      if (input instanceof HTMLInputElement) input.checked = input.value === coin;
    }
  },

  bid() {
    return [1, 2, 3].map((tavern) => this.at(tavern));
  },

  isComplete() {
    const bid = this.bid();
    return bid.every((coin) => coin !== null) && new Set(bid).size === 3;
  },

  /** Lays a coin at a tavern; with a coin that is there already it swaps places. @param {string} coin @param {number} tavern */
  lay(coin, tavern) {
    const from = [1, 2, 3].find((other) => this.at(other) === coin);
    const there = this.at(tavern);
    if (from) this.set(from, there);
    this.set(tavern, coin);
    this.held = null;
    this.changed();
  },

  clear() {
    for (const tavern of [1, 2, 3]) this.set(tavern, null);
    this.held = null;
    this.changed();
  },

  changed() {
    this.keep();
    this.draw();
  },

  /** Displays where the coins lie, and what the trade would give. */
  draw() {
    const form = this.form;
    if (!form) return;
    page.table?.classList.add("scripted");
    page.table?.toggleAttribute("data-holding", this.held !== null);
    // The required radio buttons are hidden: the script says in words what is missing.
    form.noValidate = true;
    const bid = this.bid();
    for (const coin of form.querySelectorAll("button[data-coin]")) {
      if (!(coin instanceof HTMLElement)) continue;
      const tavern = bid.indexOf(coin.dataset.coin ?? "");
      coin.toggleAttribute("data-laid", tavern >= 0);
      coin.setAttribute("aria-pressed", String(this.held === coin.dataset.coin));
    }
    for (const slot of document.querySelectorAll("button[data-slot]")) {
      if (!(slot instanceof HTMLElement)) continue;
      const laid = bid[Number(slot.dataset.slot) - 1];
      const coin = laid === null ? null : form.querySelector(`button[data-coin="${laid}"]`);
      const held = slot.querySelector(".held");
      const art = coin?.querySelector("svg")?.cloneNode(true);
      held?.replaceChildren(...(art ? [art] : []));
      const name = slot.dataset.name ?? "";
      slot.setAttribute("aria-label", coin ? `${name}: ${coin.getAttribute("aria-label")}` : name);
    }
    this.pouch(bid);
    const isChanged = JSON.stringify(bid) !== JSON.stringify(this.sent());
    page.table?.toggleAttribute("data-changed", isChanged);
    const confirmed = isChanged ? undefined : form.dataset.in;
    const preview = this.isComplete() ? this.preview(bid) : "";
    this.say(confirmed ? `✓ ${confirmed}. ${preview}` : preview);
  },

  /** Returns the bid that the server knows, as rendered in the form. */
  sent() {
    return [1, 2, 3].map((tavern) => {
      const chosen = document.querySelector(`input[name="tavern${tavern}"][checked]`);
      return chosen instanceof HTMLInputElement ? chosen.value : null;
    });
  },

  /** Shows the two coins that are not laid in the pouch. @param {(string | null)[]} bid */
  pouch(bid) {
    const pouch = this.form?.querySelector("output.pouch");
    const left = [...(this.form?.querySelectorAll("button[data-coin]") ?? [])].filter(
      (coin) => coin instanceof HTMLElement && !bid.includes(coin.dataset.coin ?? ""),
    );
    const art = this.isComplete() ? left.map((coin) => coin.querySelector("svg")?.cloneNode(true)) : [];
    pouch?.replaceChildren(...art.filter((each) => each !== undefined));
  },

  /** @param {(string | null)[]} bid */
  preview(bid) {
    const trades = document.querySelector("#trades");
    if (!(trades instanceof HTMLElement)) return "";
    const trading = trades.dataset.trading;
    if (trading === undefined) return "";
    const left = ["0", "1", "2", "3", "4"].filter((coin) => !bid.includes(coin));
    if (left.includes(trading)) return `⚠ ${trades.dataset.pouch}`;
    const trade = trades.querySelector(`[data-pair="${left.join(" ")}"]`);
    return trade?.textContent?.trim() ?? trades.dataset.none ?? "";
  },

  /** @param {string} text */
  say(text) {
    const line = this.form?.querySelector("#preview");
    if (line && line.textContent !== text) line.textContent = text;
  },

  get name() {
    return `${this.form?.getAttribute("action")} ${this.form?.dataset.seq}`;
  },

  /** Stores the draft, so that it survives a reload. */
  keep() {
    if (this.form) drafts?.setItem(this.name, JSON.stringify(this.bid()));
  },

  forget() {
    drafts?.removeItem(this.name);
  },

  /** Returns the bid as it is laid, to be restored after the page has changed. */
  draft() {
    return this.form ? { name: this.name, bid: this.bid(), held: this.held } : null;
  },

  /** @param {{ name: string, bid: (string | null)[], held: string | null } | null} draft */
  restore(draft) {
    if (!this.form) return;
    const stored = drafts?.getItem(this.name);
    const bid = draft?.name === this.name ? draft.bid : stored && JSON.parse(stored);
    if (bid) [1, 2, 3].forEach((tavern) => this.set(tavern, bid[tavern - 1]));
    this.held = draft?.name === this.name ? draft.held : null;
    this.draw();
  },
};

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const coin = target?.closest("#bidding button[data-coin]");
  // With a coin in hand, the whole tavern takes it.
  const tavern = bidding.held === null ? null : target?.closest(".tavern")?.querySelector(".slot");
  const slot = tavern ?? target?.closest(".slot");
  if (coin instanceof HTMLElement) {
    bidding.held = bidding.held === coin.dataset.coin ? null : (coin.dataset.coin ?? null);
    bidding.draw();
  } else if (slot instanceof HTMLElement) {
    const tavern = Number(slot.dataset.slot);
    if (bidding.held !== null) {
      event.preventDefault();
      return bidding.lay(bidding.held, tavern);
    }
    // A coin that lies there is picked up again.
    bidding.held = bidding.at(tavern);
    bidding.set(tavern, null);
    bidding.changed();
  } else if (target?.closest("#bidding [data-clear]")) {
    bidding.clear();
  }
});

document.addEventListener("dragstart", (event) => {
  const coin = event.target instanceof Element ? event.target.closest("#bidding button[data-coin]") : null;
  if (coin instanceof HTMLElement) event.dataTransfer?.setData("text/plain", coin.dataset.coin ?? "");
});
document.addEventListener("dragover", (event) => {
  if (event.target instanceof Element && event.target.closest(".tavern")?.querySelector(".slot")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const place = event.target instanceof Element ? event.target.closest(".tavern") : null;
  const slot = place?.querySelector(".slot");
  const coin = event.dataTransfer?.getData("text/plain") ?? "";
  if (!(slot instanceof HTMLElement) || !/^[0-4]$/.test(coin)) return;
  event.preventDefault();
  bidding.lay(coin, Number(slot.dataset.slot));
});
document.addEventListener("change", (event) => {
  if (event.target instanceof Element && event.target.closest(".place .row")) bidding.changed();
});
