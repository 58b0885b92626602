// Shows what the operator of the server announces, on every open page.
{
  const INTERVAL = 5000;
  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch(`${document.documentElement.dataset.base ?? ""}/announcement`);
    const text = answer.status === 200 ? await answer.text() : "";
    let shown = document.querySelector("#announcement");
    if (!shown && text) {
      shown = document.createElement("p");
      shown.id = "announcement";
      shown.setAttribute("role", "status");
      document.body.prepend(shown);
    }
    if (shown && shown.textContent !== text) shown.textContent = text;
  };
  // Without a connection the page says so already.
  const again = () => void look().catch(() => {});
  addEventListener("load", again);
  document.addEventListener("visibilitychange", again);
  setInterval(again, INTERVAL);
}
