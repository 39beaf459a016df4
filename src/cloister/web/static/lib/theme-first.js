// Runs before anything is painted, so that the page does not change its colours under the eye.
try {
  const chosen = localStorage.getItem("cloister-theme");
  if (chosen === "night" || chosen === "parchment") document.documentElement.dataset.theme = chosen;
} catch { /* storage is closed: the system's preference holds */ }
