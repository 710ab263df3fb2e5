import { phrase } from "../language/phrase.ts";

const NOT = new RegExp(
  phrase(
    "(?:nao|nunca|nem|jamais|quase|sem|deixei de|esqueci de|faltou|evitei|parei de|desisti de)(?: (?:eu|me|te|se|ainda|mais|to|ta|consegui|lembrei de|tinha|tenho|cheguei a|a gente|nem|" +
      "so|o|a|hoje|DATE|de|quis|pude|tive que|vou|foi|ta|tava))*",
  ).source + "$",
);

/** Whether what stands at `index` of a clause's keys is denied: "não gastei", "ainda não consegui pagar". */
export function isNegated(keys: string, index: number): boolean {
  return NOT.test(keys.slice(Math.max(0, index - 60), index).trimEnd());
}
