import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";

/** A labelled line of text, with what is wrong with it below. */
export function TextField(
  { label, error, className, ...props }: ComponentProps<"input"> & { label: string; error?: string },
) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={classNames(
          "min-h-11 rounded-lg border border-line bg-surface px-3 text-base placeholder:text-ink-soft",
          error !== undefined && "border-danger",
          className,
        )}
        {...props}
      />
      {error !== undefined && <p id={`${id}-error`} className="text-sm text-danger">{error}</p>}
    </div>
  );
}
