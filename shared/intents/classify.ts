import { fold } from "../text/fold.ts";
import { readReply } from "./confirmation.ts";
import type { Intent, IntentAction, IntentEntities } from "./intent.ts";
import { readPositions } from "./positions.ts";
import { readSavedRequest } from "./saved-request.ts";

export type { Intent, IntentAction, IntentEntities } from "./intent.ts";

const MAX_LENGTH = 400;
const CANCEL = /\b(?:cancel\w{1,3}|deixa|deixe|esquec[ea]|abort\w{1,2}|para|pare|desist\w{1,2}|larga|mudei de ideia)\b/;
const UNDO = new RegExp(
  "^(?:(?:nao|ops|opa|errei|ah|ei|por favor|pfv|pode|consegue|quero|me|agora|eita)[\\s,.!]{1,3})*" +
    "(?:desfaz|desfaca|desfazer|desfas|desfz|reverte|reverter|reverta|undo|ctrl z|ctrl\\+z|volta atras|voltar atras|volte atras|" +
    "(?:apaga|remove|cancela|tira|exclui|deleta) (?:isso |o )?(?:que )?(?:voce |vc )?acab(?:ou|amos|ei) de \\w{3,12})" +
    "(?:[\\s,.!]{1,3}(?:isso|ai|essa?|esse|esta?|o|a|as|os|ultim[oa]s?|acao|alteracao|operacao|registro|gasto|despesa|lancamento|coisa|que|voce|vc|fez|" +
    "fiz|anotou|registrou|agora|pra mim|por favor|pfv|ontem|hoje|de|que eu|eu|pagamento|mudanca|obrigad[ao]|valeu|tudo)){0,8}[\\s.!?]*$",
);
const GREETING = new RegExp(
  "^(?:(?:oi+e?|ola+|oie+|oioi|opa|eai|e ai|eae|iae|hey|hello|hi|alo|salve|fala|fala ai|bom dia|boa tarde|boa noite|bomdia|boatarde|boanoite|bd|bn|" +
    "tudo bem|tudo bom|td bem|td bom|tudo certo|tudo joia|tudo tranquilo|tudo|como vai|como voce esta|como vc esta|como vc ta|como voce ta|beleza|blz|" +
    "suave|de boa|tranquilo|com voce|contigo|e voce|e vc|por ai|assistente|amiga|amigo|querida|linda|gata|miga|mana|mano|meu bem|meu amor|flor|gente|" +
    "pessoal|prazer|quanto tempo)[\\s,.!?]{0,4}){1,6}$",
);
const GREETS =
  /^(?:oi|ola|opa|eai|e ai|eae|iae|hey|hello|hi\b|alo\b|salve|fala|bom ?dia|boa ?(?:tarde|noite)|bd\b|bn\b|tudo|td|como|prazer)/;
const THANKS = new RegExp(
  "^(?:(?:muito|mto|mt|super|bem|ta|ok|beleza|blz|show|perfeito|otimo|legal|top|ah|entao|nossa|maravilha|so isso|era isso|por tudo|pela ajuda|pela forca|" +
    "mesmo|viu|demais|de coracao|querida|linda|amiga|amor|miga|flor|assistente|te agradeco|agradeco|agradecida|obrigad[ao]o*|obrigadinh[ao]|obrigadao|" +
    "brigad[ao]|brigadinh[ao]|brigadao|obg|obgd[ao]?|vlw|vlww+|valeu+|grat[ao]|gratidao|thanks|thank you|tmj)[\\s,.!]{0,4}){1,8}$",
);
const THANKED = /\b(?:agrade|o?brigad|obg|vlw|valeu|grat[ai]|grato|thank|tmj)/;
const COMMAND =
  /^(?:salve|(?:registr|anot|salv|lanc|grav|marc|adicion|cadastr|guard|cri|coloc|bot|pag|quit|atualiz|alter)(?:a|e|ue)|faz|faca|poe|inclui)\b|\b(?:oi|ola|eai)\b/;
const URL = /https?:\/\/[^\s<>"]{3,500}/;

/**
 * The intent of a message that needs no model: pure, the same answer for the same text. `none` when the
 * message is anything else. Saved items' requests come before yes and no, those before positions and politeness.
 */
export function classifyIntent(text: string): Intent {
  if (text.length > MAX_LENGTH) return intent("none", 0);
  const folded = fold(text).trim();
  if (folded === "") return intent("none", 0);
  if (UNDO.test(folded)) return intent("undo", 0.95);
  const request = readSavedRequest(text);
  if (request !== null) return { ...request, entities: { ...request.entities, ...commonEntities(text, folded) } };
  return readThanks(folded) ?? readAnswer(text, folded) ?? readGreeting(folded) ?? intent("none", 0);
}

/** Answers to a question put before: yes, no, never mind, a position. */
function readAnswer(text: string, folded: string): Intent | null {
  const reply = readReply(text);
  // "tudo bem", "beleza" and "opa" open a conversation as well as agree; a greeting word decides.
  // So may "anota isso pra mim" be a request of its own: with nothing offered only a yes agrees.
  if (reply === "confirm") return COMMAND.test(folded) ? null : intent("confirm", 0.95);
  if (reply === "reject") return intent(CANCEL.test(folded) ? "cancel" : "reject", 0.95);
  const positions = readPositions(text);
  if (positions !== null) return intent("select", 0.9, { selection: positions });
  const year = /^(?:[ao]s? |quero [ao] |e [ao] )?(?:d[eo]|filme de|versao de) ((?:19|20)\d\d)[.!]*$/.exec(folded);
  return year && intent("select", 0.9, { year: Number(year[1]) });
}

/** Before answers: "ok, obrigada" closes a conversation more often than it agrees; "sim, obrigada" agrees. */
function readThanks(folded: string): Intent | null {
  return THANKED.test(folded) && THANKS.test(folded) ? intent("thank", 0.95) : null;
}

function readGreeting(folded: string): Intent | null {
  const plain = folded.replace(/[^\w\s,.!?+]/g, "").trim();
  return GREETS.test(plain) && GREETING.test(plain) ? intent("greet", 0.95) : null;
}

/** What a request names whatever it asks: an address, a year. */
function commonEntities(text: string, folded: string): IntentEntities {
  const url = URL.exec(text)?.[0];
  const year = /\b(?:de|do ano|em|ano|\() ?((?:19|20)\d\d)\b/.exec(folded)?.[1];
  return { ...(url === undefined ? {} : { url }), ...(year === undefined ? {} : { year: Number(year) }) };
}

function intent(action: IntentAction, confidence: number, entities: IntentEntities = {}): Intent {
  return { action, confidence, entities };
}
