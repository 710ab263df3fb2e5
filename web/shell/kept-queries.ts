import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import { clear, get, set } from "idb-keyval";

/** What a person saw last, as this browser keeps it for when there is no network. */
interface Kept {
  /** The build that wrote it: another one may expect other shapes. */
  build: string;
  state: DehydratedState;
}

const PAUSE = 1_000;
const LONGEST = 7 * 24 * 3_600_000;

/** The address of the entry script holds the hash of the whole build. */
const build = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/** Shows what was kept of a person's last visit; every page asks for it anew where it can. */
export async function restoreQueries(queryClient: QueryClient, userId: string): Promise<void> {
  const kept = await get<Kept>(userId).catch(() => undefined);
  if (kept?.build !== build()) return;
  const oldest = Date.now() - LONGEST;
  hydrate(queryClient, {
    ...kept.state,
    queries: kept.state.queries.filter(({ state }) => state.dataUpdatedAt > oldest),
  });
  // However young it is: a page that is opened anew asks.
  await queryClient.invalidateQueries({ refetchType: "none" });
}

/** Keeps what the pages have shown, a moment after each change. Returns the function that stops it. */
export function keepQueries(queryClient: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const state = dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
      // Also what could not be asked for again: that it failed is not kept.
      shouldDehydrateQuery: ({ state, meta }) => state.data !== undefined && meta?.isKept !== false,
    });
    for (const query of state.queries) {
      query.state = { ...query.state, status: "success", error: null, fetchFailureReason: null, fetchFailureCount: 0 };
    }
    // A value that cannot be cloned, or a full disk: then there is nothing to see offline.
    void set(userId, { build: build(), state } satisfies Kept).catch(() => {});
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") timer ??= setTimeout(write, PAUSE);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Forgets what was kept of everybody. */
export async function forgetQueries(): Promise<void> {
  await clear().catch(() => {});
}
