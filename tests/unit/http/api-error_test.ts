import assert from "node:assert/strict";
import { DatabaseFailure, DomainError } from "../../../shared/database/domain-error.ts";
import { OwnError } from "../../../shared/runtime/log-failure.ts";
import { ApiError, errorResponse } from "../../../shared/http/api-error.ts";

/** The answer to an error, with what was logged of it. */
async function answer(thrown: unknown) {
  const log = console.error;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    const response = errorResponse(thrown);
    return { status: response.status, headers: response.headers, body: await response.json(), logged };
  } finally {
    console.error = log;
  }
}

Deno.test("errorResponse() answers an ApiError in the one error shape", async () => {
  const { status, headers, body } = await answer(
    new ApiError(429, "rate_limited", "Espere.", { retryAfterSeconds: 7 }),
  );
  assert.equal(status, 429);
  assert.equal(headers.get("Retry-After"), "7");
  assert.deepEqual(body, { error: { code: "rate_limited", message: "Espere." } });
});

Deno.test("errorResponse() keeps what Postgres refused on purpose, with its data where there is some", async () => {
  const known = await answer(new DomainError(404, "bill_not_found", "Não achei.", { known: ["Luz"] }));
  assert.equal(known.status, 404);
  assert.deepEqual(known.body, {
    error: { code: "bill_not_found", message: "Não achei.", details: { known: ["Luz"] } },
  });
  const plain = await answer(new DomainError(409, "already_paid", "Já foi paga.", {}));
  assert.deepEqual(plain.body, { error: { code: "already_paid", message: "Já foi paga." } });
  assert.deepEqual([...known.logged, ...plain.logged], []);
});

Deno.test("errorResponse() tells a database that is away from one that is broken and from a refused token", async () => {
  const away = await answer(new DatabaseFailure("unavailable", new Error("rpc x: 57P01 secret")));
  assert.deepEqual([away.status, away.headers.get("Retry-After"), away.body.error.code], [503, "5", "unavailable"]);
  const refused = await answer(new DatabaseFailure("unauthenticated", new Error("JWT expired")));
  assert.deepEqual([refused.status, refused.body.error.code], [401, "unauthenticated"]);
  const broken = await answer(new DatabaseFailure("internal", new OwnError("rpc x answered 500 XX000")));
  assert.deepEqual([broken.status, broken.body.error.code], [500, "internal"]);
  assert.doesNotMatch(JSON.stringify([away.body, refused.body, broken.body]), /secret|JWT/);
  assert.match(broken.logged.join(), /rpc x answered 500 XX000/);
});

Deno.test("errorResponse() tells nothing of an unexpected error", async () => {
  const { status, body } = await answer(new Error("secret detail"));
  assert.equal(status, 500);
  assert.doesNotMatch(JSON.stringify(body), /secret/);
});

Deno.test("errorResponse() says when to come back, in the header alone", async () => {
  const response = errorResponse(new DomainError(429, "rate_limited", "Espere.", { retryAfter: 12 }));
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("Retry-After"), "12");
  assert.deepEqual(await response.json(), { error: { code: "rate_limited", message: "Espere." } });
});
