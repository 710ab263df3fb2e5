import { type FormEvent, useEffect, useState } from "react";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { readLinkProblem } from "./link-problem.ts";
import { type Credentials, requestPasswordReset, signIn, signUp } from "./sign-in-data.ts";

type Mode = "enter" | "join" | "forgot";

const TITLES: Record<Mode, string> = {
  enter: "Entrar",
  join: "Criar conta",
  forgot: "Recuperar a senha",
};

export default function SignInPage() {
  const backend = useBackend();
  const { demo } = backend.config;
  const [mode, setMode] = useState<Mode>("enter");
  const [problem, setProblem] = useState(() => readLinkProblem(location.hash));
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${TITLES[mode]} · Life Assistant`;
  }, [mode]);

  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      setDone(await work());
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials: Credentials = {
      email: String(form.get("email")).trim(),
      password: String(form.get("password") ?? ""),
    };
    if (mode === "enter") void run(() => signIn(backend, credentials));
    else if (mode === "join") void run(() => signUp(backend, credentials, String(form.get("name")).trim()));
    else void run(() => requestPasswordReset(backend, credentials.email));
  }

  function change(next: Mode) {
    setMode(next);
    setProblem(null);
    setDone(null);
  }

  return (
    <main className="mx-auto flex min-h-full max-w-sm flex-col justify-center gap-6 p-6">
      <header className="flex flex-col gap-2">
        <img src="/icon.svg" alt="" className="size-12" />
        <h1 className="text-2xl font-semibold tracking-tight">{TITLES[mode]}</h1>
        <p className="text-sm text-ink-soft">
          Conversa, memória, dinheiro e saúde num lugar só. Dinheiro e saúde só entram se você mandar ou disser sim.
        </p>
      </header>
      <form key={mode} onSubmit={submit} className="flex flex-col gap-4">
        {mode === "join" && (
          <TextField
            label="Seu nome"
            name="name"
            autoComplete="given-name"
            required
            maxLength={80}
          />
        )}
        <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
        {mode !== "forgot" && (
          <TextField
            label="Senha"
            name="password"
            type="password"
            autoComplete={mode === "enter" ? "current-password" : "new-password"}
            required
          />
        )}
        {mode === "join" && <p className="-mt-2 text-xs text-ink-soft">8 caracteres ou mais.</p>}
        {problem !== null && <Notice look="problem">{problem}</Notice>}
        {done !== null && <Notice>{done}</Notice>}
        <Button type="submit" look="primary" className="min-h-11" disabled={isBusy}>{TITLES[mode]}</Button>
      </form>
      {demo && mode === "enter" && (
        <Button
          className="min-h-11"
          disabled={isBusy}
          onClick={() => void run(() => signIn(backend, demo))}
        >
          Entrar como a pessoa de exemplo
        </Button>
      )}
      <nav aria-label="Outras formas de entrar" className="flex flex-wrap justify-between gap-2 text-sm">
        {mode === "enter"
          ? (
            <>
              <Button look="quiet" size="small" onClick={() => change("join")}>Criar conta</Button>
              <Button look="quiet" size="small" onClick={() => change("forgot")}>Esqueci a senha</Button>
            </>
          )
          : <Button look="quiet" size="small" onClick={() => change("enter")}>Já tenho conta</Button>}
      </nav>
    </main>
  );
}
