/*
 * The drivers read numbers and timestamps as PostgREST writes them. Lite's own parsers return an amount as a number or as
 * text, depending on whether it ends with a zero, and timestamps with a space instead of the `T`.
 */

type Parser = (text: string) => unknown;

const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** By the OID of the type, as the option `parsers` of PGlite takes them. */
export const parsers: Record<number, Parser> = {
  [NUMERIC]: readNumber,
  [TIMESTAMP]: readTimestamp,
  [TIMESTAMPTZ]: readTimestamp,
};

/** The same for the option `types` of postgres.js. Parameters are sent as text. */
export const postgresTypes = {
  numeric: postgresType(NUMERIC),
  timestamp: postgresType(TIMESTAMP),
  timestamptz: postgresType(TIMESTAMPTZ),
};

function postgresType(type: number) {
  return { to: type, from: [type], serialize: String, parse: parsers[type]! };
}

/** JSON has no `NaN` and no `Infinity`; PostgREST sends them as text. */
function readNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** `2026-11-22 10:00:00.5+00` becomes `2026-11-22T10:00:00.5+00:00`; `infinity` stays. */
function readTimestamp(text: string): string {
  return text.replace(" ", "T").replace(/[+-]\d\d$/, "$&:00");
}
