import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const LOOKS = {
  info: "bg-brand-soft text-ink",
  warning: "bg-warning-soft text-ink",
  problem: "bg-danger-soft text-ink",
} as const;

/** A short message in its own box. A problem is read out as soon as it appears. */
export function Notice({ look = "info", children }: { look?: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <div
      role={look === "problem" ? "alert" : "status"}
      className={classNames("rounded-lg px-4 py-3 text-sm", LOOKS[look])}
    >
      {children}
    </div>
  );
}
