/** A message and everything that should be learned from it, nothing when the list is empty. */
export interface LabelledCase {
  text: string;
  expect: ExpectedItem[];
}

/** An item as it is looked for: any of the types and areas ("*" is any area), folded words that its content has to hold. */
export interface ExpectedItem {
  type: string[];
  area: string[];
  has: string[];
  /** Whom it is about, the user when missing; "*" is anybody. */
  person?: string;
}
