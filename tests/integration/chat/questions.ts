import assert from "node:assert/strict";
import type { TestUser } from "../../support/stack.ts";

/** A belief and what it says in its slot. */
export interface Belief {
  content: string;
  value: string;
}

export const SALVADOR: Belief = { content: "Mora em Salvador", value: "Salvador" };
export const RECIFE: Belief = { content: "Mora em Recife", value: "Recife" };
const RESIDENCE = { area: "personal_growth", slot: "residence" };

/** The user's own word and, later, the assistant's understanding that speaks against it: a question that is due. */
export async function contradict(
  { client }: TestUser,
  known = SALVADOR,
  stated = RECIFE,
  about = RESIDENCE,
): Promise<{ known: string; stated: string }> {
  const add = async (belief: Belief, more: Record<string, unknown>) => {
    const { data, error } = await client.rpc("add_knowledge", { type: "fact", ...about, ...belief, ...more });
    assert.equal(error, null, JSON.stringify(error));
    return data as { item: { id: string }; question?: unknown };
  };
  const first = await add(known, {});
  const second = await add(stated, { tool_call_id: crypto.randomUUID() });
  assert.ok(second.question, `${stated.content} is not in question`);
  return { known: first.item.id, stated: second.item.id };
}

/** An item as the user's memory has it. */
export async function itemOf({ client }: TestUser, id: string) {
  const { data } = await client.from("knowledge_items")
    .select("content, superseded_by_id, deleted_at, needs_resolution, asked_at, validated_by_user").eq("id", id)
    .single();
  return data!;
}

/** What holds now, in alphabetical order. */
export async function current({ client }: TestUser): Promise<string[]> {
  const { data } = await client.from("knowledge_items").select("content").is("deleted_at", null).is(
    "superseded_at",
    null,
  );
  return (data ?? []).map(({ content }) => content).toSorted();
}
