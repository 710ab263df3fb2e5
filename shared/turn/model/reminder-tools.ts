import type { StoredMessage } from "../../history/build-window.ts";
import type { ToolDefinition } from "../../tools/definition.ts";
import { findBuiltInTool } from "../../tools/registry.ts";
import { type Proposal, withoutQuestions } from "../offer/proposal.ts";

/** Of no use before there is a reminder. */
const OPEN_REMINDER_TOOLS = ["complete_reminder", "snooze_reminder", "update_reminder", "cancel_reminder"].map((name) =>
  findBuiltInTool(name)!
);
const OF_REMINDERS = new Set(["create_reminder", ...OPEN_REMINDER_TOOLS.map(({ name }) => name)]);

/** What of a conversation says whether its turns have the tools for reminders. */
interface RemindedConversation {
  reminders: { open: boolean };
  window: readonly StoredMessage[];
  writes: readonly { tool: string }[];
  tray: readonly Proposal[];
}

/**
 * The tools for reminders that there are, while one is open or the conversation is about them: one that is done, and the next that is
 * made, would else change what each request begins with, and all of it be paid for anew.
 */
export function reminderTools({ reminders, window, writes, tray }: RemindedConversation): readonly ToolDefinition[] {
  const hasThem = reminders.open || [...writes, ...withoutQuestions(tray)].some(({ tool }) => OF_REMINDERS.has(tool)) ||
    window.some(({ parts }) => parts.some(({ type, toolName }) => type === "tool-call" && isOfReminders(toolName)));
  return hasThem ? OPEN_REMINDER_TOOLS : [];
}

function isOfReminders(toolName: unknown): boolean {
  return typeof toolName === "string" && OF_REMINDERS.has(toolName);
}
