import assert from "node:assert/strict";
import { reminderTools } from "../../../../shared/turn/model/reminder-tools.ts";
import { openedContext, proposal } from "../opened-context.ts";

const ALL = ["complete_reminder", "snooze_reminder", "update_reminder", "cancel_reminder"];
const namesOf = (more: Parameters<typeof openedContext>[0] = {}) =>
  reminderTools(openedContext(more)).map(({ name }) => name);
const calling = (toolName: string) => [{
  role: "assistant" as const,
  parts: [{ type: "tool-call", toolCallId: "a", toolName, input: {} }],
}];

Deno.test("reminderTools() gives the tools while a reminder is open", () => {
  assert.deepEqual(namesOf(), []);
  assert.deepEqual(namesOf({ reminders: { open: true, rings: false, due: [] } }), ALL);
});

Deno.test("reminderTools() keeps the tools after the last reminder is done, while the conversation still shows it", () => {
  assert.deepEqual(namesOf({ window: calling("create_reminder") }), ALL);
  assert.deepEqual(namesOf({ window: calling("list_reminders") }), []);
  const write = { toolCallId: "a", tool: "complete_reminder", args: {}, result: {}, isLast: false };
  assert.deepEqual(namesOf({ writes: [write] }), ALL);
  assert.deepEqual(namesOf({ tray: [proposal({ tool: "create_reminder" })] }), ALL);
});
