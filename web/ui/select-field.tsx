import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";

/**
 * A labelled choice of one of several, with a hint or what is wrong with it below. `small` is for filters.
 *
 * @param options the values with their names; children instead, where they stand in groups
 */
export function SelectField(
  { label, isLabelHidden = false, hint, error, options, children, small = false, ...props }:
    & ComponentProps<"select">
    & {
      label: string;
      isLabelHidden?: boolean;
      hint?: string;
      error?: string;
      options?: readonly (readonly [value: string, name: string])[];
      small?: boolean;
    },
) {
  const id = useId();
  const below = error ?? hint;
  return (
    // A hidden label is placed in here: without it, one in a scrolled list would make the whole page longer.
    <div className={classNames("relative flex min-w-0 flex-col", small ? "gap-1" : "gap-1.5")}>
      <label
        htmlFor={id}
        className={isLabelHidden ? "sr-only" : small ? "text-xs font-medium text-ink-soft" : "text-sm font-medium"}
      >
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={below === undefined ? undefined : `${id}-hint`}
        className={classNames(
          "w-full min-w-0 rounded-lg border border-line bg-surface",
          small ? "min-h-10 px-2 text-sm" : "min-h-11 px-3 text-base",
          error !== undefined && "border-danger",
        )}
        {...props}
      >
        {options?.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
        {children}
      </select>
      {below !== undefined && (
        <p id={`${id}-hint`} className={error === undefined ? "text-xs text-ink-soft" : "text-sm text-danger"}>
          {below}
        </p>
      )}
    </div>
  );
}
