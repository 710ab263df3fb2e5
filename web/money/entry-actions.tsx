import { createContext, type ReactNode, use, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { newCallId } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Entry } from "./entries.ts";
import { Undone } from "../ui/done-notice.tsx";
import { UndoNotice } from "../ui/undo-notice.tsx";
import { EntryForm } from "./entry-form.tsx";
import { type Removable, type Revert, useRemoval, useRevert } from "./money-changes.ts";

interface EntryActions {
  edit: (entry: Entry) => void;
  /** Removes it at once, or asks first where a series would end. */
  remove: (what: Removable, endsSeries: boolean) => void;
}

const Context = createContext<EntryActions | null>(null);

/** What every list of the page offers for its rows: correcting and removing, with the way back. */
export function EntryActionsProvider({ today, children }: { today: string; children: ReactNode }) {
  const [editing, setEditing] = useState<Entry | null>(null);
  const [asking, setAsking] = useState<Removable | null>(null);
  const [removed, setRemoved] = useState<Removable | null>(null);
  const [corrected, setCorrected] = useState<{ entry: Entry; revert: Revert } | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const removal = useRemoval();
  const revert = useRevert();

  function remove(what: Removable) {
    const of = what.kind === "payment" ? { ...what, callId: newCallId() } : what;
    setAsking(null);
    removal.mutate({ of, isRemoved: true }, {
      onSuccess() {
        setRemoved(of);
        setCorrected(null);
        setUndone(null);
      },
    });
  }

  function bringBack(of: Removable) {
    removal.mutate({ of, isRemoved: false }, {
      onSuccess() {
        setRemoved(null);
        setUndone(`Removi “${of.name}”.`);
      },
    });
  }

  return (
    <Context
      value={{ edit: setEditing, remove: (what, endsSeries) => endsSeries ? setAsking(what) : remove(what) }}
    >
      {children}
      {(removed !== null || removal.isError) && (
        <div className="sticky bottom-4 z-20 flex flex-col gap-2 rounded-lg shadow-lg">
          {removal.isError && <Notice look="problem">{explainError(removal.error)}</Notice>}
          {removed !== null && (
            <UndoNotice
              key={removed.id}
              isBusy={removal.isPending}
              returnTo={`[data-row="${removed.id}"] button`}
              onUndo={() => bringBack(removed)}
              onClose={() => setRemoved(null)}
            >
              Removi “{removed.name}”.
            </UndoNotice>
          )}
        </div>
      )}
      {corrected !== null && (
        <UndoNotice
          key={corrected.entry.id}
          isBusy={revert.isPending}
          returnTo={`[data-row="${corrected.entry.id}"] button`}
          onUndo={() =>
            revert.mutate(corrected.revert, {
              onSuccess() {
                setCorrected(null);
                setUndone(`Corrigi “${corrected.entry.name}”.`);
              },
            })}
          onClose={() => setCorrected(null)}
        >
          Corrigi “{corrected.entry.name}”.
          {revert.isError && <span role="alert" className="block text-danger">{explainError(revert.error)}</span>}
        </UndoNotice>
      )}
      {undone !== null && <Undone key={undone} onClose={() => setUndone(null)}>{undone}</Undone>}
      <Dialog title="Corrigir" isOpen={editing !== null} onClose={() => setEditing(null)}>
        {editing !== null && (
          <EntryForm
            entry={editing}
            today={today}
            onDone={() => setEditing(null)}
            onChanged={(revert) => {
              setCorrected({ entry: editing, revert });
              setRemoved(null);
              setUndone(null);
              setEditing(null);
            }}
          />
        )}
      </Dialog>
      <Dialog title="Remover o que se repete?" isOpen={asking !== null} onClose={() => setAsking(null)}>
        <p className="mb-4 text-sm">
          “{asking?.name}” se repete todo mês. Ao remover, os próximos meses que ainda estão em aberto também saem; os
          outros ficam. Dá para desfazer.
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(null)}>Cancelar</Button>
          <Button look="danger" onClick={() => asking && remove(asking)}>Remover</Button>
        </div>
      </Dialog>
    </Context>
  );
}

export function useEntryActions(): EntryActions {
  const actions = use(Context);
  if (actions === null) throw new Error("useEntryActions needs an EntryActionsProvider above it");
  return actions;
}
