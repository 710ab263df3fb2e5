import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { ImportReport } from "../../shared/portability/import-document.ts";
import type { Exportable } from "../../shared/portability/read-export.ts";
import { explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { saveFile } from "./save-file.ts";
import { SelectField } from "./select-field.tsx";
import { type ExportFormat, fetchExport, useImport } from "./settings-data.ts";
import { nameCounts } from "./table-names.ts";

const PARTS: Record<Exportable, string> = {
  everything: "Tudo",
  memory: "Memória",
  notes: "Notas",
  conversations: "Conversas",
};

/** Taking one's data along, and bringing it back. */
export function DataSection() {
  return (
    <Section title="Seus dados">
      <div className="flex flex-col gap-6">
        <Export />
        <Import />
      </div>
    </Section>
  );
}

function Export() {
  const backend = useBackend();
  const [what, setWhat] = useState<Exportable>("everything");
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(format: ExportFormat) {
    setRunning(format);
    setProblem(null);
    try {
      const { file, name } = await fetchExport(backend, what, format);
      saveFile(file, name);
    } catch (error) {
      setProblem(explainError(error));
    } finally {
      setRunning(null);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Exportar</h3>
      <SelectField
        label="O que exportar"
        value={what}
        onChange={({ target }) => setWhat(target.value as Exportable)}
        hint="O JSON pode ser importado de volta; o Markdown é para ler."
      >
        {(Object.keys(PARTS) as Exportable[]).map((part) => <option key={part} value={part}>{PARTS[part]}</option>)}
      </SelectField>
      <div className="flex flex-wrap gap-2" aria-busy={running !== null}>
        <Button disabled={running !== null} onClick={() => void run("json")}>
          <Download aria-hidden className="size-4" />Baixar JSON
        </Button>
        <Button disabled={running !== null} onClick={() => void run("markdown")}>
          <Download aria-hidden className="size-4" />Baixar Markdown
        </Button>
      </div>
      {problem !== null && <Notice look="problem">{problem}</Notice>}
    </div>
  );
}

function Import() {
  const field = useRef<HTMLInputElement>(null);
  const load = useImport();
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Importar</h3>
      <p className="text-sm text-ink-soft">
        Um JSON exportado daqui, de até 20 MB. O que já existe fica como está.
      </p>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="Arquivo JSON"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) load.mutate(file);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button className="self-start" disabled={load.isPending} onClick={() => field.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {load.isPending ? "Importando…" : "Escolher arquivo"}
      </Button>
      {load.error && <Notice look="problem">{explainError(load.error)}</Notice>}
      {load.data && <Report report={load.data} />}
    </div>
  );
}

function Report({ report: { status, created, skipped, rejected, rejections } }: { report: ImportReport }) {
  const reasons = [...new Set(rejections.map(({ message }) => message))].slice(0, 5);
  const old = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  return (
    <Notice look={rejected > 0 ? "warning" : "info"}>
      <p className="font-medium">
        {status === "repeated" ? "Este arquivo já tinha sido importado." : "Importação terminada."}
      </p>
      <ul className="mt-1">
        {nameCounts(created).map(({ name, count }) => <li key={name}>Entraram: {count} · {name}</li>)}
        {old > 0 && <li>Já existiam: {old}</li>}
        {rejected > 0 && <li>Ficaram de fora: {rejected}. {reasons.join(" ")}</li>}
      </ul>
    </Notice>
  );
}
