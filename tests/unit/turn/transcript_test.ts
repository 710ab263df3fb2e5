import assert from "node:assert/strict";
import type { UIMessageChunk } from "ai";
import { countWork } from "../../support/count-work.ts";
import { TurnTranscript } from "../../../shared/turn/transcript.ts";

function transcript() {
  const chunks: UIMessageChunk[] = [];
  return { chunks, transcript: new TurnTranscript((chunk) => chunks.push(chunk), "m1") };
}

Deno.test("TurnTranscript tells the same words as chunks, UI parts and native messages", () => {
  const { chunks, transcript: said } = transcript();
  said.startStep();
  said.write("Vou ");
  said.write("ver.");
  said.addCall("c1", "get_habits", { include_today: true });
  said.endCall("c1", "get_habits", { type: "json", value: { habits: [] } });
  said.startStep();
  said.say("Você tem zero hábitos.");
  said.finishStep();
  assert.deepEqual(said.messages, [
    {
      role: "assistant",
      parts: [
        { type: "text", text: "Vou ver." },
        { type: "tool-call", toolCallId: "c1", toolName: "get_habits", input: { include_today: true } },
      ],
    },
    {
      role: "tool",
      parts: [{
        type: "tool-result",
        toolCallId: "c1",
        toolName: "get_habits",
        output: { type: "json", value: { habits: [] } },
      }],
    },
    { role: "assistant", parts: [{ type: "text", text: "Você tem zero hábitos." }] },
  ]);
  assert.deepEqual(said.uiParts.map(({ type }) => type), [
    "step-start",
    "text",
    "tool-get_habits",
    "step-start",
    "text",
  ]);
  assert.equal(chunks.filter(({ type }) => type === "start-step").length, 2);
  assert.equal(chunks.filter(({ type }) => type === "finish-step").length, 2);
  assert.equal(chunks.filter(({ type }) => type === "text-start").length, 2);
});

Deno.test("TurnTranscript stores the end of an earlier call and shows it as call and output", () => {
  const { chunks, transcript: said } = transcript();
  const call = { toolCallId: "c0", tool: "create_expense", args: { amount: 5 } };
  said.endEarlierCall(call, { type: "json", value: { id: "x" } }, "p1");
  assert.deepEqual(chunks.map(({ type }) => type), ["tool-input-available", "tool-output-available"]);
  assert.deepEqual(said.messages.map(({ role }) => role), ["tool"]);
});

Deno.test("TurnTranscript adds only the output to a message that the client continues", () => {
  const chunks: UIMessageChunk[] = [];
  const said = new TurnTranscript((chunk) => chunks.push(chunk), "m1", true);
  const call = { toolCallId: "c0", tool: "create_expense", args: { amount: 5 } };
  said.endEarlierCall(call, { type: "execution-denied", reason: "não" }, "p1");
  assert.deepEqual(chunks.map(({ type }) => type), ["tool-output-denied"]);
  assert.deepEqual(said.uiParts[0]?.approval, { id: "p1", approved: false });
});

Deno.test("TurnTranscript.write() leaves out what cannot be stored or read", () => {
  const { transcript: said } = transcript();
  said.write("a\u0000b\ud800c\u202e\u001b\nd");
  said.endText();
  assert.deepEqual(said.uiParts.map(({ text }) => text), ["ab\ufffdc\nd"]);
});

Deno.test("TurnTranscript marks a call whose approval is asked for", () => {
  const { chunks, transcript: said } = transcript();
  said.addCall("c1", "create_expense", { amount: 5 });
  said.requestApproval("c1", "p1");
  assert.deepEqual(said.uiParts.at(-1)?.approval, { id: "p1" });
  assert.equal(said.uiParts.at(-1)?.state, "approval-requested");
  assert.deepEqual(chunks.at(-1), { type: "tool-approval-request", approvalId: "p1", toolCallId: "c1" });
});

Deno.test("TurnTranscript.say() keeps paragraphs apart", () => {
  const { transcript: said } = transcript();
  said.say("Um.");
  said.say("Dois.");
  assert.deepEqual(said.uiParts.map(({ text }) => text), ["Um.", "Dois."]);
  assert.equal(said.messages.length, 2, "each is a message of its own: code's words may be left out of a request");
});

Deno.test("TurnTranscript reads each result once for its addresses, however many texts come between", () => {
  const work = (count: number) =>
    countWork(() => {
      const { transcript: said } = transcript();
      said.startStep();
      for (let n = 0; n < count; n++) {
        said.addCall(`c${n}`, "save_link", {});
        said.endCall(`c${n}`, "save_link", {
          type: "json",
          value: { url: `https://a.com/${n}`, text: "x".repeat(300) },
        });
        said.write(`Veja https://a.com/${n} .`);
      }
      assert.match(JSON.stringify(said.messages.at(-1)), new RegExp(`a.com/${count - 1}`));
    });
  assert.ok(work(400) < 3 * work(200), `${work(400)} of ${work(200)}`);
});
