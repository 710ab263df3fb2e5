import { Link, useLocation } from "wouter";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { capitalize, joinWords } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Page, Section } from "../ui/page.tsx";
import {
  NOTE_KINDS,
  type NoteKind,
  type NoteTemplate,
  useNoteTemplates,
  useWriteNote,
  useWrittenNotes,
  type WrittenNote,
} from "./notes-data.ts";

const KINDS: Record<NoteKind, { title: string; when: string }> = {
  weekly_report: { title: "Relatório da semana", when: "Toda segunda às 6h, sobre a semana que acabou." },
  monthly_report: { title: "Relatório do mês", when: "No dia 1º às 6h, sobre o mês que acabou." },
  medical_appointment: {
    title: "Resumo para a consulta",
    when: "Quando você pede, como em “monta um resumo pro médico de quinta”; na manhã da consulta é atualizado.",
  },
};

/** The notes that the assistant writes by itself: when, from what, and all that were written. */
export default function AutomaticNotesPage() {
  const written = useWrittenNotes();
  const templates = useNoteTemplates();
  const error = written.error ?? templates.error;
  const isReady = written.data !== undefined && templates.data !== undefined;
  return (
    <Page
      title="Notas automáticas"
      actions={<BackLink href="/biblioteca">Voltar à biblioteca</BackLink>}
    >
      {error && <Notice look="problem">{explainError(error)}</Notice>}
      {!isReady && !error && <Opening label="Abrindo as notas" className="h-60" />}
      {isReady && NOTE_KINDS.map((kind) => (
        <Kind
          key={kind}
          template={templates.data.find((one) => one.kind === kind)!}
          notes={written.data.filter((note) => note.kind === kind)}
        />
      ))}
    </Page>
  );
}

function Kind({ template: { kind, own, sections }, notes }: { template: NoteTemplate; notes: WrittenNote[] }) {
  const [, navigate] = useLocation();
  const write = useWriteNote();
  const { title, when } = KINDS[kind];
  return (
    <Section
      title={title}
      actions={
        <Button
          size="small"
          disabled={write.isPending}
          onClick={() => write.mutate(kind, { onSuccess: (id) => navigate(addressOf(id)) })}
        >
          Montar agora <span className="sr-only">: {title}</span>
        </Button>
      }
    >
      {write.error && <Notice look="problem">{explainError(write.error)}</Notice>}
      <div className="flex flex-col gap-1 text-sm text-ink-soft">
        <p>{when}</p>
        {sections.length > 0 && <p>O que tem: {joinWords(sections.map((name) => `“${name}”`))}.</p>}
        <p>
          {own ? "Segue um modelo seu. " : "Segue o modelo da assistente. "}
          <Link href="/ajustes" className="text-brand underline">Modelos</Link>
        </p>
      </div>
      {notes.length === 0 ? <Empty>Nenhuma escrita ainda.</Empty> : <History notes={notes} />}
    </Section>
  );
}

const SHOWN_AT_ONCE = 6;

/** The notes of a kind by period. The older ones can be opened. */
function History({ notes }: { notes: WrittenNote[] }) {
  const older = notes.slice(SHOWN_AT_ONCE);
  return (
    <div className="mt-3">
      <ul className="divide-y divide-line">{notes.slice(0, SHOWN_AT_ONCE).map(row)}</ul>
      {older.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-sm font-medium">
            Ver mais {countOf(older.length, "nota antiga", "notas antigas")}
          </summary>
          <ul className="divide-y divide-line">{older.map(row)}</ul>
        </details>
      )}
    </div>
  );
}

function row({ id, title, period_from, period_to, generated_at, origin }: WrittenNote) {
  return (
    <li key={id} className="py-2 text-sm">
      <Link href={addressOf(id)} className="font-medium [overflow-wrap:anywhere] hover:underline">{title}</Link>
      <p className="text-xs text-ink-soft">
        {capitalize(`de ${formatNumericDate(period_from)} a ${formatNumericDate(period_to)}`)} · escrita em{" "}
        {dayFormat.format(new Date(generated_at))}
        {origin === "user" && " · sua desde que você mudou o texto"}
      </p>
    </li>
  );
}

const dayFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short" });

function addressOf(id: string): string {
  return `/biblioteca?tipo=notas&item=${encodeURIComponent(id)}`;
}
