import type { Kind, Mutant } from "./mutants.ts";

/**
 * Kinds of which many mutants are tried at once: pgTAP reads each grant and each function from the catalog by itself. Policies reach
 * across tables: those are tried one by one.
 */
const TOGETHER: ReadonlySet<Kind> = new Set([
  "table granted",
  "function granted",
  "function as definer",
  "function's search_path",
]);

/** Puts mutants together that are tried at once: of each table and each function one at a time. */
export function roundsOf(mutants: Mutant[]): Mutant[][] {
  const rounds = new Map<string, Mutant[]>();
  const tried = new Map<string, number>();
  for (const [at, mutant] of mutants.entries()) {
    if (!TOGETHER.has(mutant.kind)) {
      rounds.set(`${at}`, [mutant]);
      continue;
    }
    const subject = `${mutant.kind} ${mutant.table ?? subjectOf(mutant)}`;
    const turn = tried.get(subject) ?? 0;
    tried.set(subject, turn + 1);
    const round = `${mutant.kind} ${turn}`;
    rounds.set(round, [...rounds.get(round) ?? [], mutant]);
  }
  return [...rounds.values()];
}

/**
 * What a mutant is about, without the role that is granted something, as pgTAP would write it: with `extensions` in its search path
 * it leaves that schema out.
 */
export function subjectOf({ name }: Mutant): string {
  return name.replace(/ to \w+$/, "").replaceAll("extensions.", "");
}

/** Whether a finding is about the table, column, policy or function that was changed, and no other. */
export function names(finding: string, mutant: Mutant): boolean {
  const { name, table } = mutant;
  if (table === null) return finding.replaceAll("extensions.", "").startsWith(`${subjectOf(mutant)} `);
  const policy = name.slice(name.indexOf(".") + 1);
  return finding === table || finding.startsWith(`${table}.`) ||
    [table, `public.${table}`, `private.${table}`, policy].some((one) => finding.startsWith(`${one}:`));
}

/** One in so many, always the same ones: which they are follows from the texts themselves. */
export function sampleOf<T>(items: T[], oneIn: number, textOf: (item: T) => string): T[] {
  return items.filter((item) => hash(textOf(item)) % oneIn === 0);
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
