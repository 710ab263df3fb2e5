import { OwnError } from "../runtime/log-failure.ts";

/** Turns texts into vectors. Texts of similar meaning get near vectors. Questions and items are embedded differently. */
export interface Embedder {
  /** Name of the model, stored with each vector: vectors of two models cannot be compared. */
  readonly model: string;
  /** @returns a unit vector as Postgres reads it, `[0.1,…]`, 768 numbers */
  embedQuestion(text: string, signal: AbortSignal): Promise<string>;
  /**
   * @param texts at most 100, the provider's limit for one request
   * @returns a unit vector for each text, in order
   */
  embedItems(texts: string[], signal: AbortSignal): Promise<string[]>;
}

/** Dimensions of a vector, as in the column of `knowledge_items`. */
export const EMBEDDING_DIMENSIONS = 768;

/**
 * Normalises a vector to length 1 and writes it as Postgres reads it. gemini-embedding-001 normalises only vectors of its full 3,072
 * dimensions, not those cut to 768.
 *
 * @throws OwnError if the vector has another number of dimensions, or length 0
 */
export function unitVector(values: readonly number[]): string {
  if (values.length !== EMBEDDING_DIMENSIONS) {
    throw new OwnError(`an embedding of ${values.length} dimensions instead of ${EMBEDDING_DIMENSIONS}`);
  }
  const norm = Math.hypot(...values);
  if (!Number.isFinite(norm) || norm === 0) throw new OwnError("an embedding without a direction");
  // The column stores half precision, about three digits; five are enough.
  return `[${values.map((value) => Number((value / norm).toPrecision(5))).join(",")}]`;
}
