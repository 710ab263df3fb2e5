import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { callRpc, explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Notice } from "./notice.tsx";
import { Opening } from "./opening.tsx";
import { ORIGINS, type OriginTable } from "./row-origin.tsx";

/** A tool call that wrote a row. Without a conversation it came from a page. */
interface Write {
  tool: string;
  at: string;
  undone?: boolean;
  conversation?: string;
  message?: string;
  /** What the person said. */
  text?: string;
  quote?: string;
}

interface Origin {
  writes: Write[];
  import: { at: string; section: string; position: number } | null;
  statement: StatementLine | null;
}

/** The line of a bank statement; `made`: whether its import made the row, or found it. */
interface StatementLine {
  at: string;
  file_name?: string;
  position: number;
  date: string;
  /** Negative: money out. */
  amount: number;
  description: string;
  made: boolean;
}

/** Where a row came from: the sentence that it rests on, with a link to it; the line of a statement; the file; or a page. Also what changed it since. */
export default function OriginText({ table, id }: { table: OriginTable; id: string }) {
  const backend = useBackend();
  const { data, error } = useQuery({
    queryKey: [...ORIGINS, table, id],
    queryFn: () => callRpc<Origin>(backend, "get_row_origin", { of_table: table, row_id: id }),
  });
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!data) return <Opening label="Procurando de onde veio" className="h-10" />;
  const { writes, import: file, statement } = data;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-raised px-3 py-2 text-left text-xs whitespace-normal text-ink-soft">
      {file && (
        <p>
          Importado de um arquivo em {timeFormat.format(new Date(file.at))}: registro {file.position} da lista dele.
        </p>
      )}
      {statement && <StatementOrigin line={statement} />}
      {writes.map((write, index) => <WriteOrigin key={`${write.at} ${index}`} write={write} />)}
      {!file && !statement && writes.length === 0 && <p>Gravado fora da conversa: não há uma frase guardada.</p>}
    </div>
  );
}

function StatementOrigin({ line }: { line: StatementLine }) {
  const { at, file_name, position, date, amount, description, made } = line;
  return (
    <div>
      <p className="[overflow-wrap:anywhere]">
        {made ? "Veio" : "Está também"} na linha {position} do{" "}
        {file_name === undefined ? "extrato" : `arquivo ${file_name}`}, importado em {timeFormat.format(new Date(at))}:
      </p>
      <blockquote className="my-1 border-l-2 border-line pl-2 break-words text-ink">
        {formatNumericDate(date)} · {description} · {formatMoney(amount)}
      </blockquote>
    </div>
  );
}

function WriteOrigin({ write }: { write: Write }) {
  const { tool, at, undone, conversation, message, text, quote } = write;
  const place = conversation === undefined ? "numa página" : "na conversa";
  return (
    <div>
      <p>
        {verbOf(tool)} {place}, {timeFormat.format(new Date(at))}
        {undone && " (depois desfeito)"}
        {text !== undefined && ":"}
      </p>
      {text !== undefined && (
        <blockquote className="my-1 border-l-2 border-line pl-2 break-words whitespace-pre-line text-ink">
          “{quote ?? text}”
        </blockquote>
      )}
      {conversation !== undefined && (
        <Link
          href={`/conversa/${encodeURIComponent(conversation)}${
            message === undefined ? "" : `?mensagem=${encodeURIComponent(message)}`
          }`}
          className="text-brand underline underline-offset-2"
        >
          Abrir na conversa
        </Link>
      )}
    </div>
  );
}

const timeFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

const VERBS: readonly (readonly [prefix: RegExp, verb: string])[] = [
  [/^(?:delete|cancel|unrecord)/, "Removido"],
  [/^restore/, "Trazido de volta"],
  [/^(?:update|enrich|snooze)/, "Mudado"],
  [/^(?:pay|mark)/, "Marcado como pago"],
  [/^receive/, "Marcado como recebido"],
  [/^complete/, "Concluído"],
];

/** What a tool did to the row, from its name: all names begin with a verb. */
function verbOf(tool: string): string {
  return VERBS.find(([prefix]) => prefix.test(tool))?.[1] ?? "Registrado";
}
