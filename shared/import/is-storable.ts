/** Whether Postgres can store all texts of a JSON value: it knows neither NUL nor lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\u0000") && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member));
  }
  return true;
}
