// Runs before anything is painted, so that the page does not flash in the other theme's colours.
try {
  const chosen = localStorage.getItem("cloister-theme");
  if (chosen === "night" || chosen === "parchment") document.documentElement.dataset.theme = chosen;
} catch { /* no storage: the system's preference applies */ }
