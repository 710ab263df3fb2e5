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
import { paidTokens } from "./paid-tokens.ts";

/** Weeks that were played, as evals/played/README.md says. */
const WEEKS = ["marina", "bruno"];
const MOST_PAID = 4_000;
/** Model calls a turn and sent tokens a turn, as the weeks went on 2026-11-23. */
const PLAYED: Record<string, { calls: number; sent: number; paid: number }> = {
  marina: { calls: 1.3, sent: 7_150, paid: 5_860 },
  bruno: { calls: 1.26, sent: 9_440, paid: 8_580 },
};

type Part = { text: string } | { call: { name: string; args: Record<string, unknown> } };
type Line =
  | { conversation: string }
  | { memory: Record<string, unknown> }
  | { night: true }
  | { at: string }
  | { person: string }
  | { model: Part[] };

/** A request, and the turn and conversation that it belongs to. */
interface Sent {
  turn: number;
  conversation: string;
  text: string;
}

/** What a turn of two played weeks costs: the same messages and the same answers of the model, through the whole stack. */
export async function playedWeeks(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const week of WEEKS) {
    progress(`played week, ${week}`);
    const { sent, turns } = await replay(await readWeek(week));
    const paid = paidTokens(sent);
    const before = PLAYED[week]!;
    const each = (sum: number) => sum / turns;
    rows.push(
      {
        name: `played week, ${week}: model calls a turn, of ${turns}`,
        value: each(sent.length),
        unit: "",
        before: before.calls,
      },
      {
        name: `played week, ${week}: tokens sent a turn`,
        value: each(paid.sent),
        unit: "tokens",
        before: before.sent,
      },
      held(`played week, ${week}: tokens paid a turn`, each(paid.paid), "tokens", MOST_PAID, before.paid),
      {
        name: `played week, ${week}: share of tokens kept by the provider`,
        value: 100 * paid.cached / paid.sent,
        unit: "%",
      },
    );
  }
  return rows;
}

export async function readWeek(week: string): Promise<Line[]> {
  const text = await Deno.readTextFile(new URL(`../evals/played/${week}.jsonl`, import.meta.url));
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

export async function replay(lines: Line[]): Promise<{ sent: Sent[]; turns: number }> {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser();
  const conversations = new Map<string, Conversation>();
  const sent: Sent[] = [];
  let [turn, name] = [0, ""];
  let memory: Record<string, unknown> = {};
  for (const [at, line] of lines.entries()) {
    if ("conversation" in line) name = line.conversation;
    else if ("memory" in line) memory = line.memory;
    else if ("night" in line) await remember(stack, user, memory);
    else if ("person" in line) {
      const conversation = conversations.get(name) ?? new Conversation(stack, user);
      conversations.set(name, conversation);
      const requests = await say(stack, fake, conversation, line.person, answersAfter(lines, at));
      turn++;
      sent.push(...requests.map((request) => ({ turn, conversation: name, text: textOf(request, turn) })));
    }
  }
  await stack.close();
  await fake.close();
  return { sent, turns: turn };
}

/** What a night would have made of the week: the profile that stands in each prompt. */
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
    answers.push(line.model.map((part) => "text" in part ? part : { functionCall: part.call }));
  }
  return answers;
}

async function say(
  stack: Stack,
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
  await stack.settled();
  return fake.requests.slice(before);
}

/** A request as the provider reads it: instructions, tools, messages. The clock goes on by a minute a turn. */
function textOf({ systemInstruction, tools, contents }: GeminiRequest, turn: number): string {
  const time = `${String(8 + Math.floor(turn / 60)).padStart(2, "0")}:${String(turn % 60).padStart(2, "0")}`;
  const text = [
    ...(systemInstruction?.parts.map((part) => part.text) ?? []),
    ...(tools ?? []).flatMap(({ functionDeclarations }) => functionDeclarations).map((tool) => JSON.stringify(tool)),
    ...contents.map((message) => JSON.stringify(message)),
  ].join("\n");
  return text.replace(/(\d{4}-\d\d-\d\d), \d\d:\d\d \(/, `$1, ${time} (`);
}
