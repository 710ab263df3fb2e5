import { factsIn } from "../facts/facts-in.ts";
import { findQuotation } from "../../shared/language/meaning/quote.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import type { PastTurn } from "../conversation.ts";
import { phrases } from "../language/phrase.ts";
import { type Reading, readMessage } from "../reading/read-message.ts";
import { keep, keepWords } from "../rules/knowledge-rule.ts";
import { leftover, NOISE } from "../rules/leftover.ts";
import { asksAdvice } from "../rules/rule.ts";
import { findTopic, type Topic, type TopicName } from "../speech/find-topic.ts";
import { complete, continueLast } from "./continue-last.ts";
import { type Decision, type Plan, planCalls, type PlannedCall } from "./plan-calls.ts";
import { plannedEvent } from "./planned-event.ts";
import { cutText } from "../../shared/writing/cut-text.ts";

const SAID = phrases({
  /** Of the world, whatever memory holds. */
  WORLD:
    "capital|presidente|quem (?:inventou|descobriu|criou|escreveu|ganhou)|previsao|clima|vai chover|noticias?|cotacao|dolar|horoscopo|signo|traduz[a-z]*|receita d[aeo]|significa[a-z]*|voce|tu|que horas|que dia",
  QUESTION:
    "(?:qual|quais|quem|onde|quando|como|que|quanto|quantos|quantas|cade|por que|me|fala|diz|mostra|sabe|lembra|eh|era|foi|sao|mesmo|ainda|tem|ta|fica|ficou|seria|chama|se chama|o|a|os|as|meu|minha|nosso|nossa|esse|essa|ai|pra mim|por favor)",
});

const KEEP_THAT =
  /^(?:(?:pode|entao|sim|ok|por favor|ai|voce|quero que|isso|ah|e) )*(?:guarda|guarde|guardar|anota|anote|anotar|salva|salve|salvar|memoriza|memorize|lembra|lembre|grava|grave|registra|registre|nao esquece|nao esqueca)(?: (?:d?isso|d?isto|ai|pra mim|na memoria|tambem|por favor|o que (?:eu )?(?:te )?(?:falei|disse|contei)|ta|viu))*$/;
/** Says something: longer than a yes, and no question. */
const ENOUGH = 3;

/** "guarda isso": what the user said before, to be offered; null when the message asks for something else. */
function keepThat(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  if (last === undefined || !given.has("add_knowledge") || !KEEP_THAT.test(reading.keys)) return null;
  if (last.calls.some(({ tool }) => tool === "add_knowledge" || tool === "update_person")) return null;
  const before = readMessage(last.user, reading.today);
  if (before.clauses.some(({ asks }) => asks) || before.keys.split(" ").length < ENOUGH) return null;
  const told = before.clauses.flatMap((clause) => factsIn(clause, before)).filter(({ subject }) => subject === null)
    .map((fact) => keep(fact, before, 0.9));
  const content = cutText(last.user.replace(/\s+/g, " ").trim(), 1000);
  const plain = { tool: "add_knowledge", args: keepWords(capitalize(content), content, before.keys) };
  return { calls: told.length > 0 ? told.map(({ tool, args }) => ({ tool, args })) : [plain], reading, score: 0.9 };
}

/** What to ask memory about a question that no tool is for: "qual a senha do wifi?"; null when memory cannot hold it. */
function lookUp(reading: Reading): PlannedCall | null {
  const clause = reading.clauses.findLast(({ asks }) => asks);
  if (clause === undefined || SAID.WORLD.test(clause.keys) || asksAdvice(clause.keys)) return null;
  const query = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, SAID.QUESTION]).replace(/[?!.]+$/, "");
  return /[\p{L}]{3,}/u.test(query) ? { tool: "search_knowledge", args: { query } } : null;
}

/** How many turns back somebody is still meant by "ele". */
const REACH = 3;
const PRONOUN = /(?:^| )d?el[ea](?: |$)/;
const WRITTEN = /(?<!\p{L})(d?)el([ea])(?!\p{L})/iu;

/** "o niver dele é dia 5", after somebody was spoken of: the message with the name in the pronoun's place; null without one. */
function resolvePronoun(reading: Reading, past: readonly PastTurn[]): Reading | null {
  if (!PRONOUN.test(reading.keys) || /(?:^| )NAME(?: |$)/.test(reading.keys)) return null;
  const call = past.slice(-REACH).flatMap(({ calls }) => calls)
    .findLast(({ tool, args }) => typeof (/_person$/.test(tool) ? args.name : args.person) === "string");
  const name = call?.person ?? call?.args.name ?? call?.args.person;
  if (typeof name !== "string") return null;
  const text = reading.text.replace(WRITTEN, (_, of: string, ending: string) => `${of}${who(name, ending)}`);
  return text === reading.text ? null : readMessage(text, reading.today);
}

/** "o Roberto"; whoever has no name is called by what they are: "a minha mãe". */
function who(name: string, ending: string): string {
  const feminine = ending.toLowerCase() === "a";
  const bare = name.replace(/^(?:meu|minha) /i, "");
  const possessive = /^\p{Lu}/u.test(bare) ? "" : feminine ? "minha " : "meu ";
  return `${feminine ? "a" : "o"} ${possessive}${bare}`;
}

/** From here on a message speaks for itself, whatever was asked before. */
const CLEAR = 0.7;
const PLAIN = 0.9;
const NOT_DONE: ReadonlySet<TopicName> = new Set(["reminder", "payment"]);

/** Decides what to do about a message: care first, then the tools given, then words. */
export function decide(reading: Reading, past: readonly PastTurn[], given: ReadonlySet<string>): Decision {
  const decision = choose(reading, past, given);
  if (decision.kind !== "calls") return decision;
  return {
    ...decision,
    calls: decision.calls.map((call) => quoting(call, [...past.map(({ user }) => user), reading.text])),
  };
}

const QUOTES = /^(?:add_knowledge|update_person|create_automatic_note|save_\w+|enrich_\w+)$/;
const LONGEST_QUOTE = 1000;

/** The rules read names for pronouns, and answers joined to what they complete; quoted is what was written. */
function quoting({ tool, args }: PlannedCall, messages: readonly string[]): PlannedCall {
  if (!QUOTES.test(tool) || findQuotation(String(args.quote ?? ""), messages) !== null) return { tool, args };
  const message = messages.at(-1)!.trim();
  const quote = message.length <= LONGEST_QUOTE ? message : cutText(message, LONGEST_QUOTE).replace(/\S*$/, "").trim();
  return { tool, args: { ...args, quote } };
}

function choose(reading: Reading, past: readonly PastTurn[], given: ReadonlySet<string>): Decision {
  const topic = findTopic(reading);
  const kept = fromPlan(keepThat(reading, past.at(-1), given));
  if (kept !== null) return kept;
  const plan = planCalls(reading, given);
  const meant = resolvePronoun(reading, past);
  if (meant !== null) {
    const named = planCalls(meant, given);
    if (named.score > plan.score && topic.name !== "feeling") return fromPlan(named)!;
  }
  // What this mode cannot do is said, unless a tool plainly fits.
  if (NOT_DONE.has(topic.name) && plan.score < PLAIN) return { kind: "talk", topic };
  // A feeling told without a question wants an ear, not a table.
  if (
    topic.name === "feeling" && plan.calls.every(({ tool }) => tool.startsWith("get_")) &&
    !reading.clauses.some(({ marked }) => marked)
  ) {
    return { kind: "talk", topic };
  }
  if (plan.calls.length > 0 && plan.score >= CLEAR && !leavesOut(reading)) {
    return { kind: "calls", calls: plan.calls, reading };
  }
  // "q dia é hj?" goes on with nothing.
  if (OF_ITSELF.has(topic.name) && plan.calls.length === 0 && plan.ask === undefined) return { kind: "talk", topic };
  const joined = complete(reading, past.at(-1), given) ?? continueLast(reading, past.findLast(saysSomething), given);
  return fromPlan(joined) ?? fromPlan(plan) ?? inWords(topic, plan, reading, given);
}

/** Nothing to call: what was asked is looked for in memory, the rest is talk. */
function inWords(topic: Topic, plan: Plan, reading: Reading, given: ReadonlySet<string>): Decision {
  if (plan.unavailable !== undefined) {
    return { kind: "talk", topic: { ...topic, unavailable: plan.unavailable } };
  }
  const event = DATED.has(topic.name) ? plannedEvent(reading, given) : null;
  if (event !== null) return { kind: "calls", calls: [event], reading };
  const asked = topic.name === "world" && given.has("search_knowledge") ? lookUp(reading) : null;
  return { kind: "talk", topic, ...(asked === null ? {} : { lookUp: asked }) };
}

/** Topics that no question before them makes anything else of. */
const OF_ITSELF: ReadonlySet<TopicName> = new Set(["date", "who", "export"]);

/** Topics of messages that may tell what is to happen on a day. */
const DATED: ReadonlySet<TopicName> = new Set(
  ["unclear", "told", "someoneElse", "good", "denied", "plan", "work", "world", "greeting"],
);

/** "e 20 no uber": says less than it means. */
function leavesOut({ keys }: Reading): boolean {
  return /^(?:e|mais) (?:NUM|MONEY|QTY|TIME)/.test(keys);
}

function fromPlan(plan: Plan | null): Decision | null {
  if (plan === null) return null;
  if (plan.calls.length > 0) return { kind: "calls", calls: plan.calls, reading: plan.reading };
  return plan.ask === undefined ? null : { kind: "ask", ...plan.ask };
}

/** A bare yes, no or choice settles what came before it; what the talk is about stands in the turn before. */
function saysSomething({ user }: PastTurn): boolean {
  return !/^(?:s|ss|sim|nao|n|ok|pode|isso|claro|beleza|confirma|blz|ta|👍|\d{1,2}|o \w+|a \w+)[.! ]*$/iu.test(
    user.trim(),
  );
}
