import { type FormEvent, useEffect, useState } from "react";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { setNewPassword } from "./sign-in-data.ts";

/** For whoever came by the link of a mail: first a new password, then the client. */
export default function NewPasswordPage({ onDone }: { onDone: () => void }) {
  const backend = useBackend();
  const email = useSession()?.user.email ?? "";
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = "Nova senha · Life Assistant";
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setBusy(true);
    setProblem(null);
    try {
      await setNewPassword(backend, password);
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <main className="mx-auto flex min-h-full max-w-sm flex-col justify-center gap-6 p-6">
      <header className="flex flex-col gap-2">
        <img src="/icon.svg" alt="" className="size-12" />
        <h1 className="text-2xl font-semibold tracking-tight">Nova senha</h1>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">Para a conta {email}.</p>
      </header>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField label="Nova senha" name="password" type="password" autoComplete="new-password" required />
        <p className="-mt-2 text-xs text-ink-soft">8 caracteres ou mais.</p>
        {problem !== null && <Notice look="problem">{problem}</Notice>}
        <Button type="submit" look="primary" className="min-h-11" disabled={isBusy}>Guardar e continuar</Button>
      </form>
      <Button look="quiet" size="small" className="self-start" onClick={onDone}>Continuar sem trocar</Button>
    </main>
  );
}
