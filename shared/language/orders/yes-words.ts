import { readPhrase } from "../commands/confirmation.ts";
import { BEFORE_VERB, isFiller } from "./fillers.ts";
import type { FoundOrder } from "./order-verbs.ts";

/** Yes only in an answer to an offer; elsewhere these words tell about something else: "demorou muito", "vai chover". */
const YES_IN_ANSWER = new Set(
  ("tranquilo|suave|de boa|fmz|firmeza|tmj|tamo junto|tamo juntos|vai|vamos|vamo|segue|toca|sem problema|sem problemas|" +
    "esta bem|ta bem|por mim|manda|mande|demorou|dale|ja e|jae|certeza|logico|obvio|obviamente|sure").split("|"),
);
/** Words that can only be a yes. */
const FIRM_YES = new RegExp(
  [
    "(?:^| )(?:sim|siminho|confirmo|confirmado|confirmadissimo|positivo|afirmativo|aham|ahan|aha|uhum|uhun|yes|yep)(?: |$)",
    "^(?:(?:e )?isso mesmo|isso ai|com certeza)$",
  ].join("|"),
);
/** Replies that are too vague to be a yes to a write: they comment on anything ("legal") or have many other uses ("foi"). */
const VAGUE_REPLIES = new Set(
  ("e|eh|foi|feito|massa|legal|entendi|entendido|ciente|show|show de bola|top|boa|otimo|maravilha|joia|e mesmo|eh mesmo|" +
    "acho que sim|acho q sim|creio que sim|gostaria|gostaria sim|deve|deve sim|seria bom|seria otimo|so")
    .split("|"),
);
/** The yes that starts with the word at an index; null where none does. */
export function yesAt(words: readonly string[], at: number, isAnswer: boolean): FoundOrder | null {
  const allRight = /^(?:esta|estava|ja|tudo)$/.test(words[at]!) ? allRightAt(words, at) : null;
  if (allRight !== null) return allRight;
  const read = readPhrase(words, at);
  if (read === null || !/^(?:yes|soft|heard)$/.test(read.kind)) return null;
  const phrase = words.slice(at, read.next).join(" ");
  // "os outros dois suave": behind the thing that it is about, a vague word is a yes.
  const isLast = words.slice(read.next).every(isFiller);
  if (VAGUE_REPLIES.has(phrase) && !(isAnswer && at > 0 && isLast)) return null;
  if (YES_IN_ANSWER.has(phrase) && !(isAnswer && isLast)) return null;
  // "pode me mostrar", "pode deixar" ask for something else.
  const wordBehind = words.slice(read.next).find((word) => !BEFORE_VERB.test(word)) ?? "";
  if (/^(?:pode|pd|podes|quero|eu quero)$/.test(phrase) && /[aei]r$/.test(wordBehind)) return null;
  // "isso é caro"
  if (/^(?:isso|isto)$/.test(phrase) && words[read.next] === "e" && words.length > read.next + 1) return null;
  return { act: "agree", hasYes: true, first: at, next: read.next, isFirm: FIRM_YES.test(phrase) };
}

/** "tá certo", "já tava certo", "tudo certo", "tá tá os dois". */
function allRightAt(words: readonly string[], at: number): FoundOrder | null {
  const [matched] = /^(?:ja )?(?:tudo )?(?:esta |estava )?(?:tudo )?cert(?:inh)?[oa]s?\b|^esta(?= esta\b|$)/.exec(
    words.slice(at).join(" "),
  ) ?? [];
  return matched === undefined
    ? null
    : { act: "agree", hasYes: true, first: at, next: at + matched.split(" ").length, isFirm: false };
}

const SELECTION = new RegExp(
  `^(?:e )?(?:${
    [
      // "só a de ontem", "só o uber e o mercado"
      "(?:so|somente|apenas) (?:(?:o|a|os|as|esse|essa)(?: d[eao]s?)?|d[eao]s?) [a-z0-9.,]+" +
      "(?: e (?:(?:o|a|os|as)(?: d[eao]s?)? )?[a-z0-9.,]+)*",
      // "tudo menos o sono"
      String
        .raw`(?:tudo|todos|todas)(?: (?:menos|exceto|tirando|fora)\b(?! (?:is[st]o|ess[ea])$).*| isso| mesmo| sim)?`,
      // "os dois"
      String.raw`(?:os|as|aos) (?:dois|duas|tres|quatro|\d)`,
      // "menos o uber"
      "(?:menos|exceto|tirando) (?:o|a|os|as) .*",
      // "o segundo sim"
      "(?!.* (?:foi|e|era|disse|falou|que|deu) )(?:o|a|os|as) (?:d[eao] )?(?:[a-z0-9.,]+ ){1,3}sim",
    ].join("|")
  })$`,
);

/** A clause that only says which of the offered things are meant is a yes to them. */
export function findSelection(words: readonly string[]): FoundOrder | null {
  const text = words.join(" ");
  if (!SELECTION.test(text)) return null;
  return {
    act: "agree",
    hasYes: true,
    first: 0,
    next: words.length,
    isFirm: /^(?:e )?(?:so|somente|apenas)\b| sim$/.test(text),
  };
}
