/** Why a row of a file, or a whole section (without `index`), was left out. */
export interface Rejection {
  section: string;
  index?: number;
  /** Stable code. */
  reason: string;
  /** The column, constraint or field concerned. */
  problem?: string;
}
