import { fold } from "../fold.ts";
import { readReply } from "./confirmation.ts";
import type { Intent, IntentAction } from "./intent.ts";
import { readLibraryCommand } from "./library-command.ts";
import { readPositions } from "./positions.ts";
import { asksToUndo } from "./undo.ts";

const NONE: Intent = { action: "none", confidence: 0, entities: {} };
/** A longer message tells a story. The limit leaves room for a long link. */
const MAX_LENGTH = 2500;
const MAX_REPLY = 120;
const CANCELS = /\b(?:cancel|deix|esquec|abort|desist|larg|mud(?:ei|o) de ideia|par[ae]\b|sai fora)/;

/**
 * Reads a message that is, as a whole, a command, an answer to an offer, a greeting or thanks. Polite words are ignored; if
 * anything else is left over, the action is `none`. Pure, and never throws.
 *
 * @example
 * classifyIntent("lista meus filmes aí"); // { action: "list_type", confidence: 1, entities: { itemType: "movie" } }
 */
export function classifyIntent(text: string): Intent {
  const trimmed = text.normalize("NFC").trim();
  if (trimmed === "" || trimmed.length > MAX_LENGTH) return NONE;
  const folded = fold(trimmed);
  if (asksToUndo(folded)) return certainly("undo");
  return readLibraryCommand(trimmed) ?? (trimmed.length > MAX_REPLY ? NONE : readAnswer(folded));
}

function readAnswer(folded: string): Intent {
  const courtesy = readCourtesy(folded);
  if (courtesy !== null) return certainly(courtesy);
  const reply = readReply(folded);
  if (reply === "confirm") return certainly("confirm");
  if (reply === "reject") return certainly(CANCELS.test(folded) ? "cancel" : "reject");
  return readChoice(folded) ?? NONE;
}

const MAX_COURTESY = 400;
const GREETING = new RegExp(
  "^(?:(?:oi+e?|ola+|oie+|oioi|opa|eai|e ai|eae|iae|hey|hello|hi|alo|salve|fala|fala ai|bom dia|boa tarde|boa " +
    "noite|bomdia|boatarde|boanoite|bd|bn|" +
    "tudo bem|tudo bom|td bem|td bom|tudo certo|tudo joia|tudo tranquilo|tudo|como vai|como voce esta|como vc " +
    "esta|como vc ta|como voce ta|beleza|blz|" +
    "suave|de boa|tranquilo|com voce|contigo|e voce|e vc|por ai|assistente|amiga|amigo|querida|linda|gata|miga|" +
    "mana|mano|meu bem|meu amor|flor|gente|" +
    "pessoal|prazer|quanto tempo)[\\s,.!?]{0,4}){1,6}$",
);
const GREETS = new RegExp(
  String.raw`^(?:oi|ola|opa|eai|e ai|eae|iae|hey|hello|hi\b|alo\b|salve|fala|bom ?dia|` +
    String.raw`boa ?(?:tarde|noite)|bd\b|bn\b|tudo|td|como|prazer)`,
);
const THANKS = new RegExp(
  "^(?:(?:muito|mto|mt|super|bem|ta|ok|beleza|blz|show|perfeito|otimo|legal|top|ah|entao|nossa|maravilha|so " +
    "isso|era isso|por tudo|pela ajuda|pela forca|" +
    "mesmo|viu|demais|de coracao|querida|linda|amiga|amor|miga|flor|assistente|te agradeco|agradeco|agradecida|" +
    "obrigad[ao]o*|obrigadinh[ao]|obrigadao|" +
    "brigad[ao]|brigadinh[ao]|brigadao|obg|obgd[ao]?|vlw|vlww+|valeu+|grat[ao]|gratidao|thanks|thank you|tmj)[\\s,.!]{0,4}){1,8}$",
);
const THANKED = /\b(?:agrade|o?brigad|obg|vlw|valeu|grat[ai]|grato|thank|tmj)/;

/** Whether a message only greets or only thanks; null when it says anything else. */
export function readCourtesy(folded: string): "greet" | "thank" | null {
  if (folded.length > MAX_COURTESY) return null;
  // "ok, obrigada" more often ends a conversation than agrees to an offer. "sim, obrigada" agrees.
  if (THANKED.test(folded) && THANKS.test(folded)) return "thank";
  // "tudo bem", "beleza" and "opa" may greet or agree. They greet only together with a word such as "oi".
  if (readReply(folded) !== "other" && !/\b(?:oi|ola|eai)\b/.test(folded)) return null;
  const plain = folded.replace(/[^\w\s,.!?+]/g, "").trim();
  return GREETS.test(plain) && GREETING.test(plain) ? "greet" : null;
}

const CHOSEN = "(?:(?:quero|queria|prefiro|escolho|fico com|pode ser) )?";
const ALL = new RegExp(`^${CHOSEN}(?:todos|todas|ambos|ambas)(?: eles| elas)?$`);
const BY_YEAR = new RegExp(`^${CHOSEN}[oa] (?:\\w+ )?d[eo] ((?:19|20)\\d\\d)$`);
/** "segunda" alone, without "a" or "o" before it, may be a day of the week. */
const WEEKDAY = /(?<!\b[ao] )(?:segunda|quarta|quinta|sexta)\b|\bn[ao]s? /;
/** Words that show that the message is about more than a choice. */
const NAMES_MORE =
  /\b(?:paga|registra|marca|lista|contas?|filme|nota|serie|link|video|tudo|bem|resposta|foi|ficou|deu)\b|-/;
/** No list is longer, so a larger number is an amount or an answer. */
const LONGEST_LIST = 20;

/** "1", "o segundo", "1 e 3", "os dois primeiros", "a de 2010". Read without knowing the choices. */
function readChoice(folded: string): Intent | null {
  const plain = folded.replace(/[\s.!]+$/, "");
  const year = BY_YEAR.exec(plain)?.[1];
  if (year !== undefined) return { ...certainly("select"), entities: { year: Number(year) } };
  if (WEEKDAY.test(plain) || NAMES_MORE.test(plain)) return null;
  if (ALL.test(plain)) return { ...certainly("select"), entities: { selection: [] } };
  const selection = readPositions(plain);
  return selection?.every((position) => position <= LONGEST_LIST)
    ? { ...certainly("select"), entities: { selection } }
    : null;
}

function certainly(action: IntentAction): Intent {
  return { action, confidence: 1, entities: {} };
}
