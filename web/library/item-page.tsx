import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { type Undoable, useUndoable } from "../shell/undoable.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Page, Section } from "../ui/page.tsx";
import { RowOrigin } from "../ui/row-origin.tsx";
import { ItemForm } from "./item-form.tsx";
import { AutomaticMark } from "./item-list.tsx";
import { ItemText } from "./item-text.tsx";
import { describeItem, describeOrigin } from "./item-words.ts";
import { type Item, useDeleteItem, useItem, useRestoreItem } from "./library-data.ts";

/** One item: what it says, and changing it. */
export function ItemPage(
  { id, listAddress, onDeleted }: { id: string; listAddress: string; onDeleted: (write: Undoable) => void },
) {
  const { data: item, error } = useItem(id);
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Page
      title={item?.title ?? "Biblioteca"}
      actions={<BackLink ref={back} href={listAddress}>Voltar à lista</BackLink>}
    >
      {error && !item && <Notice look="problem">{explainError(error)}</Notice>}
      {item === undefined && !error && <Opening className="h-40" />}
      {item === null && <Empty>Este item não existe mais. Volte à lista para ver os outros.</Empty>}
      {item && <OpenItem key={item.id} item={item} onDeleted={onDeleted} />}
    </Page>
  );
}

function OpenItem({ item, onDeleted }: { item: Item; onDeleted: (write: Undoable) => void }) {
  const [isChanging, setChanging] = useState(false);
  const { offerUndo, undoNotice } = useUndoable();
  const remove = useDeleteItem();
  const restore = useRestoreItem();
  const pencil = useRef<HTMLButtonElement>(null);
  const origin = describeOrigin(item);
  const problem = remove.error ?? restore.error;

  function closeForm() {
    setChanging(false);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  return (
    <>
      <div className="-mt-3 flex flex-col items-start gap-1 text-sm text-ink-soft">
        <p className="break-words">{describeItem(item)}</p>
        {item.isAutomatic && <AutomaticMark />}
        {origin ? <p>{origin}</p> : (
          <details className="w-full">
            <summary className="min-h-6 w-fit cursor-pointer">De onde veio</summary>
            <div className="mt-1 max-w-prose">
              <RowOrigin table="library_items" id={item.id} />
            </div>
          </details>
        )}
        {item.url && (
          <a
            href={item.url}
            target="_blank"
            rel="noreferrer noopener"
            className="text-brand underline underline-offset-2 [overflow-wrap:anywhere]"
          >
            {item.url}
          </a>
        )}
      </div>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      {item.deleted_at !== null
        ? (
          <Notice look="warning">
            <p className="mb-2">Este item foi apagado.</p>
            <Button size="small" disabled={restore.isPending} onClick={() => restore.mutate({ id: item.id })}>
              Restaurar
            </Button>
          </Notice>
        )
        : !isChanging && (
          <div className="flex gap-2">
            <Button ref={pencil} id="mudar-item" onClick={() => setChanging(true)}>
              <Pencil aria-hidden className="size-4" /> Mudar
            </Button>
            <Button
              look="quiet"
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate({ id: item.id }, {
                  onSuccess: (callId) => onDeleted({ callId, text: `“${item.title}” foi para os apagados.` }),
                })}
            >
              <Trash2 aria-hidden className="size-4" /> Apagar
            </Button>
          </div>
        )}
      {isChanging
        ? (
          <Section title="Mudar">
            <ItemForm
              item={item}
              onCancel={closeForm}
              onSaved={(callId) => {
                setChanging(false);
                offerUndo({ callId, text: `“${item.title}” mudou.`, returnTo: "#mudar-item" });
              }}
            />
          </Section>
        )
        : <ItemText item={item} onWritten={offerUndo} />}
      {undoNotice}
    </>
  );
}
