import { countOf } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { type Fact, useDeleteFact, useFactsAbout } from "./memory-data.ts";

/** Asks before a fact is deleted. The facts about a person go with them. */
export function DeleteDialog({ fact, onClose, onDone }: { fact: Fact; onClose: () => void; onDone: () => void }) {
  const remove = useDeleteFact();
  const { data: about = 0 } = useFactsAbout(fact.id, fact.type === "person");
  return (
    <Dialog title="Apagar da memória?" isOpen onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        <p className="break-words">“{fact.content}”</p>
        {about > 0 && (
          <Notice look="warning">
            Vai junto o que sei sobre {fact.title}: {countOf(about, "item", "itens")}.
          </Notice>
        )}
        <p className="text-ink-soft">Dá para restaurar por 30 dias, em Mostrar: O que foi apagado.</p>
        {remove.error && <Notice look="problem">{explainError(remove.error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(fact, { onSuccess: onDone })}>
            Apagar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
