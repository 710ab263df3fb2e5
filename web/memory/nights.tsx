import { useState } from "react";
import { Link } from "wouter";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { type Night, useNights, useReadMessages } from "./nights-data.ts";
import { sayDay } from "./memory-words.ts";

/** Why something was not kept, as the checks of learning name it. */
const REASONS: Record<string, string> = {
  not_in_message: "não estava no que você disse",
  not_meant: "não era isso que a frase queria dizer",
  negation_left_out: "você disse o contrário",
  not_own_words: "eram palavras de outra pessoa",
  of_another: "você falava de outra pessoa",
  not_told: "você não contou isso como certo",
  future_date: "a data ainda não chegou",
  crisis: "foi dito num momento difícil",
  already_recorded: "já está nos seus registros",
  unknown_message: "não achei a frase",
  invalid_item: "ficou sem sentido",
};

/** What each night learned from the conversations, and what it set aside. */
export function Nights() {
  const { data: nights, error } = useNights();
  if (error && nights === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!nights) return <Opening label="Abrindo o aprendizado" className="h-60" />;
  return (
    <>
      <p className="text-sm text-ink-soft">
        Toda noite releio o que você contou no dia e guardo o que importa. Confiro cada coisa com a sua frase: o que ela
        não diz, ou o que já está nos seus registros, eu não guardo, e aparece em “Deixei de lado”, com o motivo.
      </p>
      {nights.length === 0 && <Empty>Ainda não houve uma noite com conversas para reler.</Empty>}
      {nights.map((night) => <NightView key={night.id} night={night} />)}
    </>
  );
}

function NightView({ night: { id, at, hasFailed, messages, learned, setAside } }: { night: Night }) {
  return (
    <Section title={capitalize(sayDay(at))}>
      {hasFailed && <p className="text-sm">Não consegui reler desta vez; tento de novo na próxima noite.</p>}
      {!hasFailed && learned.length + setAside.length === 0 && <p className="text-sm">Nada de novo.</p>}
      {learned.length > 0 && (
        <>
          <h3 className="text-sm font-medium text-ink-soft">Aprendi</h3>
          <ul className="mb-3 list-disc pl-5 text-sm">
            {learned.map(({ id, content, is_current }) => (
              <li key={id} className="py-0.5" dir="auto">
                <Link
                  href={`/memoria?ver=all&busca=${encodeURIComponent(content.slice(0, 200))}`}
                  className="underline underline-offset-2"
                >
                  {content}
                </Link>
                {!is_current && <span className="ml-1 text-ink-soft">(já não vale)</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {setAside.length > 0 && (
        <>
          <h3 className="text-sm font-medium text-ink-soft">Deixei de lado</h3>
          <ul className="list-disc pl-5 text-sm">
            {setAside.map(({ reason, text }, index) => (
              <li key={index} className="py-0.5" dir="auto">
                “{text}” <span className="text-ink-soft">· {REASONS[reason] ?? "não passou na conferência"}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {messages > 0 && <ReadMessages night={id} count={messages} />}
    </Section>
  );
}

/** The messages that a night read, each with the way to it. They are fetched when they are opened. */
function ReadMessages({ night, count }: { night: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: messages, error } = useReadMessages(night, isOpen);
  return (
    <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-ink-soft">
        {count === 1 ? "Ver a mensagem que reli" : `Ver as ${count} mensagens que reli`}
      </summary>
      {error !== null && messages === undefined && <Notice look="problem">{explainError(error)}</Notice>}
      {messages?.length === 0 && <p className="py-1 text-ink-soft">Já não estão nas conversas.</p>}
      <ul className="mt-1 list-disc pl-5">
        {messages?.map(({ id, text, conversation, message }) => (
          <li key={id} className="py-0.5" dir="auto">
            <Link
              href={`/conversa/${encodeURIComponent(conversation)}?mensagem=${encodeURIComponent(message)}`}
              className="break-words underline underline-offset-2"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
