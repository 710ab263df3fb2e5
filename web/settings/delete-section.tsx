import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { TextField } from "../ui/text-field.tsx";
import { saveFile } from "./save-file.ts";
import { deleteAccount, type Receipt, signOut } from "./account-data.ts";
import { nameCounts } from "./table-names.ts";

/** Deleting the account: the password once more, then the receipt, and with its end the sign-out. */
export function DeleteSection() {
  const backend = useBackend();
  const [isOpen, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  function close() {
    setOpen(false);
    if (receipt !== null) void signOut(backend, "local");
  }

  return (
    <Section title="Apagar a conta">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          Apaga tudo o que é seu: conversas, memória, registros. Não tem volta; se quiser guardar algo, exporte antes.
        </p>
        <Button aria-haspopup="dialog" className="self-start text-danger" onClick={() => setOpen(true)}>
          Apagar a minha conta
        </Button>
      </div>
      <Dialog
        title={receipt === null ? "Apagar a conta para sempre?" : "Conta apagada"}
        isOpen={isOpen}
        onClose={close}
      >
        {receipt === null
          ? <DeleteForm onDeleted={setReceipt} onCancel={() => setOpen(false)} />
          : <ReceiptView receipt={receipt} onClose={close} />}
      </Dialog>
    </Section>
  );
}

function DeleteForm({ onDeleted, onCancel }: { onDeleted: (receipt: Receipt) => void; onCancel: () => void }) {
  const backend = useBackend();
  const email = useSession()?.user.email ?? "";
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setBusy(true);
    setProblem(null);
    try {
      onDeleted(await deleteAccount(backend, email, password));
    } catch (error) {
      setProblem(explainError(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm">
        Some tudo da conta {email}, agora e para sempre. Para confirmar, digite a sua senha.
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Sua senha" name="password" type="password" autoComplete="current-password" required />
      {problem !== null && <Notice look="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" disabled={isBusy}>Apagar para sempre</Button>
        <Button disabled={isBusy} onClick={onCancel}>Manter a conta</Button>
      </div>
    </form>
  );
}

function ReceiptView({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const save = () =>
    saveFile(
      new Blob([JSON.stringify(receipt, null, 2)], { type: "application/json" }),
      `life-assistant-recibo-${receipt.id}.json`,
    );
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {new Date(receipt.deleted_at).toLocaleString("pt-BR")}: {receipt.total.toLocaleString("pt-BR")}{" "}
        linhas apagadas. Recibo {receipt.id}.
      </p>
      <table className="w-full">
        <caption className="sr-only">O que foi apagado</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">O quê</th>
            <th scope="col">Quantas linhas</th>
          </tr>
        </thead>
        <tbody>
          {nameCounts(receipt.rows).map(({ name, count }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">{name}</th>
              <td className="py-1.5 text-right tabular-nums">{count.toLocaleString("pt-BR")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>Guardar o recibo</Button>
        <Button look="primary" onClick={onClose}>Fechar e sair</Button>
      </div>
    </div>
  );
}
