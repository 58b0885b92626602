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

// A picture is shared where the browser can share files; elsewhere the link downloads it.
document.addEventListener("click", async (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-share]") : null;
  if (!(link instanceof HTMLAnchorElement) || !navigator.canShare?.({ files: [new File([], "x.png", { type: "image/png" })] })) return;
  event.preventDefault();
  const picture = await (await fetch(link.href)).blob();
  const file = new File([picture], link.download, { type: "image/png" });
  await navigator.share({ files: [file], url: location.href }).catch(() => {});
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
void notify.looked().catch(() => {});
void notify.renew().catch(() => {});
for (const section of document.querySelectorAll(".notifications[data-notify]")) {
  if (section instanceof HTMLElement) void notify.fill(section).catch(() => {});
}
// The worker fetches its files when the page has what it needs.
addEventListener("load", () => setTimeout(() => navigator.serviceWorker?.register(`${base}/worker.js`).catch(() => {}), 2000));
