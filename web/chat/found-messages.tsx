import { Link } from "wouter";
import { explainError } from "../shell/backend.ts";
import { useMessageSearch } from "./conversations-data.ts";

const dayFormat = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "short", year: "numeric" });

/** What was said in any conversation, with a link to the message. */
export function FoundMessages({ query, hasTitles }: { query: string; hasTitles: boolean }) {
  const { data: messages, error } = useMessageSearch(query);
  if (error && messages === undefined) {
    return <p role="alert" className="px-3 py-2 text-sm text-danger">{explainError(error)}</p>;
  }
  if (messages === undefined) return <p className="px-3 py-2 text-sm text-ink-soft">Buscando…</p>;
  if (messages.length === 0) {
    return hasTitles ? null : <p className="px-3 py-2 text-sm text-ink-soft">Nada com essas palavras.</p>;
  }
  return (
    <section aria-labelledby="achadas" className="mt-2">
      <h2 id="achadas" className="px-3 py-1 text-xs font-semibold text-ink-soft">Nas mensagens</h2>
      <ul>
        {messages.map(({ id, conversationId, role, text, sentAt }) => (
          <li key={id}>
            <Link
              href={`/conversa/${encodeURIComponent(conversationId)}?mensagem=${encodeURIComponent(id)}`}
              className="flex flex-col rounded-lg px-3 py-2 text-sm hover:bg-raised"
            >
              <span className="line-clamp-3 break-words" dir="auto">{text}</span>
              <span className="text-xs text-ink-soft">
                {role === "user" ? "você" : "assistente"} · {dayFormat.format(new Date(sentAt))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
