import { MessageSquarePlus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "../ui/button.tsx";
import { ConversationDialogs, type ConversationWindow } from "./conversation-dialogs.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { useConversations } from "./conversations-data.ts";
import { FoundMessages } from "./found-messages.tsx";

/** The person's conversations. What is searched for is found in their titles and in what was said in them. */
export function ConversationList(
  { current, onNew, onGone }: { current: string; onNew: () => void; onGone: () => void },
) {
  const [isArchive, setArchive] = useState(false);
  const { data: conversations = [], isPending } = useConversations({ archived: isArchive });
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<ConversationWindow | null>(null);
  const wanted = useDeferredValue(search.trim());
  const found = conversations.filter(({ title }) => fold(title ?? "").includes(fold(wanted)));

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
        maxLength={200}
        placeholder="Buscar"
        className="min-h-10 rounded-lg border border-line bg-surface px-3 text-sm placeholder:text-ink-soft"
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ul aria-label={isArchive ? "Arquivadas" : "Conversas"} aria-busy={isPending}>
          {found.map((one) => (
            <ConversationRow key={one.id} conversation={one} isCurrent={one.id === current} onOpen={setOpen} />
          ))}
        </ul>
        {found.length === 0 && !isPending && wanted === "" && (
          <p className="px-3 py-2 text-sm text-ink-soft">
            {isArchive ? "Nenhuma conversa arquivada." : "Nenhuma conversa ainda."}
          </p>
        )}
        {wanted.length > 1 && <FoundMessages query={wanted} hasTitles={found.length > 0} />}
      </div>
      <Button size="small" look="quiet" aria-pressed={isArchive} onClick={() => setArchive(!isArchive)}>
        {isArchive ? "Voltar às conversas" : "Ver arquivadas"}
      </Button>
      <ConversationDialogs open={open} current={current} onClose={() => setOpen(null)} onGone={onGone} />
    </div>
  );
}

/** Without accents and case. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("pt-BR");
}
