/** Ids and what each stands for. */
export type Names = ReadonlyMap<string, string>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

/**
 * A JSON value that can be compared: ids by what they stand for, instants by the day, so that two runs give the same. The day a
 * bond ended ("until") goes by the clock and is left out.
 */
export function inWords(value: unknown, names: Names, dayOf: (instant: string) => number | null): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(one, names, dayOf));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== "updated_at" && key !== "until")
        .map(([key, one]) => [key, inWords(one, names, dayOf)]),
    );
  }
  if (typeof value !== "string") return value;
  if (UUID.test(value)) return names.get(value) ?? "somebody or something else";
  return INSTANT.test(value) ? `day ${dayOf(value)}` : value;
}
