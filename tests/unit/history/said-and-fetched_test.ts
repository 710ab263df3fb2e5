import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { saidAndFetched } from "../../../shared/history/said-and-fetched.ts";

Deno.test("saidAndFetched() tells what the person said, whatever of it the window still holds, and the skills that were fetched", () => {
  const window: StoredMessage[] = [
    { role: "user", parts: [{ type: "text", text: "anota um filme" }] },
    {
      role: "assistant",
      parts: [
        { type: "text", text: "Anoto." },
        { type: "tool-call", toolCallId: "a", toolName: "use_skill", input: { skill: "library" } },
        { type: "tool-call", toolCallId: "b", toolName: "use_skill" },
      ],
    },
  ];
  assert.deepEqual(saidAndFetched({ window, said: ["gastei 50", "anota um filme"] }), {
    said: ["gastei 50", "anota um filme"],
    fetched: ["library"],
  });
});
