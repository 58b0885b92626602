// Copying, printing, and what runs when the page is loaded.

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  const { copy, copyText, done } = button.dataset;
  if (copy || copyText) {
    const text = copyText ?? document.querySelector(copy ?? "")?.textContent ?? "";
    if (await copied(text)) button.textContent = done ?? button.textContent;
  } else if (button.hasAttribute("data-print")) {
    print();
  }
});

/**
 * Copies a text; where the browser does not let us, it is shown to be copied by hand.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt("", text);
    return false;
  }
}

document.documentElement.dataset.script = "";
bidding.restore(null);
playback.readAnswers();
bringIntoView();
offerReturn();
listen();
follow();
playObvious();
// The worker fetches its files when the page has what it needs.
addEventListener("load", () => setTimeout(() => navigator.serviceWorker?.register("/worker.js").catch(() => {}), 2000));
