import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { saidAndFetched } from "../../../shared/history/said-and-fetched.ts";

Deno.test("saidAndFetched() tells the person's words, older ones from the summaries, and the skills that were fetched", () => {
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
  const entries = [
    { seq: 1, role: "user" as const, gist: "gastei 50" },
    { seq: 2, role: "assistant" as const, gist: "Certo." },
  ];
  assert.deepEqual(saidAndFetched({ window, earlier: { summary: null, entries } }), {
    said: ["gastei 50", "anota um filme"],
    fetched: ["library"],
  });
});
