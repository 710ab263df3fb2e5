import type { JsonObject } from "../../../shared/tools/definition.ts";
import type { TestUser } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";

/** An item as tools return it. */
export interface Item extends JsonObject {
  id: string;
  content: string;
  validated: boolean;
}

/** What add_knowledge answers. */
export interface Added {
  status: "created" | "updated";
  item: Item;
  ended?: { id: string; content: string }[];
  also_said?: string[];
  superseded_by?: Item;
  question?: { item: Item; other: Item };
  left_alone?: { id: string; reason: string }[];
}

/** A row of knowledge_items as far as these tests look. */
export interface Row {
  id: string;
  content: string;
  slot: string | null;
  confidence: number | string;
  superseded_by_id: string | null;
  superseded_at: string | null;
  needs_resolution: boolean;
  validated_by_user: boolean;
}

/** One user's memory, spoken to as the assistant and as the user. */
export function memoryOf({ client }: TestUser) {
  const add = async (args: JsonObject) =>
    await call(client, "add_knowledge", { type: "fact", area: "personal_growth", ...args }) as unknown as Added;
  return {
    /** The assistant keeps what the user said. */
    say: (content: string, more: JsonObject = {}) => add({ content, tool_call_id: crypto.randomUUID(), ...more }),
    /** The user enters it by hand. */
    enter: (content: string, more: JsonObject = {}) => add({ content, ...more }),
    rows: async () => {
      // By id as well: an item and the person it is about are of one moment.
      const { data, error } = await client.from("knowledge_items").select("*").is("deleted_at", null)
        .order("created_at").order("id");
      if (error) throw error;
      return data as Row[];
    },
    current: async () => {
      const { data, error } = await client.from("knowledge_items").select("content").is("deleted_at", null)
        .is("superseded_at", null).neq("type", "person").order("created_at");
      if (error) throw error;
      return data.map((row) => row.content as string);
    },
  };
}

/** Takes a tool call back as "desfaz" does. */
export async function undo({ client }: TestUser, toolCallId: string): Promise<void> {
  const { data, error } = await client.from("tool_executions").select("undo").eq("tool_call_id", toolCallId).single();
  if (error) throw error;
  for (const { table, id, set } of data.undo as { table: string; id: string; set: JsonObject }[]) {
    const changed = await client.from(table).update(set).eq("id", id);
    if (changed.error) throw changed.error;
  }
}
