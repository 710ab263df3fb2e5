import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { BottomNotice } from "./bottom-notice.tsx";
import type { VersionGap } from "./versions.ts";

/** Says that this page and the server no longer understand each other, and what helps. */
export default function VersionNotice({ gap }: { gap: VersionGap }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
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
