import { countOf } from "./format-figures.ts";
import { joinWords } from "./join-words.ts";

/** What undoing an import did: rows deleted, set back, and kept because they were changed since. */
export interface UndoneImport {
  status: "undone" | "repeated";
  deleted: number;
  restored: number;
  kept: number;
}

/** What undoing an import did, in a sentence or two. */
export function sayUndone({ status, deleted, restored, kept }: UndoneImport): string {
  if (status === "repeated") return "Essa importação já estava desfeita.";
  const parts = [
    ...(deleted > 0 ? [countOf(deleted, "lançamento apagado", "lançamentos apagados")] : []),
    ...(restored > 0
      ? [countOf(restored, "registro voltou a ser como era", "registros voltaram a ser como eram")]
      : []),
  ];
  const first = parts.length === 0 ? "Importação desfeita." : `Importação desfeita: ${joinWords(parts)}.`;
  if (kept === 0) return first;
  return `${first} ${
    countOf(kept, "ficou como está, porque mudou depois", "ficaram como estão, porque mudaram depois")
  }.`;
}
