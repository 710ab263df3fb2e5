import { generateText, streamText } from "ai";
import assert from "node:assert/strict";
import { geminiEmbedder, geminiModel } from "../../../shared/model/gemini.ts";

Deno.test("Gemini's key follows no redirect, whatever is asked", async (t) => {
  const elsewhere: (string | null)[] = [];
  const taker = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    elsewhere.push(request.headers.get("x-goog-api-key"));
    return Response.json({});
  });
  let status = 307;
  const endpoint = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    await request.body?.cancel();
    return new Response(null, { status, headers: { location: `http://127.0.0.1:${taker.addr.port}/v1beta` } });
  });
  const options = { apiKey: "secret", modelId: "gemini-x", baseUrl: `http://127.0.0.1:${endpoint.addr.port}/v1beta` };
  const model = geminiModel(options);
  const asked = { model, prompt: "oi", maxRetries: 0 };
  for (status of [301, 302, 303, 307, 308]) {
    await t.step(`${status}`, async () => {
      await assert.rejects(generateText(asked));
      const { stream } = streamText({ ...asked, onError: () => {} });
      const parts = await Array.fromAsync(stream);
      assert.ok(parts.some(({ type }) => type === "error"));
      await assert.rejects(geminiEmbedder(options).embedQuestion("oi", AbortSignal.timeout(5000)));
      assert.deepEqual(elsewhere, []);
    });
  }
  await endpoint.shutdown();
  await taker.shutdown();
});

Deno.test("geminiEmbedder() says what a text is for as the model understands it", async () => {
  const asked: { text: string; taskType?: string }[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const { requests, ...one } = await request.json();
    for (const { content, taskType } of requests ?? [one]) asked.push({ text: content.parts[0].text, taskType });
    const values = Array.from({ length: 768 }, () => 1);
    return Response.json(requests ? { embeddings: [{ values }] } : { embedding: { values } });
  });
  const embedder = (modelId: string) =>
    geminiEmbedder({ apiKey: "k", modelId, baseUrl: `http://127.0.0.1:${server.addr.port}/v1beta` });
  for (const modelId of ["gemini-embedding-001", "gemini-embedding-2"]) {
    await embedder(modelId).embedQuestion("onde moro?", AbortSignal.timeout(5000));
    await embedder(modelId).embedItems(["Mora em Recife"], AbortSignal.timeout(5000));
  }
  assert.deepEqual(asked, [
    { text: "onde moro?", taskType: "RETRIEVAL_QUERY" },
    { text: "Mora em Recife", taskType: "RETRIEVAL_DOCUMENT" },
    { text: "task: search result | query: onde moro?", taskType: undefined },
    { text: "title: none | text: Mora em Recife", taskType: undefined },
  ]);
  await server.shutdown();
});
