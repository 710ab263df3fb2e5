import { useEffect, useRef, useState } from "react";
import type { StatementReport } from "../../shared/statements/run-statement.ts";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import type { Account } from "./accounts-data.ts";
import { ImportLine } from "./import-line.tsx";
import { countImportable, type LineState, nameState, saySums, STATES, warnOf, withoutLines } from "./import-words.ts";

const LINES_AT_ONCE = 100;

interface Props {
  report: StatementReport;
  accounts: readonly Account[];
  /** The categories that the person has chosen, by the words of a line. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (words: string, category: string) => void;
  /** The ids of lines that do not come in. */
  leftOut: ReadonlySet<string>;
  /** Leaves a line out, or takes it in again. */
  onLeaveOut: (id: string) => void;
  isImporting: boolean;
  error: Error | null;
  onImport: () => void;
  onCancel: () => void;
}

/** What an import would do, line by line, and the button that does it. */
export function ImportPreview(
  { report: read, accounts, chosen, onChoose, leftOut, onLeaveOut, isImporting, error, onImport, onCancel }: Props,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [only, setOnly] = useState<LineState | null>(null);
  const [most, setMost] = useState(LINES_AT_ONCE);
  useEffect(() => {
    // Who changes the account goes on from there.
    if (document.activeElement?.tagName === "SELECT") return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, []);
  const report = withoutLines(read, leftOut);
  const { account, period, counts, lines } = report;
  const { entries, toLink } = countImportable(report);
  const isNothing = entries + toLink === 0;
  const byId = new Map(accounts.map((one) => [one.id, one]));
  const own = byId.get(account.id);
  const warnings = own === undefined || isNothing ? [] : warnOf(report, own);
  const found = only === null ? lines : lines.filter(({ state }) => state === only);
  return (
    <Section title={`Conferir: ${account.name}`} headingRef={heading}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          {period !== null && `De ${formatNumericDate(period.from)} a ${formatNumericDate(period.to)}. `}
          {saySums(report)} {isNothing ? "" : "Nada foi guardado ainda."}
        </p>
        {warnings.map((warning) => <Notice key={warning}>{warning}</Notice>)}
        <StateFilter
          counts={counts}
          all={lines.length}
          value={only}
          onPick={(state) => {
            setOnly(state);
            setMost(LINES_AT_ONCE);
          }}
        />
        <ul aria-label="Linhas do extrato" className="divide-y divide-line border-y border-line">
          {found.slice(0, most).map((line) => (
            <ImportLine
              key={`${line.index} ${line.id ?? ""}`}
              line={line}
              account={account}
              accounts={byId}
              category={chosen[line.description ?? ""] ?? line.category}
              isLeftOut={leftOut.has(line.id ?? "")}
              onCategory={(category) => onChoose(line.description ?? "", category)}
              onLeaveOut={() => line.id !== undefined && onLeaveOut(line.id)}
            />
          ))}
        </ul>
        {found.length > most && (
          <Button className="min-h-11 self-center" onClick={() => setMost(most + LINES_AT_ONCE)}>
            Mostrar mais {Math.min(LINES_AT_ONCE, found.length - most)} de {found.length - most}
          </Button>
        )}
        <Actions report={report} isImporting={isImporting} error={error} onImport={onImport} onCancel={onCancel} />
      </div>
    </Section>
  );
}

/** How many lines of each state there are; each shows its lines alone. */
function StateFilter({ counts, all, value, onPick }: {
  counts: StatementReport["counts"];
  all: number;
  value: LineState | null;
  onPick: (state: LineState | null) => void;
}) {
  const shown = STATES.filter((state) => counts[state] > 0);
  const choices = [
    [null, "todos", all] as const,
    ...shown.map((state) => [state, nameState(state, 2), counts[state]] as const),
  ];
  return (
    <div role="group" aria-label="Que linhas mostrar" className="flex flex-wrap gap-2">
      {choices.map(([state, name, count]) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === state}
          className={classNames(
            "flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm",
            value === state ? "border-brand bg-brand-soft font-medium" : "border-line hover:bg-raised",
          )}
          onClick={() => onPick(state)}
        >
          {capitalize(name)} <span className="font-semibold tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}

/** Stays in sight below a long list. */
function Actions({ report, isImporting, error, onImport, onCancel }: {
  report: StatementReport;
  isImporting: boolean;
  error: Error | null;
  onImport: () => void;
  onCancel: () => void;
}) {
  const { entries, toLink } = countImportable(report);
  const isNothing = entries + toLink === 0;
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-3 rounded-b-2xl border-t border-line bg-surface px-5 py-3">
      {error !== null && <Notice look="problem">{explainError(error)}</Notice>}
      {isNothing && <p className="text-sm">Não há nada novo neste arquivo para importar.</p>}
      <div className="flex flex-wrap gap-2">
        {!isNothing && (
          <Button
            look="primary"
            className="min-h-11 px-3 sm:px-4"
            aria-disabled={isImporting}
            onClick={() => isImporting || onImport()}
          >
            {isImporting
              ? "Importando…"
              : entries > 0
              ? `Importar ${countOf(entries, "lançamento", "lançamentos")}`
              : `Ligar ${countOf(toLink, "lançamento", "lançamentos")} ao extrato`}
          </Button>
        )}
        <Button
          className="min-h-11 px-3 sm:px-4"
          aria-disabled={isImporting}
          onClick={() => isImporting || onCancel()}
        >
          {isNothing ? "Escolher outro arquivo" : "Cancelar"}
        </Button>
      </div>
    </div>
  );
}
