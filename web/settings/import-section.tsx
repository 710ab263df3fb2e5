import { Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { ImportReport } from "../../shared/portability/import-document.ts";
import { BackendError, explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { sumUpImport } from "./import-words.ts";
import { useImport, usePreviewImport } from "./portability-data.ts";

/** Bringing data back: first what would come in, then, after a yes, the import. */
export function ImportSection() {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreviewImport();
  const load = useImport();

  function choose(chosen: File) {
    setFile(chosen);
    load.reset();
    preview.mutate(chosen);
  }
  function drop() {
    setFile(null);
    preview.reset();
  }

  return (
    <Section title="Importar">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          Um JSON exportado daqui, de até 20 MB. Antes de guardar qualquer coisa, você vê o que entraria. O que já
          existe fica como está.
        </p>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          aria-label="Arquivo JSON"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) choose(chosen);
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
        <Button
          className="self-start"
          disabled={preview.isPending || load.isPending}
          onClick={() => field.current?.click()}
        >
          <Upload aria-hidden className="size-4" />
          {preview.isPending ? "Lendo o arquivo…" : "Escolher arquivo"}
        </Button>
        {file !== null && preview.error && !load.data && (
          <Problem name={file.name} error={preview.error}>
            {isTooSlow(preview.error) && (
              <Button
                className="mt-3"
                disabled={load.isPending}
                onClick={() => load.mutate(file)}
              >
                {load.isPending ? "Importando…" : "Importar assim mesmo"}
              </Button>
            )}
          </Problem>
        )}
        {file !== null && preview.data && !load.data && (
          <Report title={`${file.name}: nada foi guardado ainda.`} report={preview.data}>
            <div className="mt-3 flex flex-wrap gap-2">
              {sumUpImport(preview.data).created > 0 && (
                <Button
                  look="primary"
                  disabled={load.isPending}
                  onClick={() => load.mutate(file)}
                >
                  {load.isPending ? "Importando…" : "Importar"}
                </Button>
              )}
              <Button disabled={load.isPending} onClick={drop}>Cancelar</Button>
            </div>
          </Report>
        )}
        {load.error && <Notice look="problem">{explainError(load.error)}</Notice>}
        {load.data && <Report title="Importação terminada." report={load.data} />}
      </div>
    </Section>
  );
}

/** A preview is one statement, which may take only so long. An import goes in slices and has no such end. */
function isTooSlow(error: Error): boolean {
  return error instanceof BackendError && error.code === "unavailable";
}

function Problem({ name, error, children }: { name: string; error: Error; children: ReactNode }) {
  const details = error instanceof BackendError ? error.details : [];
  return (
    <Notice look="problem">
      <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      <p>
        {isTooSlow(error)
          ? "O arquivo é grande demais para mostrar antes o que entraria. O que já existe fica como está."
          : explainError(error)}
      </p>
      {details.map(({ message }) => <p key={message}>{message}.</p>)}
      {children}
    </Notice>
  );
}

function Report({ title, report, children }: { title: string; report: ImportReport; children?: ReactNode }) {
  const { lines, created, skipped, refused, reasons } = sumUpImport(report);
  const isDone = report.status !== "preview";
  return (
    <Notice look={refused > 0 ? "warning" : "info"}>
      <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
      {report.status === "repeated"
        ? <p>Este arquivo já foi importado.</p>
        : created === 0
        ? <p>Nada de novo para entrar.</p>
        : (
          <ul className="mt-1">
            {lines.map(({ name, count }) => <li key={name}>{isDone ? "Entraram" : "Entrariam"}: {count} · {name}</li>)}
          </ul>
        )}
      {skipped > 0 && <p>Já existem e ficam como estão: {skipped}</p>}
      {refused > 0 && (
        <>
          <p>{isDone ? "Ficaram" : "Ficariam"} de fora: {refused}</p>
          <ul className="list-disc pl-5">{reasons.map((reason) => <li key={reason}>{reason}</li>)}</ul>
        </>
      )}
      {report.notes.map((note) => <p key={note}>{note}</p>)}
      {children}
    </Notice>
  );
}
