import { OwnError } from "../runtime/log-failure.ts";

/** Turns texts into vectors of which those that mean alike are near each other. Questions and items are told apart. */
export interface Embedder {
  /** Stored beside each vector: those of two models cannot be compared. */
  readonly model: string;
  /** @returns a unit vector as Postgres reads it, `[0.1,…]`, 768 numbers */
  embedQuestion(text: string, signal: AbortSignal): Promise<string>;
  /**
   * @param texts at most 100, what a provider takes at once
   * @returns a unit vector for each text, in order
   */
  embedItems(texts: string[], signal: AbortSignal): Promise<string[]>;
}

/** Numbers of a vector, as the column of `knowledge_items` has them. */
export const EMBEDDING_DIMENSIONS = 768;

/**
 * A vector of length 1 as Postgres reads it. gemini-embedding-001 normalises only its full 3,072 dimensions; what is cut
 * to 768 comes as it is.
 *
 * @throws Error when it has another number of dimensions, or no direction
 */
export function unitVector(values: readonly number[]): string {
  if (values.length !== EMBEDDING_DIMENSIONS) {
    throw new OwnError(`an embedding of ${values.length} dimensions instead of ${EMBEDDING_DIMENSIONS}`);
  }
  const norm = Math.hypot(...values);
  if (!Number.isFinite(norm) || norm === 0) throw new OwnError("an embedding without a direction");
  // Half precision keeps three digits.
  return `[${values.map((value) => Number((value / norm).toPrecision(5))).join(",")}]`;
}
