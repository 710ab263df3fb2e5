/**
 * How the drivers read numbers and moments: as PostgREST writes them. Lite's own readers give an amount as a number or
 * as text, depending on whether it is written with a trailing zero, and moments with a space in place of the `T`.
 */
type Read = (text: string) => unknown;

const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** By the number of the type; what `parsers` of PGlite takes. */
export const parsers: Record<number, Read> = {
  [NUMERIC]: readNumber,
  [TIMESTAMP]: readMoment,
  [TIMESTAMPTZ]: readMoment,
};

/** What `types` of postgres.js takes; what is written is left to Postgres. */
export const postgresTypes = {
  numeric: postgresType(NUMERIC),
  timestamp: postgresType(TIMESTAMP),
  timestamptz: postgresType(TIMESTAMPTZ),
};

function postgresType(type: number) {
  return { to: type, from: [type], serialize: String, parse: parsers[type]! };
}

/** `NaN` and `Infinity` are no numbers in JSON: PostgREST sends them as text. */
function readNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** `2026-11-22 10:00:00.5+00` becomes `2026-11-22T10:00:00.5+00:00`; `infinity` stays. */
function readMoment(text: string): string {
  return text.replace(" ", "T").replace(/[+-]\d\d$/, "$&:00");
}
