import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StatementReport } from "../../shared/statements/run-statement.ts";
import type { UndoneImport } from "../../shared/writing/say-undone-import.ts";
import { type Backend, BackendError, callFunction, callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { MONEY } from "./money-data.ts";
import type { NamedColumns } from "./name-columns.ts";

/** A file, and what the person said of it. Without an account the server looks for the one that fits. */
export interface Source {
  file: File;
  account: string | null;
  columns: NamedColumns | null;
}

/** What the person has chosen of a file's lines, by line id. */
interface Chosen {
  categories: Record<string, string>;
  left_out: string[];
}

/** An import that was made, as list_statement_imports says it. */
export interface StatementImport {
  id: string;
  at: string;
  account: { id: string; name: string };
  bank?: string;
  file_name?: string;
  made: number;
  known: number;
  from?: string;
  to?: string;
  undone_at?: string;
  /** It broke off, or goes on at this moment. */
  is_unfinished?: boolean;
}

/** Says what each line of a file is. Nothing is stored. */
export function usePreviewStatement() {
  const backend = useBackend();
  return useMutation({ mutationFn: (source: Source) => send(backend, "preview", source) });
}

/** Imports a file, as the person has chosen. */
export function useImportStatement() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ source, ...chosen }: { source: Source } & Chosen) => send(backend, "import", source, chosen),
    // Where the answer was lost on its way, the import may have been made.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useUndoImport() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => callRpc<UndoneImport>(backend, "undo_statement_import", { import_id: importId }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** The last imports, the newest first. */
export function useImports() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "imports"],
    queryFn: () => callRpc<{ imports: StatementImport[] }>(backend, "list_statement_imports"),
    select: ({ imports }) => imports,
  });
}

async function send(
  backend: Backend,
  what: "preview" | "import",
  { file, account, columns }: Source,
  chosen?: Chosen,
): Promise<StatementReport> {
  const response = await callFunction(backend, `statements/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      file: await contentOf(file),
      file_name: file.name.slice(0, 200),
      account: account ?? undefined,
      columns: columns ?? undefined,
      ...chosen,
    }),
  });
  return await response.json();
}

const MOST_BYTES = 5 * 1024 * 1024;

/** Read once: it is sent again for the import, and may be gone from its place by then. */
const contents = new WeakMap<File, string>();

async function contentOf(file: File): Promise<string> {
  // Said here, because a browser reports an answer that comes before the whole file is sent as a lost connection.
  if (file.size > MOST_BYTES) {
    throw new BackendError("O arquivo passa de 5 MB. Peça ao banco um período mais curto.", "invalid_request");
  }
  if (file.size === 0) throw new BackendError("O arquivo está vazio.", "invalid_request");
  const content = contents.get(file) ?? await asBase64(file);
  contents.set(file, content);
  return content;
}

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () =>
      reject(
        new BackendError("O navegador não conseguiu ler o arquivo. Escolha de novo.", "unreadable", {
          cause: reader.error,
        }),
      );
    reader.readAsDataURL(file);
  });
}
