import type { AuthError } from "@supabase/supabase-js";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ImportReport } from "../../shared/portability/import-document.ts";
import type { Exportable } from "../../shared/portability/read-export.ts";
import type { RecordKind } from "../../shared/tools/definition.ts";
import { type Backend, BackendError, callFunction, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";

export interface Profile {
  display_name: string | null;
  timezone: string;
  /** Null: as the person says in conversation. */
  pronouns: string | null;
}

const PROFILE = ["profile"] as const;
const STANDING = ["standing-yes"] as const;
const PROFILE_COLUMNS = "display_name, timezone, pronouns";

export function useProfile() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: PROFILE,
    queryFn: () => rowsOf<Profile>(supabase.from("profiles").select(PROFILE_COLUMNS).single()),
  });
}

export function useSaveProfile() {
  const { supabase } = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) =>
      rowsOf<Profile>(
        supabase.from("profiles").update(profile).eq("user_id", session!.user.id).select(PROFILE_COLUMNS).single(),
      ),
    // With another time zone, "today" is another day everywhere.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** The kinds of records that are written without a yes of their own. */
export function useStandingYeses() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: STANDING,
    queryFn: async () => {
      const rows = await rowsOf(supabase.from("standing_yes").select("kind").eq("is_on", true).order("kind"));
      return rows.map(({ kind }) => kind as RecordKind);
    },
  });
}

/** From the next one on, records of the kind are asked about again. */
export function useWithdrawStandingYes() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind: RecordKind) => callRpc(backend, "set_standing_yes", { kind, is_on: false }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STANDING }),
  });
}

export type ExportFormat = "json" | "markdown";

/** The file of an export. It is complete: an export that broke off throws. */
export async function fetchExport(
  backend: Backend,
  what: Exportable,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const response = await callFunction(backend, `export?${new URLSearchParams({ what, format })}`);
  const day = new Date().toISOString().slice(0, 10);
  return { name: `life-assistant-${what}-${day}.${format === "json" ? "json" : "md"}`, file: await response.blob() };
}

/** Stores what a JSON export holds; what is there already stays as it is. */
export function useImport() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<ImportReport> => {
      const headers = { "Content-Type": "application/json" };
      return await (await callFunction(backend, "import", { method: "POST", headers, body: file })).json();
    },
    // An import that was interrupted has stored a part.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export async function changePassword({ supabase }: Backend, password: string): Promise<void> {
  throwProblem((await supabase.auth.updateUser({ password })).error);
}

/** Signs out here, or on every device. What this browser keeps is emptied as soon as the session is gone. */
export async function signOut({ supabase }: Backend, scope: "local" | "global"): Promise<void> {
  throwProblem((await supabase.auth.signOut({ scope })).error);
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
  throwProblem((await backend.supabase.auth.signInWithPassword({ email, password })).error);
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

function throwProblem(error: AuthError | null): void {
  if (error === null) return;
  const { code = "unknown", status } = error;
  const sentence = status === 0 || status === undefined
    ? "Sem conexão agora. Tente de novo quando voltar."
    : SENTENCES[code] ?? "Não deu certo agora. Tente de novo daqui a pouco.";
  throw new BackendError(sentence, code, { cause: error });
}
