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
