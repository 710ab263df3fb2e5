import type { ReactNode } from "react";

/** A notice over the page's end, with its buttons. It takes nothing away: the page goes on. */
export function BottomNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-sm shadow-lg md:bottom-4"
    >
      <p>{text}</p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
