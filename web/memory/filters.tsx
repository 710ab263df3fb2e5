import { ChevronRight, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { AREA_KEYS, AREAS } from "./areas.ts";
import { SelectField } from "../ui/select-field.tsx";
import { type FactFilters, useAreaCounts } from "./memory-data.ts";
import { CONFIDENCE_LEVELS, SOURCE_NAMES, STATUS_NAMES, TYPE_NAMES } from "./memory-words.ts";

const PARAMETERS = {
  query: "busca",
  area: "area",
  type: "tipo",
  confidence: "certeza",
  source: "origem",
  status: "ver",
  from_date: "de",
  to_date: "ate",
  about: "sobre",
};
type Filter = keyof typeof PARAMETERS;

const ALL = ["", "Qualquer"] as const;
const SELECTS = [
  { filter: "type", label: "Tipo", options: [ALL, ...Object.entries(TYPE_NAMES)] },
  {
    filter: "confidence",
    label: "Certeza",
    options: [ALL, ...Object.entries(CONFIDENCE_LEVELS).map(([key, { name }]) => [key, name] as const)],
  },
  { filter: "source", label: "Origem", options: [ALL, ...Object.entries(SOURCE_NAMES)] },
  {
    filter: "status",
    label: "Mostrar",
    options: Object.entries(STATUS_NAMES).map(([key, name]) => [key === "current" ? "" : key, name] as const),
  },
] as const;

/** The filters of the address, and how to change one. A value that the page does not know counts as none. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const read = <Key extends string>(filter: Filter, known: Record<Key, unknown>): Key | undefined => {
    const value = search.get(PARAMETERS[filter]);
    return value !== null && Object.hasOwn(known, value) ? value as Key : undefined;
  };
  const filters: FactFilters = {
    query: (search.get(PARAMETERS.query) ?? "").trim().slice(0, 200),
    area: read("area", AREAS),
    type: read("type", TYPE_NAMES),
    confidence: read("confidence", CONFIDENCE_LEVELS),
    source: read("source", SOURCE_NAMES),
    status: read("status", STATUS_NAMES) ?? "current",
    from_date: readDay(search.get(PARAMETERS.from_date)),
    to_date: readDay(search.get(PARAMETERS.to_date)),
    about: readId(search.get(PARAMETERS.about)),
  };
  function change(filter: Filter, value: string) {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === "") next.delete(PARAMETERS[filter]);
      else next.set(PARAMETERS[filter], value);
      return next;
      // Going back leaves the search as a whole, not letter by letter, and does not lead to a person's former id.
    }, { replace: filter === "query" || filter === "about" });
  }
  const isFiltered = Object.values(PARAMETERS).some((name) => search.has(name));
  return { filters, change, isFiltered, clear: () => setSearch({}) };
}

function readDay(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function readId(text: string | null): string | undefined {
  return text !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}

type FilterState = ReturnType<typeof useFilters>;

const TYPING_PAUSE = 300;

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onChange(sent.current);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative">
      <label htmlFor="busca-memoria" className="sr-only">Buscar na memória</label>
      <Search aria-hidden className="pointer-events-none absolute left-3 top-3 size-5 text-ink-soft" />
      <input
        id="busca-memoria"
        type="search"
        value={text}
        maxLength={200}
        placeholder="Buscar na memória"
        className="min-h-11 w-full rounded-lg border border-line bg-surface pl-10 pr-3 text-base placeholder:text-ink-soft"
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

function AreaButtons({ filters, onChange }: { filters: FactFilters; onChange: (area: string) => void }) {
  const { area, about } = filters;
  const { data: all } = useAreaCounts(about);
  // They count everything that is current: beside a narrower list they would be wrong.
  const isNarrowed = filters.query !== "" || filters.status !== "current" ||
    [filters.type, filters.confidence, filters.source, filters.from_date, filters.to_date].some(Boolean);
  const counts = isNarrowed ? undefined : all;
  return (
    <div role="group" aria-label="Áreas da vida" className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {AREA_KEYS.map((key) => {
        const { name, Icon, color } = AREAS[key];
        const count = counts?.get(key) ?? 0;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === area}
            className={classNames(
              "flex min-h-11 items-center gap-1.5 rounded-xl border px-2 py-2 text-left text-[0.8125rem] md:gap-2 md:px-3 md:text-sm",
              key === area ? "border-brand bg-brand-soft md:font-medium" : "border-line bg-surface hover:bg-raised",
            )}
            onClick={() => onChange(key === area ? "" : key)}
          >
            <Icon aria-hidden className={classNames("size-4 shrink-0 md:size-5", color)} />
            <span className="min-w-0 flex-1 hyphens-auto break-words leading-tight">{name}</span>
            {counts !== undefined && <span className="text-xs tabular-nums text-ink-soft">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}

function DayField({ label, value, onChange }: { label: string; value?: string; onChange: (day: string) => void }) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-xs font-medium text-ink-soft">
      {label}
      <input
        type="date"
        value={value ?? ""}
        className="min-h-10 rounded-lg border border-line bg-surface px-2 text-sm font-normal text-ink"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Search, areas and the other filters. All of them stand in the address. */
export function Filters({ filters, change, isFiltered, clear }: FilterState) {
  const { type, confidence, source, status, from_date, to_date } = filters;
  const isNarrowed = status !== "current" || [type, confidence, source, from_date, to_date].some(Boolean);
  function clearAll() {
    clear();
    // This button is gone then.
    document.getElementById("busca-memoria")?.focus();
  }

  return (
    <div role="search" aria-label="Memória" className="flex flex-col gap-3">
      <SearchField query={filters.query} onChange={(query) => change("query", query)} />
      <AreaButtons filters={filters} onChange={(area) => change("area", area)} />
      <details open={isNarrowed || undefined} className="group">
        <summary className="flex min-h-9 w-fit cursor-pointer items-center gap-1.5 rounded-lg pr-3 text-sm text-ink-soft hover:text-ink">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          Mais filtros
        </summary>
        <div className="mt-1 grid grid-cols-2 items-end gap-2 md:grid-cols-4">
          {SELECTS.map(({ filter, label, options }) => (
            <SelectField
              key={filter}
              label={label}
              small
              options={options}
              value={filter === "status" && filters.status === "current" ? "" : filters[filter] ?? ""}
              onChange={(event) => change(filter, event.target.value)}
            />
          ))}
          <DayField label="Na memória desde" value={filters.from_date} onChange={(day) => change("from_date", day)} />
          <DayField label="até" value={filters.to_date} onChange={(day) => change("to_date", day)} />
        </div>
      </details>
      {isFiltered && (
        <Button look="quiet" size="small" className="self-start" onClick={clearAll}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}
