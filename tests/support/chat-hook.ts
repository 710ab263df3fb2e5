import { useChat, type UseChatHelpers, type UseChatOptions } from "@ai-sdk/react";
import { DefaultChatTransport, type UIMessage } from "ai";
import { Window } from "happy-dom";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Stack, TestUser } from "./stack.ts";

type Hook = UseChatHelpers<UIMessage>;

/** An app's page with `useChat`, open in a DOM. */
export interface ChatPage {
  /** What the hook gave at its last render. */
  readonly chat: Hook;
  /** What a person reads there, a line a message. */
  readonly lines: string[];
  /** What the hook gave once that fits. */
  until(fits: (chat: Hook) => boolean): Promise<Hook>;
  /** Does something with the hook and waits for the answer to it, or the error. */
  after(action: (chat: Hook) => unknown): Promise<Hook>;
  close(): void;
}

const dom = new Window({ url: "https://app.example/" });

/** The transport as an app sets it up. */
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
  // React looks for a window. There is no global document: clients of Supabase would take the whole process for a browser.
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
      // What the hook has set by now is rendered with this or before.
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
