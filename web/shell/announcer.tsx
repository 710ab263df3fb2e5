import { createContext, type ReactNode, use, useCallback, useState } from "react";

const Context = createContext<(text: string) => void>(() => {});

/** The one place of the client that a screen reader reads by itself. What grows on the page, like an answer, is not live. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", isEven: false });
  // The same text twice in a row is read twice only where it differs in something that nobody hears.
  const announce = useCallback((text: string) => setSaid(({ isEven }) => ({ text, isEven: !isEven })), []);
  return (
    <Context value={announce}>
      {children}
      <p role="status" className="sr-only">{said.text}{said.isEven && "\u00a0"}</p>
    </Context>
  );
}

/** A function that has a text read out, once, when the screen reader is free. */
export function useAnnounce(): (text: string) => void {
  return use(Context);
}
