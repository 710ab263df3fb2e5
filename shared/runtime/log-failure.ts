import { oneLine } from "../text/one-line.ts";

/** A provider has sent a line of 210 MB. */
const MOST = 500;

/**
 * Logs what went wrong and where, in one line of at most 500 characters. Names, status codes and messages of our own: what
 * others' errors say quotes what the user wrote.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(oneLine(`${what}: ${describe(error)}`, MOST));
}

// Providers and parsers quote what they were sent, or what could not be read; a schema, the keys it did not know.
const QUOTING = /^(?:AI_.*|SyntaxError|\$?ZodError)$/;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error.slice(0, MOST) : "not an error";
  const message = QUOTING.test(error.name) ? codesOf(error) : `: ${error.message.slice(0, MOST)}`;
  const status = "statusCode" in error ? ` (status ${error.statusCode})` : "";
  // The AI SDK keeps what its last try met apart from the cause.
  const reason = error.cause ?? ("lastError" in error ? error.lastError : undefined);
  const cause = reason === undefined ? "" : `; caused by ${describe(reason)}`;
  return `${error.name}${message}${status}${cause}`;
}

/** What a schema objected to, by its codes. */
function codesOf(error: Error): string {
  const issues: unknown = "issues" in error ? error.issues : undefined;
  return Array.isArray(issues) ? `: ${[...new Set(issues.map(({ code }) => String(code)))].join(", ")}` : "";
}
