import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/**
 * Says at the bottom of the page what was just removed, with a button that takes it back. The button has the focus, since
 * what was removed had it: give each removal a key of its own.
 */
export function UndoNotice(
  { children, isBusy, returnTo, onUndo, onClose }: {
    children: ReactNode;
    isBusy: boolean;
    /** A selector for where the focus goes afterwards, if that is there again; else to the page's content. */
    returnTo?: string;
    onUndo: () => void;
    onClose: () => void;
  },
) {
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undoButton.current?.focus();
    return () => {
      if (document.activeElement !== document.body) return;
      // The button goes with the notice: the keyboard goes on from what came back, or from the page's content.
      const next = returnTo === undefined ? null : document.querySelector<HTMLElement>(returnTo);
      (next ?? document.getElementById("conteudo"))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-sm shadow-lg"
    >
      <p className="min-w-0 flex-1 break-words">{children}</p>
      <div className="flex gap-2">
        <Button ref={undoButton} size="small" disabled={isBusy} onClick={onUndo}>Desfazer</Button>
        <Button size="small" look="quiet" onClick={onClose}>Fechar</Button>
      </div>
    </div>
  );
}
