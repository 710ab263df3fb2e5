/** Kinds of items a user saves. */
export type SavedItemType = "note" | "movie" | "tv_show" | "video" | "link";

/** What can be settled without a model. */
export type IntentAction =
  | "list_all"
  | "list_by_type"
  | "search_saved"
  | "delete_all"
  | "delete_item"
  | "cancel"
  | "confirm"
  | "reject"
  | "select"
  | "undo"
  | "greet"
  | "thank"
  | "none";

/** What a message names besides its intent. `selection` holds positions from 1; -1 is the last. */
export interface IntentEntities {
  content?: string;
  query?: string;
  itemType?: SavedItemType;
  selection?: number[];
  url?: string;
  year?: number;
  refersToPrevious?: boolean;
}

/** A message read without a model; `confidence` is 0 for `none`. */
export interface Intent {
  action: IntentAction;
  confidence: number;
  entities: IntentEntities;
}
