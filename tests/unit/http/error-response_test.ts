import assert from "node:assert/strict";
import { ApiError } from "../../../shared/http/api-error.ts";
import { errorResponse } from "../../../shared/http/error-response.ts";

Deno.test("errorResponse() answers an ApiError in the one error shape", async () => {
  const response = errorResponse(new ApiError(429, "rate_limited", "Espere.", { retryAfterSeconds: 7 }));
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("Retry-After"), "7");
  assert.deepEqual(await response.json(), { error: { code: "rate_limited", message: "Espere." } });
});

Deno.test("errorResponse() tells nothing of an unexpected error", async () => {
  const log = console.error;
  console.error = () => {};
  try {
    const response = errorResponse(new Error("secret detail"));
    assert.equal(response.status, 500);
    assert.doesNotMatch(await response.text(), /secret/);
  } finally {
    console.error = log;
  }
});
