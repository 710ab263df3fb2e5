/**
 * An error raised by a Postgres function on purpose (`private.raise`): HTTP status, symbolic code, pt-BR message and
 * data for whoever has to go on from here.
 */
export class DomainError extends Error {
  override name = "DomainError";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown> | unknown[],
  ) {
    super(message);
  }
}
