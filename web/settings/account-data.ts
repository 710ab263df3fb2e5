import type { AuthError } from "@supabase/supabase-js";
import { type Backend, BackendError, callFunction } from "../shell/backend.ts";

export async function changePassword({ supabase }: Backend, password: string): Promise<void> {
  throwAuthProblem((await supabase.auth.updateUser({ password })).error);
}

/** Signs out here, or on every device. What this browser keeps is emptied as soon as the session is gone. */
export async function signOut({ supabase }: Backend, scope: "local" | "global"): Promise<void> {
  throwAuthProblem((await supabase.auth.signOut({ scope })).error);
}

/** What is left of a deleted account: how many rows of each table were deleted. */
export interface Receipt {
  id: string;
  account_id: string;
  deleted_at: string;
  rows: Record<string, number>;
  total: number;
  signature: string;
}

/** Signs in once more, because only a recent login may do it, and deletes the account with all its rows. */
export async function deleteAccount(backend: Backend, email: string, password: string): Promise<Receipt> {
  throwAuthProblem((await backend.supabase.auth.signInWithPassword({ email, password })).error);
  const response = await callFunction(backend, "account", { method: "DELETE" });
  return (await response.json() as { receipt: Receipt }).receipt;
}

const SENTENCES: Record<string, string> = {
  invalid_credentials: "A senha não confere.",
  same_password: "Essa já é a sua senha: escolha outra.",
  weak_password: "A senha é fraca: use 8 caracteres ou mais.",
  reauthentication_needed: "Para trocar a senha, saia e entre de novo.",
  over_request_rate_limit: "Muitas tentativas. Espere um pouco e tente de novo.",
};

/** @throws {BackendError} with a sentence, where the sign-in service refused */
export function throwAuthProblem(error: AuthError | null): void {
  if (error === null) return;
  const { code = "unknown", status } = error;
  const sentence = status === 0 || status === undefined
    ? "Sem conexão agora. Tente de novo quando voltar."
    : SENTENCES[code] ?? "Não deu certo agora. Tente de novo daqui a pouco.";
  throw new BackendError(sentence, code, { cause: error });
}
