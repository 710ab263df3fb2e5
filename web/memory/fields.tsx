import { type ComponentProps, useId } from "react";
import { classNames } from "../ui/class-names.ts";

/** A labelled text of several lines, with a hint below. */
export function TextArea(
  { label, hint, className, ...props }: ComponentProps<"textarea"> & { label: string; hint?: string },
) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <textarea
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={classNames("min-h-28 rounded-lg border border-line bg-surface px-3 py-2 text-base", className)}
        {...props}
      />
      {hint !== undefined && <p id={`${id}-hint`} className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}

/** A labelled choice of one value. */
export function SelectField(
  { label, options, className, ...props }: ComponentProps<"select"> & {
    label: string;
    options: readonly (readonly [value: string, name: string])[];
  },
) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">{label}</label>
      <select
        id={id}
        className={classNames("min-h-10 rounded-lg border border-line bg-surface px-2 text-sm", className)}
        {...props}
      >
        {options.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
      </select>
    </div>
  );
}
