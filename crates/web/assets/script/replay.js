// Looking at a game again: links, keys and the slider change the moment without leaving the page.

/** @param {string} address */
async function goTo(address) {
  const number = ++page.asked;
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    if (!answer.ok) return location.assign(address);
    history.replaceState(null, "", address);
    show(await answer.text(), number);
  } catch {
    connected(false);
  }
}

/** Looks again and again while the game is thought about. */
function follow() {
  if (following.timer || !document.querySelector("#review[data-under]")) return;
  following.timer = setTimeout(async () => {
    await goTo(location.href);
    following.timer = 0;
    follow();
  }, 1500);
}

const following = { timer: 0 };

/** @param {string} keys As `aria-keyshortcuts` writes them. */
function stepBy(keys) {
  const link = document.querySelector(`#moment a[aria-keyshortcuts="${keys}"]`);
  if (link instanceof HTMLAnchorElement) goTo(link.href);
  return link !== null;
}

/** @param {HTMLFormElement} form */
function slide(form) {
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  goTo(`${form.action}?${fields}`);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-step]") : null;
  const address = link?.getAttribute("href");
  if (!address || !document.querySelector("#moment")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(address);
});
document.addEventListener("input", (event) => {
  const form = event.target instanceof HTMLElement ? event.target.closest("#moment form.slide") : null;
  if (form instanceof HTMLFormElement) slide(form);
});
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement) || !event.target.matches("#moment form.slide")) return;
  event.preventDefault();
  slide(event.target);
});
document.addEventListener("keydown", (event) => {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (target?.closest("input, textarea, select, [popover]:popover-open")) return;
  if (stepBy(event.shiftKey ? `Shift+${event.key}` : event.key)) event.preventDefault();
});

// A record is read from disk by the browser.
document.addEventListener("change", async (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.dataset.into) return;
  const [file, place] = [input.files?.[0], document.querySelector(input.dataset.into)];
  if (!file || !(place instanceof HTMLTextAreaElement)) return;
  place.value = await file.text();
  place.form?.requestSubmit();
});
