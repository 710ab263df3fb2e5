import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "../shell/announcer.tsx";
import { BackendError, explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { SelectField } from "../ui/select-field.tsx";
import type { Account } from "./accounts-data.ts";
import { ColumnsForm } from "./columns-form.tsx";
import { FileDrop } from "./file-drop.tsx";
import { type Source, useImportStatement, usePreviewStatement } from "./import-data.ts";
import { ImportPreview } from "./import-preview.tsx";
import { ImportReceipt } from "./import-receipt.tsx";
import { categoriesToSend, sayCounts } from "./import-words.ts";

/** From a file to its receipt. What was chosen stays until the import is made, whatever fails in between. */
export function ImportStatement({ accounts }: { accounts: readonly Account[] }) {
  const [source, setSource] = useState<Source | null>(null);
  /** The columns of a file of unknown layout, while they are being named. */
  const [columns, setColumns] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [hasSeveral, setSeveral] = useState(false);
  const preview = usePreviewStatement();
  const load = useImportStatement();
  const announce = useAnnounce();
  const report = preview.data;
  const isBusy = preview.isPending || load.isPending;

  function read(next: Source) {
    setSource(next);
    setSeveral(false);
    load.reset();
    announce(`Lendo ${next.file.name}.`);
    preview.mutate(next, {
      onSuccess(found) {
        // Named columns that fit no line can be named again.
        if (next.columns === null || found.lines.some(({ state }) => state !== "refused")) setColumns(null);
        announce(`${found.lines.length} linhas: ${sayCounts(found.counts)}.`);
      },
      onError(error) {
        setColumns((before) => columnsOf(error) ?? (next.columns === null ? null : before));
        // What is asked is no problem, and not read out by itself.
        if (isQuestion(error)) announce(explainError(error));
      },
    });
  }
  function choose(file: File) {
    setChosen({});
    setLeftOut(new Set());
    setColumns(null);
    read({ file, account: null, columns: null });
  }
  function startOver() {
    setSource(null);
    setChosen({});
    setLeftOut(new Set());
    setColumns(null);
    preview.reset();
    load.reset();
  }
  function bringIn(from: Source) {
    if (report === undefined) return;
    announce("Importando.");
    load.mutate({
      source: { ...from, account: report.account.id },
      categories: categoriesToSend(report.lines, chosen),
      left_out: [...leftOut],
    });
  }

  if (load.data !== undefined) return <ImportReceipt report={load.data} onAgain={startOver} />;
  return (
    <>
      <Section title="Arquivo">
        <div className="flex flex-col gap-4">
          <FileDrop
            name={source?.file.name ?? null}
            isBusy={isBusy}
            onChoose={choose}
            onSeveral={() => setSeveral(true)}
          />
          {hasSeveral && <Notice look="problem">Solte um arquivo de cada vez.</Notice>}
          {source !== null && (report !== undefined || source.account !== null || needsAccount(preview.error)) && (
            <AccountField
              accounts={accounts}
              value={source.account ?? report?.account.id ?? ""}
              isBusy={isBusy}
              isAsked={!preview.isPending && needsAccount(preview.error)}
              onPick={(account) => read({ ...source, account })}
            />
          )}
          {preview.isPending && (
            <p aria-busy="true" className="text-sm text-ink-soft">
              Lendo o arquivo…
            </p>
          )}
          {source !== null && preview.error !== null && (
            <Problem
              error={preview.error}
              isBusy={isBusy}
              onRetry={() => read(source)}
            />
          )}
          {source !== null && columns !== null && (
            <ColumnsForm
              key={source.file.name}
              columns={columns}
              isBusy={isBusy}
              onDone={(named) => read({ ...source, columns: named })}
            />
          )}
        </div>
      </Section>
      {source !== null && report !== undefined && (
        <ImportPreview
          report={report}
          accounts={accounts}
          chosen={chosen}
          onChoose={(words, category) => setChosen({ ...chosen, [words]: category })}
          leftOut={leftOut}
          onLeaveOut={(id) => setLeftOut(leftOut.symmetricDifference(new Set([id])))}
          isImporting={load.isPending}
          error={load.error}
          onImport={() => bringIn(source)}
          onCancel={startOver}
        />
      )}
    </>
  );
}

function AccountField({ accounts, value, isBusy, isAsked, onPick }: {
  accounts: readonly Account[];
  value: string;
  isBusy: boolean;
  /** The file cannot be read without it. */
  isAsked: boolean;
  onPick: (id: string) => void;
}) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.querySelector("select")?.focus();
  }, [isAsked]);
  return (
    <div ref={field} className="max-w-sm">
      <SelectField
        label="De que conta ou cartão é?"
        value={value}
        error={isAsked ? "Falta escolher: pelo arquivo não deu para saber." : undefined}
        hint={value === "" ? "Uma conta nova se guarda antes, em Dinheiro, “Contas e cartões”." : undefined}
        aria-disabled={isBusy}
        options={[
          ...value === "" ? [["", "Escolha"] as const] : [],
          ...accounts.filter(({ kind }) => kind !== "cash").map(({ id, name }) => [id, name] as const),
        ]}
        onChange={({ target }) => isBusy || onPick(target.value)}
      />
    </div>
  );
}

/** Why a file could not be read. What the person has to say of it is asked beside this, not told as a problem. */
function Problem({ error, isBusy, onRetry }: { error: Error; isBusy: boolean; onRetry: () => void }) {
  if (isQuestion(error)) return null;
  // The same file would be refused again.
  const isRefused = error instanceof BackendError && error.code === "invalid_request";
  return (
    <Notice look="problem">
      <p className="[overflow-wrap:anywhere]">{explainError(error)}</p>
      {!isRefused && (
        <Button className="mt-2 min-h-11" aria-disabled={isBusy} onClick={() => isBusy || onRetry()}>
          Tentar de novo
        </Button>
      )}
    </Notice>
  );
}

function isQuestion(error: Error): boolean {
  return needsAccount(error) || columnsOf(error) !== null;
}

function needsAccount(error: Error | null): boolean {
  return error instanceof BackendError && error.details.some(({ path }) => path === "account");
}

/** The columns that a file of unknown layout has. */
function columnsOf(error: Error): readonly string[] | null {
  const columns = error instanceof BackendError
    ? error.details.find((detail) => detail.columns?.length)?.columns
    : null;
  return columns ?? null;
}
