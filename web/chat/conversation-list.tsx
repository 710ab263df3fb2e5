import { MessageSquarePlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type ConversationEntry, useConversations, useDeleteConversation, useRenameConversation } from "./chat-data.ts";

const dayFormat = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "short" });

/** The person's conversations, with a search over their titles. */
export function ConversationList(
  { current, onNew, onGone }: { current: string; onNew: () => void; onGone: () => void },
) {
  const { data: conversations = [] } = useConversations();
  const [search, setSearch] = useState("");
  const [renaming, setRenaming] = useState<ConversationEntry | null>(null);
  const [deleting, setDeleting] = useState<ConversationEntry | null>(null);
  const rename = useRenameConversation();
  const remove = useDeleteConversation();
  const wanted = search.trim().toLocaleLowerCase("pt-BR");
  const found = conversations.filter(({ title }) => (title ?? "").toLocaleLowerCase("pt-BR").includes(wanted));

  return (
    <div className="flex h-full flex-col gap-2 p-3">
      <Button onClick={onNew}>
        <MessageSquarePlus aria-hidden className="size-4" /> Nova conversa
      </Button>
      <label htmlFor="busca-conversas" className="sr-only">Buscar nas conversas</label>
      <input
        id="busca-conversas"
        type="search"
        value={search}
        placeholder="Buscar"
        className="min-h-10 rounded-lg border border-line bg-surface px-3 text-sm placeholder:text-ink-soft"
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {found.map((one) => (
          <li key={one.id} className="group relative">
            <Link
              href={`/conversa/${encodeURIComponent(one.id)}`}
              aria-current={one.id === current ? "true" : undefined}
              className={classNames(
                "flex flex-col rounded-lg px-3 py-2 pr-16 text-sm hover:bg-raised",
                one.id === current && "bg-brand-soft font-medium",
              )}
            >
              <span className="truncate">{one.title ?? "Sem título"}</span>
              <span className="text-xs text-ink-soft">{dayFormat.format(new Date(one.updated_at))}</span>
            </Link>
            <div className="absolute right-1 top-1.5 flex opacity-0 focus-within:opacity-100 group-hover:opacity-100">
              <Button
                size="icon"
                look="quiet"
                className="size-8"
                aria-label={`Renomear ${one.title ?? "conversa"}`}
                onClick={() => setRenaming(one)}
              >
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button
                size="icon"
                look="quiet"
                className="size-8"
                aria-label={`Apagar ${one.title ?? "conversa"}`}
                onClick={() => setDeleting(one)}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog title="Renomear a conversa" isOpen={renaming !== null} onClose={() => setRenaming(null)}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const title = String(new FormData(event.currentTarget).get("title")).trim();
            if (renaming && title !== "") rename.mutate({ id: renaming.id, title });
            setRenaming(null);
          }}
        >
          <TextField label="Título" name="title" defaultValue={renaming?.title ?? ""} maxLength={200} required />
          <Button type="submit" look="primary">Guardar</Button>
        </form>
      </Dialog>
      <Dialog title="Apagar a conversa?" isOpen={deleting !== null} onClose={() => setDeleting(null)}>
        <p className="mb-4 text-sm">
          As mensagens de “{deleting?.title ?? "Sem título"}” somem para sempre. O que foi registrado ou guardado na
          memória fica.
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={() => setDeleting(null)}>Cancelar</Button>
          <Button
            look="danger"
            onClick={() => {
              if (deleting?.id === current) onGone();
              if (deleting) remove.mutate({ id: deleting.id });
              setDeleting(null);
            }}
          >
            Apagar
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
