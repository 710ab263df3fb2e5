import { type ReactNode, useEffect } from "react";
import { Button } from "./button.tsx";

const SHOWN_MS = 10_000;

/** Says at the bottom of the page what is done, for as long as it takes to read. It neither takes the focus nor stays over the page. */
export function DoneNotice({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 flex items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-sm shadow-lg"
    >
      <p className="min-w-0 flex-1 break-words">{children}</p>
      <Button size="small" look="quiet" onClick={onClose}>Fechar</Button>
    </div>
  );
}

/** What was taken back: its own words, struck through. */
export function Undone({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <DoneNotice onClose={onClose}>
      Desfeito: <s>{children}</s>
    </DoneNotice>
  );
}
