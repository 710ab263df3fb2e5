import { useState } from "react";
import { Link } from "wouter";
import { explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import {
  type AssistantConversation,
  type AssistantRequest,
  useAssistantConversations,
  useGrants,
  useRevokeGrant,
} from "./assistants-data.ts";

/** Other assistants: how one is connected, which may come in, and what they asked for. */
export default function AssistantsSection() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Connect />
        <Grants />
      </div>
      <Section title="O que pediram">
        <Requests />
      </Section>
    </div>
  );
}

function Connect() {
  const { config } = useBackend();
  const address = `${config.url}/functions/v1/mcp`;
  const [isCopied, setCopied] = useState(false);
  return (
    <Section title="Conectar um assistente">
      <div className="flex flex-col gap-3 text-sm">
        <p className="text-ink-soft">
          Claude, ChatGPT ou outro assistente que fale MCP pode consultar a sua memória, o seu dinheiro, a sua saúde e a
          sua biblioteca. Ele não grava nada: cada pedido espera o seu sim, numa conversa “Pedidos de …”.
        </p>
        <p>Endereço para dar a ele:</p>
        <code className="block rounded-lg bg-raised px-3 py-2 [overflow-wrap:anywhere]">{address}</code>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
            Copiar o endereço
          </Button>
          <span role="status" className="text-ink-soft">{isCopied && "Copiado."}</span>
        </div>
      </div>
    </Section>
  );
}

function Grants() {
  const { config } = useBackend();
  const { data: grants, error } = useGrants();
  const revoke = useRevokeGrant();
  if (config.oauthServer !== true) return null;
  const problem = revoke.error ?? error;
  return (
    <Section title="Quem pode entrar">
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      {grants?.length === 0 && <Empty>Nenhum assistente tem acesso.</Empty>}
      <ul className="flex flex-col divide-y divide-line" aria-busy={grants === undefined && error === null}>
        {grants?.map(({ id, name, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name} <span className="text-ink-soft">desde {new Date(since).toLocaleDateString("pt-BR")}</span>
            </span>
            <Button
              size="small"
              disabled={revoke.isPending}
              aria-label={`Tirar o acesso de ${name}`}
              onClick={() =>
                revoke.mutate(id)}
            >
              Tirar o acesso
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Requests() {
  const { data: conversations, error } = useAssistantConversations();
  if (error && conversations === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!conversations) return <Opening className="h-40" />;
  if (conversations.length === 0) return <Empty>Nenhum outro assistente pediu nada.</Empty>;
  return (
    <ul className="flex flex-col gap-5">
      {conversations.map((conversation) => <Conversation key={conversation.id} conversation={conversation} />)}
    </ul>
  );
}

function Conversation({ conversation: { client_id, title, requests } }: { conversation: AssistantConversation }) {
  return (
    <li>
      <h3 className="text-sm font-semibold">
        <Link href={`/conversa/${encodeURIComponent(client_id)}`} className="text-brand underline underline-offset-2">
          {title ?? "Pedidos de outro assistente"}
        </Link>
      </h3>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-2 text-sm">
            <p className="[overflow-wrap:anywhere]">{request.offer}</p>
            <p className="text-xs text-ink-soft">
              {timeFormat.format(new Date(request.created_at))} · {nameStatus(request)}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

const timeFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

const STATUSES: Record<string, string> = {
  confirmed: "você disse sim",
  selected: "você disse sim",
  corrected: "você corrigiu",
  rejected: "você disse não",
  dropped: "deixado de lado",
};

function nameStatus({ status, expires_at }: AssistantRequest): string {
  if (status !== "open") return STATUSES[status] ?? "respondido";
  return Date.parse(expires_at) > Date.now() ? "espera a sua resposta" : "venceu sem resposta";
}
