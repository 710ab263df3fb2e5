import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { BackendError, explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { useConversations } from "./conversations-data.ts";
import { beginConversation, type MessagePage, openConversation } from "./messages-data.ts";

/** The conversation of the address; without one, the last that was used, or a new one. */
export default function ChatPage() {
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const { data: conversations, isError } = useConversations();
  const [isListOpen, setListOpen] = useState(false);

  useEffect(() => {
    document.title = "Conversa · Life Assistant";
  }, []);
  useEffect(() => {
    if (id !== undefined || (conversations === undefined && !isError)) return;
    const last = conversations?.[0]?.id ?? beginConversation();
    navigate(`/conversa/${encodeURIComponent(last)}`, { replace: true });
  }, [id, conversations, isError]);

  function open(next: string) {
    setListOpen(false);
    navigate(`/conversa/${next}`);
  }

  if (id === undefined) return <Opening className="h-full" />;
  const startNew = () => open(beginConversation());
  const current = decodeURIComponent(id);
  const title = conversations?.find((conversation) => conversation.id === current)?.title;
  return (
    <div className="flex h-full min-h-0">
      <h1 className="sr-only">Conversa</h1>
      <aside
        aria-label="Conversas"
        className={classNames(
          "w-64 shrink-0 border-r border-line",
          isListOpen ? "absolute inset-y-0 left-0 z-30 block bg-page shadow-lg" : "hidden lg:block",
        )}
      >
        <ConversationList current={current} onNew={startNew} onGone={startNew} />
      </aside>
      {isListOpen && (
        <button
          type="button"
          aria-label="Fechar a lista"
          className="fixed inset-0 z-20 lg:hidden"
          onClick={() => setListOpen(false)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex shrink-0 items-center gap-1 border-b border-line px-2 py-1 lg:hidden">
          <Button size="icon" look="quiet" aria-label="Conversas" onClick={() => setListOpen(true)}>
            <PanelLeft aria-hidden className="size-5" />
          </Button>
          <p className="min-w-0 truncate text-sm text-ink-soft" dir="auto">{title ?? "Nova conversa"}</p>
        </div>
        <div className="min-h-0 flex-1">
          <LoadedConversation key={id} id={current} onNew={startNew} />
        </div>
      </div>
    </div>
  );
}

function LoadedConversation({ id, onNew }: { id: string; onNew: () => void }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["messages", id],
    // A conversation begins with what the server has, and only without a network with what was seen last.
    meta: { isKept: false },
    async queryFn() {
      const kept = ["kept-messages", id];
      try {
        const page = await openConversation(backend, id);
        queryClient.setQueryData(kept, page);
        return page;
      } catch (error) {
        // Without a network it is shown as it was seen last.
        const page = queryClient.getQueryData<MessagePage>(kept);
        if (page && error instanceof BackendError && error.code === "offline") return page;
        throw error;
      }
    },
    // The conversation goes on by itself from here.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error instanceof BackendError && error.code === "conversation_not_found") {
    return (
      <div className="mx-auto flex max-w-md flex-col items-center gap-4 p-6 pt-20 text-center">
        <p>Essa conversa não existe mais.</p>
        <Button look="primary" onClick={onNew}>Nova conversa</Button>
      </div>
    );
  }
  if (error) {
    return (
      <div className="mx-auto max-w-md p-6">
        <Notice look="problem">
          {explainError(error)}{" "}
          <Button size="small" className="mt-2" onClick={() => void refetch()}>Tentar de novo</Button>
        </Notice>
      </div>
    );
  }
  if (!data) return <Opening label="Abrindo a conversa" className="h-full" />;
  return <Conversation id={id} firstPage={data} />;
}
