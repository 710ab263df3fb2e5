import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiReply, startFakeGemini } from "../../support/fake-gemini.ts";

const SECRET = "CPF 123.456.789-09 e HIV positivo";
const SECRET_WORDS = /123\.456|HIV/;
const stream = (text: string) => new Response(text, { headers: { "Content-Type": "text/event-stream" } });
const event = (value: unknown) => stream(`data: ${JSON.stringify(value)}\n\n`);
const content = (part: unknown) => ({ candidates: [{ content: { role: "model", parts: [part] }, index: 0 }] });

/** Answers of a provider that quotes what it was sent. */
const QUOTING: [string, GeminiReply][] = [
  ["an event that is no JSON", () => stream(`data: {"text": "${SECRET}\n\n`)],
  ["a long event that is no JSON", () => stream(`data: {${SECRET.repeat(20_000)}\n\n`)],
  ["no event at all", () => stream(SECRET)],
  ["an event of another shape", () => event({ candidates: SECRET })],
  ["a part of another shape", () => event(content({ text: { said: SECRET } }))],
  ["a call of a tool named so", gemini({ functionCall: { name: SECRET, args: {} } })],
  ["a call with such arguments", gemini({ functionCall: { name: "create_expense", args: { [SECRET]: SECRET } } })],
  ["a finish reason", () => event({ candidates: [{ ...content({ text: "" }).candidates[0], finishReason: SECRET }] })],
  ...[400, 401, 429, 500, 503].flatMap((status): [string, GeminiReply][] => [
    [
      `a refusal ${status}`,
      () => Response.json({ error: { code: status, message: SECRET, status: SECRET } }, { status }),
    ],
    [`a refusal ${status} that is no JSON`, () => new Response(SECRET.repeat(1000), { status, statusText: "HIV" })],
  ]),
];

Deno.test("logs hold no person's words, whatever the provider quotes, and no endless line", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: { ...fake.env, LOG_TURNS: "on" } });
  const user = await stack.createUser("Ana");
  for (const [what, reply] of QUOTING) {
    await t.step(what, async () => {
      fake.script(reply);
      const lines = await logged(async () => {
        await new Conversation(stack, user).say(`meu ${SECRET}, o que eu faço?`);
        await stack.settled();
      });
      for (const line of lines) {
        assert.doesNotMatch(line, SECRET_WORDS);
        assert.ok(line.length <= 1000 && !line.includes("\n"), line.slice(0, 200));
      }
    });
  }
  await stack.close();
  await fake.close();
});

/** All that is written to the console meanwhile. */
async function logged(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const names = ["log", "info", "warn", "error", "debug"] as const;
  const real = names.map((name) => console[name]);
  for (const name of names) {
    console[name] = (...said: unknown[]) =>
      lines.push(said.map((one) => typeof one === "string" ? one : Deno.inspect(one)).join(" "));
  }
  try {
    await work();
  } finally {
    names.forEach((name, at) => console[name] = real[at]!);
  }
  return lines;
}
