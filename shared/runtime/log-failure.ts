import { oneLine } from "../writing/one-line.ts";

/** A provider has sent a line of 210 MB. */
const MAX_CHARACTERS = 500;
// An error may be its own cause.
const MAX_CAUSES = 5;

/** An error whose message is of our own words, names and codes: it may be logged. Of any other the log has the length. */
export class OwnError extends Error {
  override name = "OwnError";
}

/** Logs what went wrong and where, in one line of at most 500 characters, without a word of anybody's: see {@link describeFailure}. */
export function logFailure(what: string, error: unknown): void {
  console.error(oneLine(`${what}: ${describeFailure(error)}`, MAX_CHARACTERS));
}

/**
 * What may be kept of a failure: names, codes, places, lengths. Providers quote what they were sent, parsers what they could not
 * read, Postgres the row it refused, and any library may: so no message is taken over but our own.
 */
export function describeFailure(error: unknown): string {
  return oneLine(describe(error, MAX_CAUSES), MAX_CHARACTERS);
}

function describe(error: unknown, deepest: number): string {
  if (!(error instanceof Error)) return codeOf(error) ?? "not an error";
  const own = error instanceof OwnError ? `: ${error.message}` : "";
  const facts = [
    ...codesOf(error),
    ...(own === "" && error.message !== "" ? [`${error.message.length} characters`] : []),
    ...(own === "" ? placeOf(error) : []),
  ];
  const said = `${codeOf(error.name) ?? "Error"}${own}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
  // The AI SDK keeps what its last try met apart from the cause.
  const reason = error.cause ?? ("lastError" in error ? error.lastError : undefined);
  return reason === undefined || deepest === 0 ? said : `${said}; caused by ${describe(reason, deepest - 1)}`;
}

/** Status, SQLSTATE or symbolic code, and what a schema objected to. */
function codesOf(
  error: Error & { status?: unknown; statusCode?: unknown; code?: unknown; issues?: unknown },
): string[] {
  const issues = Array.isArray(error.issues) ? [...new Set(error.issues.map((issue) => codeOf(issue?.code)))] : [];
  return [error.statusCode ?? error.status, error.code, ...issues].flatMap((code) => codeOf(code) ?? []);
}

/** A code is one short word, with or without capitals, or a number; the SDK's errors are named so too. */
function codeOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && /^[\w$]{1,60}$/.test(value) ? value : null;
}

/** The file and line an error was thrown at. Its stack begins with its message, which may look like anything. */
function placeOf({ stack = "", message }: Error): string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length, stack.indexOf(message) + message.length + 2000);
  const place = /^\s+at [^\n]*?([\w-]+\.[jt]s:\d+):\d+\)?$/m.exec(frames)?.[1];
  return place === undefined ? [] : [place];
}
