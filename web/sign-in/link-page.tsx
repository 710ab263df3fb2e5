import { type ReactNode, useEffect, useState } from "react";
import { useBackend, useSession, useSessionState } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { fetchLinkSession, type LinkError, type LinkSession, signInByLink } from "./link-session.ts";
import type { OpenedLink } from "./opened-link.ts";

/** For whoever came by the link of a mail: it says whose account the link is of, and signs in only once that was wanted. */
export default function LinkPage({ link }: { link: OpenedLink }) {
  const backend = useBackend();
  const here = useSession()?.user;
  const { enterByLink, leaveLink } = useSessionState();
  const [linked, setLinked] = useState<LinkSession | null>(null);
  const [problem, setProblem] = useState<LinkError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const isSame = linked !== null && linked.user.id === here?.id;

  useEffect(() => {
    document.title = "Entrar por um link · Life Assistant";
  }, []);
  useEffect(() => {
    setProblem(null);
    fetchLinkSession(backend, link).then(setLinked, setProblem);
  }, [backend, link, tries]);
  useEffect(() => {
    // Nothing changes for whoever opens a link of their own.
    if (isSame) void enter(linked);
  }, [isSame]);

  async function enter(session: LinkSession) {
    setBusy(true);
    setProblem(await enterByLink(session, signInByLink));
    setBusy(false);
  }

  function tryAgain() {
    // A link gives its session once.
    if (linked === null) setTries(tries + 1);
    else void enter(linked);
  }

  if (problem !== null) {
    return (
      <Frame title="O link não funcionou">
        <Notice look="problem">{problem.message}</Notice>
        <div className="flex flex-wrap gap-2">
          {!problem.isOver && <Button look="primary" disabled={isBusy} onClick={tryAgain}>Tentar de novo</Button>}
          <Button onClick={leaveLink}>Continuar</Button>
        </div>
      </Frame>
    );
  }
  if (linked === null || isSame) return <Opening className="h-full" />;
  const email = linked.user.email ?? "outra conta";
  return (
    <Frame title={`Entrar como ${email}?`}>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {here
          ? `Você está como ${here.email}; o link é de ${email}. Ao entrar, a conta de agora sai deste navegador.`
          : "Entre só se essa conta é sua e foi você que pediu o link."}
        {link.isRecovery && " Depois você escolhe uma senha nova para ela."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="min-h-11" disabled={isBusy} onClick={() => void enter(linked)}>Entrar</Button>
        <Button className="min-h-11" disabled={isBusy} onClick={leaveLink}>Não fui eu que pedi</Button>
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-full max-w-sm flex-col justify-center gap-6 p-6">
      <header className="flex flex-col gap-2">
        <img src="/icon.svg" alt="" className="size-12" />
        <h1 className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
      </header>
      {children}
    </main>
  );
}
