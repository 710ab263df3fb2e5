import { Archive, ArchiveRestore, Eye, EyeOff, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { ConversationWindow } from "./conversation-dialogs.tsx";
import { type ConversationEntry, useArchiveConversation, useTakeOffMemory } from "./conversations-data.ts";

const dayFormat = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "short" });

/** One conversation of the list, and what can be done with it. */
export function ConversationRow(
  { conversation, isCurrent, onOpen }: {
    conversation: ConversationEntry;
    isCurrent: boolean;
    onOpen: (window: ConversationWindow) => void;
  },
) {
  const archive = useArchiveConversation();
  const takeOffMemory = useTakeOffMemory();
  const { id, title, updated_at, archived_at, off_memory_at } = conversation;
  const isOffMemory = off_memory_at !== null;
  const isArchived = archived_at !== null;
  const name = title ?? "conversa sem título";
  const actions: { label: string; Icon: LucideIcon; opens?: "dialog"; act: () => void }[] = [
    { label: `Renomear ${name}`, Icon: Pencil, opens: "dialog", act: () => onOpen({ kind: "rename", conversation }) },
    isOffMemory
      ? { label: `Voltar a aprender com ${name}`, Icon: Eye, act: () => takeOffMemory.mutate({ id, isOff: false }) }
      : { label: `Deixar ${name} fora da memória`, Icon: EyeOff, act: () => takeOffMemory.mutate({ id, isOff: true }) },
    isArchived
      ? { label: `Desarquivar ${name}`, Icon: ArchiveRestore, act: () => archive.mutate({ id, archive: false }) }
      : { label: `Arquivar ${name}`, Icon: Archive, act: () => archive.mutate({ id, archive: true }) },
    { label: `Apagar ${name}`, Icon: Trash2, opens: "dialog", act: () => onOpen({ kind: "delete", conversation }) },
  ];
  return (
    <li className="group">
      <Link
        href={`/conversa/${encodeURIComponent(id)}`}
        aria-current={isCurrent ? "true" : undefined}
        className={classNames(
          "flex flex-col rounded-lg px-3 py-2 text-sm hover:bg-raised",
          isCurrent && "bg-brand-soft font-medium",
        )}
      >
        <span className="truncate" dir="auto">{title ?? "Sem título"}</span>
        <span className="text-xs text-ink-soft">
          {dayFormat.format(new Date(updated_at))}
          {isOffMemory && " · fora da memória"}
        </span>
      </Link>
      <div
        className={classNames(
          "flex justify-end",
          !isCurrent &&
            "[@media(hover:hover)]:sr-only [@media(hover:hover)]:focus-within:not-sr-only [@media(hover:hover)]:group-hover:not-sr-only",
        )}
      >
        {actions.map(({ label, Icon, opens, act }) => (
          <Button
            key={label}
            size="icon"
            look="quiet"
            className="size-8"
            aria-label={label}
            title={label}
            aria-haspopup={opens}
            onClick={act}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
    </li>
  );
}
