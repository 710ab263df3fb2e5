import type { StoredMessage } from "../../history/build-window.ts";
import type { ToolDefinition } from "../../tools/definition.ts";
import { findBuiltInTool } from "../../tools/registry.ts";
import { type Proposal, withoutQuestions } from "../offer/proposal.ts";

/** Tools for reminders that exist: of no use before there is one. */
const OPEN_REMINDER_TOOLS = ["complete_reminder", "snooze_reminder", "update_reminder", "cancel_reminder"].map((name) =>
  findBuiltInTool(name)!
);
const ALL_REMINDER_TOOLS = new Set(["create_reminder", ...OPEN_REMINDER_TOOLS.map(({ name }) => name)]);

/** What decides whether a turn has the tools for reminders. */
interface ReminderContext {
  reminders: { open: boolean };
  window: readonly StoredMessage[];
  writes: readonly { tool: string }[];
  tray: readonly Proposal[];
}

/**
 * The tools for open reminders, while one is open or the conversation is about reminders. If the tools came and went with each reminder
 * that is made or done, the beginning of the request would change, and the provider's cache of it would be lost.
 */
export function reminderTools({ reminders, window, writes, tray }: ReminderContext): readonly ToolDefinition[] {
  const hasThem = reminders.open ||
    [...writes, ...withoutQuestions(tray)].some(({ tool }) => ALL_REMINDER_TOOLS.has(tool)) ||
    window.some(({ parts }) => parts.some(({ type, toolName }) => type === "tool-call" && isReminderTool(toolName)));
  return hasThem ? OPEN_REMINDER_TOOLS : [];
}

function isReminderTool(toolName: unknown): boolean {
  return typeof toolName === "string" && ALL_REMINDER_TOOLS.has(toolName);
}
