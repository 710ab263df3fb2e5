import type { PastTurn } from "../decision/past-turn.ts";
import { phrase } from "../language/phrase.ts";
import type { Reading } from "../reading/reading.ts";
import { cares } from "./cares.ts";
import { pick } from "./pick.ts";

const AGREES = phrase(
  "^(?:(?:ah|ta|entao|e|eh|sim|acho que) )*(?:ta (?:bom|bem|certo)|bom|ok|okay|beleza|certo|entendi|verdade|faz sentido|pode ser|vou (?:tentar|pensar|ver|fazer isso|pensar nisso|ver isso)|boa(?: ideia)?|(?:voce )?tem razao|combinado|gostei|legal|quem sabe|talvez)(?: (?:mesmo|isso|nisso|sim|entao|obrigada|viu|ja|vou tentar|pode ser))*$",
);

/** What a caring talk rests on once the user agrees, without another question; null when the message says something else. */
export function restOn({ keys, text }: Reading, past: readonly PastTurn[]): string | null {
  if (!cares(past.at(-1)?.assistant ?? "") || !AGREES.test(keys)) return null;
  return pick([
    "Que bom. Vá no seu tempo; quando quiser continuar, é só me chamar.",
    "Combinado. Estou por aqui, e depois você me conta como foi, se quiser.",
    "Tá bom. Um passo de cada vez, e sem cobrança. Fico por perto.",
  ], text);
}
