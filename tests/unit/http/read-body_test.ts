import assert from "node:assert/strict";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readBody, readJson } from "../../../shared/http/read-body.ts";

const rule = { bytes: 200_000, tooLong: "O corpo passa de 200000 bytes", client: null };

/** A request whose body says nothing of its length unless told so, and how many bytes of it were read. */
function request(chunk: string, chunks: number, length?: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read === chunks) return controller.close();
      read++;
      controller.enqueue(new TextEncoder().encode(chunk));
    },
  }, { highWaterMark: 0 });
  const headers: HeadersInit = length === undefined ? {} : { "Content-Length": String(length) };
  return { request: new Request("http://x", { method: "POST", body, headers }), read: () => read };
}

/** Counts calls, and refuses after so many. */
function counter(most: number) {
  const calls: string[] = [];
  const rpc = (name: string) => {
    calls.push(name);
    const error = calls.length > most ? { code: "PT429", hint: "rate_limited", message: "Foram pedidos demais" } : null;
    return { abortSignal: () => Promise.resolve({ data: {}, error, status: error ? 429 : 200 }) };
  };
  return { client: { rpc } as unknown as RpcClient, calls };
}

Deno.test("readBody() stops reading at the most bytes, whatever the request says of its length", async () => {
  for (const length of [undefined, 10]) {
    const { request: one, read } = request("x".repeat(1000), 10_000, length);
    await assert.rejects(readBody(one, rule), (error) => error instanceof ApiError && error.status === 400);
    assert.ok(read() <= 202, `${read()} KB read`);
  }
  const { request: one, read } = request("x", 1, 200_001);
  await assert.rejects(readBody(one, rule), ApiError);
  assert.equal(read(), 0, "nothing is read of a body that says that it is too long");
});

Deno.test("readBody() counts a long body before it is read, and a short one not at all", async () => {
  const { client, calls } = counter(1);
  const short = request("oi", 1, 2);
  assert.equal(await readBody(short.request, { ...rule, client }), "oi");
  assert.deepEqual(calls, []);
  const long = request("x".repeat(100_000), 1, 100_000);
  await readBody(long.request, { ...rule, client });
  assert.deepEqual(calls, ["count_request"]);
  const refused = request("x".repeat(100_000), 1, 100_000);
  await assert.rejects(readBody(refused.request, { ...rule, client }), /Foram pedidos demais/);
  assert.equal(refused.read(), 0);
  const unsaid = request("x", 1);
  await assert.rejects(readBody(unsaid.request, { ...rule, client }), /Foram pedidos demais/);
});

Deno.test("readBody() reads characters that are cut in two by chunks", async () => {
  const bytes = new TextEncoder().encode("não 🙂");
  const body = ReadableStream.from([...bytes].map((byte) => new Uint8Array([byte])));
  assert.equal(await readBody(new Request("http://x", { method: "POST", body }), rule), "não 🙂");
});

Deno.test("readJson() says in Portuguese what is wrong with a body", async () => {
  const problem = async (body: string) => {
    try {
      await readJson(new Request("http://x", { method: "POST", body }), { ...rule, nodes: 10 });
    } catch (error) {
      assert.ok(error instanceof ApiError && error.code === "invalid_request");
      return (error.options.details as { message: string }[])[0]!.message;
    }
    throw new Error("it was accepted");
  };
  assert.equal(await problem("{"), "O corpo não é JSON válido");
  assert.equal(await problem(`[${"1,".repeat(10)}1]`), "O conteúdo passa de 10 valores");
  assert.equal(await problem(`${"[".repeat(200)}`), "O conteúdo passa de 10 valores");
});
