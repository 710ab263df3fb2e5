import type { ReactNode } from "react";

/** A figure that opens the rows it counts. `of` says for readers of the screen whose figure it is. */
export function FigureButton({ children, of, onOpen }: { children: ReactNode; of: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="min-h-6 text-left font-medium tabular-nums underline decoration-dotted underline-offset-4 hover:text-brand"
      onClick={onOpen}
    >
      {children}
      <span className="sr-only">: ver de onde sai ({of})</span>
    </button>
  );
}
