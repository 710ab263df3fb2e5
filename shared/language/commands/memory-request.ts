import { expandShortForms, fold } from "../fold.ts";

/** What a user wants done with the assistant's memory, settled by code. */
export type MemoryRequest =
  | { action: "tell"; area?: string }
  /** `everything`: all that fits the query. `plain`: memory is named, so that nothing else can be meant. */
  | { action: "forget"; query: string; everything: boolean; plain: boolean }
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

/** Memory has to be named: "esquece tudo" may be a "never mind", "apaga tudo sobre dentista" means saved items. */
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
/** What is taken back in other words is the model's to understand, but not to be learned. */
const TAKEN_BACK = new RegExp(
  `${POLITE}(?:esquec[ae]|apag(?:a|ue)|par[ae] de lembrar|(?:eu )?nunca (?:disse|falei|contei)|` +
    `nao (?:e|eh) verdade) [^.!?;\\n]*${TAIL}`,
);
/** What was said, not what is known: "esquece que eu falei isso". */
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
 * Reads commands about the assistant's own memory, said as a whole: what it knows, and what it shall forget. Pure; null when
 * the message is anything else or says more.
 *
 * @example
 * readMemoryRequest("esquece que eu odeio coentro"); // { action: "forget", query: "odeio coentro", … }
 */
export function readMemoryRequest(text: string): MemoryRequest | null {
  const written = expandShortForms(text.normalize("NFC").trim());
  if (written.length > MAX_LENGTH) return null;
  const folded = fold(written);
  if (FORGET_ALL.test(folded)) return { action: "forget_everything" };
  return readTell(folded) ?? readForget(written, folded);
}

function readTell(folded: string): MemoryRequest | null {
  const match = TELL.exec(folded) ?? TELL_ALL.exec(folded);
  if (!match) return null;
  const named = match[1];
  if (named === undefined) return { action: "tell" };
  const area = AREA_WORDS.find(([, words]) => words.test(named))?.[0];
  return area === undefined ? null : { action: "tell", area };
}

function readForget(written: string, folded: string): MemoryRequest | null {
  const about = ABOUT_SOMETHING.exec(folded)?.[1];
  if (about !== undefined) return forget(written, about, { everything: true, plain: true });
  const from = FROM_MEMORY.exec(folded)?.[1];
  if (from !== undefined) return forget(written, from, { everything: false, plain: true });
  const fact = ONE_FACT.exec(folded)?.[1];
  return fact === undefined || SAID_NOT_KNOWN.test(fact)
    ? null
    : forget(written, fact, { everything: false, plain: false });
}

/** The query is what stands last, as it was typed; folding keeps the length. */
function forget(written: string, last: string, how: { everything: boolean; plain: boolean }): MemoryRequest | null {
  const query = written.slice(written.length - last.length).replace(
    /(?:[\s,]+(?:por favor|pfv|t[áa]|ok))*[\s.!?]*$/iu,
    "",
  );
  // A second clause asks for something more: not a command as a whole.
  return query === "" || /[.!?;\n]\s*\S|,\s/.test(query) ? null : { action: "forget", query, ...how };
}

/** Whether a message asks for something to be forgotten, or denies it: nothing in it is to be learned. */
export function asksToForget(text: string): boolean {
  return TAKEN_BACK.test(fold(text).trim()) || readMemoryRequest(text)?.action.startsWith("forget") === true;
}
