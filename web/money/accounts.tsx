import { Plus } from "lucide-react";
import { useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountRow } from "./account-row.tsx";
import { type Account, useAccounts } from "./accounts-data.ts";
import { CardForm } from "./card-form.tsx";
import { CardRow } from "./card-row.tsx";
import { useEntryActions } from "./entry-actions.tsx";
import { type Revert } from "./money-changes.ts";

type Form = { of: "account" | "card"; account?: Account };

const TITLES = {
  account: { new: "Nova conta", old: "Corrigir a conta" },
  card: { new: "Novo cartão", old: "Corrigir o cartão" },
};

/** Accounts and cards as they stand now, whatever month is shown. */
export function Accounts({ open, onOpen }: { open: string | null; onOpen: (name: string | null) => void }) {
  const { data, error } = useAccounts();
  const { offerUndo } = useEntryActions();
  const [form, setForm] = useState<Form | null>(null);
  if (error && data === undefined) {
    return (
      <Section title="Contas e cartões">
        <Notice look="problem">{explainError(error)}</Notice>
      </Section>
    );
  }
  if (data === undefined) return <Opening label="Abrindo as contas" className="h-24" />;
  const { today, accounts } = data;
  const toggle = (name: string) => onOpen(open === name ? null : name);
  return (
    <Section title="Contas e cartões">
      {accounts.length === 0 && (
        <Empty>Nenhuma conta nem cartão. Conte na conversa: “meu Nubank fecha dia 28 e vence dia 5”.</Empty>
      )}
      <ul className="divide-y divide-line">
        {accounts.map((account) =>
          account.kind === "card"
            ? (
              <CardRow
                key={account.id}
                card={account}
                today={today}
                isOpen={open === `limite-${account.id}`}
                onOpen={() => toggle(`limite-${account.id}`)}
                onEdit={() => setForm({ of: "card", account })}
              />
            )
            : (
              <AccountRow
                key={account.id}
                account={account}
                names={Object.fromEntries(accounts.map(({ id, name }) => [id, name]))}
                today={today}
                isOpen={open === `conta-${account.id}`}
                onOpen={() => toggle(`conta-${account.id}`)}
                onEdit={() => setForm({ of: "account", account })}
              />
            )
        )}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" aria-haspopup="dialog" onClick={() => setForm({ of: "account" })}>
          <Plus aria-hidden className="size-4" /> Nova conta
        </Button>
        <Button size="small" aria-haspopup="dialog" onClick={() => setForm({ of: "card" })}>
          <Plus aria-hidden className="size-4" /> Novo cartão
        </Button>
      </div>
      <Dialog title={titleOf(form)} isOpen={form !== null} onClose={() => setForm(null)}>
        {form?.of === "account" && (
          <AccountForm
            account={form.account}
            today={today}
            onDone={() => setForm(null)}
            onSaved={(name, revert) => saved(form, name, revert)}
          />
        )}
        {form?.of === "card" && (
          <CardForm
            card={form.account}
            onDone={() => setForm(null)}
            onSaved={(name, revert) => saved(form, name, revert)}
          />
        )}
      </Dialog>
    </Section>
  );

  function saved({ account }: Form, name: string, revert: Revert) {
    offerUndo({
      id: account?.id ?? name,
      text: account === undefined ? `Guardei “${name}”.` : `Corrigi “${name}”.`,
      revert,
    });
    setForm(null);
  }
}

function titleOf(form: Form | null): string {
  return TITLES[form?.of ?? "account"][form?.account === undefined ? "new" : "old"];
}
