import type { ExecutedCall, Proposal } from "../../../shared/turn/offer/proposal.ts";
import type { OpenedTurn } from "../../../shared/turn/open-turn.ts";

type Context = OpenedTurn["context"];
const TODAY = "2026-11-20";
export const TOOL_CONTEXT = { today: TODAY, timezone: "America/Sao_Paulo" };

/** The context of a turn that knows nothing except what the test adds. */
export function openedContext(more: Partial<Context> = {}): Context {
  return {
    conversation: { id: "x", type: "general", isOffMemory: false, summarizedTo: 0 },
    profile: { displayName: null, timezone: TOOL_CONTEXT.timezone, pronouns: null },
    packs: { revision: 0, own: 0 },
    off: [],
    prompts: {},
    today: TODAY,
    now: `${TODAY}T10:00`,
    userMemory: null,
    question: null,
    insight: null,
    reminders: { open: false, rings: false, due: [] },
    tray: [],
    decided: [],
    answeredElsewhere: [],
    approvals: [],
    executions: [],
    writes: [],
    lastTurn: null,
    recentConversations: [],
    standing: [],
    acceptedInARow: {},
    window: [],
    earlier: { summary: null, entries: [] },
    compactBefore: null,
    recentUserMessages: [],
    said: [],
    leftOut: [],
    people: [],
    ...more,
  };
}

/** A proposal that was asked last: 50 at the market, except for what the test changes. */
export function proposal(more: Partial<Proposal> = {}): Proposal {
  return {
    id: "p1",
    kind: "proposal",
    status: "open",
    toolCallId: "c1",
    tool: "create_expense",
    args: { amount: 50, category: "food", description: "mercado", date: TODAY },
    facts: undefined,
    source: undefined,
    choices: undefined,
    replaces: [],
    offer: "Quer que eu registre R$ 50,00 em alimentação (mercado), de hoje?",
    skills: ["finance"],
    result: undefined,
    since: `${TODAY}T12:00:00Z`,
    expiresAt: "2026-11-23T12:00:00Z",
    isReminded: false,
    isElsewhere: false,
    turnsSince: 0,
    ...more,
  };
}

/** A write of the last turn, except for what the test changes. */
export function write(call: Partial<ExecutedCall>, isLast = true): Context["writes"][number] {
  const { toolCallId, tool, args } = proposal();
  return { toolCallId, tool, args, result: {}, ...call, isLast };
}
