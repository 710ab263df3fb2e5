import { Pencil } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Markdown } from "../chat/markdown.tsx";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { isWork } from "./item-words.ts";
import { type Item, useChangeItem } from "./library-data.ts";

/** The text of an item, which is changed where it stands. */
export function ItemText({ item, onWritten }: { item: Item; onWritten: (write: Undoable) => void }) {
  const [isChanging, setChanging] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);

  function close() {
    setChanging(false);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  return (
    <Section
      title={headingOf(item)}
      actions={!isChanging && item.deleted_at === null && (
        <Button
          ref={pencil}
          id="editar-texto"
          size="small"
          onClick={() => setChanging(true)}
        >
          <Pencil aria-hidden className="size-4" /> Editar o texto
        </Button>
      )}
    >
      {isChanging
        ? (
          <TextForm
            item={item}
            onCancel={close}
            onSaved={(callId) => {
              setChanging(false);
              onWritten({ callId, text: "O texto mudou.", returnTo: "#editar-texto" });
            }}
          />
        )
        : item.content
        ? <Markdown text={item.content} />
        : <Empty>Sem texto ainda.</Empty>}
    </Section>
  );
}

function TextForm(
  { item, onSaved, onCancel }: { item: Item; onSaved: (callId: string) => void; onCancel: () => void },
) {
  const change = useChangeItem();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function save() {
    const content = field.current?.value.trim() ?? "";
    const isMissing = item.type === "note" && content === "";
    setProblem(isMissing ? "Uma nota precisa de texto. Para tirar a nota, use “Apagar”." : undefined);
    if (isMissing) return;
    if (content === (item.content ?? "")) return onCancel();
    change.mutate({ id: item.id, content: content === "" ? null : content }, { onSuccess: onSaved });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {item.isAutomatic && (
        <Notice>Se você mudar o texto, a nota passa a ser sua e a assistente não a escreve de novo.</Notice>
      )}
      <TextArea
        ref={field}
        label={headingOf(item)}
        maxLength={50_000}
        defaultValue={item.content ?? ""}
        hint="Aceita Markdown: # título, - lista, **negrito**. Ctrl+Enter guarda."
        error={problem}
      />
      {change.error && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}

function headingOf({ type }: Item): string {
  if (type === "note") return "Texto";
  return isWork(type) ? "Sobre" : "Descrição";
}
