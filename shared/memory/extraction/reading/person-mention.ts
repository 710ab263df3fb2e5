/** Somebody a sentence names: "minha irmã Júlia", "o Rafa, meu namorado", "meus pais", "ela". Indices are into its words. */
export interface PersonMention {
  first: number;
  /** Index of the last word. */
  last: number;
  name?: string;
  /** What they are to the user: "irmã". */
  relation?: string;
  /** The word itself: "sogros". */
  noun?: string;
  /** Said with "meu", "minha", "nossa": theirs, not somebody's. */
  own: boolean;
  plural: boolean;
  /** The names of several: "meus filhos Ana e Pedro". */
  names: string[];
  /** Just "ele" or "ela". */
  pronoun: boolean;
}
