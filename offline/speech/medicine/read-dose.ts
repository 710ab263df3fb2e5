import { normalizeMessage } from "../../../shared/skills/normalize-message.ts";
import type { PlannedCall } from "../../decision/decision.ts";
import type { Reading } from "../../reading/reading.ts";
import { type Medicine, MEDICINES } from "./medicines.ts";

/** A medicine that was taken or is asked about. */
export interface Dose {
  medicine: Medicine;
  /** As the user called it. */
  said: string;
  taken: boolean;
  asked: boolean;
  /** What memory is asked about it. */
  lookUp: PlannedCall;
}

const BETWEEN =
  "(?: (?:um|uma|uns|umas|o|a|meu|minha|dois|duas|meio|meia|mais|de|\\d+|mg|g|gotas?|comprimidos?|capsulas?|caixa|remedio|xarope|hoje|agora|ja|so)){0,5}";
const TAKEN = `(?:tomei|tomado|tomando|acabei de tomar|ingeri|engoli|passei)${BETWEEN}`;
const WANTED =
  `(?:tomar|tome|tomo|usar|uso|passar|receit\\w+|passou|passaram|prescrev\\w+|compr\\w+|indic\\w+|mandou|mandaram|deu|deram|pode ser|serve|faz mal|vou de)${BETWEEN}`;
/** Of what one cannot take, which is told, not asked. */
const STATED = /\b(?:alergi\w+|nao posso|nao tomo|parei de|nunca)\b/;
const OF_ANOTHER =
  /\b(?:minha|meu) (?:mae|pai|filh\w+|irma\w*|marido|esposa|avo|sogr\w+|namorad\w+|cachorr\w+|gat\w+)\b/;

/** The medicine that a message tells of taking, or asks about; null when it names none. */
export function readDose({ text, clauses }: Reading): Dose | null {
  const words = normalizeMessage(text);
  if (STATED.test(words) && !/\?/.test(text) || OF_ANOTHER.test(words)) return null;
  for (const medicine of MEDICINES) {
    const named = new RegExp(`\\b(?:(${TAKEN})|(?:${WANTED})) (${medicine.words})\\b`).exec(words);
    const said = named?.[2];
    if (said === undefined) continue;
    const query = `alergia ${medicine.name}`;
    return {
      medicine,
      said,
      taken: named?.[1] !== undefined,
      asked: clauses.some(({ asks }) => asks) || /\b(?:posso|pode ser|devo|faz mal)\b/.test(words),
      lookUp: { tool: "search_knowledge", args: { query, limit: 10 } },
    };
  }
  return null;
}
