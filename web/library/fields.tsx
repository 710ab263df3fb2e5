import { type ComponentProps, useId } from "react";
import { classNames } from "../ui/class-names.ts";

/** A labelled choice. */
export function SelectField({ label, isLabelHidden = false, options, ...props }: ComponentProps<"select"> & {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: string; name: string }[];
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-sm font-medium"}>{label}</label>
      <select
        id={id}
        className={classNames(
          "rounded-lg border border-line bg-surface px-3",
          isLabelHidden ? "min-h-10 text-sm" : "min-h-11 text-base",
        )}
        {...props}
      >
        {options.map(({ value, name }) => <option key={value} value={value}>{name}</option>)}
      </select>
    </div>
  );
}

/** A labelled text of several lines, with what it may hold and what is wrong with it below. */
export function TextArea(
  { label, hint, error, ...props }: ComponentProps<"textarea"> & { label: string; hint: string; error?: string },
) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <textarea
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        className={classNames(
          "field-sizing-content max-h-[60dvh] min-h-32 rounded-lg border border-line bg-surface px-3 py-2 text-base",
          error !== undefined && "border-danger",
        )}
        {...props}
      />
      <p
        id={`${id}-hint`}
        className={classNames("text-xs text-ink-soft", error !== undefined && "text-sm text-danger")}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
