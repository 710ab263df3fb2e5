import { Dialog as Base } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { signIn } from "./sign-in-data.ts";

/** Over the page whose session has ended by itself: what was typed on it is still there after signing in. */
export default function SignInAgain({ email, onLeave }: { email: string; onLeave: () => void }) {
  const backend = useBackend();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setBusy(true);
    setProblem(null);
    try {
      await signIn(backend, { email, password });
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    // Nothing closes it but signing in or leaving.
    <Base.Root open>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40" />
        <Base.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-sm -translate-y-1/2 overflow-auto rounded-2xl border border-line bg-surface p-6 shadow-xl">
          <Base.Title className="mb-2 text-lg font-semibold">Entre de novo</Base.Title>
          <Base.Description className="mb-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
            A sua sessão terminou. O que você escreveu continua aqui. Conta: {email}.
          </Base.Description>
          <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <TextField label="Senha" name="password" type="password" autoComplete="current-password" required />
            {problem !== null && <Notice look="problem">{problem}</Notice>}
            <div className="flex flex-wrap gap-2">
              <Button type="submit" look="primary" disabled={isBusy}>Entrar</Button>
              <Button disabled={isBusy} onClick={onLeave}>Sair desta conta</Button>
            </div>
          </form>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
