import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportReport } from "../../shared/portability/import-document.ts";
import type { Exportable } from "../../shared/portability/read-export.ts";
import { type Backend, BackendError, callFunction } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export type ExportFormat = "json" | "markdown" | "csv";

const EXTENSIONS: Record<ExportFormat, string> = { json: "json", markdown: "md", csv: "zip" };

/** The file of an export. It is complete: an export that broke off throws. */
export async function fetchExport(
  backend: Backend,
  what: Exportable,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const response = await callFunction(backend, `export?${new URLSearchParams({ what, format })}`);
  const day = new Date().toISOString().slice(0, 10);
  return { name: `life-assistant-${what}-${day}.${EXTENSIONS[format]}`, file: await response.blob() };
}

/** What an import of a JSON export would do. Nothing is stored. */
export function usePreviewImport() {
  const backend = useBackend();
  return useMutation({ mutationFn: (file: File) => sendFile(backend, "import/preview", file) });
}

/** Stores what a JSON export holds; what is there already stays as it is. */
export function useImport() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile(backend, "import", file),
    // An import that was interrupted has stored a part.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

const MOST_BYTES = 20 * 1024 * 1024;

async function sendFile(backend: Backend, path: string, file: File): Promise<ImportReport> {
  // Said here, because a browser reports an answer that comes before the whole file is sent as a lost connection.
  if (file.size > MOST_BYTES) throw new BackendError("O arquivo passa de 20 MB.", "invalid_request");
  const headers = { "Content-Type": "application/json" };
  return await (await callFunction(backend, path, { method: "POST", headers, body: file })).json();
}
