import { BookOpen, Clapperboard, ExternalLink, FileText, Link2, type LucideIcon, Play, Tv } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { type Address, addressOf } from "./filters.ts";
import { describeItem, isWork, nameOfStatus } from "./item-words.ts";
import { type ItemType, type ListedItem, useItems, useRestoreItem } from "./library-data.ts";

const ICONS: Record<ItemType, LucideIcon> = {
  note: FileText,
  movie: Clapperboard,
  tv_show: Tv,
  book: BookOpen,
  video: Play,
  link: Link2,
};

/** The items that the address asks for. `cameFrom` is the item that was open last: it gets the focus again. */
export function ItemList({ address, cameFrom }: { address: Address; cameFrom: string | null }) {
  const { item: _open, ...filters } = address;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useItems(filters);
  const items = data?.pages.flatMap((page) => page.items);

  return (
    <Section title={address.isDeleted ? "Apagados" : address.search === "" ? "Guardados" : "Encontrados"}>
      {error && !items && (
        <Notice look="problem">
          {explainError(error)} <Button size="small" onClick={() => void refetch()}>Tentar de novo</Button>
        </Notice>
      )}
      {!items && !error && <Opening label="Abrindo a biblioteca" className="h-40" />}
      {items?.length === 0 && !hasNextPage && <Empty>{explainEmpty(address)}</Empty>}
      {groupsOf(items ?? [], address).map(({ name, items }) => (
        <div key={name} className="mt-4 first-of-type:mt-0">
          {name !== "" && <h3 className="text-sm font-medium text-ink-soft">{name}</h3>}
          <ul className="flex flex-col divide-y divide-line">
            {items.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                address={address}
                hasFocus={item.id === cameFrom}
              />
            ))}
          </ul>
        </div>
      ))}
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais
        </Button>
      )}
    </Section>
  );
}

/** A list of films, series or books stands by their state, what was begun first; every other list in one piece. */
function groupsOf(items: ListedItem[], { type, status, search, isDeleted }: Address) {
  if (type === null || !isWork(type) || status !== null || search !== "" || isDeleted) return [{ name: "", items }];
  return ["started" as const, "wanted" as const, "done" as const, null].map((status) => ({
    name: status === null ? "Sem estado" : nameOfStatus(type, status),
    items: items.filter((item) => item.status === status),
  })).filter(({ items }) => items.length > 0);
}

function explainEmpty({ type, status, search, isDeleted }: Address): string {
  if (search !== "") return "Nada encontrado com essas palavras. Tente outras, ou tire os filtros.";
  if (isDeleted) return "Nada foi apagado nos últimos 30 dias.";
  if (type !== null || status !== null) return "Nada guardado com esses filtros.";
  return "Nada guardado ainda. Peça à assistente, como em “anota isto” ou “quero ver o filme Central do Brasil”.";
}

function ItemRow({ item, address, hasFocus }: { item: ListedItem; address: Address; hasFocus: boolean }) {
  const restore = useRestoreItem();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, []);
  const Icon = ICONS[item.type];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            ref={link}
            href={addressOf({ ...address, item: item.id })}
            className="min-w-0 font-medium [overflow-wrap:anywhere] hover:underline"
          >
            {item.title}
          </Link>
          {item.isAutomatic && <AutomaticMark />}
        </p>
        <p className="break-words text-xs text-ink-soft">{describeItem(item)}</p>
        {restore.error && <Notice look="problem">{explainError(restore.error)}</Notice>}
      </div>
      {address.isDeleted
        ? (
          <Button
            size="small"
            aria-label={`Restaurar ${item.title}`}
            disabled={restore.isPending}
            onClick={() =>
              restore.mutate({ id: item.id }, {
                // Its row goes: the keyboard goes on from the page's content.
                onSuccess: () => document.getElementById("conteudo")?.focus({ preventScroll: true }),
              })}
          >
            Restaurar
          </Button>
        )
        : item.url !== null && (
          <a
            href={item.url}
            target="_blank"
            rel="noreferrer noopener"
            aria-label={`Abrir ${item.title} em outra aba`}
            className="grid size-10 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-raised hover:text-ink"
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
    </li>
  );
}

/** Marks a note that the assistant wrote by itself. */
export function AutomaticMark() {
  return <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs">Automática</span>;
}
