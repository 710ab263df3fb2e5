import { fold } from "../../../text/fold.ts";
import { conjugate } from "./conjugate.ts";
import type { VerbForm } from "./verb-form.ts";
import { VERB_LIST } from "./verb-list.ts";

const index = new Map<string, VerbForm[]>();

for (const lemma of VERB_LIST) {
  for (const [spelling, form] of conjugate(lemma)) add(fold(spelling), form);
}
for (const [spelling, form] of conjugate("estar")) {
  // Chat spelling: tá, tava, tamos; "tão" is an adverb more often.
  if (/^esta(?!o)/.test(fold(spelling))) add(fold(spelling).slice(2), form);
}
add("to", index.get("estou")![0]!);
add("tou", index.get("estou")![0]!);
add("tamo", index.get("estamos")![0]!);
// Folding makes "é" the conjunction: words are read with "eh" for the verb.
index.set("eh", index.get("e")!);
index.delete("e");

function add(key: string, form: VerbForm): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [form]);
  else if (!known.some((other) => same(other, form))) known.push(form);
}

function same(one: VerbForm, other: VerbForm): boolean {
  return one.lemma === other.lemma && one.tense === other.tense && one.person === other.person;
}

/** How a folded word can be read as a verb; empty when it is none of the known ones. */
export function verbIndex(key: string): readonly VerbForm[] {
  return index.get(key) ?? [];
}
