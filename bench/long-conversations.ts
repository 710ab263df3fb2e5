import type { MockLanguageModelV4 } from "ai/test";
import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { compactConversation } from "../shared/history/compact.ts";
import { estimateTokens } from "../shared/prompt/estimate-tokens.ts";
import { Conversation } from "../tests/support/chat.ts";
import { fillConversation, summariesOf } from "../tests/support/long-conversation.ts";
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";
import { zeroLatencyModel } from "./zero-latency-model.ts";

const SIZES = [10, 100, 1_000, 10_000];
const WARM_UP = 5;
const RUNS = 40;
const MOST_ABOVE = 1.1;

/** Of one size, as its turns went. */
interface Measured {
  conversation: Conversation;
  times: number[];
  tokens: number[];
  roundTrips: number[];
}

/** What a turn of a long conversation costs against one of a short one: prompt, time, round trips, and what it stores. */
export async function longConversations(): Promise<Measurement[]> {
  progress("long conversations");
  let chatModel = zeroLatencyModel(0);
  const stack = await startStack({ functions: { chat: createChatApp({ chooseModel: () => chatModel }) } });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const measured = new Map<number, Measured>();
  for (const size of SIZES) {
    measured.set(size, { conversation: await fill(stack, user, size), times: [], tokens: [], roundTrips: [] });
  }
  // One size after the other, over and over: what slows the machine slows them all.
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    for (const one of measured.values()) {
      chatModel = zeroLatencyModel(0);
      const before = stack.counts.rest;
      const start = performance.now();
      const { metadata, message } = await one.conversation.say(sentence(run));
      const time = performance.now() - start;
      if (metadata?.outcome !== "completed") throw new Error(`turn failed: ${JSON.stringify(metadata)}`);
      if (run >= WARM_UP) {
        one.times.push(time);
        one.roundTrips.push(stack.counts.rest - before);
        one.tokens.push(promptTokens(chatModel.model as MockLanguageModelV4));
      }
      await stack.settled();
      // As long again as it was.
      await stack.sql("delete from public.turns where id = $1", [message.id]);
    }
  }
  const plain = await bytesOfTurn(stack, user);
  chatModel = zeroLatencyModel(1);
  const calling = await bytesOfTurn(stack, user);
  await stack.close();
  const reference = measured.get(100)!;
  return [
    ...[...measured].flatMap(([size, { times, tokens, roundTrips }]): Measurement[] => {
      const what = `turn after ${size} messages`;
      const compared = size === SIZES.at(-1);
      const most = (samples: number[]) => compared ? percentile(samples, 0.5) * MOST_ABOVE : Infinity;
      return [
        figure(`${what}, prompt tokens, p50`, percentile(tokens, 0.5), "tokens", most(reference.tokens)),
        figure(`${what}, p50`, percentile(times, 0.5), "ms", most(reference.times)),
        {
          name: `${what}, SQL round trips`,
          value: percentile(roundTrips, 0.5),
          unit: "",
          target: "2",
          ok: percentile(roundTrips, 0.5) === 2,
        },
      ];
    }),
    held("bytes stored a turn besides its texts", plain, "bytes", 3_000),
    held("bytes stored a turn with one tool call besides its texts", calling, "bytes", 3_000),
  ];
}

function figure(name: string, value: number, unit: string, most: number): Measurement {
  return most === Infinity ? { name, value, unit } : held(name, value, unit, Number(most.toPrecision(3)));
}

/** A conversation as it is when every message of it was compacted in its time. */
async function fill(stack: Stack, user: TestUser, size: number): Promise<Conversation> {
  const texts = Object.fromEntries(Array.from({ length: size }, (_, at) => [at + 1, sentence(at)]));
  const { id, last } = await fillConversation(stack, user, size, texts);
  for (let before = -1, now = 0; now > before;) {
    before = now;
    const due = { conversationId: id, before: last - 9 };
    await compactConversation(user.client, due, () => Promise.resolve(null));
    now = (await summariesOf(stack, id)).summarizedTo;
  }
  return new Conversation(stack, user, id);
}

const SENTENCES = [
  "hoje conversei com a minha irmã sobre a viagem de dezembro e ficamos de ver as passagens",
  "o trabalho está puxado, tenho três reuniões na semana e um relatório para entregar",
  "fui ao mercado e à farmácia, e ainda passei na academia antes de voltar para casa",
  "Que bom que deu tempo de tudo. Quer que a gente organize o resto da semana juntas?",
  "ando pensando em voltar a estudar inglês, talvez duas vezes por semana à noite",
  "Faz sentido começar aos poucos. O que costuma atrapalhar a sua rotina de estudo?",
];

function sentence(at: number): string {
  return `${SENTENCES[at % SENTENCES.length]} (${at})`;
}

/** Of the instructions and the conversation; the tools are the same in each turn. */
function promptTokens(model: MockLanguageModelV4): number {
  return model.doStreamCalls.at(-1)!.prompt.reduce(
    (sum, { content }) =>
      sum +
      (typeof content === "string"
        ? estimateTokens(content)
        : content.reduce((all, part) => all + estimateTokens("text" in part ? part.text : JSON.stringify(part)), 0)),
    0,
  );
}

/** What the rows of a turn take, without its texts, of which each is counted once. */
async function bytesOfTurn(stack: Stack, user: TestUser): Promise<number> {
  const conversation = new Conversation(stack, user);
  const stored = async () => {
    const [row] = await stack.sql<{ bytes: number }>(
      `select (select sum(pg_column_size(t.*)) from public.turns t where t.user_id = $1)
         + (select sum(pg_column_size(m.*)) - sum(octet_length(m.content)) from public.messages m where m.user_id = $1)
         + (select coalesce(sum(pg_column_size(e.*)), 0) from public.tool_executions e where e.user_id = $1) as bytes`,
      [user.userId],
    );
    return Number(row!.bytes);
  };
  const before = await stored();
  for (let run = 0; run < 10; run++) await conversation.say(sentence(run));
  await stack.settled();
  return (await stored() - before) / 10;
}
