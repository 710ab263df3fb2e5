import { Link } from "wouter";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { useWaiting } from "./today-data.ts";

/** What the assistant asked and nobody has answered yet. It is answered in its conversation. */
export function Waiting() {
  const { data, error } = useWaiting();
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="Esperando a sua resposta">
      <ul className="divide-y divide-line">
        {data.map(({ id, offer, conversation }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm">
            <p className="min-w-40 flex-1 break-words">{offer}</p>
            <Link href={`/conversa/${encodeURIComponent(conversation)}`} className="text-brand underline">
              Responder <span className="sr-only">a: {offer}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
