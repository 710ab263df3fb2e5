/** A JSON value that Postgres can hold: without NUL and lone surrogates, wherever a model put them. */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_, inner) => typeof inner === "string" ? clean(inner) : inner) ?? "null");
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
