import { Link, useSearchParams } from "wouter";
import { classNames } from "../ui/class-names.ts";
import { Page } from "../ui/page.tsx";
import { Doubts } from "./doubts.tsx";
import { useFactActions } from "./fact-actions.tsx";
import { FactList } from "./fact-list.tsx";
import { Filters, useFilters } from "./filters.tsx";
import { Nights } from "./nights.tsx";
import { AboutPerson, People } from "./people.tsx";
import { ProfileView } from "./profile.tsx";

const PARTS = [
  { name: "O que sei", part: null },
  { name: "Pessoas", part: "pessoas" },
  { name: "Aprendizado", part: "aprendizado" },
  { name: "Seu perfil", part: "perfil" },
] as const;

/** What the assistant keeps about the person, to read, confirm, correct and delete; the people in it; what each night learned. */
export default function MemoryPage() {
  const [search] = useSearchParams();
  const asked = search.get("parte");
  const { part } = PARTS.find((one) => one.part === asked) ?? PARTS[0];
  return (
    // Who looks at a person has come from the people.
    <Page title="Memória" actions={<Parts current={part === null && search.has("sobre") ? "pessoas" : part} />}>
      {part === null && <Facts />}
      {part === "pessoas" && <People />}
      {part === "aprendizado" && <Nights />}
      {part === "perfil" && <ProfileView />}
    </Page>
  );
}

function Parts({ current }: { current: string | null }) {
  return (
    <nav
      aria-label="Partes da memória"
      className="flex max-w-full flex-wrap gap-1 rounded-xl border border-line bg-surface p-1"
    >
      {PARTS.map(({ name, part }) => (
        <Link
          key={name}
          href={part === null ? "/memoria" : `/memoria?parte=${part}`}
          aria-current={part === current ? "page" : undefined}
          className={classNames(
            "rounded-lg px-3 py-1.5 text-sm",
            part === current ? "bg-brand-soft font-medium" : "text-ink-soft hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Facts() {
  const filterState = useFilters();
  const { actions, isBusy, report, windows } = useFactActions((before, after) => {
    if (filterState.filters.about === before) filterState.change("about", after);
  });
  return (
    <>
      {!filterState.isFiltered && <Doubts actions={actions} isBusy={isBusy} onAnswered={report} />}
      {filterState.filters.about !== undefined && (
        <AboutPerson id={filterState.filters.about} actions={actions} isBusy={isBusy} />
      )}
      <Filters {...filterState} />
      <FactList
        filters={filterState.filters}
        isFiltered={filterState.isFiltered}
        actions={actions}
        isBusy={isBusy}
      />
      {windows}
    </>
  );
}
