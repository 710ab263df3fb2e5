import assert from "node:assert/strict";
import { APICallError } from "@ai-sdk/provider";
import { retryRequest } from "../../../shared/model/retry-request.ts";

function refusal(statusCode: number, responseHeaders: Record<string, string> = {}): APICallError {
  return new APICallError({ message: `${statusCode}`, url: "", requestBodyValues: {}, statusCode, responseHeaders });
}

/** A request that throws these in turn, and then answers. */
function failing(...errors: Error[]) {
  const request = async () => {
    request.times++;
    const error = errors[request.times - 1];
    if (error) throw error;
    return "answer";
  };
  request.times = 0;
  return request;
}

Deno.test("retryRequest() repeats what a provider may yet answer, as often as it is told", async () => {
  const request = failing(refusal(429), refusal(503));
  assert.equal(await retryRequest(request, { maxRetries: 2, pauseMs: 0 }), "answer");
  assert.equal(request.times, 3);
  await assert.rejects(retryRequest(failing(refusal(429), refusal(503)), { maxRetries: 1, pauseMs: 0 }), /503/);
});

Deno.test("retryRequest() does not repeat a refusal, or what is no answer of a provider", async () => {
  for (const error of [refusal(400), refusal(401), new TypeError("bug")]) {
    const request = failing(error);
    await assert.rejects(retryRequest(request, { maxRetries: 3, pauseMs: 0 }), error);
    assert.equal(request.times, 1);
  }
});

Deno.test("retryRequest() waits as long as the provider asks, within reason", async (t) => {
  const past = new Date(Date.now() - 5000).toUTCString();
  const soon: [string, Record<string, string>][] = [
    ["milliseconds", { "retry-after-ms": "1" }],
    ["seconds", { "retry-after": "0" }],
  ];
  for (const [form, headers] of soon) {
    await t.step(`${form}, where its own pause would be long`, async () => {
      const signal = AbortSignal.timeout(5000);
      assert.equal(
        await retryRequest(failing(refusal(429, headers)), { maxRetries: 1, pauseMs: 60_000, signal }),
        "answer",
      );
    });
  }
  for (const after of ["86400", "-1", "later", past]) {
    await t.step(`its own pause for "${after}"`, async () => {
      const request = failing(refusal(429, { "retry-after": after }));
      assert.equal(await retryRequest(request, { maxRetries: 1, pauseMs: 0 }), "answer");
    });
  }
});

Deno.test("retryRequest() ends with the signal, during a pause and before one", async () => {
  const reason = new Error("enough");
  const options = { maxRetries: 1, pauseMs: 60_000 };
  const controller = new AbortController();
  const waiting = retryRequest(failing(refusal(503)), { ...options, signal: controller.signal });
  controller.abort(reason);
  await assert.rejects(waiting, reason);
  await assert.rejects(retryRequest(failing(refusal(503)), { ...options, signal: AbortSignal.abort(reason) }), reason);
});
