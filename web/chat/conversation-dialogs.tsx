import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type ConversationEntry, useDeleteConversation, useRenameConversation } from "./conversations-data.ts";

/** A window about one conversation. */
export interface ConversationWindow {
  kind: "rename" | "delete";
  conversation: ConversationEntry;
}

interface ConversationDialogsProps {
  open: ConversationWindow | null;
  current: string;
  onClose: () => void;
  onGone: () => void;
}

/** The windows that rename and delete a conversation. */
export function ConversationDialogs({ open, current, onClose, onGone }: ConversationDialogsProps) {
  const rename = useRenameConversation();
  const remove = useDeleteConversation();
  const id = open?.conversation.id ?? "";
  const title = open?.conversation.title ?? "";
  return (
    <>
      <Dialog title="Renomear a conversa" isOpen={open?.kind === "rename"} onClose={onClose}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const next = String(new FormData(event.currentTarget).get("title")).trim();
            if (next !== "") rename.mutate({ id, title: next });
            onClose();
          }}
        >
          <TextField label="Título" name="title" defaultValue={title} maxLength={200} required />
          <Button type="submit" look="primary">Guardar</Button>
        </form>
      </Dialog>
      <Dialog title="Apagar a conversa?" isOpen={open?.kind === "delete"} onClose={onClose}>
        <p className="mb-4 text-sm" dir="auto">
          As mensagens de “{title || "Sem título"}” somem para sempre. O que foi registrado ou guardado na memória fica.
          Para só tirar da lista, arquive.
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            look="danger"
            onClick={() => {
              if (id === current) onGone();
              remove.mutate({ id });
              onClose();
            }}
          >
            Apagar
          </Button>
        </div>
      </Dialog>
    </>
  );
}
