import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import assert from "node:assert/strict";
import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { WINDOW_TOKENS } from "../../shared/history/fit-window.ts";
import { chooseChatModel } from "../../shared/model/choose-model.ts";
import { ENTRIES_TOKENS, SUMMARY_TOKENS } from "../../shared/prompt/earlier-talk.ts";
import { estimateTokens } from "../../shared/prompt/estimate-tokens.ts";
import { TURN_LIMITS } from "../../shared/turn/turn.ts";
import { Conversation } from "../support/chat.ts";
import { fillConversation, summariesOf } from "../support/long-conversation.ts";
import { startStack } from "../support/stack.ts";

const TURNS = 500;
/** Turns that are talked, or written into the tables, one after the other. */
const BLOCK = 10;
/** The first, and of each fifty the last: a turn costs a hundred times what its rows do. */
const isTalked = (turn: number) => turn <= 30 || turn % 50 > 40;
/** What is said over and over, so that offers, yeses, reads and talk all grow old. */
const TALK = [
  "gastei 50 no mercado",
  "sim",
  "pesei 82 kg hoje",
  "não, deixa pra lá",
  "tive um dia cheio no trabalho, mas acabou bem e estou em paz com isso",
  "quanto gastei esse mês?",
  "ando pensando em viajar no fim do ano com a família toda, talvez para a praia",
];
const LONG = `hoje foi assim: ${"acordei, trabalhei, andei um pouco e voltei para casa cansada. ".repeat(100)}`;

/** What a request takes, by layer. */
function layersOf(prompt: LanguageModelV4Prompt) {
  const parts = prompt.flatMap(({ role, content }) => role === "system" ? [] : content as { text?: string }[]);
  const isBlock = ({ text = "" }: { text?: string }) => /^<(?:antes|contexto)>/.test(text);
  const blocks = parts.filter(isBlock).map(({ text }) => text).join("\n");
  const quoted = (name: string) => new RegExp(`<${name}>[^]*?</${name}>`).exec(blocks)?.[0] ?? "";
  const window = parts.filter((part) => !isBlock(part));
  return {
    window: window.reduce((sum, part) => sum + estimateTokens(part.text ?? JSON.stringify(part)), 0),
    entries: estimateTokens(quoted("mensagens_resumidas")),
    summary: estimateTokens(quoted("resumo")),
    text: quoted("resumo"),
  };
}

Deno.test("a conversation of a thousand messages stays within its budgets and knows its tenth message", async () => {
  let prompts: LanguageModelV4Prompt[] = [];
  const listened = (model: LanguageModelV4): LanguageModelV4 =>
    new Proxy(model, {
      get: (target, key) =>
        key === "doStream"
          ? (
            options: Parameters<LanguageModelV4["doStream"]>[0],
          ) => (prompts.push(options.prompt), target.doStream(options))
          : Reflect.get(target, key),
    });
  const chat = createChatApp({
    // Tests beside this one may hold the processor for seconds.
    limits: { ...TURN_LIMITS, databaseMs: 60_000 },
    chooseModel: async (environment) => {
      const chosen = await chooseChatModel(environment);
      return { ...chosen, model: listened(chosen.model) };
    },
  });
  const stack = await startStack({ functions: { chat } });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);

  const wordsOf = (turn: number) =>
    turn === 5 ? "a senha do wifi é girassol42" : turn % 50 === 0 ? LONG : TALK[turn % TALK.length]!;
  let talked = 0;
  for (let turn = 1; turn <= TURNS; turn += BLOCK) {
    const words = Array.from({ length: BLOCK }, (_, n) => wordsOf(turn + n));
    if (!isTalked(turn)) {
      const texts = Object.fromEntries(words.map((text, n) => [2 * n + 1, text]));
      await fillConversation(stack, user, 2 * BLOCK, texts, conversation.id);
      continue;
    }
    for (const text of words) {
      const { metadata } = await conversation.say(text);
      assert.equal(metadata.outcome, "completed");
      talked++;
    }
  }
  await stack.settled();
  const layers = prompts.map(layersOf);
  assert.ok(layers.length > talked / 3);
  for (const { window, entries, summary } of layers) {
    assert.ok(window <= WINDOW_TOKENS, String(window));
    assert.ok(entries <= ENTRIES_TOKENS, String(entries));
    assert.ok(summary <= SUMMARY_TOKENS, String(summary));
  }
  const [row] = await stack.sql<{ said: number }>(
    "select count(*)::int as said from public.messages where role <> 'tool'",
  );
  assert.ok(row!.said >= 2 * TURNS);
  const { entries, summary } = await summariesOf(stack, conversation.id);
  assert.ok(
    /create_expense: ok, R\$.50,00 em alimentação \(mercado\), de /.test(`${JSON.stringify(entries)}${summary}`),
  );

  prompts = [];
  const { text } = await conversation.say("qual é a senha do wifi?");
  assert.match(text, /girassol42/);
  assert.match(layersOf(prompts[0]!).text, /girassol42/, "the summary knows it too");

  await stack.close();
});
