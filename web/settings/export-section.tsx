import { Download } from "lucide-react";
import { useState } from "react";
import type { Exportable } from "../../shared/portability/read-export.ts";
import { explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { type ExportFormat, fetchExport } from "./portability-data.ts";
import { saveFile } from "./save-file.ts";
import { SelectField } from "../ui/select-field.tsx";

const PARTS: Record<Exportable, string> = {
  everything: "Tudo",
  memory: "Memória",
  notes: "Notas",
  conversations: "Conversas",
};

const FORMATS: Record<ExportFormat, string> = {
  json: "Baixar JSON",
  markdown: "Baixar Markdown",
  csv: "Baixar CSV",
};

/** Taking one's data along. */
export function ExportSection() {
  const backend = useBackend();
  const [what, setWhat] = useState<Exportable>("everything");
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);

  async function run(format: ExportFormat) {
    setRunning(format);
    setProblem(null);
    setSaved(null);
    try {
      const { file, name } = await fetchExport(backend, what, format);
      saveFile(file, name);
      setSaved(name);
    } catch (error) {
      setProblem(explainError(error));
    } finally {
      setRunning(null);
    }
  }

  return (
    <Section title="Exportar">
      <div className="flex flex-col gap-4">
        <SelectField
          label="O que exportar"
          value={what}
          onChange={({ target }) => setWhat(target.value as Exportable)}
          hint="O JSON pode ser importado de volta. O Markdown é para ler. O CSV vem num ZIP, com uma planilha de cada tipo de registro."
        >
          {(Object.keys(PARTS) as Exportable[]).map((part) => <option key={part} value={part}>{PARTS[part]}</option>)}
        </SelectField>
        <div className="flex flex-wrap gap-2">
          {(Object.keys(FORMATS) as ExportFormat[]).map((format) => (
            <Button
              key={format}
              disabled={running !== null}
              onClick={() => void run(format)}
            >
              <Download aria-hidden className="size-4" />
              {running === format ? "Preparando…" : FORMATS[format]}
            </Button>
          ))}
        </div>
        {problem !== null && <Notice look="problem">{problem}</Notice>}
        {saved !== null && <Notice>Baixado: {saved}</Notice>}
      </div>
    </Section>
  );
}
