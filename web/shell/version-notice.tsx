import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { BackendError, callRpc } from "./backend.ts";
import { useBackend } from "./backend-context.tsx";
import { BottomNotice } from "./bottom-notice.tsx";
import { noteVersion, useVersionGap } from "./versions.ts";

/** PostgREST does not find the function: the database is older than the first version that could be told. */
const NO_SUCH_FUNCTION = "PGRST202";

/** Says that this page and the server no longer understand each other, and what helps. */
export function VersionNotice() {
  const backend = useBackend();
  const gap = useVersionGap();
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    callRpc<{ api: number }>(backend, "get_version").then(({ api }) => noteVersion(api), (error) => {
      if (error instanceof BackendError && error.code === NO_SUCH_FUNCTION) noteVersion(0);
    });
  }, [backend]);

  if (gap === null || isClosed) return null;
  if (gap === "ahead") {
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
