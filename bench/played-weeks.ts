import { z } from "zod";
import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { Conversation } from "../tests/support/chat.ts";
import {
  type FakeGemini,
  gemini,
  type GeminiPart,
  type GeminiRequest,
  startFakeGemini,
} from "../tests/support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";
import { held, type Measurement, progress } from "./measurement.ts";
import { paidTokens, type SentRequest } from "./paid-tokens.ts";

/** Of bench/played; `before` is what their turns cost on 2026-11-23, replayed like this. */
const WEEKS = [
  { name: "marina", before: { calls: 1.35, sent: 7_100, paid: 5_520 } },
  { name: "bruno", before: { calls: 1.38, sent: 9_790, paid: 7_700 } },
];
const MOST_PAID = 4_000;

/** A line of a week, as evals/played/README.md says. */
type Line =
  | { person: string; conversation: string }
  | { model: ({ text: string } | { call: { name: string; args: Record<string, unknown> } })[] }
  | { night: true; memory?: Record<string, unknown> };

/** Model calls and tokens of a turn in two weeks that were played: the same messages and answers, through the whole stack. */
export async function playedWeeks(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, before } of WEEKS) {
    progress(`played week, ${name}`);
    const { requests, turns } = await replay(await readWeek(name));
    const { sent, cached, paid } = paidTokens(requests);
    const figure = (what: string) => `played week, ${name}: ${what}`;
    rows.push(
      {
        name: figure(`model calls a turn, of ${turns}`),
        value: requests.length / turns,
        unit: "",
        before: before.calls,
      },
      { name: figure("tokens sent a turn"), value: sent / turns, unit: "tokens", before: before.sent },
      held(figure("tokens paid a turn"), paid / turns, "tokens", MOST_PAID, before.paid),
      { name: figure("share of the tokens that is kept"), value: 100 * cached / sent, unit: "%" },
    );
  }
  return rows;
}

async function readWeek(name: string): Promise<Line[]> {
  const text = await Deno.readTextFile(new URL(`played/${name}.jsonl`, import.meta.url));
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

async function replay(lines: Line[]): Promise<{ requests: SentRequest[]; turns: number }> {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser();
  const conversations = new Map<string, Conversation>();
  const requests: SentRequest[] = [];
  let turn = 0;
  for (const [at, line] of lines.entries()) {
    if ("night" in line && line.memory) await remember(stack, user, line.memory);
    if (!("person" in line)) continue;
    const conversation = conversations.get(line.conversation) ?? new Conversation(stack, user);
    conversations.set(line.conversation, conversation);
    turn++;
    const sent = await say(fake, conversation, line.person, answersAfter(lines, at));
    await stack.settled();
    requests.push(...sent.map((one) => ({ turn, conversation: line.conversation, text: textOf(one, turn) })));
  }
  await stack.close();
  await fake.close();
  return { requests, turns: turn };
}

/** What nights would have made of the week: the profile that stands in each prompt. */
async function remember(stack: Stack, { userId }: TestUser, memory: Record<string, unknown>): Promise<void> {
  const fields = Object.keys(memory);
  await stack.sql(
    `update public.user_memories m set (${fields.join(", ")}) =
       (select ${
      fields.map((field) => `r.${field}`).join(", ")
    } from jsonb_populate_record(m, $2) r) where m.user_id = $1`,
    [userId, JSON.stringify(memory)],
  );
}

/** The model's answers to the message that stands there. */
function answersAfter(lines: Line[], at: number): GeminiPart[][] {
  const answers: GeminiPart[][] = [];
  for (const line of lines.slice(at + 1)) {
    if (!("model" in line)) break;
    answers.push(line.model.flatMap((part) => "text" in part ? [part] : asToday(part.call)));
  }
  return answers;
}

type Call = { name: string; args: Record<string, unknown> };

/** A call as it is made today: tools were renamed since, and what was only put off needs no call. */
function asToday({ name, args }: Call): GeminiPart[] {
  const { note: _note, preferences: _preferences, ...person } = args;
  const { quantity, ...debt } = args;
  switch (name) {
    case "answer_offer": {
      const answers = z.array(z.looseObject({ decision: z.string() })).parse(args.answers);
      const given = answers.filter(({ decision }) => decision === "yes" || decision === "no");
      return given.length === 0 ? [] : [{ functionCall: { name, args: { ...args, answers: given } } }];
    }
    case "pay_debt_installment":
      return [{ functionCall: { name: "pay_debt", args: { ...debt, installments: quantity } } }];
    case "update_person":
      return [{ functionCall: { name, args: person } }];
    case "replace_saved":
      return [{ functionCall: { name: "undo", args: { quote: "desfaz" } } }];
    default:
      return [{ functionCall: { name, args } }];
  }
}

async function say(
  fake: FakeGemini,
  conversation: Conversation,
  text: string,
  answers: GeminiPart[][],
): Promise<GeminiRequest[]> {
  const before = fake.requests.length;
  // Where more is asked than was then, the model has nothing to add.
  fake.script(...answers.map((parts) => gemini(...parts)), gemini({ text: "Certo." }));
  const { metadata } = await conversation.say(text);
  if (metadata?.outcome !== "completed") throw new Error(`"${text}" was not answered: ${JSON.stringify(metadata)}`);
  return fake.requests.slice(before);
}

/** A request as the provider reads it: instructions, tools, messages. The clock goes on by a minute a turn. */
function textOf({ systemInstruction, tools = [], contents }: GeminiRequest, turn: number): string {
  const time = `${String(8 + Math.floor(turn / 60)).padStart(2, "0")}:${String(turn % 60).padStart(2, "0")}`;
  const text = [
    ...(systemInstruction?.parts.map((part) => part.text) ?? []),
    ...tools.flatMap(({ functionDeclarations }) => functionDeclarations).map((tool) => JSON.stringify(tool)),
    ...contents.map((message) => JSON.stringify(message)),
  ].join("\n");
  return text.replace(/(\d{4}-\d\d-\d\d), \d\d:\d\d \(/, `$1, ${time} (`);
}
