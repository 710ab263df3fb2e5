import { useChat, type UseChatHelpers, type UseChatOptions } from "@ai-sdk/react";
import { DefaultChatTransport, type UIMessage } from "ai";
import { Window } from "happy-dom";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Stack, TestUser } from "./stack.ts";

type Hook = UseChatHelpers<UIMessage>;

/** A page that uses `useChat`, in a simulated DOM. */
export interface ChatPage {
  /** The value of the hook at the last render. */
  readonly chat: Hook;
  /** The visible text, one line per message. */
  readonly lines: string[];
  /** Waits until the value of the hook fits, and returns it. */
  until(fits: (chat: Hook) => boolean): Promise<Hook>;
  /** Runs an action on the hook, and waits for the answer or the error. */
  after(action: (chat: Hook) => unknown): Promise<Hook>;
  close(): void;
}

const dom = new Window({ url: "https://app.example/" });

/** A transport for the chat function, as an app configures it. */
export function transportOf(
  { url, publishableKey }: Stack,
  { token }: Pick<TestUser, "token">,
  fetch?: typeof globalThis.fetch,
) {
  return new DefaultChatTransport({
    fetch,
    api: `${url}/functions/v1/chat`,
    headers: { Authorization: `Bearer ${token}`, apikey: publishableKey },
  });
}

/** Opens a page with the hook. */
export function openPage(options: UseChatOptions<UIMessage>): ChatPage {
  // React needs a global window. A global document is not set: with it, Supabase's clients would believe to be in a browser.
  Object.assign(globalThis, { window: dom });
  const { document } = dom;
  const container = document.createElement("ul");
  document.body.append(container);
  const root = createRoot(container);
  const waiting = new Set<() => void>();
  let chat: Hook;
  let shown = 0;
  let show: (count: number) => void;
  function Page() {
    chat = useChat(options);
    [shown, show] = useState(0);
    queueMicrotask(() => waiting.forEach((look) => look()));
    return chat.messages.map(({ id, role, parts }) =>
      createElement("li", { key: id }, `${role}: `, ...parts.map((part) => part.type === "text" ? part.text : ""))
    );
  }
  root.render(createElement(Page));
  const until = (fits: (chat: Hook) => boolean) =>
    new Promise<Hook>((resolve) => {
      const look = () => {
        if (!chat || !fits(chat)) return;
        waiting.delete(look);
        resolve(chat);
      };
      waiting.add(look);
      look();
    });
  return {
    get chat() {
      return chat;
    },
    get lines() {
      return [...container.children].map((line) => line.textContent);
    },
    until,
    async after(action) {
      await until(() => true);
      await action(chat);
      // This forces a render. What the hook has set so far is rendered with it or before it.
      const count = shown + 1;
      show(count);
      await until(() => shown === count);
      return await until(({ status }) => status === "ready" || status === "error");
    },
    close() {
      root.unmount();
      container.remove();
    },
  };
}
