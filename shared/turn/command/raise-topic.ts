import { isCourtesy } from "../../language/commands/whole-message.ts";
import type { SkillName } from "../../language/triggers/skill-name.ts";
import { tellsOfPain } from "../../language/crisis/crisis.ts";
import { asSentence } from "../../writing/join-words.ts";
import { formatMemoryQuestion } from "../../writing/memory-question.ts";
import { oneLine } from "../../writing/one-line.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { type NewProposal, waitingPeriod } from "../offer/proposal.ts";
import type { TurnMessage } from "../read-message.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";

type Question = NonNullable<OpenedTurn["context"]["question"]>;
type Insight = NonNullable<OpenedTurn["context"]["insight"]>;

/** The skill in whose turns an insight about an area may be shown, by area. */
const SKILL_OF_AREA: Readonly<Record<string, SkillName>> = {
  health: "health",
  mental_health: "health",
  finance: "finance",
  relationships: "relationships",
  career: "professional",
};

/**
 * Ends the answer with a topic from memory, if the moment is right: a question about two beliefs that contradict each other, which then
 * waits for its answer, or otherwise an insight. Code does it, so that it is asked only once, whichever model answered.
 */
export function raiseTopic(turn: Turn, record: TurnRecord, message: TurnMessage): TurnEvent[] {
  const { question, insight } = turn.opened.context;
  if (!mayRaiseTopic(turn, record.skills, message) || !isTaskDone(turn, record, message)) return [];
  if (question) return askQuestion(question, record.skills);
  return insight && fitsTurn(record, message, insight) ? showInsight(insight) : [];
}

function askQuestion({ itemId, ...doubt }: Question, skills: readonly string[]): TurnEvent[] {
  const { existing, stated, text } = formatMemoryQuestion(doubt);
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

function showInsight({ id, content, evidence }: Insight): TurnEvent[] {
  const told = `Percebi uma coisa. ${asSentence(oneLine(content))}`;
  return [
    { type: "say", text: evidence === null ? told : `${told} ${oneLine(evidence)}` },
    { type: "told-insight", id },
  ];
}

function fitsTurn({ skills }: TurnRecord, message: TurnMessage, { area }: Insight): boolean {
  return isCourtesy(message) || skills.some((skill) => skill === SKILL_OF_AREA[area]);
}

const QUESTION_FOLLOWS = "Depois da sua resposta, o sistema pode acrescentar uma pergunta sobre a memória. " +
  "Só termine com pergunta se faltar um dado para o que a pessoa pediu.";

/** Tells the model that a question may follow its answer: two questions at once would get no clear reply. */
export function topicNotices(turn: Turn, message: TurnMessage): string[] {
  return turn.opened.context.question && mayRaiseTopic(turn, turn.record.skills, message) ? [QUESTION_FOLLOWS] : [];
}

/**
 * Whether a topic from memory may be raised in this turn, as far as that is known when it begins: nothing urgent or painful was said
 * lately, and no question about memory waits or was just answered.
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

/** Tools that write to memory: after one, the topic may be out of date. */
const MEMORY_WRITES: ReadonlySet<unknown> = new Set([
  "add_knowledge",
  "validate_knowledge",
  "correct_knowledge",
  "delete_knowledge",
  "restore_knowledge",
  "resolve_knowledge",
  "reject_contradiction",
  "update_person",
  "forget_everything",
]);

/**
 * Whether nothing is left to do after this turn: no proposal waits, nothing failed, and the answer asks nothing. After a greeting it may ask
 * something.
 */
function isTaskDone({ opened: { context } }: Turn, record: TurnRecord, message: TurnMessage): boolean {
  const { messages, route, skills, tray } = record;
  const settled = new Set(record.settled.map(({ id }) => id));
  const remaining = context.tray.filter(({ id, isElsewhere }) => !isElsewhere && !settled.has(id));
  if (record.outcome !== "completed" || remaining.length + tray.opened.length + tray.decided.length > 0) return false;
  const parts = messages.flatMap(({ parts }) => parts);
  if (parts.some(({ toolName }) => MEMORY_WRITES.has(toolName))) return false;
  if (route === "confirmed" || route === "selected") return true;
  if (route !== "model" || message.text === "") return false;
  if (parts.some(({ type, output }) => type === "tool-result" && (output as { type?: string }).type !== "json")) {
    return false;
  }
  if (isCourtesy(message)) return true;
  const said = parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
  // A turn without a call counts only if no skill but the general one was detected: otherwise the talk may be about something serious.
  return !/\?[^\p{L}\p{N}]*$/u.test(said) &&
    (parts.some(({ type }) => type === "tool-call") || skills.every((skill) => skill === "general"));
}
