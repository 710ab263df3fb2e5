/** Times of a consolidation, in milliseconds unless named otherwise. */
export interface ConsolidationLimits {
  /** After this an invocation takes nothing new. */
  invocation: number;
  /** One reading of a batch, its second try included. */
  extraction: number;
  /** Seconds until a failed run is tried again, by how often it was tried. */
  retrySeconds(tries: number, forced: boolean): number;
}

/** Scheduled runs are tried again after 1 and 4 minutes; somebody waits for a forced one, so it is after 1 and 2 seconds. */
export const CONSOLIDATION_LIMITS: ConsolidationLimits = {
  invocation: 120_000,
  extraction: 60_000,
  retrySeconds: (tries, forced) => forced ? 2 ** (tries - 1) : 60 * 4 ** (tries - 1),
};
