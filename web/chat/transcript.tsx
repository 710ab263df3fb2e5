import { ArrowDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import { useSearchParams } from "wouter";
import { Button } from "../ui/button.tsx";
import { useUndone } from "./effects-data.ts";
import { MessageView } from "./message-view.tsx";
import type { ConversationState } from "./use-conversation.ts";

/** The messages. The page follows what is written only while its end is in view. */
export function Transcript({ conversation, children }: { conversation: ConversationState; children: ReactNode }) {
  const { messages, status, isBusy, editing, hasOlder } = conversation;
  const { scrollRef, contentRef, isAtBottom, scrollToBottom, stopScroll } = useStickToBottom({
    initial: "instant",
    resize: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  useFollowedEnd(scrollRef, isAtBottom, () => void scrollToBottom("instant"));
  const sought = useSoughtMessage(conversation, stopScroll);
  const undone = useUndone(messages);
  const lastAnswer = messages.findLast(({ role }) => role === "assistant")?.id;
  const isLastAnswered = messages.at(-1)?.role === "assistant";
  // The same functions for every message and every letter that arrives, so that old messages are not drawn again.
  const actions = useStableActions(conversation);
  return (
    <div className="relative min-h-0">
      <div ref={scrollRef} className="h-full overflow-y-auto" tabIndex={0} role="region" aria-label="Mensagens">
        <div ref={contentRef} className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pb-6 pt-4 lg:pt-6">
          {hasOlder && <OlderMessages conversation={conversation} />}
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              isSought={message.id === sought}
              isStreaming={isBusy && message === messages.at(-1) && message.role === "assistant" && status !== "ready"}
              undone={undone}
              editing={editing?.messageId === message.id ? editing.text : null}
              onEdit={isBusy ? undefined : actions.edit}
              onSend={actions.send}
              onStopEditing={actions.stopEditing}
              onAnswerAnew={isBusy || !isLastAnswered || message.id !== lastAnswer ? undefined : actions.answerAnew}
            />
          ))}
          {status === "submitted" && <p className="text-sm text-ink-soft">pensando…</p>}
          {children}
        </div>
      </div>
      {!isAtBottom && (
        <Button
          size="icon"
          aria-label="Ir para o fim"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-md"
          onClick={() => void scrollToBottom()}
        >
          <ArrowDown aria-hidden className="size-5" />
        </Button>
      )}
    </div>
  );
}

/** What appears below the messages makes their place smaller: whoever saw the end still sees it. */
function useFollowedEnd(place: RefObject<HTMLElement | null>, isAtEnd: boolean, goToEnd: () => void) {
  const state = useRef({ isAtEnd, goToEnd });
  state.current = { isAtEnd, goToEnd };
  useEffect(() => {
    const observer = new ResizeObserver(() => state.current.isAtEnd && state.current.goToEnd());
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
}

function OlderMessages({ conversation: { showOlder } }: { conversation: ConversationState }) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Button
      look="quiet"
      size="small"
      className="self-center"
      aria-disabled={isLoading}
      onClick={() => {
        if (isLoading) return;
        setLoading(true);
        void showOlder().catch(() => {}).finally(() => setLoading(false));
      }}
    >
      {isLoading ? "Buscando…" : "Mensagens mais antigas"}
    </Button>
  );
}

/** The message that the address names (`?mensagem=`): brings it into view, with older pages where it is not among the first. */
function useSoughtMessage(conversation: ConversationState, stopScroll: () => void): string | null {
  const [search] = useSearchParams();
  const sought = search.get("mensagem");
  const { messages, hasOlder } = conversation;
  const isHere = messages.some(({ id }) => id === sought);
  useEffect(() => {
    if (sought === null) return;
    if (!isHere) {
      if (hasOlder) void conversation.showOlder().catch(() => {});
      return;
    }
    // After the page has gone to its end, which it does first.
    const frame = requestAnimationFrame(() => {
      stopScroll();
      const message = document.getElementById(`mensagem-${sought}`);
      message?.scrollIntoView({ block: "center" });
      message?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [sought, isHere, isHere || messages.length]);
  return sought;
}

function useStableActions(conversation: ConversationState) {
  const current = useRef(conversation);
  current.current = conversation;
  return useRef({
    edit: (messageId: string, text: string) => current.current.setEditing({ messageId, text }),
    send: (messageId: string, text: string) => current.current.edit({ messageId, text }),
    stopEditing: () => current.current.setEditing(null),
    answerAnew: (messageId: string) => current.current.answerAnew(messageId),
  }).current;
}
