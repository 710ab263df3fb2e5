/** An extracted item, by its position, and known items like it that no rule settles. */
export interface LikeItems {
  position: number;
  content: string;
  others: { id: string; content: string }[];
}

/** What an item is to a known one. */
export interface Judgement {
  position: number;
  otherId: string;
  verdict: "contradiction" | "same" | "complement" | "unclear";
}

/** Judges items that only look alike; throws when it cannot be asked. */
export type Judge = (likes: readonly LikeItems[], signal: AbortSignal) => Promise<Judgement[]>;
