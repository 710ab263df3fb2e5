import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";

/** A labelled text of several lines, with what it may hold or what is wrong with it below. */
export function TextArea(
  { label, hint, error, ...props }: ComponentProps<"textarea"> & { label: string; hint?: string; error?: string },
) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <textarea
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        className={classNames(
          "field-sizing-content max-h-[60dvh] min-h-28 rounded-lg border border-line bg-surface px-3 py-2 text-base",
          error !== undefined && "border-danger",
        )}
        {...props}
      />
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={classNames("text-xs text-ink-soft", error !== undefined && "text-sm text-danger")}
        >
          {below}
        </p>
      )}
    </div>
  );
}
