import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import type { DialogProps } from "./dialog.tsx";

/** The window itself, with Base UI behind it: loaded when the first one opens. */
export default function DialogWindow({ title, isOpen, onClose, focusAfter, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40" />
        <Base.Popup
          ref={popup}
          // By touch not: the keyboard would cover half of the window at once.
          initialFocus={(openedBy) =>
            openedBy === "touch" || (popup.current?.querySelector<HTMLElement>("input, textarea, select") ?? true)}
          finalFocus={() => focusAfter?.() ?? true}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-lg -translate-y-1/2 overflow-auto rounded-2xl border border-line bg-surface p-6 shadow-xl"
        >
          <header className="mb-4 flex items-start justify-between gap-4">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label="Fechar"
              className="grid size-9 place-items-center rounded-lg text-ink-soft hover:bg-raised"
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
