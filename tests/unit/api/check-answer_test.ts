import assert from "node:assert/strict";
import { z } from "zod";
import { checkAnswer, checkRpcAnswer } from "../../../shared/api/check-answer.ts";
import { errors, json, type Operation } from "../../../shared/api/operation.ts";

const operations: Operation[] = [{
  method: "get",
  path: "/things/{name}",
  summary: "A thing",
  auth: "token",
  answers: { 200: json("it", z.strictObject({ name: z.string() })), 204: { description: "none" }, ...errors(404) },
}];
const check = (method: string, path: string, response: Response) => checkAnswer(method, path, response, operations);

Deno.test("checkAnswer() finds what is not described: a key, a type, a status, a route", async () => {
  assert.equal(await check("GET", "/things/a", Response.json({ name: "a" })), null);
  assert.equal(await check("GET", "/things/a", new Response(null, { status: 204 })), null);
  const refused = { error: { code: "not_found", message: "Não há." } };
  assert.equal(await check("GET", "/things/a", Response.json(refused, { status: 404 })), null);
  const found = [
    await check("GET", "/things/a", Response.json({ name: "a", more: 1 })),
    await check("GET", "/things/a", Response.json({ name: 1 })),
    await check("GET", "/things/a", Response.json({ name: "a" }, { status: 201 })),
    await check("GET", "/things/a", new Response("a", { headers: { "content-type": "text/plain" } })),
    await check("GET", "/things/a", Response.json({ error: "no" }, { status: 404 })),
    await check("GET", "/others", Response.json({ name: "a" })),
    await check("POST", "/things/a", Response.json({ name: "a" })),
  ];
  assert.ok(found.every((problem) => problem !== null), JSON.stringify(found));
  assert.match(found[0]!, /more/);
  assert.match(found[2]!, /201/);
});

Deno.test("checkAnswer() leaves the body readable", async () => {
  const response = Response.json({ name: "a" });
  await check("GET", "/things/a", response);
  assert.deepEqual(await response.json(), { name: "a" });
});

Deno.test("checkRpcAnswer() finds what an answer of memory has beside its schema; refusals and other rpcs have none", async () => {
  const answer = (body: object, status = 200) => Response.json(body, { status });
  assert.equal(await checkRpcAnswer("list_knowledge", answer({ items: [], next_cursor: null })), null);
  assert.match((await checkRpcAnswer("list_knowledge", answer({ items: [], next: null })))!, /^rpc list_knowledge: /);
  assert.equal(await checkRpcAnswer("list_knowledge", answer({ code: "PT400" }, 400)), null);
  assert.equal(await checkRpcAnswer("create_expense", answer({ any: 1 })), null);
});
