// Shows the score pads and an offline page while the server cannot be reached, and notifications when a push message comes.
// Nothing else is kept: no table, nothing about anybody.

/** The worker itself, in words that TypeScript knows without its library of workers. */
const worker = /** @type {any} */ (self);

/** What is kept; the server writes it before this. @type {{ base: string, pads: string[], offline: string, files: string[], icon: string, version: string }} */
const kept = worker.KEPT;

/** Pages in all languages that were seen, and the files they need. A new version begins anew; sites under other paths have their own. */
const CACHE = `site-${kept.version}${kept.base}`;

/**
 * Keeps a page: as the newest one at its address, and as the one in its language.
 * @param {string} path
 * @param {Response} response
 */
async function keep(path, response) {
  const cache = await caches.open(CACHE);
  const language = response.headers.get("Content-Language") ?? "";
  await cache.put(`${path}?lang=${language}`, response.clone());
  await cache.put(path, response);
}

/** Keeps the pads, the offline page and what they need. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(kept.files);
  await Promise.all([...kept.pads, kept.offline].map(async (path) => {
    const response = await fetch(path);
    if (response.ok) await keep(path, response);
  }));
  await worker.skipWaiting();
}

/** Forgets what earlier versions kept. */
async function activate() {
  const baseOf = (/** @type {string} */ name) => /^(?:pad|site)-[0-9a-f]+(.*)$/.exec(name)?.[1];
  const names = (await caches.keys()).filter((name) => baseOf(name) === kept.base && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * A pad from the server, so that changes arrive; if it does not answer, as it was last, in the language that is wanted.
 * @param {Request} request
 * @param {URL} address
 */
async function page(request, address) {
  const response = await fetch(request).catch(() => null);
  if (response && response.status < 500) {
    // The fields in the address are the visitor's own.
    if (response.ok && !address.search) await keep(address.pathname, response.clone());
    return response;
  }
  const language = address.searchParams.get("lang");
  const wanted = language && (await caches.match(`${address.pathname}?lang=${language}`));
  return wanted || (await caches.match(address.pathname)) || response || Response.error();
}

/**
 * Any other page from the server; if that cannot be reached, the offline page.
 * @param {Request} request
 */
async function navigate(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const offline = await caches.match(kept.offline);
    if (offline) return offline;
    throw error;
  }
}

/** @param {Request} request */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Windows of this site. @returns {Promise<any[]>} */
function windows() {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/**
 * Shows what a push message says, unless a visible window shows the table. A later message about it replaces an earlier one.
 * The message names a page by its path, without the base path.
 * @param {{ table?: string, url: string, title: string, body: string }} message
 */
async function pushed({ table, url: path, title, body }) {
  const url = kept.base + path;
  const isSeen = (/** @type {any} */ each) => each.visibilityState === "visible" && new URL(each.url).pathname === url;
  if (table && (await windows()).some(isSeen)) return;
  const options = { body, tag: table ?? "test", icon: kept.icon, badge: kept.icon, data: { url } };
  await worker.registration.showNotification(title, options);
}

/** Goes to the page of a notification: to its window if there is one. @param {string} url */
async function visit(url) {
  const open = (await windows()).find((each) => new URL(each.url).pathname === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}

/** Tells the server the new address of this device. @param {any} event */
async function resubscribe(event) {
  const options = event.oldSubscription?.options ?? (await worker.registration.pushManager.getSubscription())?.options;
  const subscription = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...subscription.toJSON(), language: navigator.language });
  await fetch(`${kept.base}/api/v1/me/notifications/devices`, { method: "POST", headers, body });
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(pushed(event.data.json())));
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(resubscribe(event)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.url));
});
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (kept.pads.includes(address.pathname)) event.respondWith(page(event.request, address));
  else if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
  else if (kept.files.includes(address.pathname)) event.respondWith(file(event.request));
});
