import type { AuthError } from "@supabase/supabase-js";
import type { Backend } from "../shell/backend.ts";

export interface Credentials {
  email: string;
  password: string;
}

export const SHORTEST_PASSWORD = 8;

/** Signs in; the page changes by itself then. @throws {Error} with a sentence in pt-BR */
export async function signIn({ supabase }: Backend, credentials: Credentials): Promise<null> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw explain(error);
  return null;
}

/** Creates an account. @returns what to do next, where the project asks for a confirmation by e-mail */
export async function signUp(backend: Backend, credentials: Credentials, name: string): Promise<string | null> {
  checkPassword(credentials.password);
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, error } = await backend.supabase.auth.signUp({
    ...credentials,
    options: { data: { name, timezone }, emailRedirectTo: location.origin },
  });
  if (error) throw explain(error);
  // So that nobody finds out who has an account, a project with confirmations answers with a user who has no identity.
  if (data.user?.identities?.length === 0) throw new Error(SENTENCES.user_already_exists);
  return data.session ? null : `Conta criada. ${mailArrives(backend)} Confirme por ele, depois entre aqui.`;
}

export async function requestPasswordReset(backend: Backend, email: string): Promise<string> {
  const { error } = await backend.supabase.auth.resetPasswordForEmail(email, { redirectTo: location.origin });
  if (error) throw explain(error);
  return `Se houver uma conta com esse e-mail, um link para trocar a senha está a caminho. ${mailArrives(backend)}`;
}

function mailArrives({ config }: Backend): string {
  return config.mail === "terminal"
    ? "Esta instalação de teste não manda e-mails: o link aparece no terminal em que ela roda."
    : "Veja também a pasta de spam.";
}

/** Sets a new password for whoever came by the link of a mail. */
export async function setNewPassword({ supabase }: Backend, password: string): Promise<void> {
  checkPassword(password);
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw explain(error);
}

function checkPassword(password: string): void {
  if (password.length < SHORTEST_PASSWORD) throw new Error(SENTENCES.weak_password);
}

const SENTENCES: Record<string, string> = {
  invalid_credentials: "E-mail ou senha não conferem.",
  email_not_confirmed: "Falta confirmar o e-mail: abra o link que foi enviado.",
  email_address_invalid: "Esse e-mail não parece certo. Confira e tente de novo.",
  validation_failed: "Esse e-mail não parece certo. Confira e tente de novo.",
  user_already_exists: "Já existe uma conta com esse e-mail. Entre com ela ou recupere a senha.",
  email_exists: "Já existe uma conta com esse e-mail. Entre com ela ou recupere a senha.",
  signup_disabled: "Esta instalação não aceita contas novas.",
  weak_password: `A senha é fraca: use ${SHORTEST_PASSWORD} caracteres ou mais.`,
  same_password: "Essa já era a sua senha: escolha outra.",
  over_request_rate_limit: "Muitas tentativas. Espere um pouco e tente de novo.",
  over_email_send_rate_limit: "Muitos e-mails pedidos. Espere um pouco e tente de novo.",
  session_expired: "O link venceu. Peça um novo em “Esqueci a senha”.",
  session_not_found: "O link venceu. Peça um novo em “Esqueci a senha”.",
};

function explain({ code, status }: AuthError): Error {
  if (status === 0 || status === undefined) return new Error("Sem conexão agora. Tente de novo quando voltar.");
  return new Error(SENTENCES[code ?? ""] ?? "Não deu certo agora. Tente de novo daqui a pouco.");
}
