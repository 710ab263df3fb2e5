import { useId } from "react";

/** A labelled choice of one of several. */
export function SelectField(
  { label, name, defaultValue, options }: {
    label: string;
    name: string;
    defaultValue: string;
    options: Readonly<Record<string, string>>;
  },
) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="min-h-11 rounded-lg border border-line bg-surface px-3 text-base"
      >
        {Object.entries(options).map(([value, text]) => <option key={value} value={value}>{text}</option>)}
      </select>
    </div>
  );
}
