import type { ChoiceLabel } from "../../../shared/writing/choice-label.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";

interface Item {
  id: string;
  type: string;
  title: string;
  content?: string;
  url?: string;
  tmdb_id?: number;
  year?: number;
}

/** What the library's functions answer. */
export interface Answered {
  status: string;
  item: Item;
  items: Item[];
  total: number;
  shown: number;
  args: JsonObject;
  facts: JsonObject;
  choices: { label: ChoiceLabel }[];
}

/** Calls a function of the library as a client would. */
export async function ask(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<Answered> {
  return await call<Answered>(client, name, args);
}

/** The code with which it refuses. */
export async function refused(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<string | null> {
  return (await refusal(client, name, args)).hint;
}
