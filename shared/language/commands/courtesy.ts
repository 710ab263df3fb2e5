import { readReply } from "./confirmation.ts";

const MAX_LENGTH = 400;
const GREETING = new RegExp(
  "^(?:(?:oi+e?|ola+|oie+|oioi|opa|eai|e ai|eae|iae|hey|hello|hi|alo|salve|fala|fala ai|bom dia|boa tarde|boa noite|bomdia|boatarde|boanoite|bd|bn|" +
    "tudo bem|tudo bom|td bem|td bom|tudo certo|tudo joia|tudo tranquilo|tudo|como vai|como voce esta|como vc esta|como vc ta|como voce ta|beleza|blz|" +
    "suave|de boa|tranquilo|com voce|contigo|e voce|e vc|por ai|assistente|amiga|amigo|querida|linda|gata|miga|mana|mano|meu bem|meu amor|flor|gente|" +
    "pessoal|prazer|quanto tempo)[\\s,.!?]{0,4}){1,6}$",
);
const GREETS = new RegExp(
  String.raw`^(?:oi|ola|opa|eai|e ai|eae|iae|hey|hello|hi\b|alo\b|salve|fala|bom ?dia|` +
    String.raw`boa ?(?:tarde|noite)|bd\b|bn\b|tudo|td|como|prazer)`,
);
const THANKS = new RegExp(
  "^(?:(?:muito|mto|mt|super|bem|ta|ok|beleza|blz|show|perfeito|otimo|legal|top|ah|entao|nossa|maravilha|so isso|era isso|por tudo|pela ajuda|pela forca|" +
    "mesmo|viu|demais|de coracao|querida|linda|amiga|amor|miga|flor|assistente|te agradeco|agradeco|agradecida|obrigad[ao]o*|obrigadinh[ao]|obrigadao|" +
    "brigad[ao]|brigadinh[ao]|brigadao|obg|obgd[ao]?|vlw|vlww+|valeu+|grat[ao]|gratidao|thanks|thank you|tmj)[\\s,.!]{0,4}){1,8}$",
);
const THANKED = /\b(?:agrade|o?brigad|obg|vlw|valeu|grat[ai]|grato|thank|tmj)/;

/** What a message does that only greets or thanks. */
export function readCourtesy(folded: string): "greet" | "thank" | null {
  if (folded.length > MAX_LENGTH) return null;
  // "ok, obrigada" closes a conversation more often than it agrees; "sim, obrigada" agrees.
  if (THANKED.test(folded) && THANKS.test(folded)) return "thank";
  // "tudo bem", "beleza" and "opa" open a conversation as well as agree; a greeting word decides.
  if (readReply(folded) !== "other" && !/\b(?:oi|ola|eai)\b/.test(folded)) return null;
  const plain = folded.replace(/[^\w\s,.!?+]/g, "").trim();
  return GREETS.test(plain) && GREETING.test(plain) ? "greet" : null;
}
