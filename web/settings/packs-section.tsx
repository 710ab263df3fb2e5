import { useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { PackForm } from "./pack-form.tsx";
import { type OwnPack, useDeletePack, useOwnPacks, useSwitchPack } from "./packs-data.ts";

/** The person's own packs: tools that ask services, added by pasting their files. */
export function PacksSection() {
  const { data: packs, error } = useOwnPacks();
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title="Pacotes seus"
      actions={<Button aria-haspopup="dialog" size="small" onClick={() => setAdding(true)}>Colar um pacote</Button>}
    >
      <p className="mb-3 text-sm text-ink-soft">
        Um pacote ensina a assistente a usar um serviço. Cada chamada espera o seu sim e mostra para onde vai.
      </p>
      {error && <Notice look="problem">{explainError(error)}</Notice>}
      {packs?.length === 0 && <Empty>Nenhum pacote ainda.</Empty>}
      <ul className="flex flex-col divide-y divide-line" aria-busy={packs === undefined && error === null}>
        {packs?.map((pack) => <Pack key={pack.name} pack={pack} />)}
      </ul>
      <Dialog title="Colar um pacote" isOpen={isAdding} onClose={() => setAdding(false)}>
        <PackForm onSaved={() => setAdding(false)} onCancel={() => setAdding(false)} />
      </Dialog>
    </Section>
  );
}

function Pack({ pack: { name, description, enabled, tools } }: { pack: OwnPack }) {
  const change = useSwitchPack();
  const remove = useDeletePack();
  const [isAsking, setAsking] = useState(false);
  const problem = change.error ?? remove.error;
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-10 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-4 accent-brand"
            checked={enabled}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ name, enabled: target.checked })}
          />
          {name}
        </label>
        <Button
          aria-haspopup="dialog"
          size="small"
          aria-label={`Apagar o pacote ${name}`}
          onClick={() => setAsking(true)}
        >
          Apagar
        </Button>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      <ul className="list-disc pl-9 text-ink-soft">
        {tools.map((tool) => <li key={tool.name}>{tool.title ?? tool.name}</li>)}
      </ul>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      <Dialog title={`Apagar o pacote ${name}?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-4 text-sm">Para usar de novo, será preciso colar os arquivos outra vez.</p>
        <div className="flex flex-wrap gap-2">
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(name)}>Apagar</Button>
          <Button onClick={() => setAsking(false)}>Manter</Button>
        </div>
      </Dialog>
    </li>
  );
}
