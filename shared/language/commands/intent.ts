/** What a whole message asks code to do. `none` is everything else and goes to the model. */
export type IntentAction =
  | "list_all"
  | "list_type"
  | "search"
  | "save"
  | "save_previous"
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

/** The types of items a person can save. */
export type SavedType = "note" | "movie" | "tv_show" | "video" | "link";

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
    /** Positions in the list that was shown: 1 is the first, -1 the last; an empty array means all. */
    selection?: number[];
    url?: string;
    year?: number;
    /** "salva isso": save what was said before. */
    refersToPrevious?: boolean;
  };
}
