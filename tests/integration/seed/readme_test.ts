import assert from "node:assert/strict";
import { demoUser } from "../../../local/seed.ts";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";

const README = new URL("../../../README.md", import.meta.url);

/** The rows of the README's table under "A first conversation": what is said, and what is answered. */
async function readmeConversation(): Promise<{ said: string; answered: string }[]> {
  const readme = await Deno.readTextFile(README);
  const section = readme.split("## A first conversation")[1]!.split("\n## ")[0]!;
  return section.split("\n").flatMap((line) => {
    const [, said, answered] = /^\| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
    return said && answered && said !== "you say" ? [{ said, answered }] : [];
  });
}

/** A list stands in one line of the table; "…" stands for what changes with the calendar. */
function asPattern(answered: string): RegExp {
  const literal = answered.split("…").map((part) =>
    part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")
  );
  return new RegExp(`^\\s*${literal.join("[^]*")}\\s*$`);
}

function inOneLine(answer: string): string {
  return answer.replace(/\n- /g, " – ").replace(/\s+/g, " ").trim();
}

Deno.test("the README's conversation is answered word for word by the stand-in", async () => {
  const stack = await startStack({ seed: true });
  const client = stack.anonymous();
  const { data } = await client.auth.signInWithPassword(demoUser);
  const conversation = new Conversation(stack, {
    client,
    userId: data.user!.id,
    token: data.session!.access_token,
    ...demoUser,
  });
  const rows = await readmeConversation();
  assert.ok(rows.length >= 15, `${rows.length} rows`);
  for (const { said, answered } of rows) {
    const { text } = await conversation.say(said);
    // Said about the answer, not by it.
    if (answered.startsWith("(")) assert.match(text, /\?$/);
    else assert.match(inOneLine(text), asPattern(answered), said);
  }
  await stack.close();
});
