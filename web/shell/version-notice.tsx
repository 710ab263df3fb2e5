import { useEffect, useState } from "react";
import { API_VERSION } from "../../shared/http/api-version.ts";
import { Button } from "../ui/button.tsx";
import { useBackend } from "./backend-context.tsx";
import { BottomNotice } from "./bottom-notice.tsx";
import { useNamedVersion } from "./connection.ts";

/** PostgREST does not find the function: the database is older than the first version that could be told. */
const NO_SUCH_FUNCTION = "PGRST202";

/** Says where functions or database and this page no longer understand each other, and what helps. */
export default function VersionNotice() {
  const { supabase } = useBackend();
  const functions = useNamedVersion();
  const [database, setDatabase] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    void supabase.rpc("get_version").then(({ data, error }) => {
      if (data !== null) setDatabase((data as { api: number }).api);
      else if (error?.code === NO_SUCH_FUNCTION) setDatabase(0);
    });
  }, [supabase]);

  const other = [functions, database].find((version) => version !== null && version !== API_VERSION);
  if (typeof other !== "number" || isClosed) return null;
  if (other > API_VERSION) {
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
