import { readActWord } from "../commands/confirmation.ts";
import { BEFORE_VERB, isFiller } from "./fillers.ts";

/** What an order asks for: to write something down, to be reminded, to take something away; `agree` is a yes. */
export type OrderAct = "record" | "remind" | "erase" | "agree";

/** An act and the index of the first word behind it. */
export interface NamedAct {
  act: OrderAct;
  next: number;
}

/** An order or a yes in a clause: from the word at index `first` up to before `next`. */
export interface FoundOrder extends NamedAct {
  first: number;
  /** Whether a yes stands in it too: "sim, registra". */
  hasYes: boolean;
  /** An order, or a word that can only be a yes ("sim"). "claro" and "ok" are soft: they also start a story. */
  isFirm: boolean;
}

/** Verbs that ask for a record, in addition to those that confirmation.ts knows: "muda", "trocar", "corrige". */
const RECORD_VERB = new RegExp(
  `^(?:${
    [
      "(?:mud|troc|ajust|ajeit|arrum|consert|atualiz|renomei|acert)(?:[ae]|ar|ass?e|em)",
      "(?:adi|adiant|remarc|aument|acrescent|jog|tac|junt|pass|empurr|som|registr)" +
      "(?:[ae]|ar|ass?e|em)",
      "corri(?:ge|ja|gir)|defin(?:e|a|ir)|troque|remarque|ref(?:az|aca|azer)",
      "inser(?:e|ir)|insira|transf(?:ere|ira|erir)|contabiliz(?:a|e|ar)|comput(?:a|e|ar)|debit(?:a|e|ar)",
      "conclu(?:i|a|ir)|reduz(?:a|ir)?|diminu(?:i|a|ir)|pague|inclu(?:i|a|ir)|abat(?:e|a|er)|ti(?:ca|que|car)",
    ].join("|")
  })$`,
);
const REMIND_VERB = /^(?:lembr|avis|alert)(?:a|e|ar|asse)$/;
/** "me chama 4:40", "me acorda pra ir": they ask for a reminder only with a time or a purpose behind them. */
const WAKE_VERB = /^(?:cham|acord|cutu[cq]u?)(?:a|e|ar|asse)$/;
const ERASE_VERB = /^(?:cancel(?:a|e|ar)|desmarc(?:a|ar)|esquec(?:e|er)|esqueca|tir(?:a|e|ar)|risc(?:a|ar)|risque)$/;
/** Those of the verbs in confirmation.ts that say no more than yes: "confirma", "prossiga". */
const YES_VERB = /^(?:confirm|cofirm|comfirm|aceit|prossig|continu|sig|segu|faz|faca)/;
/** Words that a time may start with. */
const TIME_WORD = new RegExp(
  `^(?:${
    [
      "hoje|amanha|depois|as|a|dia|de|da|do|no|na|manha|tarde|noite|tod[oa]s?|cada",
      "segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|seg|ter|qua|qui|sex|sab|dom",
      String.raw`\d\S*|h|hs|hrs|horas?|min|meio|meia`,
    ].join("|")
  })$`,
);

/** A day to come with its hour. */
const AHEAD =
  /^(?:(?:hoje|amanha|depois de amanha|dia \d+|segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom) )(?:as )?\d/;

const REMINDER_NOUN = /^(?:lembrete|alarme|aviso)$/;

/** The act of a verb in the infinitive, the imperative or the subjunctive ("que você anotasse"); null for any other word. */
function actOf(said: string): { act: OrderAct; isInfinitive: boolean } | null {
  // "passe" is no such form.
  const word = said.replace(/(?<=[a-z]{3})asse$/, "a");
  const isInfinitive = /[aei]r$/.test(word);
  if (REMIND_VERB.test(word)) return { act: "remind", isInfinitive };
  if (ERASE_VERB.test(word)) return { act: "erase", isInfinitive };
  if (RECORD_VERB.test(word)) return { act: "record", isInfinitive };
  if (/^(?:fazer|faz|faca)$/.test(word)) return null;
  const known = readActWord(word);
  if (known === null) return null;
  const act = known === "erase" ? "erase" : YES_VERB.test(word) ? "agree" : "record";
  return { act, isInfinitive: known === "infinitive" || isInfinitive };
}

/** The order that starts with the word at an index; null where none does. */
export function orderAt(words: readonly string[], at: number): NamedAct | null {
  const order = imperativeAt(words, at) ?? wishAt(words, at) ?? deixaAt(words, at);
  return order !== null && isCommand(words, at, order.next) ? order : null;
}

/** Right before a verb, these words make it a statement about somebody or a denial. */
const SUBJECT = /^(?:eu|ele|ela|eles|elas|quem|gente|mundo|ninguem|alguem|que|nao|isso|isto)$/;
/** Before "me lembra", these words say who reminds. */
const OTHER_SUBJECT = /^(?:minhas?|meus?|noss[oa]s?|el[ea]s?|quem|sempre)$/;
const DETERMINER = /^(?:o|a|os|as|uma?|esse|essa|este|esta|aquel[ea]|meus?|minhas?|nossos?|nossas?)$/;
const STARTS_OBJECT = new RegExp(
  "^(?:o|a|os|as|uma?|ess[ea]s?|est[ea]s?|aquel[ea]s?|meus?|minhas?|seus?|suas?|" +
    String.raw`muit[oa]s?|mais|tudo|tod[oa]s?|\d.*)$`,
);

/**
 * Whether a verb in the middle of a clause is a command: "gastei 50 no mercado registra aí", "o lembrete pode cancelar". It is not where
 * it tells what somebody does: "ela anota tudo", "minha mãe marca a consulta", "esse cheiro me lembra a vó".
 */
function isCommand(words: readonly string[], at: number, next: number): boolean {
  // "minha mãe me lembra de tudo", "ele vai me lembrar"; "minha consulta é 10h me lembra" is an order.
  if (/^(?:me|vai|vao|lembr[ae])$/.test(words[at]!) && isSaidOfAnother(words.slice(0, at))) return false;
  const before = words.slice(0, at).filter((word) => !isFiller(word));
  // "isso me lembra a vó" is a statement, "isso registra aí" an order.
  if (before.length === 0) return !/^(?:isso|isto)$/.test(words[at - 1] ?? "") || words[at] !== "me";
  // "o dos óculos deixa pras 17"
  if (words[at] === "deixa" && /^pr[ao]s?$/.test(words[at + 1] ?? "")) return true;
  if (SUBJECT.test(words[at - 1]!)) return WISH.test(words[at]!) && words[at - 1] === "eu";
  const mayHaveSubject = DETERMINER.test(before[0]!) || DETERMINER.test(words[at - 2] ?? "");
  if (words[at] === "me") return !mayHaveSubject || before.some((word) => /^\d/.test(word));
  return !(mayHaveSubject && STARTS_OBJECT.test(words[next] ?? ""));
}

function isSaidOfAnother(before: readonly string[]): boolean {
  return before.some((word) => OTHER_SUBJECT.test(word)) && !before.some((word) => /^\d/.test(word));
}

/** "lembra que sou alérgica", "lembra de que…" ask for a place in memory; "lembra que eu te falei dele" asks whether it has one. */
const MEMORIZE = /^(?:lembr[ae] (?:se )?(?:de )?que (?!(?:eu )?(?:ja )?(?:te|lhe|a gente|dia) )|memoriz[ae] )/;

/** "registra", "me lembra", "anota aí"; "lembra" without "me" asks whether the other one remembers. */
function imperativeAt(words: readonly string[], at: number): NamedAct | null {
  const [word = "", next = "", then = ""] = words.slice(at);
  const isWake = WAKE_VERB.test(next) && (TIME_WORD.test(then) || then === "pra");
  if (word === "me" && (REMIND_VERB.test(next) || isWake)) return { act: "remind", next: at + 2 };
  // "lembra de ligar pra Ana"; "lembra da Ana?" and "lembra que eu disse" ask.
  if (words[at - 1] !== "me" && /^lembr[ae]$/.test(word) && next === "de" && /[aei]r$/.test(then)) {
    return { act: "remind", next: at + 1 };
  }
  // "lembra amanhã 9h30 a consulta"; "lembra ontem?" and "lembra hoje cedo?" ask.
  if (words[at - 1] !== "me" && /^lembr[ae]$/.test(word) && AHEAD.test(words.slice(at + 1, at + 4).join(" "))) {
    return { act: "remind", next: at + 1 };
  }
  // "a fisio é toda sexta 10h, avisa 9h"
  if (/^(?:avis|alert)[ae]$/.test(word) && TIME_WORD.test(next)) return { act: "remind", next: at + 1 };
  if (
    /^(?:faz|faca)$/.test(word) &&
    /^(?:uma? (?:lista|nota|lembrete|anotacao)|o (?:registro|lancamento))$/.test(`${next} ${then}`)
  ) {
    return { act: "record", next: at + 3 };
  }
  const newReminder = newReminderAt(words, at);
  if (newReminder !== null) return newReminder;
  if (/^tom[ae]$/.test(word) && next === "nota") return { act: "record", next: at + 2 };
  if (MEMORIZE.test(words.slice(at).join(" "))) return { act: "record", next: at + 1 };
  if (/^d[ae]$/.test(word) && SETTLED.test(words.slice(at + 1).join(" "))) return { act: "record", next: at + 2 };
  const verb = MOSTLY_NOUN.test(word) || isBehindDeterminer(words, at) ? null : actOf(word);
  if (verb === null || verb.act === "remind" || startsCompound(words, at)) return null;
  // "registrar 50 no mercado" is written as an order; "registrar tudo dá trabalho e cansa" tells something.
  const isOrderInInfinitive = at === 0 && words.length <= 8 && NOTE_INFINITIVE.test(word) &&
    /\b(?:isso|\d.*)\b/.test(words.slice(1).join(" "));
  return !verb.isInfinitive || isOrderInInfinitive ? { act: verb.act, next: at + 1 } : null;
}

/** "manda tb um lembrete pra amanhã", "lembrete: ligar pra Ana". "quero apagar o lembrete" is about one that there is. */
function newReminderAt(words: readonly string[], at: number): NamedAct | null {
  const place = words.findIndex((word, index) => index >= at && REMINDER_NOUN.test(word));
  if (place < 0 || words.slice(place).some((word) => ERASE_VERB.test(word))) return null;
  const isNoted = place === 0 && /^(?:pra|de|:)$/.test(words[1] ?? "");
  const isAskedFor = place > at && ASKS_FOR_ONE.test(words[at]!) &&
    words.slice(at + 1, place).every((word) => BEFORE_NEW.test(word));
  return isNoted || isAskedFor ? { act: "remind", next: place + 1 } : null;
}

const ASKS_FOR_ONE = /^(?:manda|mande|cria|crie|bota|bote|coloca|coloque|faz|faca|poe|ponha|quero|marca|marque)$/;
const BEFORE_NEW = /^(?:um|outro|mais|novo|tambem|me|ai)$/;

/** Behind "dá": "dá baixa aí", "dá a luz como paga". */
const SETTLED = /^(?:baixa\b|(?:\S+ ){0,4}(?:como|por) (?:feit|pag|lid|vist|quitad|recebid)[oa]s?\b)/;

/** "a marca", "de nota", "uma bota": the word is a noun here. */
function isBehindDeterminer(words: readonly string[], at: number): boolean {
  return /^(?:o|a|os|as|uma?|de|d[oae]s?|n[oa]s?|meu|minha|com|sem)$/.test(words[at - 1] ?? "");
}

/** "bota de couro", "guarda-chuva", "pressão baixa": the word is a noun or an adjective here. */
function startsCompound(words: readonly string[], at: number): boolean {
  const [word = "", next = "", then = ""] = words.slice(at);
  if (next === "de") return then !== "novo";
  if (word === "guarda") return /^(?:chuva|roupa|costas)$/.test(next);
  return word === "baixa" && next !== "" && !/^(?:o|a|os|as|pra|isso|ai|\d.*)$/.test(next);
}

/** "minha meta é juntar", "um lance": more often a noun than a verb. */
const MOSTLY_NOUN = /^(?:meta|mete|lance|grave|salve|faca|mude)$/;
const NOTE_INFINITIVE = /^(?:registr|regist|anot|cadastr|lanc|adicion)ar$/;
/** Words that make an order of the verb behind them: "pode registrar", "era pra anotar". */
const WISH = new RegExp(
  "^(?:pode|pd|podes|podia|poderia|consegue|consegues|da|gostaria|quero|queria|preciso|bora|vamos|tem|e|era|manda|mandei|falei|pedi|" +
    "disse|so|ajud[ae])$",
);

/** "pode registrar", "quero que você anote", "era pra cadastrar", "falei pra anotar", "bora registrar", "pedi pra criar", "me ajuda a lembrar". */
function wishAt(words: readonly string[], at: number): NamedAct | null {
  if (!WISH.test(words[at]!)) return null;
  let next = at + 1;
  if (/^ajud/.test(words[at]!)) {
    // "a agenda me ajuda a lembrar" tells of something: an order has at most a time before it.
    const hasSubject = words.slice(0, at).some((word) =>
      SUBJECT.test(word) || word !== "me" && !TIME_WORD.test(word) && !isFiller(word)
    );
    if (hasSubject) return null;
    if (words[next] === "a") next++;
  }
  while (next < words.length && next - at < 5 && BEFORE_VERB.test(words[next]!)) next++;
  const between = words.slice(at + 1, next);
  const verb = between.includes("me") && WAKE_VERB.test(words[next] ?? "")
    ? { act: "remind" as const, isInfinitive: false }
    : actOf(words[next] ?? "");
  if (verb === null) return null;
  // "era pra registrar" and "tem que registrar" are orders; without "pra" or "que" they tell a story.
  if (/^(?:e|era|tem|da)$/.test(words[at]!) && !between.some((word) => /^(?:pra|que|como)$/.test(word))) return null;
  const isOrder = verb.isInfinitive || between.includes("que") || /^(?:falei|disse|mandei|pedi)$/.test(words[at]!);
  return isOrder ? { act: verb.act, next: next + 1 } : null;
}

const RECORDED = /^(?:registrad|anotad|marcad|guardad|cadastrad|lancad|avisad|salv)[oa]s?$/;

/** "deixa 8" and "deixa sem juro" ask for a record; "pode deixar registrado" is a yes. */
function deixaAt(words: readonly string[], at: number): NamedAct | null {
  const isDeixa = words[at] === "deixa" || (words[at] === "deixar" && /^(?:pode|pd)$/.test(words[at - 1] ?? ""));
  if (isDeixa && RECORDED.test(words[at + 1] ?? "")) return { act: "agree", next: at + 2 };
  return words[at] === "deixa" && /^(?:\d|sem$|so$|como$|em$|por$|pr[ao]s?$)/.test(words[at + 1] ?? "") &&
      words[at + 2] !== "esta"
    ? { act: "record", next: at + 2 }
    : null;
}
