import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, callFunction, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export const NOTE_KINDS = ["weekly_report", "monthly_report", "medical_appointment"] as const;
export type NoteKind = typeof NOTE_KINDS[number];

/** A note that was written automatically, perhaps taken over by the person since. */
export interface WrittenNote {
  id: string;
  title: string;
  kind: NoteKind;
  period_from: string;
  period_to: string;
  generated_at: string;
  origin: string;
}

/** What a note is made of. */
export interface NoteTemplate {
  kind: NoteKind;
  /** Whether the person has a template of their own under its name. */
  own: boolean;
  /** The headings of its sections. */
  sections: string[];
}

const PAGE = 1000;

/** All automatic notes, the newest period first. */
export function useWrittenNotes() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: ["library", "automatic"],
    queryFn: async (): Promise<WrittenNote[]> => {
      const all: WrittenNote[] = [];
      while (true) {
        const page = await rowsOf(
          supabase.from("library_items").select("id, title, kind, period_from, period_to, generated_at, origin")
            .not("kind", "is", null).is("deleted_at", null)
            .order("period_to", { ascending: false }).order("id").range(all.length, all.length + PAGE - 1),
        );
        all.push(...page as WrittenNote[]);
        if (page.length < PAGE) return all;
      }
    },
  });
}

export function useNoteTemplates() {
  const backend = useBackend();
  return useQuery({
    queryKey: ["note-templates"],
    queryFn: () => Promise.all(NOTE_KINDS.map((kind) => fetchTemplate(backend, kind))),
  });
}

async function fetchTemplate(backend: Backend, kind: NoteKind): Promise<NoteTemplate> {
  const response = await callFunction(backend, `templates/${kind}`);
  const { own, source }: { own: boolean; source: string } = await response.json();
  const sections = [...source.matchAll(/^## +(.+)$/gm)].map(([, heading]) => heading!.trim());
  // A heading with a call in it is known only when the note is written.
  return { kind, own, sections: sections.filter((heading) => !heading.includes("{{")) };
}

/** Writes the note of the current period, or writes it again; gives its id. */
export function useWriteNote() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(kind: NoteKind): Promise<string> {
      const response = await callFunction(backend, `templates/${kind}/render`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ save: true }),
      });
      const { note }: { note: { id: string } } = await response.json();
      return note.id;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["library"] }),
  });
}
