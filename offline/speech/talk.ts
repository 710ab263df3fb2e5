import type { ToneConfig } from "../../shared/skills/definition.ts";
import type { OfflineOptions } from "../conversation.ts";
import type { Reading } from "../reading/read-message.ts";
import type { Feeling } from "./find-feeling.ts";
import type { Topic, TopicName } from "./find-topic.ts";
import { CARE, WORDINGS, type Wordings } from "./wordings.ts";

/** Matches every emoji. */
const EMOJI = /\s?\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
/** Informal spellings with their formal ones. */
const CAREFUL: readonly [RegExp, string][] = [
  [/(?<!\p{L})pro(?!\p{L})/gu, "para o"],
  [/(?<!\p{L})pra(?!\p{L})/gu, "para"],
  [/(?<!\p{L})Pra(?!\p{L})/gu, "Para"],
  [/(?<!\p{L})tô(?!\p{L})/gu, "estou"],
  [/(?<!\p{L})Tô(?!\p{L})/gu, "Estou"],
  [/(?<!\p{L})tá(?!\p{L})/gu, "está"],
  [/(?<!\p{L})Tá(?!\p{L})/gu, "Está"],
];

/**
 * Gives a text the requested tone: formal spelling, and an emoji at the end or none at all.
 *
 * @param emoji an emoji that fits the text; empty when none fits
 */
export function applyTone(text: string, tone: ToneConfig, emoji = ""): string {
  const spelt = tone.formality === "careful-informal"
    ? CAREFUL.reduce((said, [word, form]) => said.replace(word, form), text)
    : text;
  if (tone.emojiLevel === "none") return spelt.replace(EMOJI, "").trim();
  return emoji === "" || spelt.search(EMOJI) >= 0 ? spelt : `${spelt} ${emoji}`;
}

/** The emoji of each topic that has one. */
const TALK_EMOJI: Partial<Record<TopicName, string>> = { greeting: "😊", thanks: "💛", bye: "👋", good: "🎉" };

/** Added when the rules cannot answer a question. */
const LARGER_MODEL = " Com a chave de um modelo maior eu converso sobre qualquer assunto.";

/** Topics that the skill counselor answers like a feeling. */
const HEARD: ReadonlySet<TopicName> = new Set(["unclear", "told", "someoneElse", "denied", "plan", "good"]);

/** Answers a message that needs no tool. */
export function talk(topic: Topic, reading: Reading, options: OfflineOptions): string {
  const { tone, skills } = options;
  if (topic.name === "feeling" || HEARD.has(topic.name) && skills.includes("counselor")) {
    return care(topic.name === "good" ? "joy" : topic.feeling ?? null, reading.text, options);
  }
  const missing = SPOKEN.has(topic.name) ? undefined : topic.unavailable;
  if (missing !== undefined) return applyTone(outOfReach(missing), tone);
  if (topic.name === "date") return applyTone(sayDate(options.today), tone);
  const more = topic.name === "world" ? LARGER_MODEL : "";
  return applyTone(wording(topic.name, reading, options) + more, tone, TALK_EMOJI[topic.name]);
}

/** Answers a feeling with a few honest words and an open question, without list and emoji. */
function care(feeling: Feeling | null, seed: string, { tone }: OfflineOptions): string {
  const wordings = CARE[feeling ?? "any"] ?? CARE.any!;
  return applyTone(pick(wordings, seed), { ...tone, emojiLevel: feeling === "joy" ? tone.emojiLevel : "none" });
}

/** Picks one of several wordings. The same message always gets the same one. */
function pick(variants: Wordings, seed: string): string {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return variants[hash % variants.length]!;
}

/** Topics whose answer does not change when a tool for them is missing. */
const SPOKEN: ReadonlySet<TopicName> = new Set(
  ["feeling", "work", "who", "help", "greeting", "thanks", "bye", "date", "payment", "reminder"],
);

function wording(name: TopicName, { text }: Reading, { userName }: OfflineOptions): string {
  const variants = WORDINGS[name] ?? WORDINGS.unclear!;
  const first = userName?.split(/\s+/)[0];
  return pick(variants, text).replace("{nome}", first === undefined ? "" : `, ${first}`);
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

/**
 * Says something when a tool exists but is not available in this turn: asks for words with which the next turn will have the
 * tool.
 */
function outOfReach(tool: string): string {
  const [about, answer] = OUT_OF_REACH.find(([tools]) => tools.test(tool))!.slice(1);
  return `Isso é sobre ${about}? Se for, me responde ${answer}, que eu cuido disso.`;
}

const OUT_OF_REACH: readonly [RegExp, string, string][] = [
  [/finance|expense|bill|debt/, "o seu dinheiro", "por exemplo “é um gasto” ou “é uma conta”"],
  [/habit/, "um hábito seu", "“é um hábito”"],
  [/metric|tracking|trends/, "a sua saúde", "“é saúde”"],
  [/(?:)/, "alguém da sua vida", "quem é"],
];
