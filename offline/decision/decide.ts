import { factsInClause } from "../facts/facts-in.ts";
import { findQuotation } from "../../shared/language/meaning/quote.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import type { PastTurn } from "../conversation.ts";
import { phrases } from "../language/phrase.ts";
import { type Reading, readMessage } from "../reading/read-message.ts";
import { keepFact, keepWords } from "../rules/knowledge-rule.ts";
import { leftover, NOISE } from "../rules/leftover.ts";
import { asksAdvice } from "../rules/rule.ts";
import { findTopic, type Topic, type TopicName } from "../speech/find-topic.ts";
import { readAsAnswer, readAsContinuation } from "./continue-last.ts";
import { type Decision, type Plan, planCalls, type PlannedCall } from "./plan-calls.ts";
import { askAboutValues } from "../reading/doubtful-value.ts";
import { plannedEvent } from "./planned-event.ts";
import { planReturnedLoan } from "./returned-loan.ts";
import { cutText } from "../../shared/writing/cut-text.ts";

const PATTERNS = phrases({
  /** Questions about the world, which memory cannot answer. */
  WORLD:
    "capital|presidente|quem (?:inventou|descobriu|criou|escreveu|ganhou)|previsao|clima|vai chover|noticias?|cotacao|dolar|horoscopo|signo|traduz[a-z]*|receita d[aeo]|significa[a-z]*|voce|tu|que horas|que dia",
  QUESTION:
    "(?:qual|quais|quem|onde|quando|como|que|quanto|quantos|quantas|cade|por que|me|fala|diz|mostra|sabe|lembra|eh|era|foi|sao|mesmo|ainda|tem|ta|fica|ficou|seria|chama|se chama|o|a|os|as|meu|minha|nosso|nossa|esse|essa|ai|pra mim|por favor)",
});

const KEEP_THAT =
  /^(?:(?:pode|entao|sim|ok|por favor|ai|voce|quero que|isso|ah|e) )*(?:guarda|guarde|guardar|anota|anote|anotar|salva|salve|salvar|memoriza|memorize|lembra|lembre|grava|grave|registra|registre|nao esquece|nao esqueca)(?: (?:d?isso|d?isto|ai|pra mim|na memoria|tambem|por favor|o que (?:eu )?(?:te )?(?:falei|disse|contei)|ta|viu))*$/;
/** A message with fewer words says too little to be remembered. */
const MIN_WORDS = 3;

/** "guarda isso": offers to remember what the user said before. Null: the message asks for something else. */
function planToRememberThat(
  reading: Reading,
  last: PastTurn | undefined,
  availableTools: ReadonlySet<string>,
): Plan | null {
  if (last === undefined || !availableTools.has("add_knowledge") || !KEEP_THAT.test(reading.keys)) return null;
  if (last.calls.some(({ tool }) => tool === "add_knowledge" || tool === "update_person")) return null;
  const before = readMessage(last.user, reading.today);
  if (before.clauses.some(({ isQuestion }) => isQuestion) || before.keys.split(" ").length < MIN_WORDS) return null;
  const told = before.clauses.flatMap((clause) => factsInClause(clause, before)).filter(({ subject }) =>
    subject === null
  )
    .map((fact) => keepFact(fact, before, 0.9));
  const content = cutText(last.user.replace(/\s+/g, " ").trim(), 1000);
  const plain = { tool: "add_knowledge", args: keepWords(capitalize(content), content, before.keys) };
  return { calls: told.length > 0 ? told.map(({ tool, args }) => ({ tool, args })) : [plain], reading, score: 0.9 };
}

/** A search in memory for a question that no tool answers: "qual a senha do wifi?". Null: memory cannot have the answer. */
function lookUp(reading: Reading): PlannedCall | null {
  const clause = reading.clauses.findLast(({ isQuestion }) => isQuestion);
  if (clause === undefined || PATTERNS.WORLD.test(clause.keys) || asksAdvice(clause.keys)) return null;
  const query = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, PATTERNS.QUESTION]).replace(/[?!.]+$/, "");
  return /[\p{L}]{3,}/u.test(query) ? { tool: "search_knowledge", args: { query } } : null;
}

/** How many turns back a person may be mentioned and still be meant by "ele". */
const REACH = 3;
const PRONOUN = /(?:^| )d?el[ea](?: |$)/;
const WRITTEN = /(?<!\p{L})(d?)el([ea])(?!\p{L})/iu;

/** "o niver dele é dia 5": the message with the name of the person in place of the pronoun. Null: there is no such person. */
function resolvePronoun(reading: Reading, past: readonly PastTurn[]): Reading | null {
  if (!PRONOUN.test(reading.keys) || /(?:^| )NAME(?: |$)/.test(reading.keys)) return null;
  const call = past.slice(-REACH).flatMap(({ calls }) => calls)
    .findLast(({ tool, args }) => typeof (/_person$/.test(tool) ? args.name : args.person) === "string");
  const name = call?.person ?? call?.args.name ?? call?.args.person;
  if (typeof name !== "string") return null;
  const text = reading.text.replace(WRITTEN, (_, of: string, ending: string) => `${of}${describePerson(name, ending)}`);
  return text === reading.text ? null : readMessage(text, reading.today);
}

/** The person with an article: "o Roberto", or without a name the relationship: "a minha mãe". */
function describePerson(name: string, ending: string): string {
  const feminine = ending.toLowerCase() === "a";
  const bare = name.replace(/^(?:meu|minha) /i, "");
  const possessive = /^\p{Lu}/u.test(bare) ? "" : feminine ? "minha " : "meu ";
  return `${feminine ? "a" : "o"} ${possessive}${bare}`;
}

/** From this score on, a message is read on its own, whatever was asked before. */
const CLEAR = 0.7;
const PLAIN = 0.9;
const NOT_DONE: ReadonlySet<TopicName> = new Set(["reminder", "payment"]);

/** Decides what to do about a message: care comes first, then calls of the available tools, then talk. */
export function decide(reading: Reading, past: readonly PastTurn[], availableTools: ReadonlySet<string>): Decision {
  const decision = choose(reading, past, availableTools);
  if (decision.kind !== "calls") return decision;
  const question = askAboutValues(reading.text, decision.calls);
  if (question !== null) return { kind: "ask", question, call: decision.calls[0]! };
  return {
    ...decision,
    calls: decision.calls.map((call) => withOriginalQuote(call, [...past.map(({ user }) => user), reading.text])),
  };
}

const QUOTES = /^(?:add_knowledge|update_person|create_automatic_note|save_\w+|enrich_\w+)$/;
const LONGEST_QUOTE = 1000;

/**
 * Replaces the quote by what the user wrote. The rules read a changed text: with names for pronouns, or with an answer joined to
 * the message that it completes.
 */
function withOriginalQuote({ tool, args }: PlannedCall, messages: readonly string[]): PlannedCall {
  if (!QUOTES.test(tool) || findQuotation(String(args.quote ?? ""), messages) !== null) return { tool, args };
  const message = messages.at(-1)!.trim();
  const quote = message.length <= LONGEST_QUOTE ? message : cutText(message, LONGEST_QUOTE).replace(/\S*$/, "").trim();
  return { tool, args: { ...args, quote } };
}

function choose(reading: Reading, past: readonly PastTurn[], availableTools: ReadonlySet<string>): Decision {
  const topic = findTopic(reading);
  const rememberThat = fromPlan(planToRememberThat(reading, past.at(-1), availableTools));
  if (rememberThat !== null) return rememberThat;
  const returned = fromPlan(planReturnedLoan(reading, past, availableTools));
  if (returned !== null) return returned;
  const plan = planCalls(reading, availableTools);
  const withName = resolvePronoun(reading, past);
  if (withName !== null) {
    const planWithName = planCalls(withName, availableTools);
    if (planWithName.score > plan.score && topic.name !== "feeling") return fromPlan(planWithName)!;
  }
  // The stand-in says that it cannot do this, unless a tool clearly fits.
  if (NOT_DONE.has(topic.name) && plan.score < PLAIN) return { kind: "talk", topic };
  // A feeling without a question is answered with empathy, and not with data.
  if (
    topic.name === "feeling" && plan.calls.every(({ tool }) => tool.startsWith("get_")) &&
    !reading.clauses.some(({ hasQuestionMark }) => hasQuestionMark)
  ) {
    return { kind: "talk", topic };
  }
  if (plan.calls.length > 0 && plan.score >= CLEAR && !leavesOut(reading)) {
    return { kind: "calls", calls: plan.calls, reading };
  }
  // "q dia é hj?" does not continue the last turn.
  if (INDEPENDENT.has(topic.name) && plan.calls.length === 0 && plan.ask === undefined) return { kind: "talk", topic };
  const planWithLast = readAsAnswer(reading, past.at(-1), availableTools) ??
    readAsContinuation(reading, past.findLast(saysSomething), availableTools);
  return fromPlan(planWithLast) ?? fromPlan(plan) ?? decideWithoutRule(topic, plan, reading, availableTools);
}

/** No rule has a call: a question is looked up in memory, and anything else is talk. */
function decideWithoutRule(topic: Topic, plan: Plan, reading: Reading, availableTools: ReadonlySet<string>): Decision {
  if (plan.unavailable !== undefined) {
    return { kind: "talk", topic: { ...topic, unavailable: plan.unavailable } };
  }
  const event = DATED.has(topic.name) ? plannedEvent(reading, availableTools) : null;
  if (event !== null) return { kind: "calls", calls: [event], reading };
  const search = topic.name === "world" && availableTools.has("search_knowledge") ? lookUp(reading) : null;
  return { kind: "talk", topic, ...(search === null ? {} : { lookUp: search }) };
}

/** Topics of messages that never answer an earlier question. */
const INDEPENDENT: ReadonlySet<TopicName> = new Set(["date", "who", "export"]);

/** Topics of messages that may be about a planned event. */
const DATED: ReadonlySet<TopicName> = new Set(
  ["unclear", "told", "someoneElse", "good", "denied", "plan", "work", "world", "greeting"],
);

/** Whether a message leaves something out: "e 20 no uber". */
function leavesOut({ keys }: Reading): boolean {
  return /^(?:e|mais) (?:NUM|MONEY|QTY|TIME)/.test(keys);
}

function fromPlan(plan: Plan | null): Decision | null {
  if (plan === null) return null;
  if (plan.calls.length > 0) return { kind: "calls", calls: plan.calls, reading: plan.reading };
  return plan.ask === undefined ? null : { kind: "ask", ...plan.ask };
}

/** Whether a turn is more than a plain yes, no or choice. Those answer the turn before, which has the subject. */
function saysSomething({ user }: PastTurn): boolean {
  return !/^(?:s|ss|sim|nao|n|ok|pode|isso|claro|beleza|confirma|blz|ta|👍|\d{1,2}|o \w+|a \w+)[.! ]*$/iu.test(
    user.trim(),
  );
}
