import type { SupabaseClient } from "@supabase/supabase-js";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call } from "../../support/rpc.ts";

/** An item as the user's own views show it. */
export interface Entry {
  id: string;
  type: string;
  area: string;
  title: string;
  content: string;
  subject: string;
  about?: string;
  confidence: number;
  source: string;
  validated: boolean;
  is_current: boolean;
  needs_resolution: boolean;
  created_at: string;
  stated_at: string;
  superseded_by_id?: string;
  corrected_by_id?: string;
  deleted_at?: string;
  relation?: string;
}

/** What an action on one item answers. */
export interface Changed {
  status: string;
  item: Entry;
  old_id?: string;
  deleted_about?: number;
  replaced?: string[];
  against?: string[];
}

/** Actions of one user on their memory. */
export function actionsOf(client: SupabaseClient) {
  const act = async (name: string, args: JsonObject) => await call(client, name, args) as unknown as Changed;
  return {
    /** Stores an item as the assistant does: not validated. */
    learn: async (content: string, more: JsonObject = {}): Promise<Entry> =>
      (await act("add_knowledge", {
        type: "fact",
        area: "health",
        content,
        tool_call_id: crypto.randomUUID(),
        ...more,
      })).item,
    validate: (id: string, more: JsonObject = {}) => act("validate_knowledge", { item_id: id, ...more }),
    correct: (id: string, changes: JsonObject) => act("correct_knowledge", { item_id: id, ...changes }),
    remove: (id: string, more: JsonObject = {}) => act("delete_knowledge", { item_id: id, ...more }),
    restore: (id: string, more: JsonObject = {}) => act("restore_knowledge", { item_id: id, ...more }),
    history: async (id: string) => (await call(client, "knowledge_history", { item_id: id })).items as Entry[],
    related: async (id: string, more: JsonObject = {}) =>
      (await call(client, "related_knowledge", { item_id: id, ...more })).items as Entry[],
    list: async (filters: JsonObject = {}) =>
      await call(client, "list_knowledge", filters) as unknown as { items: Entry[]; next_cursor: string | null },
  };
}
