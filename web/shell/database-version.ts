import { useEffect } from "react";
import { useBackend } from "./backend-context.tsx";
import { noteVersion } from "./versions.ts";

/** PostgREST does not find the function: the database is older than the first version that could be told. */
const NO_SUCH_FUNCTION = "PGRST202";

/** Asks the database for its version, once somebody is signed in. */
export function useDatabaseVersion(isSignedIn: boolean) {
  const { supabase } = useBackend();
  useEffect(() => {
    if (!isSignedIn) return;
    void supabase.rpc("get_version").then(({ data, error }) => {
      if (data !== null) noteVersion((data as { api: number }).api);
      else if (error.code === NO_SUCH_FUNCTION) noteVersion(0);
    });
  }, [supabase, isSignedIn]);
}
