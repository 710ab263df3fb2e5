import assert from "node:assert/strict";
import { APICallError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { PostgrestError } from "@supabase/supabase-js";
import { InvalidToolInputError, RetryError } from "ai";
import { z } from "zod";
import { DatabaseFailure, DomainError } from "../../../shared/database/domain-error.ts";
import { ModelFailure } from "../../../shared/model/model-failure.ts";
import { logFailure, OwnError } from "../../../shared/runtime/log-failure.ts";

const SECRET = "segredo do CPF 123.456.789-09";

function logged(error: unknown): string {
  const log = console.error;
  const lines: string[] = [];
  console.error = (line: string) => lines.push(line);
  try {
    logFailure("turn failed", error);
  } finally {
    console.error = log;
  }
  return lines.join("\n");
}

const busy = new APICallError({ message: "busy", url: "", requestBodyValues: { said: "segredo" }, statusCode: 503 });

Deno.test("logFailure() tells an error with its cause, codes and place in one line", () => {
  assert.match(
    logged(new OwnError("no answer", { cause: busy })),
    /^turn failed: OwnError: no answer; caused by AI_APICallError \(503, 4 characters, log-failure_test\.ts:\d+\)$/,
  );
  const retried = new RetryError({ message: "twice", reason: "maxRetriesExceeded", errors: [busy] });
  assert.match(logged(retried), /AI_RetryError \(.*\); caused by AI_APICallError \(503, /);
  assert.equal(logged("22P02"), "turn failed: 22P02");
  assert.match(
    logged(new DomainError(404, "habit_not_found", "Não achei “Correr”", {})),
    /\(404, habit_not_found, 18 char/,
  );
  const circular = new Error("a");
  circular.cause = circular;
  assert.ok(logged(circular).length < 500);
});

Deno.test("logFailure() says nothing of what was said, whatever an error quotes, and wherever", () => {
  const cause = new TypeValidationError({ value: { said: SECRET }, cause: new Error(SECRET) });
  const quoting = [
    cause,
    SECRET,
    { said: SECRET },
    new Error(SECRET, { cause: SECRET }),
    new TypeError(`Invalid URL: '${SECRET}'\n    at said (${SECRET}.ts:1:1)`),
    Object.assign(new Error(SECRET), { name: SECRET, code: SECRET, status: SECRET, hint: SECRET, details: SECRET }),
    new JSONParseError({ text: SECRET, cause: new SyntaxError(`Unexpected token, "${SECRET}" is not valid JSON`) }),
    new InvalidToolInputError({ toolName: "t", toolInput: SECRET, cause }),
    new APICallError({ message: SECRET, url: SECRET, requestBodyValues: {}, statusCode: 400, responseBody: SECRET }),
    new DatabaseFailure(
      "internal",
      new PostgrestError({ message: SECRET, details: SECRET, hint: SECRET, code: SECRET }),
    ),
    new DomainError(422, "refused", SECRET, { said: SECRET }),
    new ModelFailure("unusable", cause),
    new AggregateError([cause], SECRET),
    z.strictObject({}).safeParse({ [SECRET]: 1 }).error,
    z.enum(["a"]).safeParse(SECRET).error,
  ];
  for (const error of quoting) assert.doesNotMatch(logged(error), /segredo|123\.456/, logged(error));
});

Deno.test("logFailure() writes one short line, however long a message is", () => {
  const line = logged(new OwnError(`a\nb\u202e${"x".repeat(5_000_000)}`, { cause: new Error("y".repeat(9999)) }));
  assert.ok(line.startsWith("turn failed: OwnError: a bx"));
  assert.equal([...line].length, 500);
});
