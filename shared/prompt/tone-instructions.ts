import type { ToneConfig } from "../skills/definition.ts";

const STYLE: Record<ToneConfig["style"], string> = {
  practical: "prática, com números e passos",
  reflective: "reflexiva, com perguntas abertas e espaço para sentir",
  empathetic: "acolhedora, reconhecendo o que a pessoa vive",
  hopeful: "esperançosa, sem negar a dificuldade",
  direct: "direta, indo ao ponto",
  celebratory: "comemorando a conquista, sem exagero",
};

const EMOJI: Record<ToneConfig["emojiLevel"], string> = {
  none: "não use emojis",
  minimal: "no máximo um emoji, e só se ajudar",
  moderate: "até dois emojis, se combinarem",
};

const LENGTH: Record<ToneConfig["responseLength"], string> = {
  concise: "de uma a três frases",
  moderate: "um ou dois parágrafos curtos",
  elaborated: "alguns parágrafos curtos, sem listas",
};

const FORMALITY: Record<ToneConfig["formality"], string> = {
  informal: "informal, como uma amiga próxima",
  "careful-informal": "informal, escolhendo as palavras com cuidado",
};

/**
 * The tone as an instruction to the model, pt-BR.
 *
 * @param hasOwnStyle whether the person's profile says how they want to be talked to: then length and emojis are left to that
 */
export function toneInstructions(tone: ToneConfig, hasOwnStyle = false): string {
  const { style, formality, responseLength, emojiLevel } = tone;
  const usual = hasOwnStyle ? [] : [LENGTH[responseLength], EMOJI[emojiLevel]];
  const manner = ["Tom desta resposta: " + STYLE[style], FORMALITY[formality], ...usual].join("; ");
  return `${manner}. O que ela pediu de jeito ou tamanho vale mais.`;
}
