import type { ToneConfig } from "../../shared/skills/definition.ts";
import type { OfflineOptions } from "../conversation.ts";
import type { Reading } from "../reading/read-message.ts";
import type { Feeling } from "./find-feeling.ts";
import type { Topic, TopicName } from "./find-topic.ts";
import { CARE, WORDINGS, type Wordings } from "./wordings.ts";

/** Every emoji, to take them out where none are wanted. */
const EMOJI = /\s?\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
/** Informal spellings and their careful form. */
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
 * Brings a text into the tone asked for: careful spelling where it is to be careful, an emoji at the end where the level
 * allows one, none where it does not.
 *
 * @param emoji what fits the text; empty for matters that want none
 */
export function applyTone(text: string, tone: ToneConfig, emoji = ""): string {
  const spelt = tone.formality === "careful-informal"
    ? CAREFUL.reduce((said, [word, form]) => said.replace(word, form), text)
    : text;
  if (tone.emojiLevel === "none") return spelt.replace(EMOJI, "").trim();
  return emoji === "" || spelt.search(EMOJI) >= 0 ? spelt : `${spelt} ${emoji}`;
}

/** Topics that an emoji goes with. */
const TALK_EMOJI: Partial<Record<TopicName, string>> = { greeting: "😊", thanks: "💛", bye: "👋", good: "🎉" };

/** What a question out of reach would need. */
const LARGER_MODEL = " Com a chave de um modelo maior eu converso sobre qualquer assunto.";

/** What wants an ear when the turn is a counselor's. */
const HEARD: ReadonlySet<TopicName> = new Set(["unclear", "told", "someoneElse", "denied", "plan", "good"]);

/** Answers a message that no tool is called for. */
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

/** Meets a feeling: a few honest words and an open question; no list, no emoji. */
function care(feeling: Feeling | null, seed: string, { tone }: OfflineOptions): string {
  const wordings = CARE[feeling ?? "any"] ?? CARE.any!;
  return applyTone(pick(wordings, seed), { ...tone, emojiLevel: feeling === "joy" ? tone.emojiLevel : "none" });
}

/** One of several wordings, the same for the same message: variety without chance. */
function pick(variants: Wordings, seed: string): string {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return variants[hash % variants.length]!;
}

/** What is answered the same way although a tool for it is missing. */
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

/** A tool for this exists, but this turn does not have it: asks what it is about, in words that bring the tool along. */
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
