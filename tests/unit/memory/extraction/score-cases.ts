import { extractOffline } from "../../../../shared/memory/extract-offline.ts";
import type { ExtractedItem } from "../../../../shared/memory/extraction/extracted-item.ts";
import { fold } from "../../../../shared/text/fold.ts";
import type { ExpectedItem, LabelledCase } from "./labelled-case.ts";

/** How much of what was labelled is found, and how much of what is found was labelled. */
export interface Score {
  precision: number;
  recall: number;
  /** Of the items found: those with the labelled type and area. */
  placed: number;
  missed: string[];
  extra: string[];
}

/** Scores the rules on labelled messages, item by item. */
export function scoreCases(cases: readonly LabelledCase[]): Score {
  const missed: string[] = [];
  const extra: string[] = [];
  let found = 0;
  let placed = 0;
  for (const { text, expect } of cases) {
    const left = [...extractOffline([{ id: "m", text, sentAt: "2026-11-20T12:00:00Z" }]).items];
    for (const wanted of expect) {
      const at = left.findIndex((item) => fits(item, wanted));
      if (at < 0) {
        missed.push(`${text} ✗ ${wanted.has.join(" ")}`);
        continue;
      }
      const [item] = left.splice(at, 1);
      found++;
      if (wanted.type.includes(item!.type) && (wanted.area.includes("*") || wanted.area.includes(item!.area))) placed++;
    }
    extra.push(...left.map(({ content }) => `${text} + ${content}`));
  }
  return {
    precision: found / (found + extra.length),
    recall: found / (found + missed.length),
    placed: placed / found,
    missed,
    extra,
  };
}

function fits({ content, person }: ExtractedItem, { has, person: wanted }: ExpectedItem): boolean {
  const said = fold(content).replace(/-/g, " ");
  const denies = (words: string) => /(?:^| )(?:nao|nunca)(?: |$)/.test(words);
  if (denies(said) !== denies(has.join(" ")) || !has.every((word) => said.includes(word.replace(/-/g, " ")))) {
    return false;
  }
  return wanted === undefined ? !person : wanted === "*" || fold(person ?? "") === fold(wanted);
}
