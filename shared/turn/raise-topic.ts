import type { ChatRequest } from "../http/parse-chat-request.ts";
import { readCourtesy } from "../intents/courtesy.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import type { SkillName } from "../skills/definition.ts";
import { fold } from "../text/fold.ts";
import { sentence } from "../text/join-words.ts";
import { oneLine } from "../text/one-line.ts";
import type { JsonObject } from "../tools/definition.ts";
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
 * Ends the answer with what memory has to bring up, if the moment is right: a question about two beliefs, left
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
  const question = oneLine(text, 1000);
  const choice = (label: string, resolution: string) => ({
    label: oneLine(label),
    toolCallId,
    args: { item_id: itemId, resolution },
  });
  const action: PendingAction = {
    id: crypto.randomUUID(),
    kind: "resolve_knowledge",
    calls: [{ toolCallId, tool: "resolve_knowledge", args: { item_id: itemId, resolution: "use_new" } }],
    choices: [choice(existing, "keep_existing"), choice(stated, "use_new"), choice("Valem os dois", "keep_both")],
    offer: question,
    skills: result.skills,
    expiresAt: new Date(Date.now() + OPEN_HOURS * 3_600_000).toISOString(),
  };
  transcript.say(`Fiquei com uma dúvida. ${question}`);
  result.pendingAction = action;
}

function show({ transcript, result }: Turn, { id, content, evidence }: Insight): void {
  const told = `Percebi uma coisa. ${sentence(oneLine(content))}`;
  transcript.say(evidence === null ? told : `${told} ${oneLine(evidence)}`);
  result.shownInsight = id;
}

function isAtHome({ result }: Turn, request: ChatRequest, { area }: Insight): boolean {
  return request.kind === "message" && readCourtesy(request.text) !== null ||
    result.skills.some((skill) => skill === AT_HOME[area]);
}

const QUESTION_FOLLOWS =
  "Depois da sua resposta, o sistema pode acrescentar uma pergunta sobre a memória. Só termine com pergunta se faltar um dado para o que a pessoa pediu.";

/** What a model is told of the question that may follow its answer: two questions at once get no clear reply. */
export function topicNotices(turn: Turn, request: ChatRequest): string[] {
  return turn.opened.context.question && mayRaiseTopic(turn, request) ? [QUESTION_FOLLOWS] : [];
}

/** Words of grief, fear and pain, whatever skill they woke. */
const HEAVY =
  /\b(?:morr(?:eu|er|endo|i)|falec\w+|luto|enterro|velorio|internad[oa]|hospital|uti|acidente|cancer|assalt\w+|demitid\w+|desesper\w+|chor(?:ar|ando|ei)|socorro|urgente|emergencia)\b/;

/**
 * Whether this turn, as it begins, is one in which memory may speak up: nothing pressing or painful was said lately, and no
 * question is being answered.
 */
function mayRaiseTopic({ opened: { context }, result }: Turn, request: ChatRequest): boolean {
  if (!context.question && !context.insight) return false;
  if (context.conversation.type !== "general" || result.skills.includes("counselor")) return false;
  if (context.pendingAction?.kind === "resolve_knowledge" || context.decidedAction?.kind === "resolve_knowledge") {
    return false;
  }
  const said = [...context.recentUserMessages, ...(request.kind === "message" ? [request.text] : [])];
  if (said.some(signalsCrisis) || said.slice(-2).some((text) => HEAVY.test(fold(text)))) return false;
  return !context.window.slice(-6).some(({ role, parts }) => role === "assistant" && namesHelpLine(parts));
}

/** Writes of memory: what a topic is about may just have changed. */
const WRITES_MEMORY =
  /^(?:(?:add|validate|correct|delete|restore|resolve)_knowledge|update_person|reject_contradiction|forget_everything)$/;

/** Whether a turn, as it ends, leaves nothing open: no offer, no failure, no question of the answer's own except at a greeting. */
function isTaskDone({ transcript, result }: Turn, request: ChatRequest): boolean {
  if (result.outcome !== "completed" || result.pendingAction || result.standing || result.decision) return false;
  const parts = transcript.messages.flatMap((message) => message.parts);
  if (parts.some(({ toolName }) => typeof toolName === "string" && WRITES_MEMORY.test(toolName))) return false;
  if (result.route === "confirmed" || result.route === "selected") return true;
  if (result.route !== "model" || request.kind !== "message") return false;
  if (parts.some(({ type, output }) => type === "tool-result" && (output as { type?: string }).type !== "json")) {
    return false;
  }
  if (namesHelpLine(parts)) return false;
  if (readCourtesy(request.text) !== null) return true;
  // Talk without a task is only light when no skill heard anything in it.
  return !/\?[^\p{L}\p{N}]*$/u.test(textOfParts(parts)) &&
    (parts.some(({ type }) => type === "tool-call") || result.skills.every((skill) => skill === "general"));
}

const HELP_LINES = /\bCVV\b|\bSAMU\b|(?<![$\d.,]\s?)\b(?:180|188|190|192)\b(?![,.]?\d)/;

/** Whether what was said names a number to call in need: somebody was in danger. An amount of R$ 188 is none. */
function namesHelpLine(parts: readonly JsonObject[]): boolean {
  return HELP_LINES.test(textOfParts(parts));
}

/** The words of a message's parts. */
function textOfParts(parts: readonly JsonObject[]): string {
  return parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
}
