/**
 * Logs what went wrong and where, in one line. Only names, messages and status codes: an error of the AI SDK carries the
 * whole request, and with it what the user wrote.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${describe(error)}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : "not an error";
  const status = "statusCode" in error ? ` (status ${error.statusCode})` : "";
  const cause = error.cause === undefined ? "" : `; caused by ${describe(error.cause)}`;
  return `${error.name}: ${error.message}${status}${cause}`;
}
