import { useEffect, useRef } from "react";
import { countOf } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty } from "../ui/page.tsx";
import { type FactActions, FactCard } from "./fact-card.tsx";
import { type FactFilters, useFacts } from "./memory-data.ts";
import { STATUS_NAMES } from "./memory-words.ts";

/** The facts that fit the filters, 30 more at a time. */
export function FactList(
  { filters, isFiltered, actions, isBusy }: {
    filters: FactFilters;
    isFiltered: boolean;
    actions: FactActions;
    isBusy: boolean;
  },
) {
  const { data: facts, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } = useFacts(
    filters,
  );
  const list = useRef<HTMLUListElement>(null);

  const firstNew = useRef<number | null>(null);
  const count = facts?.length ?? 0;

  // The button may be gone: whoever reads goes on with the first of the new ones.
  useEffect(() => {
    const next = firstNew.current === null ? undefined : list.current?.children[firstNew.current];
    firstNew.current = null;
    if (next instanceof HTMLElement) next.focus();
  }, [count]);

  function showMore() {
    firstNew.current = count;
    void fetchNextPage();
  }

  if (error && !facts) {
    return (
      <Notice look="problem">
        {explainError(error)} <Button size="small" onClick={() => void refetch()}>Tentar de novo</Button>
      </Notice>
    );
  }
  return (
    <section
      aria-labelledby="fatos"
      aria-busy={facts === undefined || isPlaceholderData}
      className="flex flex-col gap-3"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id="fatos" tabIndex={-1} className="text-base font-semibold">
          {filters.about !== undefined && filters.status === "current"
            ? "O que mais sei"
            : filters.status === "current"
            ? "O que sei"
            : STATUS_NAMES[filters.status]}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {facts !== undefined && countOf(count, "item", "itens")}
          {hasNextPage && ", e há mais"}
        </p>
      </header>
      {facts?.length === 0 && (
        <Empty>
          {isFiltered
            ? "Nada com esses filtros. Tire um deles ou procure com outras palavras."
            : "Ainda não sei nada sobre você. Conte na conversa o que quer que eu guarde."}
        </Empty>
      )}
      <ul ref={list} className="grid gap-3 lg:grid-cols-2">
        {facts?.map((fact) => (
          <li key={fact.id} tabIndex={-1} className="rounded-2xl">
            <FactCard fact={fact} isBusy={isBusy} {...actions} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="self-center" disabled={isFetchingNextPage} onClick={showMore}>
          Mostrar mais
        </Button>
      )}
    </section>
  );
}
