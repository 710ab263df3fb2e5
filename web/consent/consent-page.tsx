import { type ReactNode, useEffect } from "react";
import { useSearch } from "wouter";
import { BackendError, explainError } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { type ConsentRequest, goTo, useAnswerConsent, useConsentRequest } from "./consent-data.ts";

/** Asks whether another assistant may sign in as the person. Whoever is not signed in has seen the sign-in page before. */
export default function ConsentPage() {
  const id = new URLSearchParams(useSearch()).get("authorization_id");
  const { data, error } = useConsentRequest(id);
  useEffect(() => {
    document.title = "Dar acesso · Life Assistant";
  }, []);
  return (
    <main className="mx-auto flex min-h-full max-w-md flex-col justify-center gap-5 p-6">
      <img src="/icon.svg" alt="" className="size-12" />
      {id === null || error
        ? (
          <Wrong
            problem={error
              ? explainError(error)
              : "Falta no endereço qual é o pedido. Volte ao assistente e conecte de novo."}
          />
        )
        : data
        ? <Question id={id} request={data} />
        : <Opening label="Abrindo o pedido" className="h-60" />}
    </main>
  );
}

function Wrong({ problem }: { problem: string }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Dar acesso</h1>
      <Notice look="problem">{problem}</Notice>
      <p className="text-sm text-ink-soft">Nenhum acesso foi dado.</p>
      <a href="/" className="text-sm text-brand underline underline-offset-2">Ir para o Life Assistant</a>
    </>
  );
}

function Question({ id, request }: { id: string; request: ConsentRequest }) {
  const answer = useAnswerConsent(id);
  const email = useSession()?.user.email;
  const { config } = useBackend();
  const isAnswered = "redirect_url" in request;
  useEffect(() => {
    if ("redirect_url" in request) goTo(request.redirect_url);
  }, [request]);
  if (isAnswered) return <p role="status">Você já deu acesso. Voltando ao assistente…</p>;
  const { client, redirect_uri } = request;
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">
          Dar acesso a “{client.name}”?
        </h1>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          Você entrou como {email}. A resposta volta para{" "}
          <strong className="font-semibold text-ink">{hostOf(redirect_uri)}</strong>. O nome foi o próprio assistente
          que deu: só continue se foi você que começou essa conexão.
        </p>
      </header>
      <List title="Vai poder, sem perguntar">
        <li>Ler o que está na sua conta: memória, dinheiro, saúde, biblioteca, lembretes e conversas</li>
      </List>
      <List title="Vai poder pedir, e cada pedido espera o seu sim">
        <li>Registrar, mudar e apagar na memória, no dinheiro, na saúde e na biblioteca</li>
      </List>
      <List title="Não vai poder">
        <li>Dizer sim no seu lugar ou gravar por conta própria</li>
        <li>Mandar esquecer tudo ou apagar a conta</li>
      </List>
      {answer.error && (
        <Notice look="problem">
          {answer.error instanceof BackendError ? answer.error.message : "Não deu para voltar ao assistente."}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate(true)}>Sim, dar acesso</Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>Não</Button>
      </div>
      {config.oauthServer === true && (
        <p className="text-xs text-ink-soft">Dá para tirar o acesso depois, em Ajustes, Assistentes.</p>
      )}
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">{children}</ul>
    </section>
  );
}

/** "claude.ai" of "https://claude.ai/callback"; what has no host is shown whole. */
function hostOf(address: string): string {
  return URL.canParse(address) && new URL(address).host || address;
}
