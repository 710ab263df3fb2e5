import { expandShortForms, fold } from "../fold.ts";

/** A request about the assistant's own memory that code carries out without the model. */
export type MemoryRequest =
  | { action: "tell"; area?: string }
  /**
   * `everything`: forget all items that fit the query, not only the best one. `namesMemory`: the request names memory, so that it
   * can mean nothing else.
   */
  | { action: "forget"; query: string; everything: boolean; namesMemory: boolean }
  | { action: "forget_everything" };

const MAX_LENGTH = 200;
const YOU = "(?:(?:voce|vc|ce|tu) )?(?:ja )?";
const POLITE = `^(?:(?:oi|por favor|agora|(?:voce |vc )?pode|quero que(?: voce| vc)?|me)[\\s,!]+)*`;
const FORGET = "(?:esquec(?:a|e|er)|(?:apag|delet|limp|zer|tir)(?:a|ue|e|ar)|(?:remov|exclu)(?:a|e|er|ir|i))";
const KEPT = "(?:sabe|lembra|aprendeu|guardou|anotou|percebeu|tem (?:guardado|anotado))";
const SAID = `que (?:${YOU}${KEPT}|(?:eu )?(?:te )?(?:contei|falei|disse))`;
const ME = "(?:mim|minha vida)";
const MEMORY = "(?:sua |tua )?memoria";
const TAIL = "(?:[\\s,]+(?:por favor|pfv|agora|ta|ok))*[\\s.!?]*$";

/** Memory must be named: "esquece tudo" may mean "never mind", and "apaga tudo sobre dentista" means saved items. */
const FORGET_ALL = new RegExp(
  `${POLITE}${FORGET} (?:tudo (?:o )?${SAID}|(?:(?:tudo )?(?:o )?${SAID}|tudo) (?:sobre|de) ${ME}|` +
    `(?:a )?${MEMORY}(?: toda| inteira)?|(?:todas )?(?:as )?minhas memorias)${TAIL}`,
);
const ABOUT_SOMETHING = new RegExp(
  `${POLITE}(?:${FORGET} (?:tudo )?(?:o )?${SAID}|esquec[ae] tudo) ` +
    `(?:sobre|a respeito d[eoa]|de|d[ao]s?) (?!mim\\b)(\\S.*)$`,
);
const FROM_MEMORY = new RegExp(`${POLITE}${FORGET} [dn]a ${MEMORY} (?:que )?(?:eu )?(\\S.*)$`);
const ONE_FACT = new RegExp(`${POLITE}${FORGET} que (?:eu )?(\\S.*)$`);
/** Other ways to take something back. The model reads these messages, but nothing in them may be learned. */
const TAKEN_BACK = new RegExp(
  `${POLITE}(?:esquec[ae]|apag(?:a|ue)|par[ae] de lembrar|(?:eu )?nunca (?:disse|falei|contei)|` +
    `nao (?:e|eh) verdade) [^.!?;\\n]*${TAIL}`,
);
/** "esquece que eu falei isso" is about what was said, not about a fact. */
const SAID_NOT_KNOWN = /^(?:te )?(?:falei|disse|pedi|perguntei|comentei|existo|existe|foi|era)\b/;

const TELL = new RegExp(
  `${POLITE}(?:(?:list|mostr|cont|fal)[ae] )?(?:(?:tudo )?(?:o )?que|oq) ${YOU}${KEPT} (?:sobre|de|d[ao]s?) ` +
    `(?:${ME}|(?:[ao]s? )?(?:(?:minha|meu)s? )?([a-z ]{3,30}))${TAIL}`,
);
const TELL_ALL = new RegExp(
  `${POLITE}(?:(?:list|mostr)[ae] (?:a )?${MEMORY}|quais (?:sao )?(?:as )?minhas memorias)${TAIL}`,
);
const AREA_WORDS: readonly [area: string, words: RegExp][] = [
  ["mental_health", /^(?:saude mental|terapia|emocoes|sentimentos)$/],
  ["health", /^(?:saude(?: fisica)?|corpo|alimentacao|sono)$/],
  ["finance", /^(?:financas|dinheiro|vida financeira|dividas|contas)$/],
  ["relationships", /^(?:familia|relacionamentos?|relacoes|amigos|amizades|pessoas|vida amorosa)$/],
  ["career", /^(?:trabalho|carreira|emprego|vida profissional|profissao)$/],
  ["personal_growth", /^(?:estudos|desenvolvimento pessoal|crescimento pessoal|metas|objetivos)$/],
  ["leisure", /^(?:lazer|hobbies|passatempos|viagens|gostos)$/],
  ["spirituality", /^(?:espiritualidade|fe|religiao)$/],
];

/**
 * Reads a message whose only content is a command about the assistant's own memory: to tell what it knows, or to forget
 * something. Pure; null when the message says anything else.
 *
 * @example
 * readMemoryRequest("esquece que eu odeio coentro"); // { action: "forget", query: "odeio coentro", … }
 */
export function readMemoryRequest(text: string): MemoryRequest | null {
  const expanded = expandShortForms(text.normalize("NFC").trim());
  if (expanded.length > MAX_LENGTH) return null;
  const folded = fold(expanded);
  if (FORGET_ALL.test(folded)) return { action: "forget_everything" };
  return readTell(folded) ?? readForget(expanded, folded);
}

function readTell(folded: string): MemoryRequest | null {
  const match = TELL.exec(folded) ?? TELL_ALL.exec(folded);
  if (!match) return null;
  const named = match[1];
  if (named === undefined) return { action: "tell" };
  const area = AREA_WORDS.find(([, words]) => words.test(named))?.[0];
  return area === undefined ? null : { action: "tell", area };
}

function readForget(text: string, folded: string): MemoryRequest | null {
  const topic = ABOUT_SOMETHING.exec(folded)?.[1];
  if (topic !== undefined) return forgetRequest(text, topic, { everything: true, namesMemory: true });
  const fromMemory = FROM_MEMORY.exec(folded)?.[1];
  if (fromMemory !== undefined) return forgetRequest(text, fromMemory, { everything: false, namesMemory: true });
  const fact = ONE_FACT.exec(folded)?.[1];
  return fact === undefined || SAID_NOT_KNOWN.test(fact)
    ? null
    : forgetRequest(text, fact, { everything: false, namesMemory: false });
}

/** The query is the end of the text, as it was typed. It is as long as the folded one, since folding keeps the length. */
function forgetRequest(
  text: string,
  foldedQuery: string,
  how: { everything: boolean; namesMemory: boolean },
): MemoryRequest | null {
  const query = text.slice(text.length - foldedQuery.length).replace(
    /(?:[\s,]+(?:por favor|pfv|t[áa]|ok))*[\s.!?]*$/iu,
    "",
  );
  // A second clause asks for something more, which code does not read.
  return query === "" || /[.!?;\n]\s*\S|,\s/.test(query) ? null : { action: "forget", query, ...how };
}

/** Whether a message asks to forget something or denies it. Nothing in it may then be learned. */
export function asksToForget(text: string): boolean {
  return TAKEN_BACK.test(fold(text).trim()) || readMemoryRequest(text)?.action.startsWith("forget") === true;
}
