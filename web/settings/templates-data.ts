import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, callFunction } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

/** A template; `own` where the person wrote it. */
export interface TemplateSummary {
  name: string;
  title: string;
  own: boolean;
}

/** A template filled in with the person's data. */
export interface RenderedTemplate {
  title: string;
  content: string;
}

const TEMPLATES = ["templates"] as const;

export function useTemplates() {
  const backend = useBackend();
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: async () => (await readJson<{ templates: TemplateSummary[] }>(backend, "templates")).templates,
  });
}

export function useTemplateSource(name: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...TEMPLATES, name],
    queryFn: async () => (await readJson<{ source: string }>(backend, pathOf(name))).source,
  });
}

/** Fills in a stored template, without saving a note. */
export function usePreviewTemplate() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (name: string) =>
      readJson<RenderedTemplate>(backend, `${pathOf(name)}/render`, { method: "POST", body: "{}" }),
  });
}

/** Checks a template and stores it in place of an earlier one of the name. */
export function useSaveTemplate() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, source }: { name: string; source: string }) =>
      readJson(backend, pathOf(name), { method: "PUT", body: JSON.stringify({ source }) }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Deletes an own template. The built-in one of its name, if there is one, counts again. */
export function useDeleteTemplate() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => readJson(backend, pathOf(name), { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

function pathOf(name: string): string {
  return `templates/${encodeURIComponent(name)}`;
}

async function readJson<Answer>(backend: Backend, path: string, init?: RequestInit): Promise<Answer> {
  return await (await callFunction(backend, path, init)).json();
}
