import { phrase } from "../language/phrase.ts";
import type { PastTurn } from "../decision/past-turn.ts";
import type { OfflineOptions } from "../offline-options.ts";
import type { Reading } from "../reading/reading.ts";
import { care } from "./care.ts";
import { CRISIS_TALK } from "./crisis-talk.ts";
import { LIMITS_TALK } from "./limits-talk.ts";
import { pick } from "./pick.ts";
import { restOn } from "./rest-on.ts";
import { SMALL_TALK } from "./small-talk.ts";
import { applyTone } from "./tone.ts";
import { feelingMeant } from "./feeling-meant.ts";
import type { Topic, TopicName } from "./topic.ts";
import { workTalk } from "./work-talk.ts";

/** What fits a topic when emojis are welcome; the others want none. */
const EMOJI: Partial<Record<TopicName, string>> = {
  greeting: "😊",
  howAreYou: "😊",
  thanks: "💛",
  bye: "👋",
  joke: "😄",
  compliment: "💛",
  affection: "💛",
  laughter: "😄",
  good: "🎉",
  wish: "💪",
};
/** With the level "minimal" only these get one. */
const MINIMAL: ReadonlySet<TopicName> = new Set(["greeting", "thanks", "bye", "joke", "good"]);
const MONEY = phrase("{spend}|{buy}|{pay}|{invest}|{@money}|gast[a-z]+|economizar|poupar");

/** What a question out of reach would need; told once in a conversation. */
const LARGER_MODEL = " Com a chave de um modelo maior eu converso sobre qualquer assunto.";

/** Answers a message that no tool is called for. `past` are the turns before it. */
export function talk(
  topic: Topic,
  reading: Reading,
  options: OfflineOptions,
  past: readonly PastTurn[] = [],
): string {
  if (topic.name === "crisis") return applyTone(CRISIS_TALK, { ...options.tone, emojiLevel: "none" });
  const rest = restOn(reading, past);
  if (rest !== null) return applyTone(rest, { ...options.tone, emojiLevel: "none" });
  const feeling = feelingMeant(topic, reading, options, past);
  const missing = SPOKEN.has(topic.name) ? undefined : topic.unavailable;
  // Whoever is spoken of to a counselor is spoken of to be heard.
  if (missing !== undefined && !(feeling !== null && /_person$|_knowledge$/.test(missing))) {
    return applyTone(outOfReach(missing), options.tone);
  }
  if (feeling !== null) return care(feeling, reading, options.tone, past);
  if (topic.name === "work") return applyTone(workTalk(reading.keys), options.tone);
  if (topic.name === "date") return applyTone(sayDate(options.today), options.tone);
  const told = past.some(({ assistant }) => assistant.includes("modelo maior"));
  const more = topic.name === "world" && !told ? LARGER_MODEL : "";
  const emoji = options.tone.emojiLevel === "minimal" && !MINIMAL.has(topic.name) ? "" : EMOJI[topic.name] ?? "";
  return applyTone(wording(topic.name, reading, options) + more, options.tone, emoji);
}

/** What is answered the same way although a tool for it is missing. */
const SPOKEN: ReadonlySet<TopicName> = new Set([
  "feeling",
  "work",
  "who",
  "help",
  "greeting",
  "thanks",
  "bye",
  "joke",
  "date",
  "payment",
  "reminder",
]);

function wording(name: TopicName, reading: Reading, { userName }: OfflineOptions): string {
  if (name === "wish" && MONEY.test(reading.keys)) {
    return "Boa meta! Um limite por categoria ajuda a enxergar: me diz, por exemplo, quanto quer gastar por mês com mercado ou lazer, que eu acompanho com você.";
  }
  const variants = SMALL_TALK[name] ?? LIMITS_TALK[name] ?? LIMITS_TALK.unclear!;
  const first = userName?.split(/\s+/)[0];
  return pick(variants, reading.text).replace("{nome}", first === undefined ? "" : `, ${first}`);
}

function sayDate(today: string): string {
  const day = new Intl.DateTimeFormat("pt-BR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(`${today}T00:00:00Z`));
  return `Hoje é ${day}. As horas eu não acompanho.`;
}

const MONEY_TOOLS = /finance|expense|bill|debt/;

/** A tool for this exists, but this turn does not have it: asks what it is about, in words that bring the tool along. */
function outOfReach(tool: string): string {
  if (MONEY_TOOLS.test(tool)) {
    return "Isso é sobre o seu dinheiro? Se for, me responde, por exemplo, “é um gasto”, “é uma conta” ou “são minhas finanças”, que eu cuido disso.";
  }
  if (/habit/.test(tool)) return "Isso é sobre um hábito seu? Se for, me responde “é um hábito” que eu cuido disso.";
  if (/metric|tracking|trends/.test(tool)) {
    return "Isso é sobre a sua saúde? Se for, me responde “é saúde” que eu cuido disso.";
  }
  return "Isso é sobre alguém da sua vida? Se for, me diz quem é, que eu cuido disso.";
}
