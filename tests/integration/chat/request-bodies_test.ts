import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiRequest, startFakeGemini } from "../../support/fake-gemini.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

const SNAPSHOT = new URL("request-bodies.txt", import.meta.url);

/** A request as a person reads it: the system text as it is, a tool and a message a line. */
function readable(
  title: string,
  { systemInstruction, tools = [], toolConfig, contents, generationConfig }: GeminiRequest,
) {
  const declared = tools.flatMap(({ functionDeclarations }) => functionDeclarations);
  return [
    `# ${title}`,
    `## System\n\n${systemInstruction?.parts.map(({ text }) => text).join("\n")}`,
    `## Tools\n\n${declared.map((tool) => JSON.stringify(tool)).join("\n")}`,
    `## Config\n\n${JSON.stringify({ generationConfig, toolConfig })}`,
    `## Contents\n\n${contents.map((content) => JSON.stringify(content)).join("\n")}`,
  ].join("\n\n")
    .replaceAll(/Hoje é [^#]*?Esta semana: [^.]*\./g, "(o dia, a hora e a semana)")
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replaceAll(/\d{4}-\d{2}-\d{2}/g, "(dia)");
}

// With UPDATE_SNAPSHOTS=1 the file is written anew: read what has changed, line by line, before it is committed.
Deno.test("what Gemini is sent for three messages is what request-bodies.txt holds", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  await call(user.client, "update_user_memory", {
    changes: { current_goals: ["quitar o cartão"], occupation: "enfermeira" },
  });
  const conversation = new Conversation(stack, user);
  const expense = { amount: 50, category: "food", description: "mercado" };
  fake.script(
    gemini({ text: "Oi, Ana!" }),
    gemini({ functionCall: { name: "create_expense", args: expense }, thoughtSignature: "c2ln" }),
    gemini({ text: "Não vejo o tempo daqui." }),
  );
  const bodies: string[] = [];
  for (const text of ["Oi, tudo bem?", "gastei 50 no mercado", "será que chove amanhã?"]) {
    await conversation.say(text);
    bodies.push(readable(text, fake.requests.at(-1)!));
  }
  await stack.close();
  await fake.close();
  const sent = `${bodies.join("\n\n")}\n`;
  if (Deno.env.get("UPDATE_SNAPSHOTS")) await Deno.writeTextFile(SNAPSHOT, sent);
  assert.equal(sent, await Deno.readTextFile(SNAPSHOT));
});
