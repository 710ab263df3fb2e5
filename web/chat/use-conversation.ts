import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import { useEffect, useMemo, useRef, useState } from "react";
import { API_VERSION, VERSION_HEADER } from "../../shared/http/api-version.ts";
import { type Backend, explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { watchedFetch } from "../shell/connection.ts";
import { useRefreshConversations } from "./conversations-data.ts";
import { drafts } from "./drafts.ts";
import { useRefreshPages } from "./effects-data.ts";
import {
  type ChatMessage,
  fetchMessages,
  type MessagePage,
  rememberIsStored,
  stopAnswer,
  textOf,
} from "./messages-data.ts";
import { type Answer, answerProposals, useRefreshWaiting } from "./waiting-data.ts";

/** Why a message was not answered. */
export interface Problem {
  /** The server's code; `offline` where there was none. */
  code: string;
  sentence: string;
}

/** A message of the person that is being changed. */
export interface Editing {
  messageId: string;
  text: string;
}

const CUT = "A conexão caiu no meio da resposta. Buscando o que falta…";

/** How long to wait before each try to reach the server again, in milliseconds. */
const PAUSES = [1_000, 3_000, 8_000];

/** A conversation from its first page on: its messages, and what can be done in it. */
export function useConversation(id: string, firstPage: MessagePage) {
  const backend = useBackend();
  const refreshConversations = useRefreshConversations();
  const refreshWaiting = useRefreshWaiting(id);
  const refreshPages = useRefreshPages();
  const transport = useMemo(() => createTransport(backend), [backend]);
  useState(() => drafts.restoreSent(id, lastOwnText(firstPage.messages)));
  const [nextCursor, setNextCursor] = useState(firstPage.nextCursor);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [tries, setTries] = useState(0);
  /** What the request that runs was meant to replace. */
  const replacing = useRef<Editing | "answer" | null>(null);
  const isReading = useRef(false);

  const chat = useChat<ChatMessage>({
    id,
    messages: firstPage.messages,
    resume: true,
    transport,
    onFinish({ message, isError, isAbort }) {
      refreshWaiting(message.metadata && (message.metadata.waiting ?? []));
      refreshConversations();
      refreshPages(message);
      if (isError) return;
      // A connection may also end quietly in the middle of an answer; one that is whole has its metadata.
      if (!isAbort && message.metadata === undefined) return setProblem({ code: "offline", sentence: CUT });
      replacing.current = null;
      setTries(0);
      drafts.forgetSent(id);
      rememberIsStored(id);
    },
    onError: (error) => void meet(error),
  });
  const { messages, setMessages, sendMessage, regenerate, resumeStream, clearError, status } = chat;
  const isBusy = status === "submitted" || status === "streaming" || isAnswering;
  // What is read from the server is compared with what is shown by then.
  const shown = useRef(messages);
  shown.current = messages;
  const hasFailed = useRef(false);
  hasFailed.current = status === "error";

  async function meet(error: Error) {
    const met = readProblem(error);
    setProblem(met);
    if (met.code === "unauthenticated") void backend.supabase.auth.refreshSession();
    // What would have been replaced is there again, and what was typed too.
    if (replacing.current !== null && met.code !== "offline") await read().catch(() => {});
  }

  /** Reads the conversation from the server. A message, or a change of one, that has not arrived there is kept. */
  async function read() {
    const page = await fetchMessages(backend, id);
    const last = shown.current.findLast(({ role }) => role === "user");
    const isUnsent = last !== undefined && hasFailed.current && !page.messages.some((one) => one.id === last.id);
    // Older pages that were opened stay where nothing is new.
    if (!endsWith(shown.current, page.messages)) {
      setMessages(isUnsent ? [...page.messages, last] : page.messages);
      setNextCursor(page.nextCursor);
    }
    const change = replacing.current;
    replacing.current = null;
    if (change !== null && change !== "answer") {
      const stored = page.messages.find((one) => one.id === change.messageId);
      if (!stored || textOf(stored) !== change.text) setEditing(change);
    }
    return { page, isUnsent };
  }

  /** After the network was gone: shows what the server has by now, and goes on with an answer that is still being made. */
  async function recover() {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const { page, isUnsent } = await read();
      if (isUnsent) return;
      clearError();
      setProblem(null);
      drafts.forgetSent(id);
      rememberIsStored(id);
      if (page.messages.at(-1)?.role !== "user") return;
      await resumeStream();
      // It may have ended in between.
      const now = await fetchMessages(backend, id);
      setMessages(now.messages);
    } finally {
      isReading.current = false;
      refreshWaiting();
    }
  }

  const isLost = problem?.code === "offline";
  useEffect(() => {
    const pause = PAUSES[tries];
    if (!isLost || pause === undefined) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void recover().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [isLost, tries]);

  // A message whose answer is neither stored nor streamed is being stored just now, or was never answered.
  const isUnanswered = status === "ready" && problem === null && messages.at(-1)?.role === "user";
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setTimeout(() => void recover().catch(() => {}), PAUSES[0]);
    return () => clearTimeout(timer);
  }, [isUnanswered]);

  // A tab that comes back, or a network that does, shows what was said meanwhile.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && !isBusy && (problem === null || isLost)) {
        void recover().catch(() => {});
      }
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  });

  function begin(request: Promise<void>) {
    setProblem(null);
    setTries(0);
    void request;
  }

  return {
    messages,
    status,
    isBusy,
    problem,
    editing,
    setEditing,
    hasOlder: nextCursor !== null,
    read: () => begin(recover()),
    send(text: string) {
      drafts.keepSent(id, text);
      begin(sendMessage({ text }));
    },
    retry: () => begin(regenerate()),
    answerAnew(messageId: string) {
      replacing.current = "answer";
      begin(regenerate({ messageId }));
    },
    edit(change: Editing) {
      replacing.current = change;
      setEditing(null);
      begin(sendMessage({ text: change.text, messageId: change.messageId }));
    },
    async showOlder() {
      if (nextCursor === null) return;
      const page = await fetchMessages(backend, id, nextCursor);
      setMessages((shown) => [...page.messages, ...shown]);
      setNextCursor(page.nextCursor);
    },
    /** Sends buttons' answers, and reads from the server what has become of the conversation. */
    async answer(answers: Answer[]) {
      setAnswering(true);
      setProblem(null);
      try {
        await answerProposals(backend, id, answers);
      } catch (error) {
        setProblem({ code: "answer", sentence: explainError(error) });
      }
      const answer = (await read().catch(() => null))?.page.messages.at(-1);
      setAnswering(false);
      if (answer !== undefined) refreshPages(answer);
      refreshWaiting();
      refreshConversations();
    },
    async stop() {
      await stopAnswer(backend, id).catch(() => {});
      await chat.stop();
    },
  };
}

export type ConversationState = ReturnType<typeof useConversation>;

function createTransport(backend: Backend) {
  return new DefaultChatTransport<ChatMessage>({
    api: `${backend.config.url}/functions/v1/chat`,
    fetch: watchedFetch,
    headers: async () => {
      const { data } = await backend.supabase.auth.getSession();
      return {
        Authorization: `Bearer ${data.session?.access_token}`,
        apikey: backend.config.publishableKey,
        [VERSION_HEADER]: `${API_VERSION}`,
      };
    },
  });
}

/** The server's sentence; what only the network said is put into words here. */
function readProblem(error: Error): Problem {
  try {
    const { code, message } = JSON.parse(error.message).error;
    return { code, sentence: message };
  } catch {
    return { code: "offline", sentence: explainError(new TypeError(error.message, { cause: error })) };
  }
}

function lastOwnText(messages: readonly ChatMessage[]): string | undefined {
  const last = messages.findLast(({ role }) => role === "user");
  return last && textOf(last);
}

/** Whether the messages that are shown end with those of a page, as they are there. */
function endsWith(shown: readonly ChatMessage[], page: readonly ChatMessage[]): boolean {
  const end = shown.slice(-page.length);
  return page.length > 0 && end.length === page.length &&
    page.every((one, index) => one.id === end[index]!.id && textOf(one) === textOf(end[index]!));
}
