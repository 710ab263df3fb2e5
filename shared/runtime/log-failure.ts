import { oneLine } from "../text/one-line.ts";

/** A provider has sent a line of 210 MB. */
const MOST = 500;

/**
 * Logs what went wrong and where, in one line. Only names, messages and status codes: an error of the AI SDK carries the
 * whole request, and with it what the user wrote.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(oneLine(`${what}: ${describe(error)}`, MOST));
}

// Their messages quote what could not be read. A SyntaxError quotes it too.
const QUOTING =
  /^(?:AI_(?:TypeValidation|JSONParse|InvalidToolInput|InvalidResponseData|InvalidPrompt)Error|SyntaxError)$/;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error.slice(0, MOST) : "not an error";
  const message = QUOTING.test(error.name) ? "" : `: ${error.message.slice(0, MOST)}`;
  const status = "statusCode" in error ? ` (status ${error.statusCode})` : "";
  // The AI SDK keeps what its last try met apart from the cause.
  const reason = error.cause ?? ("lastError" in error ? error.lastError : undefined);
  const cause = reason === undefined ? "" : `; caused by ${describe(reason)}`;
  return `${error.name}${message}${status}${cause}`;
}
