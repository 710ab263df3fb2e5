import type { AuthError } from "@supabase/supabase-js";
import type { Backend } from "../shell/backend.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in; the page changes by itself then. @throws {Error} with a sentence in pt-BR */
export async function signIn({ supabase }: Backend, credentials: Credentials): Promise<null> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw explain(error);
  return null;
}

/** Creates an account. @returns what to do next, where the project asks for a confirmation by e-mail */
export async function signUp({ supabase }: Backend, credentials: Credentials, name: string): Promise<string | null> {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, error } = await supabase.auth.signUp({ ...credentials, options: { data: { name, timezone } } });
  if (error) throw explain(error);
  return data.session ? null : "Conta criada. Abra o e-mail que acabou de chegar e confirme, depois entre aqui.";
}

export async function requestPasswordReset({ supabase }: Backend, email: string): Promise<string> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/ajustes` });
  if (error) throw explain(error);
  return "Se houver uma conta com esse e-mail, um link para trocar a senha está a caminho.";
}

const SENTENCES: Record<string, string> = {
  invalid_credentials: "E-mail ou senha não conferem.",
  email_not_confirmed: "Falta confirmar o e-mail: abra o link que foi enviado.",
  user_already_exists: "Já existe uma conta com esse e-mail.",
  email_exists: "Já existe uma conta com esse e-mail.",
  weak_password: "A senha é fraca: use 8 caracteres ou mais.",
  over_request_rate_limit: "Muitas tentativas. Espere um pouco e tente de novo.",
  over_email_send_rate_limit: "Muitos e-mails pedidos. Espere um pouco e tente de novo.",
};

function explain({ code, status }: AuthError): Error {
  if (status === 0 || status === undefined) return new Error("Sem conexão agora. Tente de novo quando voltar.");
  return new Error(SENTENCES[code ?? ""] ?? "Não deu certo agora. Tente de novo daqui a pouco.");
}
