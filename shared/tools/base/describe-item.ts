import { describePerson } from "../relationships/person.ts";
import { isRelation, withArticle, yourRelation } from "../relationships/call-person.ts";
import type { KnowledgeItem } from "./knowledge-item.ts";
import { sentence } from "./sentence.ts";
import { toSecondPerson } from "./to-second-person.ts";
import { toThirdPerson } from "./to-third-person.ts";

/** A knowledge item as one tells it to the user: "Você é alérgica a camarão.", "A Júlia mora em Recife." */
export function describeItem(item: KnowledgeItem): string {
  if (item.type === "person") {
    return describePerson({
      preferences: [],
      ...item.person,
      name: item.title,
      content: item.content,
      facts: [],
      mentions: [],
    });
  }
  const told = item.about === undefined ? toSecondPerson(item.content) : toThirdPerson(
    item.content,
    isRelation(item.about) ? yourRelation(item.about) : withArticle(item.about),
    item.about,
  );
  if (item.type === "insight") return sentence(`Percebi que ${lowerFirst(told)}`);
  return sentence(item.confidence < 0.7 ? `Acho que ${lowerFirst(told)}` : told);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
