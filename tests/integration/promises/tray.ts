import type { Stack } from "../../support/stack.ts";
import type { Call } from "./records.ts";

/** A proposal that is open; `isFresh`: the answer before ended with it. */
export interface TrayRow {
  id: string;
  call: Call;
  replaces: string[];
  /** What the person was shown: of two payments the one names the first instalment, the other the second. */
  said: string;
  isFresh: boolean;
}

/** What waits and was named in a conversation, the oldest first. @param messageId a message whose own turn counts for nothing */
export async function readTray(
  stack: Stack,
  userId: string,
  conversation: string,
  messageId: string,
): Promise<TrayRow[]> {
  return await stack.sql<TrayRow & Record<string, unknown>>(
    `select p.id, p.replaces, p.offer as said, jsonb_build_object('toolCallId', p.tool_call_id, 'tool', p.tool, 'args', p.args) as call,
       not exists (
         select from public.turns t
         where t.conversation_id = c.id and t.created_at > named.at and not exists (
           select from public.messages m where m.turn_id = t.id and m.client_message_id = $2)) as "isFresh"
     from public.conversations c
     join public.pending_actions p on p.user_id = c.user_id
     cross join lateral (
       select max(t.created_at) as at from public.turns t
       where t.id in (p.turn_id, p.shown_turn_id) and t.conversation_id = c.id) named
     where c.user_id = $3 and c.client_id = $1 and p.status = 'open' and named.at is not null order by p.created_at`,
    [conversation, messageId, userId],
  );
}

/** What became of a proposal; `ran`: the call as it was carried out. */
export interface Decision {
  id: string;
  status: string;
  ran: Call | null;
}

/** Those of these proposals that are not open any more, in the order in which they ran. */
export async function readDecisions(stack: Stack, ids: string[]): Promise<Decision[]> {
  return await stack.sql<Decision & Record<string, unknown>>(
    `select p.id, p.status, case when p.result is not null then jsonb_build_object(
       'toolCallId', p.result -> 'toolCallId', 'tool', p.result -> 'tool', 'args', p.result -> 'args') end as ran
     from public.pending_actions p
     left join public.tool_executions e on e.user_id = p.user_id and e.tool_call_id = p.tool_call_id
     where p.id::text in (select jsonb_array_elements_text($1::jsonb)) and p.status <> 'open' order by e.seq`,
    [JSON.stringify(ids)],
  );
}

/** What a message has put in the place of something written, and what that replaced. */
export async function readReplacement(
  stack: Stack,
  userId: string,
  messageId: string,
): Promise<{ call: Call; replaced: string[] } | undefined> {
  const [row] = await stack.sql<{ call: Call; replaced: string[] }>(
    `select jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args) as call,
       array(select jsonb_array_elements_text(r.result -> 'replaced')) as replaced
     from public.tool_executions e
     join public.tool_executions r on r.user_id = e.user_id and r.tool_call_id = 'replaced:' || e.tool_call_id
     join public.messages m on m.user_id = e.user_id and m.turn_id = e.turn_id and m.client_message_id = $2
     where e.user_id = $1`,
    [userId, messageId],
  );
  return row;
}
