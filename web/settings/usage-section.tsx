import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { nameTable } from "./table-names.ts";
import { useUsage } from "./usage-data.ts";
import { formatCount, formatDay, formatDollars, nameUse, sumUpDay, type Usage } from "./usage-words.ts";

/** What was used: messages, tokens and costs by day, and how near the limits are. */
export default function UsageSection() {
  const { data: usage, error } = useUsage();
  if (error && usage === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!usage) return <Opening className="h-72" />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Section title="Mensagens por dia">
        <Days days={usage.days} />
      </Section>
      <Section title="Limites">
        <Limits usage={usage} />
      </Section>
    </div>
  );
}

function Days({ days }: Pick<Usage, "days">) {
  if (days.length === 0) return <Empty>Nenhuma mensagem nos últimos 30 dias.</Empty>;
  const lines = days.map(sumUpDay);
  const isPriced = lines.every(({ dollars }) => dollars !== null);
  const dollars = lines.reduce((sum, line) => sum + (line.dollars ?? 0), 0);
  const turns = lines.reduce((sum, line) => sum + line.turns, 0);
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        Últimos 30 dias: {formatCount(turns)} {turns === 1 ? "mensagem respondida" : "mensagens respondidas"},{" "}
        {formatDollars(dollars)}
        {!isPriced && " sem contar modelos de preço desconhecido"}. Tokens são os pedaços de texto que o modelo lê e
        escreve; o custo é de quem mantém esta instalação.
      </p>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-left text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 font-medium">Dia</th>
            <th scope="col" className="py-1.5 text-right font-medium">Mensagens</th>
            <th scope="col" className="py-1.5 text-right font-medium">Tokens</th>
            <th scope="col" className="py-1.5 text-right font-medium">Custo</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.day} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">{formatDay(line.day)}</th>
              <td className="py-1.5 text-right">
                {formatCount(line.turns)}
                {line.failed > 0 && (
                  <span className="block text-xs text-ink-soft">
                    {line.failed} {line.failed === 1 ? "falhou" : "falharam"}
                  </span>
                )}
              </td>
              <td className="py-1.5 text-right">{formatCount(line.read + line.written)}</td>
              <td className="py-1.5 text-right">{line.dollars === null ? "?" : formatDollars(line.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Limits({ usage: { limits, rows, bytes } }: { usage: Usage }) {
  const isFilling = bytes.used * 10 > bytes.most;
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Hoje" className="flex flex-col gap-3">
        {limits.map(({ what, used, most }) => (
          <Meter key={what} name={`${nameUse(what)} hoje`} used={used} most={most} />
        ))}
        {rows.map((row) => (
          <Meter key={row.table} name={`Guardado: ${nameTable(row.table)}`} used={row.rows} most={row.most} />
        ))}
        {isFilling && (
          <Meter
            name="Guardado ao todo, em MB"
            used={Math.ceil(bytes.used / MEGABYTE)}
            most={Math.round(bytes.most / MEGABYTE)}
          />
        )}
      </ul>
      {limits.length === 0 && <p className="text-sm text-ink-soft">Hoje nada foi contado ainda.</p>}
      {rows.length === 0 && !isFilling && (
        <p className="text-sm text-ink-soft">O que está guardado está longe do máximo.</p>
      )}
    </div>
  );
}

const MEGABYTE = 1_000_000;

/** From this share on a limit is near. */
const NEAR = 0.8;

function Meter({ name, used, most }: { name: string; used: number; most: number }) {
  const isNear = used >= most * NEAR;
  return (
    <li className="text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        <span className="tabular-nums text-ink-soft">{formatCount(used)} de {formatCount(most)}</span>
      </div>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-raised">
        <div
          className={isNear ? "h-full bg-danger" : "h-full bg-brand"}
          style={{ width: `${Math.min(100, used / most * 100)}%` }}
        />
      </div>
      {isNear && <p className="mt-1 text-xs text-danger">Perto do limite.</p>}
    </li>
  );
}
