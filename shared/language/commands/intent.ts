import type { SavedType, WorkStatus } from "./saved-types.ts";

/** What a whole message asks code to do. `none` is everything else and goes to the model. */
export type IntentAction =
  | "list_all"
  | "list_type"
  | "list_status"
  | "search"
  | "save"
  | "save_previous"
  | "offer_link"
  | "delete_all"
  | "delete_item"
  | "undo"
  | "cancel"
  | "confirm"
  | "reject"
  | "select"
  | "greet"
  | "thank"
  | "none";

/** What a whole message asks for, and its details. Strings are as the person typed them. */
export interface Intent {
  action: IntentAction;
  /** 1 when the message has one possible meaning, less when a typing slip or a missing type was guessed, 0 for `none`. */
  confidence: number;
  entities: {
    /** What to save: the text of a note, or the title of a movie or series. */
    content?: string;
    /** What to search for, or the title of the item to delete. */
    query?: string;
    itemType?: SavedType;
    status?: WorkStatus;
    /** Positions in the list that was shown: 1 is the first, -1 the last; an empty array means all. */
    selection?: number[];
    url?: string;
    year?: number;
    /** "salva isso": save what was said before. */
    refersToPrevious?: boolean;
    /** "meus filmes", or a link alone: after a question of the assistant's it is the answer, and no command. */
    mayAnswer?: boolean;
  };
}
