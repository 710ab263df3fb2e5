import { useEffect, useState } from "react";
import { API_VERSION } from "../../shared/http/api-version.ts";
import { Button } from "../ui/button.tsx";
import { useBackend } from "./backend-context.tsx";
import { BottomNotice } from "./bottom-notice.tsx";

/** PostgREST does not find the function: the database is older than the first version that could be told. */
const NO_SUCH_FUNCTION = "PGRST202";

/**
 * Says where the database and this page no longer understand each other, and what helps. A function of another version refuses with a
 * sentence of its own.
 */
export default function VersionNotice() {
  const { supabase } = useBackend();
  const [version, setVersion] = useState(API_VERSION);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    void supabase.rpc("get_version").then(({ data, error }) => {
      if (data !== null) setVersion((data as { api: number }).api);
      else if (error?.code === NO_SUCH_FUNCTION) setVersion(0);
    });
  }, [supabase]);

  if (version === API_VERSION || isClosed) return null;
  if (version > API_VERSION) {
    return (
      <BottomNotice text="O servidor tem uma versão mais nova que esta página.">
        <Button size="small" look="primary" onClick={() => void openNewest()}>Atualizar</Button>
      </BottomNotice>
    );
  }
  return (
    <BottomNotice text="O servidor está numa versão anterior à desta página, e alguns pedidos podem falhar. Quem cuida dele precisa atualizá-lo.">
      <Button size="small" look="quiet" onClick={() => setClosed(true)}>Fechar</Button>
    </BottomNotice>
  );
}

/** Loads the page anew from the server, past the files that the browser keeps of the old version. */
async function openNewest() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  location.reload();
}
