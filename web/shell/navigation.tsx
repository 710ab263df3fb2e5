import { BookOpen, Brain, CalendarCheck, HeartPulse, MessageCircle, Settings, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { classNames } from "../ui/class-names.ts";

const PLACES = [
  { path: "/conversa", name: "Conversa", Icon: MessageCircle },
  { path: "/hoje", name: "Hoje", Icon: CalendarCheck },
  { path: "/memoria", name: "Memória", Icon: Brain },
  { path: "/dinheiro", name: "Dinheiro", Icon: Wallet },
  { path: "/saude", name: "Saúde", Icon: HeartPulse },
  { path: "/biblioteca", name: "Biblioteca", Icon: BookOpen },
  { path: "/ajustes", name: "Ajustes", Icon: Settings },
] as const;

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
        {PLACES.map((place) => <Place key={place.path} {...place} />)}
      </nav>
      <main id="conteudo" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
        {children}
      </main>
    </div>
  );
}

function Place({ path, name, Icon }: typeof PLACES[number]) {
  const [location] = useLocation();
  const isHere = location === path || location.startsWith(`${path}/`);
  return (
    <Link
      href={path}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        "flex min-w-0 flex-1 flex-col items-center gap-0.5 px-0.5 py-2 text-[0.65rem] text-ink-soft md:flex-none md:flex-row md:gap-3 md:rounded-lg md:px-3 md:py-2.5 md:text-sm",
        isHere ? "font-medium text-ink md:bg-brand-soft" : "hover:text-ink md:hover:bg-raised",
      )}
    >
      <Icon aria-hidden className={classNames("size-5 shrink-0", isHere && "text-brand")} />
      <span className="max-w-full truncate">{name}</span>
    </Link>
  );
}
