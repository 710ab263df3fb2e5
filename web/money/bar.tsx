import { classNames } from "../ui/class-names.ts";

const LOOKS = { normal: "fill-brand", warning: "fill-warning", danger: "fill-danger" } as const;

/** A bar of so many percent. It is drawn only: the words beside it say the same. */
export function Bar({ percent, look = "normal" }: { percent: number; look?: keyof typeof LOOKS }) {
  return (
    <svg aria-hidden className="block h-2 w-full" preserveAspectRatio="none">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="8" rx="4" className={classNames(LOOKS[look])} />
    </svg>
  );
}
