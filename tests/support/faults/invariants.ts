import assert from "node:assert/strict";
import type { GeminiRequest } from "../fake-gemini.ts";
import type { Stack } from "../stack.ts";
import { recordReader, type UserRecord } from "../user-records.ts";

/** What a person did in a conversation, and what must be stored at its end. */
export interface Account {
  userId: string;
  conversationId: string;
  /** The accepted messages, by the client's id. */
  accepted: Map<string, string>;
  /** All rows that the person must have, by table. Null: the test compares them itself. */
  leaves: Record<string, Record<string, unknown>[]> | null;
  /** Whether offers must wait. Null: they may or may not. */
  waits: boolean | null;
  /** The requests to the model. */
  requests: GeminiRequest[];
}

/** What must hold whatever fails. A test of these checks finds out by the name which of them failed. */
const INVARIANTS = [
  "every accepted message is there once",
  "every effect is there once",
  "every turn is closed",
  "what waits is what was asked, each once",
  "every closed turn has its answer stored once",
  "every call has one result",
  "every write that ran is told in the conversation",
  "turns do not interleave",
  "the model is shown a valid history",
] as const;

type Invariant = typeof INVARIANTS[number];

interface StoredRow {
  turn: string;
  role: string;
  id: string | null;
  content: string;
  calls: string[];
  results: string[];
}

interface StoredTurn {
  id: string;
  status: string;
  answer: { message: { parts: { type: string; text?: string }[] } } | null;
}

/** Throws for the first invariant that does not hold. */
export async function checkInvariants(stack: Stack, account: Account): Promise<void> {
  const { accepted, leaves, waits, requests, ...who } = account;
  const { rows, turns, open, executed, called } = await readConversation(stack, who);
  const check: Record<Invariant, () => Promise<void> | void> = {
    "every accepted message is there once"() {
      const users = rows.filter(({ role }) => role === "user");
      for (const [id, text] of accepted) {
        assert.deepEqual(users.filter((row) => row.id === id).map(({ content }) => content), [text]);
      }
      for (const { id } of users) assert.ok(id !== null && accepted.has(id), `a message that nobody sent: ${id}`);
    },
    async "every effect is there once"() {
      if (leaves !== null) assertRows(await recordsOf(stack, who.userId), leaves);
    },
    "every turn is closed"() {
      assert.deepEqual(turns.filter(({ status }) => status === "running"), []);
    },
    "what waits is what was asked, each once"() {
      assert.deepEqual(open.toSorted(), [...new Set(open)].toSorted(), "nothing waits twice");
      if (waits !== null) assert.equal(open.length > 0, waits, `${open.length} wait`);
    },
    "every closed turn has its answer stored once"() {
      for (const { id, status, answer } of turns) {
        const told = rows.filter(({ turn, role }) => turn === id && role === "assistant").map(({ content }) => content);
        if (status === "failed" && answer === null) {
          assert.deepEqual(told, [], "nothing is stored of an attempt that was given up");
        } else {
          const texts = answer!.message.parts.flatMap(({ type, text }) => type === "text" ? [text] : []);
          assert.equal(told.join(""), texts.join(""), `the answer of turn ${id}`);
          assert.ok(texts.join("") !== "" || status === "stopped", `an answer without words: ${id}`);
        }
      }
    },
    "every call has one result"() {
      const calls = rows.flatMap((row) => row.calls);
      const results = rows.flatMap((row) => row.results);
      assert.deepEqual(results.toSorted(), [...new Set(results)].toSorted(), "no two results of a call");
      assert.deepEqual(calls.toSorted(), [...new Set(calls)].toSorted(), "no call twice");
      for (const id of results) assert.ok(called.includes(id), `a result without its call: ${id}`);
    },
    "every write that ran is told in the conversation"() {
      assert.deepEqual(executed, [...new Set(executed)], "no call ran twice");
      for (const id of executed) assert.ok(called.includes(id), `the call ${id} ran, and nobody knows`);
    },
    "turns do not interleave"() {
      const order = rows.map(({ turn }) => turn).filter((turn, at, all) => turn !== all[at - 1]);
      assert.deepEqual(order, [...new Set(order)]);
    },
    "the model is shown a valid history": () => requests.forEach(checkContents),
  };
  for (const name of INVARIANTS) {
    try {
      await check[name]();
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}\n${summary(rows, turns)}`);
    }
  }
}

/**
 * Checks that a history is valid: it begins with the person, ends with the person or with results, the roles alternate, and calls
 * are followed by their results.
 */
export function checkContents({ contents }: GeminiRequest): void {
  const shown = JSON.stringify(contents);
  const names = (index: number, kind: string) =>
    contents[index]?.parts.flatMap((part) => part[kind] ? [(part[kind] as { name: string }).name] : []) ?? [];
  assert.deepEqual([contents[0]?.role, contents.at(-1)?.role], ["user", "user"], shown);
  for (const [index, { role, parts }] of contents.entries()) {
    assert.ok(parts.length > 0, `an empty content: ${shown}`);
    assert.deepEqual(names(index + 1, "functionResponse"), names(index, "functionCall"), `results: ${shown}`);
    assert.ok(index === 0 || role !== "user" || contents[index - 1]!.role !== "user", `the person twice: ${shown}`);
  }
}

async function readConversation(stack: Stack, { userId, conversationId }: Pick<Account, "userId" | "conversationId">) {
  const [stored] = await stack.sql<
    // `called`: of all the person's conversations, since a yes in one may run what was offered in another.
    { rows: StoredRow[]; turns: StoredTurn[]; open: string[]; executed: string[]; called: string[] }
  >(
    `select
      (select coalesce(jsonb_agg(jsonb_build_object(
          'turn', m.turn_id, 'role', m.role, 'id', m.client_message_id, 'content', m.content,
          'calls', jsonb_path_query_array(m.parts, '$[*] ? (@.type == "tool-call").toolCallId'),
          'results', jsonb_path_query_array(m.parts, '$[*] ? (@.type == "tool-result").toolCallId')) order by m.seq), '[]')
        from public.messages m where m.user_id = $1 and m.conversation_id = $2) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'status', t.status, 'answer', t.answer)
          order by t.created_at), '[]')
        from public.turns t where t.user_id = $1 and t.conversation_id = $2) as turns,
      (select coalesce(jsonb_agg(concat_ws(' ', p.tool, p.args, p.offer)), '[]') from public.pending_actions p
        where p.user_id = $1 and p.conversation_id = $2 and p.status = 'open') as open,
      (select coalesce(jsonb_agg(e.tool_call_id order by e.seq), '[]')
        from public.tool_executions e join public.turns t on t.id = e.turn_id
        where e.user_id = $1 and t.conversation_id = $2 and t.answer is not null and e.tool !~ '^(get|search|list|analyze)_'
          and e.tool_call_id not like 'replaced:%') as executed,
      (select coalesce(jsonb_agg(call), '[]') from public.messages m,
          jsonb_path_query(m.parts, '$[*] ? (@.type == "tool-call").toolCallId') as call
        where m.user_id = $1) as called`,
    [userId, conversationId],
  );
  return stored!;
}

const readers = new WeakMap<Stack, ReturnType<typeof recordReader>>();

/** Tables without effects of messages: they are derived from turns, or everybody has a row from the start. */
const NO_EFFECTS = ["message_archive", "turn_chunks", "user_memories"];

/** All rows of a person that are effects of messages, by table. */
async function recordsOf(stack: Stack, userId: string): Promise<Map<string, UserRecord[]>> {
  if (!readers.has(stack)) readers.set(stack, recordReader(stack));
  const rows = await (await readers.get(stack)!)(userId);
  const effects = rows.filter(({ table, deleted_at }) => !NO_EFFECTS.includes(table) && (deleted_at ?? null) === null);
  return Map.groupBy(effects, ({ table }) => table);
}

function assertRows(records: Map<string, UserRecord[]>, leaves: NonNullable<Account["leaves"]>): void {
  const counted = Object.fromEntries([...records].map(([name, rows]) => [name, rows.length]));
  const expected = Object.fromEntries(Object.entries(leaves).map(([name, rows]) => [name, rows.length]));
  assert.deepEqual(counted, expected, "rows by table");
  for (const [name, rows] of Object.entries(leaves)) {
    const found = records.get(name)!.map((row) => Object.keys(rows[0]!).map((key) => String(row[key])));
    assert.deepEqual(found.toSorted(), rows.map((row) => Object.values(row).map(String)).toSorted(), name);
  }
}

function summary(rows: StoredRow[], turns: StoredTurn[]): string {
  const lines = rows.map(({ turn, role, content, calls, results }) =>
    `  ${turn.slice(0, 4)} ${role} ${JSON.stringify(content)} ${[...calls, ...results].map((id) => id.slice(0, 4))}`
  );
  return [...lines, ...turns.map(({ id, status }) => `  turn ${id.slice(0, 4)} ${status}`)].join("\n");
}
