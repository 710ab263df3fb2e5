import { isCourtesy } from "../../language/commands/whole-message.ts";
import type { SkillName } from "../../language/triggers/skill-name.ts";
import { tellsOfPain } from "../../language/crisis/crisis.ts";
import { sentence } from "../../writing/join-words.ts";
import { wordMemoryQuestion } from "../../writing/memory-question.ts";
import { oneLine } from "../../writing/one-line.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { type NewProposal, waitingPeriod } from "../offer/proposal.ts";
import type { TurnMessage } from "../read-message.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";

type Question = NonNullable<OpenedTurn["context"]["question"]>;
type Insight = NonNullable<OpenedTurn["context"]["insight"]>;

/** Skills in whose turns an insight about an area is at home. */
const AT_HOME: Readonly<Record<string, SkillName>> = {
  health: "health",
  mental_health: "health",
  finance: "finance",
  relationships: "relationships",
  career: "professional",
};

/**
 * Ends the answer with what memory has to bring up, if the moment is right: a question about two beliefs, which then waits for its
 * answer, or else an insight. By code, so that it is asked once whatever model answered.
 */
export function raiseTopic(turn: Turn, record: TurnRecord, message: TurnMessage): TurnEvent[] {
  const { question, insight } = turn.opened.context;
  if (!mayRaiseTopic(turn, record.skills, message) || !isTaskDone(turn, record, message)) return [];
  if (question) return ask(question, record.skills);
  return insight && isAtHome(record, message, insight) ? show(insight) : [];
}

function ask({ itemId, ...doubt }: Question, skills: readonly string[]): TurnEvent[] {
  const { existing, stated, text } = wordMemoryQuestion(doubt);
  const question = oneLine(text, 1000);
  const choice = (label: string, resolution: string) => ({
    label: oneLine(label),
    args: { item_id: itemId, resolution },
  });
  const proposal: NewProposal = {
    id: crypto.randomUUID(),
    kind: "resolve_knowledge",
    toolCallId: crypto.randomUUID(),
    tool: "resolve_knowledge",
    args: { item_id: itemId, resolution: "use_new" },
    choices: [choice(existing, "keep_existing"), choice(stated, "use_new"), choice("Valem os dois", "keep_both")],
    replaces: [],
    offer: question,
    skills: [...skills],
    ...waitingPeriod(),
  };
  return [{ type: "say", text: `Fiquei com uma dúvida. ${question}` }, { type: "proposed", proposal }];
}

function show({ id, content, evidence }: Insight): TurnEvent[] {
  const told = `Percebi uma coisa. ${sentence(oneLine(content))}`;
  return [
    { type: "say", text: evidence === null ? told : `${told} ${oneLine(evidence)}` },
    { type: "told-insight", id },
  ];
}

function isAtHome({ skills }: TurnRecord, message: TurnMessage, { area }: Insight): boolean {
  return isCourtesy(message) || skills.some((skill) => skill === AT_HOME[area]);
}

const QUESTION_FOLLOWS =
  "Depois da sua resposta, o sistema pode acrescentar uma pergunta sobre a memória. Só termine com pergunta se faltar um dado para o que a pessoa pediu.";

/** What a model is told of the question that may follow its answer: two questions at once get no clear reply. */
export function topicNotices(turn: Turn, message: TurnMessage): string[] {
  return turn.opened.context.question && mayRaiseTopic(turn, turn.record.skills, message) ? [QUESTION_FOLLOWS] : [];
}

/**
 * Whether this turn, as it begins, is one in which memory may speak up: nothing pressing or painful was said lately, and no
 * question is being answered.
 */
function mayRaiseTopic(
  { opened: { context } }: Turn,
  skills: readonly string[],
  { text, isGrave }: TurnMessage,
): boolean {
  if (!context.question && !context.insight) return false;
  if (isGrave || context.conversation.type !== "general" || skills.includes("counselor")) return false;
  if ([...context.tray, ...context.decided].some(({ kind }) => kind === "resolve_knowledge")) return false;
  return ![...context.recentUserMessages.slice(-1), text].some(tellsOfPain);
}

/** Writes of memory: what a topic is about may just have changed. */
const WRITES_MEMORY = new RegExp(
  String.raw`^(?:(?:add|validate|correct|delete|restore|resolve)_knowledge|update_person|` +
    String.raw`reject_contradiction|forget_everything)$`,
);

/** Whether a turn, as it ends, leaves nothing open: no proposal, no failure, no question of the answer's own except at a greeting. */
function isTaskDone({ opened: { context } }: Turn, record: TurnRecord, message: TurnMessage): boolean {
  const { messages, route, skills, tray } = record;
  const settled = new Set(record.settled.map(({ id }) => id));
  const remaining = context.tray.filter(({ id, isElsewhere }) => !isElsewhere && !settled.has(id));
  if (record.outcome !== "completed" || remaining.length + tray.opened.length + tray.decided.length > 0) return false;
  const parts = messages.flatMap(({ parts }) => parts);
  if (parts.some(({ toolName }) => typeof toolName === "string" && WRITES_MEMORY.test(toolName))) return false;
  if (route === "confirmed" || route === "selected") return true;
  if (route !== "model" || message.text === "") return false;
  if (parts.some(({ type, output }) => type === "tool-result" && (output as { type?: string }).type !== "json")) {
    return false;
  }
  if (isCourtesy(message)) return true;
  const said = parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
  // Talk without a task is only light when no skill heard anything in it.
  return !/\?[^\p{L}\p{N}]*$/u.test(said) &&
    (parts.some(({ type }) => type === "tool-call") || skills.every((skill) => skill === "general"));
}
