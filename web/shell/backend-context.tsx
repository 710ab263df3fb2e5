import type { Session } from "@supabase/supabase-js";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Backend } from "./backend.ts";
import { emptyStorage } from "./theme.ts";

interface BackendState {
  backend: Backend;
  /** Null where nobody is signed in; undefined until that is known. */
  session: Session | null | undefined;
}

const Context = createContext<BackendState | null>(null);

/** Gives every page the project and who is signed in. */
export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { data } = backend.supabase.auth.onAuthStateChange((event, next) => {
      setSession(next);
      // Also when another tab signs out, or the session has ended: the next person finds nothing of this one.
      if (event === "SIGNED_OUT") {
        queryClient.clear();
        emptyStorage();
      }
    });
    return () => data.subscription.unsubscribe();
  }, [backend, queryClient]);
  return <Context value={{ backend, session }}>{children}</Context>;
}

export function useBackend(): Backend {
  return useBackendState().backend;
}

/** Who is signed in: null for nobody, undefined until it is known. */
export function useSession(): Session | null | undefined {
  return useBackendState().session;
}

function useBackendState(): BackendState {
  const state = use(Context);
  if (state === null) throw new Error("useBackend needs a BackendProvider above it");
  return state;
}
