import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { SkillName } from "../skills/definition.ts";
import { describeItem } from "../tools/base/describe-item.ts";
import { isCourtesy } from "./is-courtesy.ts";
import { isTaskDone } from "./is-task-done.ts";
import { mayRaiseTopic } from "./may-raise-topic.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { PendingAction, Turn } from "./turn.ts";

type Question = NonNullable<OpenedTurn["context"]["question"]>;
type Insight = NonNullable<OpenedTurn["context"]["insight"]>;

const OPEN_HOURS = 24;
/** Skills in whose turns an insight about an area is at home. */
const AT_HOME: Readonly<Record<string, SkillName>> = {
  health: "health",
  mental_health: "health",
  finance: "finance",
  relationships: "relationships",
  career: "professional",
};

/**
 * Ends the answer with what memory has to bring up, if the moment is right (domain §6): a question about two beliefs, left
 * open as a pending action, or else an insight. By code, so that it is asked once whatever model answered.
 */
export function raiseTopic(turn: Turn, request: ChatRequest): void {
  const { question, insight } = turn.opened.context;
  if (!mayRaiseTopic(turn, request) || !isTaskDone(turn, request)) return;
  if (question) ask(turn, question);
  else if (insight && isAtHome(turn, request, insight)) show(turn, insight);
}

function ask({ transcript, result }: Turn, { itemId, text, existing, stated }: Question): void {
  const toolCallId = crypto.randomUUID();
  const choice = (label: string, resolution: string) => ({
    label,
    toolCallId,
    args: { item_id: itemId, resolution },
  });
  const action: PendingAction = {
    id: crypto.randomUUID(),
    kind: "resolve_knowledge",
    calls: [{ toolCallId, tool: "resolve_knowledge", args: { item_id: itemId, resolution: "use_new" } }],
    choices: [choice(existing, "keep_existing"), choice(stated, "use_new"), choice("Valem os dois", "keep_both")],
    offer: text,
    skills: result.skills,
    expiresAt: new Date(Date.now() + OPEN_HOURS * 3_600_000).toISOString(),
  };
  transcript.say(`Fiquei com uma dúvida. ${text}`);
  result.pendingAction = action;
}

function show({ transcript, result }: Turn, { id, area, content, evidence }: Insight): void {
  const told = describeItem({ type: "insight", area, title: "", content, confidence: 1 });
  transcript.say(evidence === null ? told : `${told} ${evidence}`);
  result.shownInsight = id;
}

function isAtHome({ result }: Turn, request: ChatRequest, { area }: Insight): boolean {
  return isCourtesy(request) || result.skills.some((skill) => skill === AT_HOME[area]);
}
