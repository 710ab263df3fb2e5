import type { ReactNode } from "react";

/** A figure within words, which opens its rows. */
export function FigureLink({ isOpen, onOpen, children }: { isOpen: boolean; onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="min-h-6 font-medium underline decoration-dotted underline-offset-4 hover:text-brand"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
