import type { Session } from "@supabase/supabase-js";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { unsubscribeHere } from "../notifications/this-browser.ts";
import { type Backend, readKeptSession } from "./backend.ts";
import { forgetQueries, keepQueries, restoreQueries } from "./kept-queries.ts";
import { emptyStorage } from "./theme.ts";

interface BackendState {
  backend: Backend;
  /** Null where nobody is signed in; undefined until that is known. */
  session: Session | null | undefined;
  /** Whether the session has ended by itself: the page stays, and asks to sign in again. */
  hasEnded: boolean;
  /** Whether the person came by the link for a new password. */
  isRecovering: boolean;
  endRecovery: () => void;
  /** Forgets whoever was signed in, in this browser. */
  forget: () => void;
}

const Context = createContext<BackendState | null>(null);

/** Gives every page the project and who is signed in. */
export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  const [hasEnded, setEnded] = useState(false);
  const [isRecovering, setRecovering] = useState(false);
  const queryClient = useQueryClient();
  const signedIn = useRef(false);
  /** Whose pages are kept for when there is no network. */
  const keeping = useRef<{ userId: string; stop: () => void } | null>(null);

  /** Nothing of the person stays in this browser. The client's own files do. */
  const emptyBrowser = useCallback(() => {
    keeping.current?.stop();
    keeping.current = null;
    emptyStorage();
    void forgetQueries();
  }, []);

  const forget = useCallback(() => {
    signedIn.current = false;
    setSession(null);
    setEnded(false);
    setRecovering(false);
    queryClient.clear();
    emptyBrowser();
    void unsubscribeHere();
  }, [queryClient]);

  useEffect(() => {
    const { data } = backend.supabase.auth.onAuthStateChange((event, next) => {
      if (event === "SIGNED_OUT") {
        const isOver = signedIn.current && backend.sessionState.isRefused;
        backend.sessionState.isRefused = false;
        // Also when another tab signs out: the next person finds nothing of this one.
        if (!isOver) return forget();
        emptyBrowser();
        return setEnded(true);
      }
      // The session of a page that has ended is gone from the browser; the page still belongs to it.
      if (next === null && signedIn.current) return;
      // Without a network an old session cannot be prolonged: what was seen last is shown with it.
      if (event === "INITIAL_SESSION") next ??= readKeptSession();
      if (event === "PASSWORD_RECOVERY") setRecovering(true);
      signedIn.current = next !== null;
      void begin(next);
      setEnded((ended) => {
        if (ended) void queryClient.invalidateQueries();
        return false;
      });
    });
    async function begin(next: Session | null) {
      if (next !== null && next.user.id !== keeping.current?.userId) {
        keeping.current?.stop();
        await restoreQueries(queryClient, next.user.id);
        keeping.current = { userId: next.user.id, stop: keepQueries(queryClient, next.user.id) };
      }
      setSession(next);
    }
    return () => {
      keeping.current?.stop();
      keeping.current = null;
      data.subscription.unsubscribe();
    };
  }, [backend, queryClient, forget]);

  const endRecovery = useCallback(() => setRecovering(false), []);
  return <Context value={{ backend, session, hasEnded, isRecovering, endRecovery, forget }}>{children}</Context>;
}

export function useBackend(): Backend {
  return useBackendState().backend;
}

/** Who is signed in: null for nobody, undefined until it is known. */
export function useSession(): Session | null | undefined {
  return useBackendState().session;
}

/** How the session stands, for the frame around the pages. */
export function useSessionState(): Omit<BackendState, "backend"> {
  return useBackendState();
}

function useBackendState(): BackendState {
  const state = use(Context);
  if (state === null) throw new Error("useBackend needs a BackendProvider above it");
  return state;
}
