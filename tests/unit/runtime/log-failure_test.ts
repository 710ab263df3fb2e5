import assert from "node:assert/strict";
import { APICallError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { InvalidToolInputError, RetryError } from "ai";
import { z } from "zod";
import { logFailure } from "../../../shared/runtime/log-failure.ts";

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

Deno.test("logFailure() tells an error with its cause and status in one line", () => {
  assert.equal(
    logged(new Error("no answer", { cause: busy })),
    "turn failed: Error: no answer; caused by AI_APICallError (status 503)",
  );
  const retried = new RetryError({ message: "twice", reason: "maxRetriesExceeded", errors: [busy] });
  assert.match(logged(retried), /AI_RetryError; caused by AI_APICallError \(status 503\)$/);
  assert.equal(logged("22P02"), "turn failed: 22P02");
});

Deno.test("logFailure() says nothing of what was said, whatever an error quotes", () => {
  const refused = new TypeValidationError({ value: { said: "segredo" }, cause: new Error("expected a number") });
  const quoting = [
    refused,
    new JSONParseError({ text: "segredo", cause: new SyntaxError("Unexpected token") }),
    new InvalidToolInputError({ toolName: "t", toolInput: "segredo", cause: refused }),
    new Error("failed", { cause: refused }),
    new APICallError({ message: "segredo", url: "", requestBodyValues: {}, statusCode: 400 }),
    z.strictObject({}).safeParse({ segredo: 1 }).error,
  ];
  for (const error of quoting) assert.doesNotMatch(logged(error), /segredo/, error?.name);
  assert.equal(logged(refused), "turn failed: AI_TypeValidationError; caused by Error: expected a number");
});

Deno.test("logFailure() writes one short line, however long a message is", () => {
  const line = logged(new Error(`a\nb\u202e${"x".repeat(5_000_000)}`, { cause: new Error("y".repeat(9999)) }));
  assert.ok(line.startsWith("turn failed: Error: a bx"));
  assert.equal(line.length, 500);
});
