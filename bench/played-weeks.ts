import { z } from "zod";
import { installClock, instantOf, PlayClock } from "../local/play/play-clock.ts";
import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { skills } from "../shared/skills/registry.ts";
import type { JsonObject } from "../shared/tools/definition.ts";
import { Conversation } from "../tests/support/chat.ts";
import {
  type FakeGemini,
  gemini,
  type GeminiPart,
  type GeminiReply,
  type GeminiRequest,
  startFakeGemini,
} from "../tests/support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";
import { held, type Measurement, progress } from "./measurement.ts";
import { paidTokens, type SendRequest } from "./paid-tokens.ts";

/** Of bench/played; `before` is what their turns cost on 2026-11-23, replayed like this. */
const WEEKS = [
  { name: "marina", before: { calls: 1.35, sent: 7_100, paid: 5_520 } },
  { name: "bruno", before: { calls: 1.38, sent: 9_790, paid: 7_700 } },
];
const MOST_PAID = 4_000;

type Played = { text: string } | { call: Call };

/** A line of a week, as evals/played/README.md says. */
type Line =
  | { person: string; conversation: string }
  | { model: Played[] }
  | { night: true; memory?: Record<string, unknown> };

/** Model calls and tokens of a turn in two weeks that were played: the same messages and answers, through the whole stack. */
export async function playedWeeks(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, before } of WEEKS) {
    progress(`played week, ${name}`);
    const { requests, turns } = await replay(await readWeek(name));
    const { sent, cached, paid } = paidTokens(requests);
    const refused = new Set(requests.flatMap(({ turn, isRefused }) => isRefused ? [turn] : []));
    const others = requests.filter(({ isRefused }) => !isRefused);
    const ofOthers = paidTokens(requests, { counts: ({ isRefused }) => !isRefused });
    const fit = turns - refused.size;
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
      {
        name: figure("tokens paid a turn, where a provider keeps a beginning for five turns"),
        value: paidTokens(requests, { turnsKept: 5 }).paid / turns,
        unit: "tokens",
      },
      {
        name: figure(`model calls a turn, of the ${fit} in which no call is refused`),
        value: others.length / fit,
        unit: "",
      },
      { name: figure("tokens paid a turn, of those"), value: ofOthers.paid / fit, unit: "tokens" },
    );
  }
  return rows;
}

async function readWeek(name: string): Promise<Line[]> {
  const text = await Deno.readTextFile(new URL(`played/${name}.jsonl`, import.meta.url));
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

const ZONE = "America/Sao_Paulo";
const BEGINS = "2026-11-23T08:00";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** `Date` is the week's own clock meanwhile: a minute a turn, and each night on to the next morning. */
async function replay(lines: Line[]): Promise<{ requests: SendRequest[]; turns: number }> {
  const begins = instantOf(BEGINS, ZONE);
  const clock = new PlayClock(begins);
  const takeOut = installClock(clock);
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("pessoa", ZONE);
  const conversations = new Map<string, Conversation>();
  const requests: SendRequest[] = [];
  let turn = 0;
  let nights = 0;
  for (const [at, line] of lines.entries()) {
    if ("night" in line) {
      clock.moveTo(begins + ++nights * DAY_MS);
      await signInAgain(user);
      if (line.memory) await remember(stack, user, line.memory);
    }
    if (!("person" in line)) continue;
    const conversation = conversations.get(line.conversation) ?? new Conversation(stack, user);
    conversations.set(line.conversation, conversation);
    turn++;
    clock.moveTo(clock.now() + MINUTE_MS);
    const sent = await say(fake, conversation, line.person, answersAfter(lines, at));
    await stack.settled();
    const isRefused = sent.some(tellsOfRefusal);
    requests.push(...sent.map((one) => ({ turn, conversation: line.conversation, text: textOf(one), isRefused })));
  }
  await stack.close();
  await fake.close();
  takeOut();
  return { requests, turns: turn };
}

/** A token ends within the day. */
async function signInAgain(user: TestUser): Promise<void> {
  const { data, error } = await user.client.auth.signInWithPassword(user);
  if (error) throw error;
  user.token = data.session.access_token;
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
  const first = lines[at]!;
  const said = "person" in first ? first.person : "";
  for (const line of lines.slice(at + 1)) {
    if (!("model" in line)) break;
    answers.push(withoutLooks(line.model).flatMap((part) => "text" in part ? [part] : asToday(part.call, said)));
  }
  return answers;
}

type Call = { name: string; args: Record<string, unknown> };

/** An answer without what code read by itself for a skill that was fetched: it does so today where that is fetched again. */
function withoutLooks(model: Played[]): Played[] {
  const calls = model.flatMap((part) => "call" in part ? [part.call] : []);
  const looks = calls.filter(({ name }) => name === "use_skill").flatMap(({ args: { skill, person } }) => {
    const look = skills.find(({ name }) => name === skill)?.firstLook?.(
      typeof person === "string" ? person : undefined,
    );
    const found = calls.findLast(({ name, args }) =>
      name === look?.tool && JSON.stringify(args) === JSON.stringify(look.args)
    );
    return found ? [found] : [];
  });
  return model.filter((part) => "text" in part || !looks.includes(part.call));
}

/** A call as it is made today: tools were renamed since, what was only put off needs no call, and ids are other ones. */
function asToday({ name, args }: Call, said: string): GeminiPart[] {
  const { note: _note, preferences: _preferences, ...person } = args;
  const { reminder_id: _id, ...byWords } = args;
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
    case "complete_reminder":
    case "update_reminder":
    case "snooze_reminder":
    case "cancel_reminder":
      return [{ functionCall: { name, args: "reminder" in args ? byWords : args } }];
    case "save_note":
    case "save_movie":
      return [{ functionCall: { name, args: { quote: said, ...args } } }];
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
  const left = [...answers];
  const reply: GeminiReply = (request) => {
    while (true) {
      // Where more is asked than was then, the model has nothing to add.
      const parts = left.length === 0 ? [{ text: "Certo." }] : fitting(left.shift() ?? [], fake.requests.at(-1)!);
      if (parts.length > 0) return gemini(...parts)(request);
    }
  };
  fake.script(reply);
  const { metadata } = await conversation.say(text);
  if (metadata?.outcome !== "completed") throw new Error(`"${text}" was not answered: ${JSON.stringify(metadata)}`);
  return fake.requests.slice(before);
}

/** An answer without the fetching of a skill that is open: no model asks for one that is not on the list. */
function fitting(parts: GeminiPart[], { tools = [] }: GeminiRequest): GeminiPart[] {
  const useSkill = tools.flatMap(({ functionDeclarations }) => functionDeclarations).find(({ name }) =>
    name === "use_skill"
  );
  const left = useSkill?.parametersJsonSchema?.properties?.skill?.enum ?? [];
  return parts.filter((part) => {
    if (!("functionCall" in part) || part.functionCall.name !== "use_skill") return true;
    return left.includes(String((part.functionCall.args as { skill?: unknown }).skill));
  });
}

/** Whether a request tells the model that a call of the same turn was refused: what was refused before is not sent. */
function tellsOfRefusal({ contents }: GeminiRequest): boolean {
  return contents.some(({ parts }) =>
    parts.some(({ functionResponse }) => (functionResponse as { response?: JsonObject } | undefined)?.response?.error)
  );
}

/** A request as the provider reads it: instructions, tools, messages. */
function textOf({ systemInstruction, tools = [], contents }: GeminiRequest): string {
  return [
    ...(systemInstruction?.parts.map((part) => part.text) ?? []),
    ...tools.flatMap(({ functionDeclarations }) => functionDeclarations).map((tool) => JSON.stringify(tool)),
    ...contents.map((message) => JSON.stringify(message)),
  ].join("\n");
}
