import assert from "node:assert/strict";
import fc from "fast-check";
import { boundMcpAnswer } from "../../../shared/outside/bound-mcp-answer.ts";
import type { OutsideRefusal } from "../../../shared/outside/outside-failure.ts";

const JSON_TYPE = "application/json";
const SSE = "text/event-stream; charset=utf-8";

const answerWith = (result: string) => `{"jsonrpc":"2.0","id":1,"result":${result}}`;
const many = (piece: string, count: number) => Array<string>(count).fill(piece).join(",");

/** What the client gets to read, or why it gets nothing. */
async function bounded(body: BodyInit, type: string): Promise<string> {
  const response = new Response(body, { headers: { "content-type": type, "mcp-session-id": "s1" } });
  return await boundMcpAnswer(response, 1).then(async (answer) => {
    assert.equal(answer.headers.get("mcp-session-id"), "s1");
    return await answer.text();
  }, (error: OutsideRefusal) => error.reason);
}

Deno.test("boundMcpAnswer() gives an answer as it is, as JSON and of an event stream", async () => {
  const answer = answerWith(`{"content":[{"type":"text","text":"${"a".repeat(900_000)}"}]}`);
  assert.equal(await bounded(answer, JSON_TYPE), answer);
  const note = `{"jsonrpc":"2.0","method":"notifications/message","params":{}}`;
  const another = `{"jsonrpc":"2.0","id":2,"result":{}}`;
  assert.equal(
    await bounded(`: x\n\ndata: ${note}\n\ndata: ${another}\n\nevent: message\ndata: ${answer}\n\n`, SSE),
    answer,
  );
  assert.equal(await bounded("no such tool", "text/plain"), "no such tool");
});

Deno.test("boundMcpAnswer() lets a server's own results and arguments be long lists, up to 10,000 values", async () => {
  const long = answerWith(`{"content":[],"structuredContent":{"rows":[${many("1", 9_000)}]}}`);
  assert.equal(await bounded(long, JSON_TYPE), long);
  const longer = answerWith(`{"content":[],"structuredContent":{"rows":[${many("1", 11_000)}]}}`);
  assert.equal(await bounded(longer, JSON_TYPE), "too_long");
});

Deno.test("boundMcpAnswer() refuses what its client would find fault with member by member", async () => {
  const hostile = [
    answerWith(`{"tools":[${many("{}", 600)}]}`),
    answerWith(`{"tools":[${many("{}", 300_000)}]}`),
    answerWith(`{"content":[${many("0", 600)}]}`),
    answerWith(`{"serverInfo":{"name":"x","icons":[${many("0", 600)}]}}`),
    answerWith(`{"tools":[{"name":"a","inputSchema":{"type":"object","required":[${many("0", 600)}]}}]}`),
    `[${many("0", 600)}]`,
  ];
  for (const body of hostile) {
    assert.equal(await bounded(body, JSON_TYPE), "too_long");
    assert.equal(await bounded(`data: ${body}\n\n`, SSE), "too_long");
  }
  for (const line of ["\r", "\n", ":\n", "data\n", "data:\n", `data:{"jsonrpc":"2.0","method":"a"}\n\n`]) {
    assert.equal(await bounded(line.repeat(6_000), SSE), "too_long", JSON.stringify(line));
  }
  assert.equal(await bounded("data:{\n\n", SSE), "unreadable");
  assert.equal(await bounded("{", JSON_TYPE), "unreadable");
  assert.equal(await bounded(": nothing\n\n", SSE), "unreadable");
});

Deno.test("boundMcpAnswer() waits for nothing after the answer, and reads it however the stream is cut", async () => {
  const answer = answerWith(`{"content":[{"type":"text","text":"ação 💛"}]}`);
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${answer}\r\n\r\n`)),
  });
  assert.equal(await bounded(endless, SSE), answer);
  await fc.assert(fc.asyncProperty(
    fc.constantFrom("\n", "\r\n", "\r"),
    fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
    async (end, sizes) => {
      const lines = [": x", "", `data: {"method":"a"}`, "", "event: message", `data: ${answer.slice(0, 17)}`];
      const bytes = new TextEncoder().encode([...lines, `data:${answer.slice(17)}`, "", ""].join(end));
      const pieces = new ReadableStream({
        start(controller) {
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const size = sizes[turn % sizes.length]!;
            controller.enqueue(bytes.slice(at, at += size));
          }
          controller.close();
        },
      });
      assert.equal((await bounded(pieces, SSE)).replaceAll("\n", ""), answer);
    },
  ));
});
