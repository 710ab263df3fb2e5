import assert from "node:assert/strict";
import type { ConsolidationResult } from "../../../shared/memory/consolidate-user.ts";
import type { Stack, TestUser } from "../../support/stack.ts";

/** Says something as a user, outside a turn; `at` is when. Returns the message's id. */
export async function say(stack: Stack, user: TestUser, text: string, at?: string): Promise<string> {
  const conversation_id = await conversationOf(user);
  const { data, error } = await user.client.from("messages")
    .insert({ conversation_id, role: "user", parts: [{ type: "text", text }], content: text }).select("id").single();
  assert.ifError(error);
  if (at) await stack.sql("update public.messages set created_at = $2 where id = $1", [data!.id, at]);
  return data!.id;
}

async function conversationOf(user: TestUser): Promise<string> {
  const { data } = await user.client.from("conversations").select("id").limit(1);
  if (data?.[0]) return data[0].id;
  const created = await user.client.from("conversations").insert({ title: "Conversa" }).select("id").single();
  assert.ifError(created.error);
  return created.data!.id;
}

/** `POST /functions/v1/consolidate-memory` as the scheduler does it. */
export async function post(stack: Stack, body: unknown, headers?: HeadersInit): Promise<Response> {
  return await fetch(`${stack.url}/functions/v1/consolidate-memory`, {
    method: "POST",
    headers: headers ?? { apikey: stack.secretKey, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export async function consolidate(stack: Stack, body: unknown = {}): Promise<ConsolidationResult[]> {
  const response = await post(stack, body);
  const answer = await response.json();
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer.results;
}

/** Consolidates one user now. */
export async function consolidateNow(stack: Stack, { userId }: TestUser): Promise<ConsolidationResult> {
  const [result] = await consolidate(stack, { userIds: [userId], force: true });
  assert.ok(result);
  return result;
}

/** What is believed now, in words, in the order it was learned: "Júlia: Mora em Recife". */
export async function beliefs(stack: Stack, { userId }: TestUser): Promise<string[]> {
  const rows = await stack.sql<{ told: string }>(
    `select case when p.id is null or i.type = 'person' then i.content else p.title || ': ' || i.content end as told
     from public.knowledge_items i
     left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
     where i.user_id = $1 and i.deleted_at is null and i.superseded_at is null order by i.stated_at, i.created_at, i.content`,
    [userId],
  );
  return rows.map(({ told }) => told);
}

/** A rpc as the service role, over HTTP. */
export async function asService<T = Record<string, unknown>>(
  stack: Stack,
  name: string,
  args: Record<string, unknown>,
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: stack.secretKey,
      authorization: `Bearer ${stack.secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, body: await response.json() };
}
