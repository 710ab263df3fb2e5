import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import { explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import {
  answerProposals,
  type ChatMessage,
  fetchMessages,
  type MessagePage,
  stopAnswer,
  textOf,
  useRefreshConversations,
  waitingAfter,
} from "./chat-data.ts";
import { Composer } from "./composer.tsx";
import { MessageView } from "./message-view.tsx";
import { Suggestions } from "./suggestions.tsx";
import { type Answer, Tray } from "./tray.tsx";

/** A conversation from its first page on: the transcript, what waits, and where the person writes. */
export function Conversation({ id, firstPage }: { id: string; firstPage: MessagePage }) {
  const backend = useBackend();
  const refreshConversations = useRefreshConversations();
  const field = useRef<HTMLTextAreaElement>(null);
  const [older, setOlder] = useState<MessagePage>({ messages: [], nextCursor: firstPage.nextCursor });
  const transport = useMemo(() => createTransport(backend), [backend]);
  const { messages, sendMessage, regenerate, stop, status, error, setMessages } = useChat<ChatMessage>({
    id,
    messages: firstPage.messages,
    resume: true,
    transport,
    onFinish: refreshConversations,
  });
  const { scrollRef, contentRef } = useStickToBottom({ initial: "instant", resize: "smooth" });
  const [isAnswering, setAnswering] = useState(false);
  const [answerProblem, setAnswerProblem] = useState<string | null>(null);
  const isBusy = status === "submitted" || status === "streaming" || isAnswering;
  const shown = [...older.messages, ...messages];
  const waiting = waitingAfter(messages);

  /** Sends buttons' answers, and reads from the server what has become of the conversation. */
  async function answer(answers: Answer[]) {
    setAnswering(true);
    setAnswerProblem(null);
    try {
      await answerProposals(backend, id, answers);
    } catch (problem) {
      setAnswerProblem(explainError(problem));
    }
    await readAgain().catch(() => {});
    setAnswering(false);
    refreshConversations();
    field.current?.focus();
  }

  async function showOlder() {
    const page = await fetchMessages(backend, id, older.nextCursor ?? undefined);
    setOlder({ messages: [...page.messages, ...older.messages], nextCursor: page.nextCursor });
  }

  async function readAgain() {
    const page = await fetchMessages(backend, id);
    setMessages(page.messages);
    setOlder({ messages: [], nextCursor: page.nextCursor });
  }

  async function stopHere() {
    await stopAnswer(backend, id).catch(() => {});
    await stop();
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div ref={scrollRef} className="min-h-0 flex-1 overflow-y-auto" tabIndex={0} role="region" aria-label="Mensagens">
        <div ref={contentRef} className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pb-6 pt-14 lg:pt-6">
          {older.nextCursor !== null && (
            <Button
              look="quiet"
              size="small"
              className="self-center"
              onClick={() => void showOlder()}
            >
              Mensagens mais antigas
            </Button>
          )}
          {shown.length === 0 && <Suggestions onChoose={(text) => void sendMessage({ text })} />}
          {shown.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              onUndo={isBusy ? undefined : () => void sendMessage({ text: "desfaz" })}
            />
          ))}
          {status === "submitted" && <p className="text-sm text-ink-soft">pensando…</p>}
          {answerProblem !== null && <Notice look="problem">{answerProblem}</Notice>}
          {error && (
            <Notice look="problem">
              <p>{sentenceOf(error)}</p>
              <div className="mt-2 flex gap-2">
                <Button size="small" onClick={() => void regenerate()}>Tentar de novo</Button>
                <Button size="small" look="quiet" onClick={() => void readAgain()}>Ler a conversa de novo</Button>
              </div>
            </Notice>
          )}
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-2 px-4 pb-4">
        <Tray
          waiting={waiting}
          isBusy={isBusy}
          onAnswer={(answers) => void answer(answers)}
          onChoose={(label) => void sendMessage({ text: label })}
          onCorrect={() => field.current?.focus()}
        />
        <Composer
          conversationId={id}
          isBusy={isBusy}
          field={field}
          onSend={(text) => void sendMessage({ text })}
          onStop={() => void stopHere()}
        />
      </div>
      <Announcer status={status} last={messages.at(-1)} waiting={waiting.length} />
    </div>
  );
}

function createTransport(backend: ReturnType<typeof useBackend>) {
  return new DefaultChatTransport<ChatMessage>({
    api: `${backend.config.url}/functions/v1/chat`,
    headers: async () => {
      const { data } = await backend.supabase.auth.getSession();
      return { Authorization: `Bearer ${data.session?.access_token}`, apikey: backend.config.publishableKey };
    },
  });
}

/** The server's sentence; what only the network said is put into words here. */
function sentenceOf(error: Error): string {
  try {
    return JSON.parse(error.message).error.message;
  } catch {
    return explainError(error);
  }
}

/** Tells a screen reader when an answer begins, ends or asks for a yes; the transcript itself is not read as it grows. */
function Announcer({ status, last, waiting }: { status: string; last: ChatMessage | undefined; waiting: number }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (status === "submitted") setSaid("A assistente está respondendo.");
    else if (status === "error") setSaid("A resposta não chegou.");
    else if (status === "ready" && last?.role === "assistant") {
      setSaid(`${textOf(last)}${waiting > 0 ? ` ${waiting} esperando o seu sim.` : ""}`);
    }
  }, [status, last?.id]);
  return <p role="status" className="sr-only">{said}</p>;
}
