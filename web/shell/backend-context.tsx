import type { Session } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Backend } from "./backend.ts";

interface BackendState {
  backend: Backend;
  /** Null where nobody is signed in; undefined until that is known. */
  session: Session | null | undefined;
}

const Context = createContext<BackendState | null>(null);

/** Gives every page the project and who is signed in. */
export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    const { data } = backend.supabase.auth.onAuthStateChange((_event, next) => setSession(next));
    return () => data.subscription.unsubscribe();
  }, [backend]);
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
