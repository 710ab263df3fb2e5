import { useState } from "react";
import { Markdown } from "../chat/markdown.tsx";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { NewTemplateForm, TemplateForm } from "./template-form.tsx";
import {
  type RenderedTemplate,
  type TemplateSummary,
  useDeleteTemplate,
  usePreviewTemplate,
  useTemplates,
} from "./templates-data.ts";

type Open = { kind: "preview"; note: RenderedTemplate } | { kind: "edit"; name: string } | { kind: "new" };

/** The templates of automatic notes, and the person's own, with how each looks filled in. */
export function TemplatesSection() {
  const { data: templates, error } = useTemplates();
  const preview = usePreviewTemplate();
  const remove = useDeleteTemplate();
  const [open, setOpen] = useState<Open | null>(null);
  const problem = preview.error ?? remove.error ?? error;
  const show = (name: string) => preview.mutate(name, { onSuccess: (note) => setOpen({ kind: "preview", note }) });

  return (
    <Section
      title="Modelos de notas"
      actions={
        <Button aria-haspopup="dialog" size="small" onClick={() => setOpen({ kind: "new" })}>Novo modelo</Button>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">
        Um modelo é um texto em Markdown com consultas aos seus dados. Um seu com o nome de um dos prontos toma o lugar
        dele.
      </p>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      <ul className="flex flex-col divide-y divide-line" aria-busy={templates === undefined && error === null}>
        {templates?.map((template) => (
          <Template
            key={template.name}
            template={template}
            isBusy={preview.isPending || remove.isPending}
            onShow={() => show(template.name)}
            onEdit={() => setOpen({ kind: "edit", name: template.name })}
            onDelete={() => remove.mutate(template.name)}
          />
        ))}
      </ul>
      <Dialog title={titleOf(open)} isOpen={open !== null} onClose={() => setOpen(null)}>
        {open?.kind === "preview" && <Markdown text={open.note.content} />}
        {open?.kind === "edit" && <TemplateForm name={open.name} onSaved={show} />}
        {open?.kind === "new" && <NewTemplateForm onSaved={show} />}
      </Dialog>
    </Section>
  );
}

function titleOf(open: Open | null): string {
  if (open?.kind === "preview") return open.note.title;
  return open?.kind === "edit" ? `Modelo ${open.name}` : "Novo modelo";
}

function Template({ template: { name, title, own }, isBusy, onShow, onEdit, onDelete }: {
  template: TemplateSummary;
  isBusy: boolean;
  onShow: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title} <span className="text-ink-soft">{own ? `(seu: ${name})` : "(pronto)"}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} aria-label={`Ver como fica: ${title}`} onClick={onShow}>
          Ver como fica
        </Button>
        <Button aria-haspopup="dialog" size="small" aria-label={`Mudar o modelo: ${title}`} onClick={onEdit}>
          Mudar
        </Button>
        {own && (
          <Button size="small" disabled={isBusy} aria-label={`Apagar o modelo: ${title}`} onClick={onDelete}>
            Apagar
          </Button>
        )}
      </span>
    </li>
  );
}
