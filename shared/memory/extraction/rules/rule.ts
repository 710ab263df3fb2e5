import type { ITEM_TYPES } from "../../../tools/base/item-types.ts";
import type { Clause } from "../reading/clause.ts";
import type { Word } from "../reading/word.ts";
import type { Mode } from "./mode.ts";
import type { Topic } from "./topic.ts";

/** What a verb with a certain complement tells that is worth keeping. */
export interface Rule {
  /** Infinitives, space between. */
  verbs: string;
  /** LASTING unless given. */
  modes?: readonly Mode[];
  /** The folded complement has to begin like this. */
  rest?: RegExp;
  /** And must not hold this anywhere. */
  not?: RegExp;
  /** Whose: anybody's unless given. */
  of?: "self" | "person";
  reflexive?: boolean;
  /** Only what is denied, or only what is not. */
  negated?: boolean;
  type?: typeof ITEM_TYPES[number];
  /** By the words of the statement when not given; `otherwise` when they do not tell. */
  topic?: Topic;
  otherwise?: Topic;
  when?: (clause: Clause, rest: readonly Word[]) => boolean;
  /** The complement goes on over commas and with the clauses that hang on it. */
  open?: boolean;
}
