import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import { type Account, useAccountRows } from "./accounts-data.ts";
import { useEntryActions } from "./entry-actions.tsx";
import { EntryList } from "./entry-list.tsx";
import { FigureLink } from "./figure-link.tsx";

const KINDS = { checking: "conta corrente", savings: "poupança", cash: "dinheiro em mãos", card: "cartão" } as const;

/** An account with its balance, which opens what it counts. */
export function AccountRow({ account, names, today, isOpen, onOpen, onEdit }: {
  account: Account;
  /** The names of all accounts by their ids. */
  names: Readonly<Record<string, string>>;
  today: string;
  isOpen: boolean;
  onOpen: () => void;
  onEdit: () => void;
}) {
  const { name, kind, balance = 0, is_default } = account;
  return (
    <li data-row={account.id} className="@container flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-24 flex-1">
          <p className="break-words font-medium">{name}</p>
          <p className="text-xs text-ink-soft">{KINDS[kind]}{is_default === true && " · a de costume"}</p>
        </div>
        <span className={classNames("tabular-nums", balance < 0 && "text-danger")}>
          <FigureLink isOpen={isOpen} onOpen={onOpen}>{formatMoney(balance)}</FigureLink>
        </span>
        <AccountButtons account={account} of={`a conta ${name}`} onEdit={onEdit} />
      </div>
      {isOpen && <Rows account={account} names={names} today={today} />}
    </li>
  );
}

/** What can be done with an account or card; where it came from is said below them. */
export function AccountButtons({ account: { id, name }, of, onEdit }: {
  account: Account;
  /** The account with its article: "a conta Itaú". */
  of: string;
  onEdit: () => void;
}) {
  const { remove } = useEntryActions();
  const [isOriginOpen, setOriginOpen] = useState(false);
  return (
    <>
      <span className="flex">
        <OriginButton of={name} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
        <RowButton
          Icon={Pencil}
          word="Corrigir"
          aria-haspopup="dialog"
          aria-label={`Corrigir ${of}`}
          onClick={onEdit}
        />
        <RowButton
          Icon={Trash2}
          word="Remover"
          aria-label={`Remover ${of}`}
          onClick={() => remove({ kind: "account", id, name }, false)}
        />
      </span>
      {isOriginOpen && (
        <div className="basis-full">
          <RowOrigin table="accounts" id={id} />
        </div>
      )}
    </>
  );
}

function Rows({ account, names, today }: {
  account: Account;
  names: Readonly<Record<string, string>>;
  today: string;
}) {
  const { data, error } = useAccountRows(account, names, today);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (data === undefined) return <Opening label="Abrindo a conta" className="h-12" />;
  return <EntryList id={`conta-${account.id}`} label={`O saldo de ${account.name}`} entries={data} isSigned />;
}
