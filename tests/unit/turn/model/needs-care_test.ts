import assert from "node:assert/strict";
import type { ChatRequest } from "../../../../shared/http/parse-chat-request.ts";
import { mayNeedHelp, needsCare } from "../../../../shared/turn/model/needs-care.ts";
import { CRISIS, readMessage } from "../../../../shared/turn/read-message.ts";
import type { Turn } from "../../../../shared/turn/turn.ts";
import { openedContext } from "../opened-context.ts";

/** Whether a message needs care, after these earlier messages and a turn with this intent. */
async function isCaredFor(text: string, recentUserMessages: string[] = [], intent = "none"): Promise<boolean> {
  const context = openedContext({
    recentUserMessages,
    lastTurn: { route: "model", intent, hasExpired: false, isDoneElsewhere: false },
  });
  const request: ChatRequest = { kind: "message", conversationId: "x", messageId: "m", text };
  return await needsCare({ opened: { context } } as unknown as Turn, readMessage(request, context));
}

Deno.test("needsCare() sees words of crisis in the message and in those before it", async () => {
  assert.ok(await isCaredFor("não quero mais viver"));
  assert.ok(await isCaredFor("oi", ["não quero mais viver", "não sei"]));
  assert.ok(!await isCaredFor("oi", ["gastei 50 no mercado", "morri de rir"]));
});

Deno.test("needsCare() sees that the turn before was a cry for help, whatever its words were", async () => {
  assert.ok(await isCaredFor("tá", ["é isso"], CRISIS));
  assert.ok(!await isCaredFor("tá", ["é isso"], "list_all"));
});

Deno.test("mayNeedHelp() finds danger that the patterns miss", async () => {
  assert.ok(await mayNeedHelp("tomei a cartela toda do remédio de dormir"));
  assert.ok(!await mayNeedHelp("gastei 50 no mercado"));
});
