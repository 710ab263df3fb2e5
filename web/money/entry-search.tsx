import { useDeferredValue, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { EntryList } from "./entry-list.tsx";
import { useEntrySearch } from "./search-data.ts";

/** Finds what was recorded in any month, by its words or its amount, to look at it and correct it. */
export function EntrySearch({ today }: { today: string }) {
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim());
  const { data: found, error } = useEntrySearch(wanted, today);
  return (
    <div role="search" aria-label="Lançamentos" className="flex flex-col gap-3">
      <label htmlFor="busca-lancamentos" className="sr-only">Buscar lançamentos</label>
      <input
        id="busca-lancamentos"
        type="search"
        value={text}
        maxLength={100}
        placeholder="Buscar lançamentos: farmácia, 46,90…"
        className="min-h-11 rounded-lg border border-line bg-surface px-3 text-base placeholder:text-ink-soft"
        onChange={(event) => setText(event.target.value)}
      />
      {error && found === undefined && <Notice look="problem">{explainError(error)}</Notice>}
      {wanted.length > 1 && found?.length === 0 && <Notice>Nada com “{wanted}”.</Notice>}
      {wanted.length > 1 && found !== undefined && found.length > 0 && (
        <EntryList id="lancamentos-achados" label="Lançamentos encontrados" entries={found} hasDays />
      )}
    </div>
  );
}
