import { nameHours } from "../../shared/writing/format-hour.ts";

/** A box for each time of a habit on a day: what was taken at 8 is ticked, what is left for 20 is not. */
export function HabitTimes({ of, times, open, saving, onTick }: {
  /** What the boxes belong to, for people who do not see it beside them. */
  of: string;
  times: readonly string[];
  open: readonly string[];
  /** The tick that is being saved, shown before the server has answered. */
  saving: { time: string; isDone: boolean } | null;
  onTick: (time: string, isDone: boolean) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-x-4" aria-label={of}>
      {times.map((time) => {
        const isDone = saving?.time === time ? saving.isDone : !open.includes(time);
        return (
          <li key={time}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={isDone}
                aria-disabled={saving !== null}
                className="size-5 shrink-0 accent-brand"
                onChange={() => saving === null && onTick(time, !isDone)}
              />
              {nameHours([time])}
              <span className="sr-only">: {of}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
