// Small things, and the beginning.

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  const { copy, copyText, done } = button.dataset;
  if (copy || copyText) {
    await navigator.clipboard.writeText(copyText ?? document.querySelector(copy ?? "")?.textContent ?? "");
    button.textContent = done ?? button.textContent;
  } else if (button.hasAttribute("data-print")) {
    print();
  }
});

bidding.restore(null);
listen();
playObvious();
