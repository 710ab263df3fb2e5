/** What an entry may need besides its own row. */
export interface EntryContext {
  timezone: string;
  /** Names of rows that others mention (conversations, habits), by id. */
  names: Map<string, string>;
  /** The conversation of the message before, so that a heading comes only where it changes. */
  openConversation?: string;
}
