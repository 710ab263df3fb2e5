/** How long a turn may take, in milliseconds. */
export interface TurnLimits {
  stepMs: number;
  turnMs: number;
  /** How often the lease of 30 s is renewed while a model takes its time. */
  leaseRenewalMs: number;
}

/** Contracts, "Chat over HTTP": a step 60 s, a whole turn 120 s. */
export const TURN_LIMITS: TurnLimits = { stepMs: 60_000, turnMs: 120_000, leaseRenewalMs: 10_000 };
