export type Theme = "system" | "light" | "dark";

/** web/public/theme.js reads it before the first paint. */
const KEY = "theme";

/** The theme that was chosen in this browser. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies a theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(KEY, theme);
  }
}

/** Empties what this browser keeps of whoever was signed in, but for some keys. The theme belongs to the device and stays. */
export function emptyStorage(kept: readonly string[] = []): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key !== KEY && !kept.includes(key)) storage.removeItem(key);
    }
  }
}
