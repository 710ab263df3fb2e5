import { AREA_NAMES, AREAS } from "../../memory/vocabulary.ts";
import { userMemoryText } from "../../prompt/user-memory-text.ts";
import { countOf } from "../../writing/format-figures.ts";
import { capitalize } from "../../writing/join-words.ts";
import type { JsonObject } from "../definition.ts";
import { describeKnowledgeItem } from "./knowledge-item.ts";
import type { KnowledgeItem } from "./knowledge-item.ts";

/** Nobody reads a longer list in a chat. */
const MOST_LINES = 40;

/** Items newest first; `more` if there are further ones; `profile` unless the person asked for one area only. */
export interface MemoryOverview {
  items: KnowledgeItem[];
  more: boolean;
  profile?: JsonObject;
}

/** Tells the person everything that is known about them: the items by area, then the profile. */
export function describeMemory({ items, more, profile }: MemoryOverview): string {
  const shown = items.slice(0, MOST_LINES);
  const sections = AREAS.flatMap((area) => {
    const lines = shown.filter((item) => item.area === area).map((item) => `- ${describeKnowledgeItem(item)}`);
    return lines.length === 0 ? [] : [`${capitalize(AREA_NAMES[area])}:\n${lines.join("\n")}`];
  });
  const profileText = profile === undefined ? "" : userMemoryText(profile);
  if (profileText !== "") {
    sections.push(`No seu perfil:\n${profileText.split("\n").map((line) => `- ${line}`).join("\n")}`);
  }
  if (sections.length === 0) {
    return profile === undefined ? "Ainda não sei nada sobre isso." : "Ainda não sei nada sobre você. Vai me contando!";
  }
  return [
    "Isto é o que eu sei sobre você:",
    ...sections,
    ...describeRest(items.length - shown.length, more),
    "Se algo não estiver certo, me corrija; para eu esquecer alguma coisa, diga “esquece que…”.",
  ].join("\n\n");
}

function describeRest(left: number, more: boolean): string[] {
  if (left === 0 && !more) return [];
  const others = more ? "muitas outras coisas" : `mais ${countOf(left, "coisa", "coisas")}`;
  return [`E sei ${others}: pergunte por um assunto ou exporte a sua memória para ver tudo.`];
}
