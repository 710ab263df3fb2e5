import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { RECORD_KINDS } from "../settings/record-kinds.ts";
import { Button } from "../ui/button.tsx";
import type { Answer, Waiting } from "./waiting-data.ts";

interface ProposalProps {
  waiting: Waiting;
  conversationId: string;
  isBusy: boolean;
  /** Whether the keys of the tray answer this one. */
  hasKeys: boolean;
  onAnswer: (answers: Answer[]) => void;
  /** Says yes, and to all further records of this kind. */
  onAlways: (waiting: Waiting) => void;
  /** Sends the number of one of its choices. */
  onChoose: (label: string) => void;
  /** Sends what is different, in the person's words. */
  onCorrect: (text: string) => void;
}

/** One thing that waits: what exactly will be written, what it rests on, and the answers. */
export function Proposal(
  { waiting, conversationId, isBusy, hasKeys, onAnswer, onAlways, onChoose, onCorrect }: ProposalProps,
) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { id, offer, changes, texts, said, choices, elsewhere, recordKind } = waiting;
  const answer = (approved: boolean) => isBusy || onAnswer([{ id, approved }]);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="text-sm" dir="auto">{offer}</p>
      {changes && <Changes changes={changes} />}
      {texts?.map((text) => (
        <details key={text} className="text-sm">
          <summary className="min-h-6 w-fit cursor-pointer text-ink-soft">Ver o texto inteiro</summary>
          <p className="mt-1 max-h-[50dvh] overflow-y-auto whitespace-pre-wrap break-words" dir="auto">{text}</p>
        </details>
      ))}
      {said && (
        <p className="text-xs text-ink-soft" dir="auto">
          {elsewhere ? "De outra conversa: " : "Você disse: "}
          <Link
            href={`/conversa/${encodeURIComponent(said.conversation)}?mensagem=${encodeURIComponent(said.message)}`}
            className="underline underline-offset-2 hover:text-ink"
          >
            “{said.text.length > 120 ? `${said.text.slice(0, 120)}…` : said.text}”
          </Link>
        </p>
      )}
      {isCorrecting
        ? (
          <CorrectionForm
            onClose={() => setCorrecting(false)}
            onSend={(text) => {
              setCorrecting(false);
              onCorrect(text);
            }}
          />
        )
        : (
          <div className="flex flex-wrap gap-1">
            {choices
              ? choices.map(({ label }, index) => (
                <Button
                  key={label}
                  size="small"
                  aria-disabled={isBusy}
                  onClick={() => isBusy || onChoose(String(index + 1))}
                >
                  {label}
                </Button>
              ))
              : (
                <Button
                  size="small"
                  look="primary"
                  aria-disabled={isBusy}
                  aria-keyshortcuts={hasKeys ? "Alt+S" : undefined}
                  onClick={() => answer(true)}
                >
                  Sim
                </Button>
              )}
            <Button
              size="small"
              aria-disabled={isBusy}
              aria-keyshortcuts={hasKeys ? "Alt+N" : undefined}
              onClick={() => answer(false)}
            >
              Não
            </Button>
            {!choices && recordKind !== undefined && (
              <Button
                size="small"
                look="quiet"
                title={`Daqui pra frente registro direto: ${RECORD_KINDS[recordKind].name.toLocaleLowerCase("pt-BR")}`}
                aria-disabled={isBusy}
                aria-keyshortcuts={hasKeys ? "Alt+Shift+S" : undefined}
                onClick={() => isBusy || onAlways(waiting)}
              >
                Sim, e não pergunte mais
              </Button>
            )}
            {!choices && said?.conversation === conversationId && (
              <Button
                size="small"
                look="quiet"
                onClick={() => setCorrecting(true)}
              >
                Corrigir
              </Button>
            )}
          </div>
        )}
    </li>
  );
}

function Changes({ changes }: { changes: NonNullable<Waiting["changes"]> }) {
  return (
    <dl className="flex flex-col gap-1 rounded-lg bg-raised px-3 py-2 text-sm">
      {changes.map(({ what, before, after }) => (
        <div key={what} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{what}</dt>
          <dd className="min-w-0 break-words" dir="auto">
            {before !== null && <del className="text-ink-soft">{before}</del>}
            {before !== null && after !== null && <span aria-hidden>→</span>}
            {after !== null ? <ins className="font-medium no-underline">{after}</ins> : <span>(nada)</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CorrectionForm({ onSend, onClose }: { onSend: (text: string) => void; onClose: () => void }) {
  const [text, setText] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") onSend(text.trim());
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={send}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <input
        aria-label="O que está diferente?"
        placeholder="foi 46,90"
        dir="auto"
        maxLength={500}
        value={text}
        ref={(field) => field?.focus()}
        className="min-h-10 rounded-lg border border-line bg-surface px-3 text-sm placeholder:text-ink-soft"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-1">
        <Button size="small" look="primary" type="submit" disabled={text.trim() === ""}>Corrigir</Button>
        <Button size="small" look="quiet" onClick={onClose}>Cancelar</Button>
      </div>
    </form>
  );
}
