import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useUndoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Page } from "../ui/page.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { addressOf, useAddress } from "./filters.ts";
import { ItemList } from "./item-list.tsx";
import { NoteForm } from "./note-form.tsx";
import { ItemPage } from "./item-page.tsx";
import { DAYS_TO_RESTORE } from "./library-data.ts";

/** What the person keeps: a list with filters, or one item of it. */
export default function LibraryPage() {
  const address = useAddress();
  const [, navigate] = useLocation();
  const { offerUndo, undoNotice } = useUndoable();
  const [isWriting, setWriting] = useState(false);
  const lastOpen = useRef<string | null>(null);
  const listAddress = addressOf({ ...address, item: null });
  useEffect(() => {
    if (address.item !== null) lastOpen.current = address.item;
  }, [address.item]);

  if (address.item !== null) {
    return (
      <ItemPage
        id={address.item}
        listAddress={listAddress}
        onDeleted={(write) => {
          offerUndo(write);
          navigate(listAddress, { replace: true });
        }}
      />
    );
  }
  return (
    <Page
      title="Biblioteca"
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button aria-haspopup="dialog" size="small" onClick={() => setWriting(true)}>
            <Plus aria-hidden className="size-4" /> Nova nota
          </Button>
          <Link href="/biblioteca/notas-automaticas" className="text-sm text-brand underline underline-offset-2">
            Notas automáticas
          </Link>
          <Link
            href={address.isDeleted ? "/biblioteca" : "/biblioteca?apagados=sim"}
            className="text-sm text-brand underline underline-offset-2"
          >
            {address.isDeleted ? "Voltar aos guardados" : "Ver apagados"}
          </Link>
        </div>
      }
    >
      {address.isDeleted && (
        <p className="text-sm text-ink-soft">
          O que foi apagado fica aqui por {DAYS_TO_RESTORE} dias; depois some para sempre.
        </p>
      )}
      <FilterBar address={address} />
      <ItemList key={listAddress} address={address} cameFrom={lastOpen.current} />
      {undoNotice}
      <Dialog title="Nova nota" isOpen={isWriting} onClose={() => setWriting(false)}>
        <NoteForm
          onCancel={() => setWriting(false)}
          onSaved={(id) => {
            setWriting(false);
            navigate(addressOf({ ...address, item: id, isDeleted: false }));
          }}
        />
      </Dialog>
    </Page>
  );
}
