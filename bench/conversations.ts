import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { estimateTokens } from "../shared/prompt/estimate-tokens.ts";
import { Conversation } from "../tests/support/chat.ts";
import {
  type FakeGemini,
  gemini,
  type GeminiPart,
  type GeminiRequest,
  geminiStatus,
  startFakeGemini,
} from "../tests/support/fake-gemini.ts";
import { type Stack, startStack } from "../tests/support/stack.ts";
import typical from "./conversations.json" with { type: "json" };
import { held, type Measurement, progress } from "./measurement.ts";

/**
 * A turn and the answers it takes, as Gemini gives them. `needs`: model calls where routing and code see what is meant: 1 for
 * talk or an offer, 2 for what is looked up or kept first, 0 for a bare yes. `before`: model calls when a topic that routing
 * missed, or an answer to an offer that code did not read, ended the turn.
 */
interface Turn {
  say: string;
  needs: number;
  before: number;
  answers: GeminiPart[][];
}

/** What one conversation took. */
interface Cost {
  calls: number;
  /** Of a turn. */
  mostCalls: number;
  /** Of each turn, above what it needs and above what it took before. */
  aboveNeeds: number[];
  aboveBefore: number[];
  promptTokens: number;
  outputTokens: number;
}

/** Model calls and estimated tokens of ten typical conversations, over HTTP, with the real client before scripted answers. */
export async function conversations(): Promise<Measurement[]> {
  progress("conversations");
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const rows: Measurement[] = [];
  const costs: Cost[] = [];
  for (const { name, turns } of typical as { name: string; turns: Turn[] }[]) {
    const cost = await hold(stack, fake, turns);
    costs.push(cost);
    const what = `conversation, ${name}`;
    rows.push(
      {
        name: `${what}: model calls, ${turns.length} turns, most in one ${cost.mostCalls}`,
        value: cost.calls,
        unit: "",
        before: turns.reduce((sum, turn) => sum + turn.before, 0),
      },
      { name: `${what}: prompt tokens`, value: cost.promptTokens, unit: "tokens" },
      { name: `${what}: output tokens`, value: cost.outputTokens, unit: "tokens" },
    );
  }
  await fake.close();
  await stack.close();
  const turnsFar = costs.flatMap(({ aboveBefore }) => aboveBefore).filter((above) => above > 1);
  return [
    ...rows,
    held("ten conversations, turns with two model calls more than before", turnsFar.length, "", 0),
    held(
      "ten conversations, model calls of a turn above what it needs, most",
      Math.max(...costs.flatMap(({ aboveNeeds }) => aboveNeeds)),
      "",
      1,
    ),
  ];
}

async function hold(stack: Stack, fake: FakeGemini, turns: Turn[]): Promise<Cost> {
  const user = await stack.createUser("Ana");
  const seeded = await Promise.all([
    user.client.rpc("create_finance_item", { kind: "bill", name: "Luz", amount: 90, due_day: 10 }),
    user.client.rpc("create_finance_item", { kind: "debt", name: "Geladeira", amount: 100, installments: 10 }),
    user.client.rpc("update_person", { name: "Júlia", relationship: "irmã" }),
  ]);
  for (const { error } of seeded) if (error) throw new Error(error.message);
  const conversation = new Conversation(stack, user);
  const cost: Cost = { calls: 0, mostCalls: 0, aboveNeeds: [], aboveBefore: [], promptTokens: 0, outputTokens: 0 };
  for (const { say, needs, before, answers } of turns) {
    // A call that is refused, or one too many, would ask for an answer that is not there.
    fake.script(...answers.map((parts) => gemini(...parts)), geminiStatus(400));
    const sent = fake.requests.length;
    const { metadata, text } = await conversation.say(say);
    const calls = fake.requests.length - sent;
    if (metadata?.outcome !== "completed" || calls !== answers.length) {
      throw new Error(`"${say}" took ${calls} model calls of ${answers.length}: ${text}`);
    }
    const refused = /Não (?:rodei|guardei)[^"]*/.exec(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)));
    if (refused) throw new Error(`"${say}" made a call that was refused: ${refused[0]}`);
    cost.calls += calls;
    cost.mostCalls = Math.max(cost.mostCalls, calls);
    cost.aboveNeeds.push(calls - needs);
    cost.aboveBefore.push(calls - before);
    cost.promptTokens += fake.requests.slice(sent).reduce((sum, request) => sum + promptTokens(request), 0);
    cost.outputTokens += answers.flat().reduce((sum, part) => sum + outputTokens(part), 0);
  }
  return cost;
}

/** As for the fixed tokens: the instructions, each tool as it is declared, and what was said. */
function promptTokens({ systemInstruction, tools = [], contents }: GeminiRequest): number {
  const declared = tools.flatMap(({ functionDeclarations }) => functionDeclarations);
  const texts = [
    ...(systemInstruction?.parts.map(({ text }) => text) ?? []),
    ...[...declared, ...contents].map((one) => JSON.stringify(one)),
  ];
  return texts.reduce((sum, text) => sum + estimateTokens(text), 0);
}

function outputTokens(part: GeminiPart): number {
  return estimateTokens("text" in part ? part.text : JSON.stringify(part.functionCall));
}
