// Notifications of this device, and what the server is told about tables that are looked at.

const notify = {
  /** Whether the browser can receive push messages here. */
  get works() {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
  },
  /** The steps of the table that the server was last told to have been seen. */
  seen: "",

  /**
   * Asks the server; gives what it answers, or null.
   * @param {string} path
   * @param {string} [method]
   * @param {unknown} [body]
   */
  async ask(path, method = "GET", body) {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const answer = await fetch(`${base}/api/v1${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.status === 204 ? null : answer.json();
  },

  /** The subscription of this browser. */
  async subscription() {
    const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
    return registration ? registration.pushManager.getSubscription() : null;
  },

  /** Tells the server about this device, in the language of the page. @param {PushSubscription} subscription */
  async register(subscription) {
    const language = document.documentElement.lang;
    await this.ask("/me/notifications/devices", "POST", { ...subscription.toJSON(), language });
    localStorage.setItem("notified", `${language} ${subscription.endpoint}`);
  },

  /** Subscribes this device; false if the viewer does not allow it. */
  async subscribe() {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const { key } = await this.ask("/me/notifications");
    await navigator.serviceWorker.register(`${base}/worker.js`);
    const registration = await navigator.serviceWorker.ready;
    const bytes = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const options = { userVisibleOnly: true, applicationServerKey: bytes };
    let subscription;
    try {
      subscription = await registration.pushManager.subscribe(options);
    } catch {
      // A subscription with the key of another server is in the way.
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      subscription = await registration.pushManager.subscribe(options);
    }
    await this.register(subscription);
    return true;
  },

  /** Ends the notifications of this device. */
  async unsubscribe() {
    const subscription = await this.subscription();
    localStorage.removeItem("notified");
    if (!subscription) return;
    await subscription.unsubscribe();
    await this.ask("/me/notifications/devices", "DELETE", { endpoint: subscription.endpoint });
  },

  /** Tells the server about this device again if its address or language has changed. */
  async renew() {
    const known = localStorage.getItem("notified");
    if (!known || !this.works) return;
    const subscription = await this.subscription();
    if (!subscription) return localStorage.removeItem("notified");
    if (known !== `${document.documentElement.lang} ${subscription.endpoint}`) await this.register(subscription);
  },

  /** Says that the table is looked at: its notification is closed, and the next event is told again. */
  async looked() {
    const table = page.table;
    const id = table?.dataset.live;
    if (!table || !id || document.hidden) return;
    if (this.works) {
      const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
      for (const shown of (await registration?.getNotifications({ tag: id })) ?? []) shown.close();
    }
    const state = `${table.dataset.seq} ${table.dataset.phase}`;
    const isNews = table.hasAttribute("data-asked") || table.dataset.phase === "over";
    if (!isNews || state === this.seen || !document.querySelector("[data-notified]")) return;
    this.seen = state;
    await this.ask(`/tables/${id}/seen`, "POST");
  },

  /** Fills in a section. @param {HTMLElement} section */
  async fill(section) {
    section.hidden = !this.works;
    if (!this.works) return;
    const device = section.querySelector("[data-notify-device]");
    const isOn = Boolean(await this.subscription());
    if (device instanceof HTMLElement) {
      device.textContent = (isOn ? device.dataset.off : device.dataset.on) ?? "";
      device.toggleAttribute("data-is-on", isOn);
    }
    const settings = await this.ask("/me/notifications");
    for (const box of section.querySelectorAll("input[type=checkbox]")) {
      if (box instanceof HTMLInputElement && box.name) box.checked = settings[box.name];
    }
    const clock = (/** @type {number} */ minutes) => new Date(minutes * 60000).toISOString().slice(11, 16);
    for (const name of ["from", "to"]) {
      const field = section.querySelector(`[name=${name}]`);
      if (field instanceof HTMLInputElement) field.value = settings.quiet ? clock(settings.quiet[name]) : "";
    }
    const choice = section.querySelector("[data-notify-choice]");
    if (choice instanceof HTMLInputElement) {
      const { enabled } = await this.ask(`/tables/${section.dataset.notifyTable}/notifications`);
      choice.checked = enabled ?? settings.all;
      choice.disabled = !isOn;
    }
  },

  /** Saves the settings of a section. @param {HTMLFormElement} form */
  async save(form) {
    const fields = new FormData(form);
    const minutes = (/** @type {string} */ name) => {
      const [hours, rest] = String(fields.get(name) || "").split(":").map(Number);
      return Number.isInteger(hours) && Number.isInteger(rest) ? hours * 60 + rest : null;
    };
    const [from, to, zone] = [minutes("from"), minutes("to"), Intl.DateTimeFormat().resolvedOptions().timeZone];
    const quiet = from === null || to === null ? null : { from, to, zone };
    const chosen = Object.fromEntries(["all", "turn", "over", "invitation"].map((name) => [name, fields.has(name)]));
    await this.ask("/me/notifications", "PUT", { ...chosen, quiet });
  },

  /**
   * Does something in a section, and says how it went.
   * @param {Element | null} section
   * @param {() => Promise<string>} act Gives the name of what is said.
   */
  async act(section, act) {
    const line = section?.querySelector("[data-notify-said]");
    const said = await act().catch(() => "failed");
    if (line instanceof HTMLElement) line.textContent = line.dataset[said] ?? "";
    if (section instanceof HTMLElement) await this.fill(section).catch(() => {});
  },
};

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const section = target?.closest("[data-notify]") ?? null;
  if (target?.closest("[data-notify-device]")) {
    const isOn = target.closest("[data-notify-device]")?.hasAttribute("data-is-on");
    void notify.act(section, async () => {
      if (isOn) await notify.unsubscribe();
      else if (!(await notify.subscribe())) return "denied";
      return "saved";
    });
  } else if (target?.closest("[data-notify-test]")) {
    void notify.act(section, async () => {
      const { delivered, devices } = await notify.ask("/me/notifications/test", "POST");
      return delivered > 0 && delivered === devices ? "sent" : "failed";
    });
  }
});
document.addEventListener("change", (event) => {
  const box = event.target;
  const section = box instanceof Element ? box.closest("[data-notify]") : null;
  if (!(box instanceof HTMLInputElement && box.hasAttribute("data-notify-choice") && section instanceof HTMLElement)) return;
  void notify.act(section, async () => {
    await notify.ask(`/tables/${section.dataset.notifyTable}/notifications`, "PUT", { enabled: box.checked });
    return "saved";
  });
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && form.hasAttribute("data-notify-settings"))) return;
  event.preventDefault();
  void notify.act(form.closest("[data-notify]"), async () => {
    await notify.save(form);
    return "saved";
  });
});
// The control of a table asks the server when it is opened.
document.addEventListener("toggle", (event) => {
  const popup = event.target;
  if (!(popup instanceof HTMLElement && popup.id === "notify" && popup.matches(":popover-open"))) return;
  const section = popup.querySelector("[data-notify]");
  if (section instanceof HTMLElement) void notify.fill(section).catch(() => {});
}, true);
document.addEventListener("visibilitychange", () => void notify.looked().catch(() => {}));
