import { type ComponentProps, useId } from "react";

/** A labelled choice of one of several, with a hint below. */
export function SelectField({ label, hint, ...props }: ComponentProps<"select"> & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="min-h-11 w-full min-w-0 rounded-lg border border-line bg-surface px-3 text-base"
        {...props}
      />
      {hint !== undefined && <p id={`${id}-hint`} className="text-xs text-ink-soft">{hint}</p>}
    </div>
  );
}
