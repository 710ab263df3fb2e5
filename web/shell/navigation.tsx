import { BookOpen, Brain, CalendarCheck, Ellipsis, HeartPulse, MessageCircle, Settings, Wallet } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link, useLocation } from "wouter";
import { classNames } from "../ui/class-names.ts";
import { OfflineBanner } from "./offline-banner.tsx";

const PLACES = [
  { path: "/conversa", name: "Conversa", Icon: MessageCircle },
  { path: "/hoje", name: "Hoje", Icon: CalendarCheck },
  { path: "/memoria", name: "Memória", Icon: Brain },
  { path: "/dinheiro", name: "Dinheiro", Icon: Wallet },
  { path: "/saude", name: "Saúde", Icon: HeartPulse },
  { path: "/biblioteca", name: "Biblioteca", Icon: BookOpen },
  { path: "/ajustes", name: "Ajustes", Icon: Settings },
] as const;

/** On a phone this many stand in the bar, the others behind "Mais": a thumb needs room. */
const IN_BAR = 4;

/** The frame of every page: the navigation beside it, or below it on a phone. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col-reverse md:flex-row">
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-2 focus:z-50 focus:rounded focus:bg-surface focus:p-2"
      >
        Ir para o conteúdo
      </a>
      <nav
        aria-label="Páginas"
        className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:w-52 md:flex-col md:gap-1 md:border-r md:border-t-0 md:p-3"
      >
        <p className="hidden px-3 pb-4 pt-2 text-lg font-semibold md:block">Life Assistant</p>
        {PLACES.map((place, index) => <Place key={place.path} {...place} isInBar={index < IN_BAR} />)}
        <More />
      </nav>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <OfflineBanner />
        <main id="conteudo" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}

const IN_BAR_LOOK =
  "min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 py-2 text-xs text-ink-soft md:min-h-0 md:flex-none md:flex-row md:justify-start md:gap-3 md:rounded-lg md:px-3 md:py-2.5 md:text-sm";

/** The places that have no room in the bar of a phone. */
function More() {
  const [location] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const others = PLACES.slice(IN_BAR);
  const isHere = others.some(({ path }) => location.startsWith(path));
  return (
    <>
      <button
        type="button"
        popoverTarget="mais"
        className={classNames(IN_BAR_LOOK, "flex md:hidden", isHere && "font-medium text-ink")}
      >
        <Ellipsis aria-hidden className={classNames("size-5 shrink-0", isHere && "text-brand")} />
        Mais
      </button>
      <div
        id="mais"
        popover="auto"
        ref={list}
        className="inset-auto bottom-20 right-2 m-0 min-w-44 flex-col rounded-xl border border-line bg-surface p-1 text-ink shadow-lg open:flex"
      >
        {others.map(({ path, name, Icon }) => (
          <Link
            key={path}
            href={path}
            aria-current={location.startsWith(path) ? "page" : undefined}
            className="flex min-h-12 items-center gap-3 rounded-lg px-3 text-sm hover:bg-raised"
            onClick={() => list.current?.hidePopover()}
          >
            <Icon aria-hidden className="size-5" /> {name}
          </Link>
        ))}
      </div>
    </>
  );
}

function Place({ path, name, Icon, isInBar }: typeof PLACES[number] & { isInBar: boolean }) {
  const [location] = useLocation();
  const isHere = location === path || location.startsWith(`${path}/`);
  return (
    <Link
      href={path}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        IN_BAR_LOOK,
        isInBar ? "flex" : "hidden md:flex",
        isHere ? "font-medium text-ink md:bg-brand-soft" : "hover:text-ink md:hover:bg-raised",
      )}
    >
      <Icon aria-hidden className={classNames("size-5 shrink-0", isHere && "text-brand")} />
      <span className="max-w-full truncate">{name}</span>
    </Link>
  );
}
