import { readEntries, type SummaryEntry } from "../../shared/prompt/earlier-talk.ts";
import type { Stack, TestUser } from "./stack.ts";

/** A conversation that was written directly into the tables. */
export interface FilledConversation {
  id: string;
  /** The seq of its last message. */
  last: number;
}

/**
 * Writes messages of the person and the assistant in turn, as closed turns: "mensagem 1", "mensagem 2" and so on, or the text that
 * `texts` has for a number.
 *
 * @param into a conversation to continue (default: a new one)
 */
export async function fillConversation(
  stack: Stack,
  { userId }: TestUser,
  count: number,
  texts: Record<number, string> = {},
  into?: string,
): Promise<FilledConversation> {
  const id = into ?? crypto.randomUUID();
  await stack.sql(
    `insert into public.conversations (id, user_id, client_id) values ($1::uuid, $2, ($1::uuid)::text)
     on conflict do nothing`,
    [id, userId],
  );
  await stack.sql(
    `with turns as (
       insert into public.turns (user_id, conversation_id, kind, status, lease_until, answer)
       select $1, $2, 'message', 'completed', now(), '{}' from generate_series(1, ($3::int + 1) / 2) returning id
     ), numbered as (select id, row_number() over () as turn from turns)
     insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
     select $1, $2, t.id, case n % 2 when 1 then 'user' else 'assistant' end, case n % 2 when 1 then $5 || 'm' || n end,
       jsonb_build_array(jsonb_build_object('type', 'text', 'text', said.text)), said.text
     from generate_series(1, $3::int) n
     join numbered t on t.turn = (n + 1) / 2
     cross join lateral (select coalesce($4::jsonb ->> n::text, 'mensagem ' || n) as text) said
     order by n`,
    [userId, id, count, JSON.stringify(texts), into === undefined ? "" : crypto.randomUUID()],
  );
  const [row] = await stack.sql<{ last: number }>(
    "select max(seq)::int as last from public.messages where conversation_id = $1",
    [id],
  );
  return { id, last: row!.last };
}

interface Conversation {
  structured_summary: unknown;
  long_term_summary: string | null;
  summarized_to: number;
  summary_version: number;
}

/** The summaries of a conversation. */
export async function summariesOf(stack: Stack, conversation: string): Promise<{
  entries: SummaryEntry[];
  summary: string | null;
  summarizedTo: number;
  version: number;
}> {
  const [row] = await stack.sql<Conversation>(
    "select structured_summary, long_term_summary, summarized_to, summary_version from public.conversations where id = $1",
    [conversation],
  );
  return {
    entries: readEntries(row!.structured_summary),
    summary: row!.long_term_summary,
    summarizedTo: row!.summarized_to,
    version: row!.summary_version,
  };
}
