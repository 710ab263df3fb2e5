import { type ReactNode, useLayoutEffect, useRef } from "react";
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
  const notice = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // While the notice is still there: a window around it would take the focus as soon as it is lost.
  useLayoutEffect(() => {
    const here = notice.current;
    undoButton.current?.focus();
    return () => {
      if (!here?.contains(document.activeElement)) return;
      // The button goes with the notice: the keyboard goes on from what came back, or from the page's content.
      const next = returnTo === undefined ? null : document.querySelector<HTMLElement>(returnTo);
      (next ?? here.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById("conteudo"))
        ?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={notice}
      role="status"
      className="sticky bottom-4 z-20 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-sm shadow-lg"
    >
      <p className="min-w-0 flex-1 basis-48 break-words">{children}</p>
      <div className="flex gap-2">
        <Button ref={undoButton} size="small" aria-disabled={isBusy} onClick={() => isBusy || onUndo()}>
          Desfazer
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>Fechar</Button>
      </div>
    </div>
  );
}
