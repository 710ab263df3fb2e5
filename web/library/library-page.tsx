import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import { UndoNotice } from "../ui/undo-notice.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { addressOf, useAddress } from "./filters.ts";
import { ItemList } from "./item-list.tsx";
import { ItemPage } from "./item-page.tsx";
import { DAYS_TO_RESTORE, type Item, useRestoreItem } from "./library-data.ts";

/** What the person keeps: a list with filters, or one item of it. */
export default function LibraryPage() {
  const address = useAddress();
  const [, navigate] = useLocation();
  const [deleted, setDeleted] = useState<Item | null>(null);
  const restore = useRestoreItem();
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
        onDeleted={(item) => {
          setDeleted(item);
          navigate(listAddress, { replace: true });
        }}
      />
    );
  }
  return (
    <Page
      title="Biblioteca"
      actions={
        <Link
          href={address.isDeleted ? "/biblioteca" : "/biblioteca?apagados=sim"}
          className="text-sm text-brand underline underline-offset-2"
        >
          {address.isDeleted ? "Voltar aos guardados" : "Ver apagados"}
        </Link>
      }
    >
      {address.isDeleted && (
        <p className="text-sm text-ink-soft">
          O que foi apagado fica aqui por {DAYS_TO_RESTORE} dias; depois some para sempre.
        </p>
      )}
      <FilterBar address={address} />
      <ItemList key={listAddress} address={address} cameFrom={lastOpen.current} />
      {restore.error && <Notice look="problem">{explainError(restore.error)}</Notice>}
      {deleted && !address.isDeleted && (
        <UndoNotice
          key={deleted.id}
          isBusy={restore.isPending}
          onClose={() => setDeleted(null)}
          onUndo={() => restore.mutate({ id: deleted.id }, { onSuccess: () => setDeleted(null) })}
        >
          “{deleted.title}” foi para os apagados.
        </UndoNotice>
      )}
    </Page>
  );
}
