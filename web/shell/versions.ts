import { useSyncExternalStore } from "react";
import { API_VERSION } from "../../shared/http/api-version.ts";

/** Whether the server is ahead of this page or behind it. */
export type VersionGap = "ahead" | "behind";

/** A version that functions or database have named and that is not this page's; null while all fit. */
let otherVersion: number | null = null;
const listeners = new Set<() => void>();

/** Notes the version that an answer names. What names none is not asked to. */
export function noteVersion(named: string | number | null) {
  const version = named === null ? NaN : Number(named);
  if (!Number.isInteger(version) || version === API_VERSION || version === otherVersion) return;
  otherVersion = version;
  for (const listener of listeners) listener();
}

/** Null while both fit. */
export function useVersionGap(): VersionGap | null {
  const version = useSyncExternalStore(listen, () => otherVersion);
  if (version === null) return null;
  return version > API_VERSION ? "ahead" : "behind";
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
