import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { startStack } from "../../tests/support/stack.ts";
import { addArguments } from "../memory/life.ts";
import { modelThatCalls } from "../zero-latency-model.ts";
import { MOST_PEOPLE, need } from "./sentences.ts";

/** The ready line: where the product answers, and a token for each person. */
export interface ProductReady {
  url: string;
  publishableKey: string;
  tokens: string[];
}

/** A model that needs no time and calls the one tool that a sentence of the load needs. */
const model = modelThatCalls((message) => {
  const needed = need(message);
  if (needed === "search") return [{ toolName: "search_knowledge", input: { query: "mercado" } }];
  return needed ? [{ toolName: "add_knowledge", input: { ...addArguments(needed) } }] : [];
});

// Run as a program: serves the product on the Postgres server of TEST_DATABASE_URL until it is stopped.
if (import.meta.main) {
  const stack = await startStack({ functions: { chat: createChatApp({ chooseModel: () => model }) } });
  const tokens: string[] = [];
  for (let person = 0; person < MOST_PEOPLE; person++) tokens.push((await stack.createUser(`p${person}`)).token);
  await stack.sql(
    `insert into public.knowledge_items (user_id, type, area, title, content, filed_at)
     select u.id, 'fact', 'finance', format('Compra %s', n), format('Compra %s no mercado da rua %s', n, n % 7), now()
     from auth.users as u, generate_series(1, 20) as n`,
  );
  const ready: ProductReady = { url: stack.url, publishableKey: stack.publishableKey, tokens };
  console.log(JSON.stringify(ready));
}
