import assert from "node:assert/strict";
import { readFlags } from "../../../local/dev.ts";

Deno.test("readFlags() defaults to port 54321 and folder .local", () => {
  assert.deepEqual(readFlags([]), {
    port: 54321,
    data: ".local",
    reset: false,
    databaseUrl: undefined,
    web: true,
    json: false,
    help: false,
    outside: new Map(),
  });
  assert.equal(readFlags(["--memory"]).data, null);
  assert.equal(readFlags(["--no-web"]).web, false);
  assert.equal(readFlags(["--port=0", "--data", "x"]).data, "x");
});

Deno.test("readFlags() refuses what it does not know in one line", () => {
  for (
    const [args, message] of [
      [["--bogus"], /Unknown option '--bogus'/],
      [["extra"], /Unexpected argument 'extra'/],
      [["--port", "80a"], /--port takes a number/],
      [["--port", "70000"], /--port takes a number/],
      [["--port"], /--port/],
      [["--memory", "--data", "x"], /exclude each other/],
      [["--reset", "--database-url", "postgresql://x/y"], /--reset/],
    ] as const
  ) {
    assert.throws(
      () => readFlags([...args]),
      (error: Error) => message.test(error.message) && !error.message.includes("\n"),
    );
  }
});
