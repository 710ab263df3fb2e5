import { Link, useSearchParams } from "wouter";
import { classNames } from "../ui/class-names.ts";
import { Page } from "../ui/page.tsx";
import { Doubts } from "./doubts.tsx";
import { useFactActions } from "./fact-actions.tsx";
import { FactList } from "./fact-list.tsx";
import { Filters, useFilters } from "./filters.tsx";
import { ProfileView } from "./profile.tsx";

const PARTS = [
  { name: "O que sei", href: "/memoria", isProfile: false },
  { name: "Seu perfil", href: "/memoria?parte=perfil", isProfile: true },
] as const;

/** What the assistant keeps about the person, to read, confirm, correct and delete; and the profile made of it. */
export default function MemoryPage() {
  const [search] = useSearchParams();
  const isProfile = search.get("parte") === "perfil";
  return (
    <Page title="Memória" actions={<Parts isProfile={isProfile} />}>
      {isProfile ? <ProfileView /> : <Facts />}
    </Page>
  );
}

function Parts({ isProfile }: { isProfile: boolean }) {
  return (
    <nav aria-label="Partes da memória" className="flex gap-1 rounded-xl border border-line bg-surface p-1">
      {PARTS.map((part) => (
        <Link
          key={part.href}
          href={part.href}
          aria-current={part.isProfile === isProfile ? "page" : undefined}
          className={classNames(
            "rounded-lg px-3 py-1.5 text-sm",
            part.isProfile === isProfile ? "bg-brand-soft font-medium" : "text-ink-soft hover:text-ink",
          )}
        >
          {part.name}
        </Link>
      ))}
    </nav>
  );
}

function Facts() {
  const filterState = useFilters();
  const { actions, isBusy, report, windows } = useFactActions();
  return (
    <>
      {!filterState.isFiltered && <Doubts actions={actions} isBusy={isBusy} onAnswered={report} />}
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
