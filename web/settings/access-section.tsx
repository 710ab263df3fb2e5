import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { TextField } from "../ui/text-field.tsx";
import { changePassword, signOut } from "./account-data.ts";

/** The password, and the way out. */
export function AccessSection() {
  const backend = useBackend();
  const email = useSession()?.user.email ?? "";
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    setChanged(false);
    try {
      await work();
    } catch (error) {
      setProblem(explainError(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      await changePassword(backend, String(new FormData(form).get("password")));
      form.reset();
      setChanged(true);
    });
  }

  return (
    <Section title="Acesso">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">Você entrou como {email}.</p>
        <form onSubmit={submit} className="flex flex-col gap-3">
          {/* So that the browser's password manager knows whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label="Nova senha"
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
          />
          <Button type="submit" className="self-start" disabled={isBusy}>Trocar a senha</Button>
        </form>
        {problem !== null && <Notice look="problem">{problem}</Notice>}
        {isChanged && <Notice>Senha trocada.</Notice>}
        <div className="flex flex-wrap gap-2 border-t border-line pt-5">
          <Button disabled={isBusy} onClick={() => void run(() => signOut(backend, "local"))}>Sair</Button>
          <Button look="quiet" disabled={isBusy} onClick={() => void run(() => signOut(backend, "global"))}>
            Sair em todos os aparelhos
          </Button>
        </div>
      </div>
    </Section>
  );
}
