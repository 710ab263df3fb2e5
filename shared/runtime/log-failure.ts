import { oneLine } from "../writing/one-line.ts";

/** One line of the log. A provider once sent an error text of 210 MB. */
const MAX_CHARACTERS = 500;
// An error may be its own cause, so the chain of causes is limited.
const MAX_CAUSES = 5;

/** An error whose message may be logged, because it holds only our own words, names and codes. Other messages are not logged. */
export class OwnError extends Error {
  override name = "OwnError";
}

/** Logs what went wrong and where, on one line of at most 500 characters, without personal data: see {@link describeFailure}. */
export function logFailure(what: string, error: unknown): void {
  console.error(oneLine(`${what}: ${describeFailure(error)}`, MAX_CHARACTERS));
}

/**
 * Describes a failure by names, codes, places and lengths, which may be logged and stored. Messages of other people's code are left
 * out: providers quote what they were sent, parsers quote what they could not read, Postgres quotes the row that it refused.
 */
export function describeFailure(error: unknown): string {
  return oneLine(describe(error, MAX_CAUSES), MAX_CHARACTERS);
}

function describe(error: unknown, remainingCauses: number): string {
  if (!(error instanceof Error)) return codeOf(error) ?? "not an error";
  const ownMessage = error instanceof OwnError ? `: ${error.message}` : "";
  const facts = [
    ...codesOf(error),
    ...(ownMessage === "" && error.message !== "" ? [`${error.message.length} characters`] : []),
    ...(ownMessage === "" ? placeOf(error) : []),
  ];
  const description = `${codeOf(error.name) ?? "Error"}${ownMessage}${
    facts.length === 0 ? "" : ` (${facts.join(", ")})`
  }`;
  // The AI SDK stores the error of its last try in `lastError`, not in `cause`.
  const reason = error.cause ?? ("lastError" in error ? error.lastError : undefined);
  return reason === undefined || remainingCauses === 0
    ? description
    : `${description}; caused by ${describe(reason, remainingCauses - 1)}`;
}

/** HTTP status, SQLSTATE or symbolic code, and the codes of a schema's issues. */
function codesOf(
  error: Error & { status?: unknown; statusCode?: unknown; code?: unknown; issues?: unknown },
): string[] {
  const issues = Array.isArray(error.issues) ? [...new Set(error.issues.map((issue) => codeOf(issue?.code)))] : [];
  return [error.statusCode ?? error.status, error.code, ...issues].flatMap((code) => codeOf(code) ?? []);
}

/** A code: a number, or one short word. Names of errors have this form too. Null: something else, which may hold personal data. */
function codeOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && /^[\w$]{1,60}$/.test(value) ? value : null;
}

/** The file and line where an error was thrown. The message at the start of the stack is skipped, because it may imitate a place. */
function placeOf({ stack = "", message }: Error): string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length, stack.indexOf(message) + message.length + 2000);
  const place = /^\s+at [^\n]*?([\w-]+\.[jt]s:\d+):\d+\)?$/m.exec(frames)?.[1];
  return place === undefined ? [] : [place];
}
