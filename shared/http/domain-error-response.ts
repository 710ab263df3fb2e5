import type { DomainError } from "../database/domain-error.ts";

/** What a Postgres function refused on purpose, in the one error shape, with the status it was raised with. */
export function domainErrorResponse({ status, code, message, detail }: DomainError): Response {
  const details = Object.keys(detail).length === 0 ? undefined : detail;
  return Response.json({ error: { code, message, ...(details === undefined ? {} : { details }) } }, { status });
}
