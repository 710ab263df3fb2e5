// A file of its own, loaded before the style sheet is painted: the page's policy allows no inline script.
// The key and the values are those of web/shell/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme is used.
}
