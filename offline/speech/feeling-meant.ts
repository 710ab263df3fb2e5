import { phrase } from "../language/phrase.ts";
import type { PastTurn } from "../decision/past-turn.ts";
import type { OfflineOptions } from "../offline-options.ts";
import type { Reading } from "../reading/reading.ts";
import { cares } from "./cares.ts";
import type { Feeling, Topic, TopicName } from "./topic.ts";

/** What has no answer of its own when somebody came to be heard. */
const HEARD: ReadonlySet<TopicName> = new Set([
  "unclear",
  "told",
  "someoneElse",
  "denied",
  "wish",
  "plan",
  "hypothesis",
  "world",
  "work",
  "good",
  "help",
]);
/** After a caring question these are answers to it. */
const REPLIES: ReadonlySet<TopicName> = new Set(["yes", "no"]);
/** Says how one is without a word for it. */
const OPENS_UP = phrase(
  "(?:eu )?sinto (?:que|como|uma|um|isso|muito)|(?:me )?sentindo|me sinto|sei la|por dentro|comigo mesm[oa]|ando (?:assim|estranh[oa]|meio|pensando)|socorro|tem (?:dias?|horas?|noites?|momentos?) (?:que|em que)|minha vida(?: [a-z]+)? (?:ta|eh|virou|anda|parece)|odiei|detestei|amei|nao gostei|fiquei (?:assim|sem|com|pensando|muito|tao)|preciso (?:conversar|falar com alguem|de (?:um )?(?:colo|conselho|ajuda pra))|posso (?:te )?(?:contar|falar|desabafar)|queria conversar|to estranh[oa]|minha cabeca|meu coracao|minha alma|doi (?:muito|demais|tanto|lembrar|pensar|ver|saber)|me doi",
);
/** Questions that are about oneself, as against those about the world. */
const OF_ONESELF = phrase(
  "eu|me|mim|comigo|meus?|minhas?|sou|to|tenho|sinto|fico|faco|devo|consigo|quero|preciso|sera que|por que (?:as pessoas|ninguem|todo mundo|tudo|nada|isso|doi|el[ea])|a vida|um dia|algum dia|a gente|voce acha",
);

/** How many turns a caring talk goes on by itself. */
const WITHIN = 3;
/** In a talk about them, questions are about the talk. */
const OF_OTHERS = phrase("el[ea]s?|del[ea]s?|NAME|{@kin}");

/** The feeling a message is to be met with; null when it wants another answer. */
export function feelingMeant(
  topic: Topic,
  reading: Reading,
  { skills }: OfflineOptions,
  past: readonly PastTurn[],
): Feeling | null {
  if (topic.name === "feeling") return topic.feeling ?? "unnamed";
  const asks = reading.clauses.some((clause) => clause.asks);
  if (topic.name === "help" && !/^(?:socorro|me ajuda|preciso de ajuda)$/.test(reading.keys)) return null;
  if (topic.name === "work" && skills.includes("professional")) return null;
  const answersCare = past.slice(-WITHIN).some(({ assistant }) => cares(assistant));
  if (topic.name === "world" && !OF_ONESELF.test(reading.keys) && !(answersCare && OF_OTHERS.test(reading.keys))) {
    return null;
  }
  if (REPLIES.has(topic.name)) return cares(past.at(-1)?.assistant ?? "") ? "unnamed" : null;
  if (!HEARD.has(topic.name)) return null;
  if (topic.name === "good") return skills[0] === "counselor" ? "joy" : null;
  if (skills.includes("counselor") || answersCare) return topic.feeling ?? (asks ? "doubt" : "unnamed");
  return (topic.name === "unclear" || topic.name === "told") && OPENS_UP.test(reading.keys) ? "unnamed" : null;
}
