import type { ChatRequest } from "../http/parse-chat-request.ts";
import { classifyIntent } from "../intents/classify.ts";
import type { SkillName } from "../skills/definition.ts";
import { signalsCrisis } from "../skills/signals-crisis.ts";
import { fold } from "../text/fold.ts";
import { describeItem } from "../tools/base/describe-item.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { PendingAction, Turn } from "./turn.ts";

type Context = OpenedTurn["context"];
type Question = NonNullable<Context["question"]>;
type Insight = NonNullable<Context["insight"]>;

const OPEN_HOURS = 24;
/** Writes of memory: the question may be settled by what was just said. */
const MEMORY_WRITES: ReadonlySet<unknown> = new Set(["add_knowledge", "update_person"]);
const HELP_LINES = /\bCVV\b|\bSAMU\b|(?<![$\d.,]\s?)\b(?:180|188|190|192)\b(?![,.]?\d)/;
/** Words of grief, fear and pain, whatever skill they woke. */
const HEAVY =
  /\b(?:morr(?:eu|er|endo|i)|falec\w+|luto|enterro|velorio|internad[oa]|hospital|uti|acidente|cancer|assalt\w+|demitid\w+|desesper\w+|chor(?:ar|ando|ei)|socorro|urgente|emergencia)\b/;
/** Skills in whose turns an insight about an area is at home. */
const AT_HOME: Readonly<Record<string, SkillName>> = {
  health: "health",
  mental_health: "health",
  finance: "finance",
  relationships: "relationships",
  career: "professional",
};

/** Told to a model in a turn that may end with a question of the runtime's: two questions at once get no clear answer. */
export const QUESTION_FOLLOWS =
  "Depois da sua resposta, o sistema pode acrescentar uma pergunta sobre a memória. Só termine com pergunta se faltar um dado para o que a pessoa pediu.";

/**
 * Whether this turn, as it begins, is one in which memory may speak up: nothing pressing or painful was said lately, and no
 * question is being answered.
 */
export function mayRaiseTopic({ opened: { context }, result }: Turn, request: ChatRequest): boolean {
  if (!context.question && !context.insight) return false;
  if (context.conversation.type !== "general" || result.skills.includes("counselor")) return false;
  if (context.pendingAction?.kind === "resolve_knowledge" || context.decidedAction?.kind === "resolve_knowledge") {
    return false;
  }
  const said = [...context.recentUserMessages, ...(request.kind === "message" ? [request.text] : [])];
  if (said.some(signalsCrisis) || said.slice(-2).some((text) => HEAVY.test(fold(text)))) return false;
  return !context.window.slice(-6).some(({ role, parts }) => role === "assistant" && HELP_LINES.test(textOf(parts)));
}

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

/** Nothing is left open: no offer, no failure, no question of the answer's own except at a greeting. */
function isTaskDone({ transcript, result }: Turn, request: ChatRequest): boolean {
  if (result.outcome !== "completed" || result.pendingAction || result.standing || result.decision) return false;
  if (result.route === "confirmed" || result.route === "selected") return true;
  if (result.route !== "model" || request.kind !== "message") return false;
  const parts = transcript.messages.flatMap((message) => message.parts);
  const calls = parts.filter(({ type }) => type === "tool-call");
  if (calls.some(({ toolName }) => MEMORY_WRITES.has(toolName))) return false;
  if (parts.some(({ type, output }) => type === "tool-result" && (output as { type?: string }).type !== "json")) {
    return false;
  }
  const answer = textOf(parts);
  if (HELP_LINES.test(answer)) return false;
  if (isCourtesy(request)) return true;
  // Talk without a task is only light when no skill heard anything in it.
  return !/\?[^\p{L}\p{N}]*$/u.test(answer) &&
    (calls.length > 0 || result.skills.every((skill) => skill === "general"));
}

function isAtHome({ result }: Turn, request: ChatRequest, { area }: Insight): boolean {
  return isCourtesy(request) || result.skills.some((skill) => skill === AT_HOME[area]);
}

function isCourtesy(request: ChatRequest): boolean {
  return request.kind === "message" && ["greet", "thank"].includes(classifyIntent(request.text).action);
}

function textOf(parts: { type?: unknown; text?: unknown }[]): string {
  return parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
}
