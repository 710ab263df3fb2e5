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
import { isRemovedByTool, type Removable, type Revert, useRemoval, useRevert } from "./money-changes.ts";
import { WholePurchase } from "./whole-purchase.tsx";

interface EntryActions {
  edit: (entry: Entry) => void;
  /** Removes it at once, or asks first where a series would end. */
  remove: (what: Removable, endsSeries: boolean) => void;
  /** Says what a form of the page has done, with the way back. */
  offerUndo: (done: Done) => void;
}

interface Done {
  /** The row that was changed. */
  id: string;
  text: string;
  revert: Revert;
}

const Context = createContext<EntryActions | null>(null);

/** What every list of the page offers for its rows: correcting and removing, with the way back. */
export function EntryActionsProvider({ today, children }: { today: string; children: ReactNode }) {
  const [editing, setEditing] = useState<Entry | null>(null);
  const [asking, setAsking] = useState<Removable | null>(null);
  const [removed, setRemoved] = useState<Removable | null>(null);
  const [corrected, setCorrected] = useState<Done | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const removal = useRemoval();
  const revert = useRevert();

  function remove(what: Removable) {
    const of = isRemovedByTool(what.kind) ? { ...what, callId: newCallId() } : what;
    setAsking(null);
    removal.mutate({ of, isRemoved: true }, {
      onSuccess() {
        setRemoved(of);
        setCorrected(null);
        setUndone(null);
      },
    });
  }

  function offerUndo(done: Done) {
    setCorrected(done);
    setRemoved(null);
    setUndone(null);
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
      value={{
        edit: setEditing,
        remove: (what, endsSeries) => endsSeries || what.purchase !== undefined ? setAsking(what) : remove(what),
        offerUndo,
      }}
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
          key={corrected.id}
          isBusy={revert.isPending}
          returnTo={`[data-row="${corrected.id}"] button`}
          onUndo={() =>
            revert.mutate(corrected.revert, {
              onSuccess() {
                setCorrected(null);
                setUndone(corrected.text);
              },
            })}
          onClose={() => setCorrected(null)}
        >
          {corrected.text}
          {revert.isError && <span role="alert" className="block text-danger">{explainError(revert.error)}</span>}
        </UndoNotice>
      )}
      {undone !== null && <Undone key={undone} onClose={() => setUndone(null)}>{undone}</Undone>}
      <Dialog title="Corrigir" isOpen={editing !== null} onClose={() => setEditing(null)}>
        {editing !== null && (
          <WholePurchase entry={editing}>
            {(entry) => (
              <EntryForm
                entry={entry}
                today={today}
                onDone={() => setEditing(null)}
                onChanged={(revert) => {
                  offerUndo({ id: editing.id, text: `Corrigi “${editing.name}”.`, revert });
                  setEditing(null);
                }}
              />
            )}
          </WholePurchase>
        )}
      </Dialog>
      <Dialog
        title={asking?.purchase === undefined ? "Remover o que se repete?" : "Remover a compra inteira?"}
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
      >
        <p className="mb-4 text-sm">
          {asking?.purchase === undefined
            ? `“${asking?.name}” se repete todo mês. Ao remover, os próximos meses que ainda estão em aberto também saem; os
          outros ficam. Dá para desfazer.`
            : `“${asking.name}” é uma compra em ${asking.purchase.installments} parcelas. Ao remover, todas elas saem, também
          as que já passaram. Dá para desfazer.`}
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
