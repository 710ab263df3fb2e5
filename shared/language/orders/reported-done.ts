import { fold } from "../fold.ts";
import { findOrderWords } from "./order-words.ts";

/** "tomei", "bebi", "dada", but not "vai", "pai", "sei" or "vida". */
const DONE = new RegExp(
  String.raw`\b(?:(?!(?:sei|rei|lei|ali|dali)\b)(?:[a-z]+ei|[a-z]*[bcdfgjlmnprstvz]i)|fui|fiz|` +
    String
      .raw`(?!(?:vida|comida|bebida|medida|saida|partida|duvida|pedido|vencid[oa])s?\b)[a-z]{2,}[ai]d[oa]s?|dad[oa]s?|feit[oa]s?|` +
    String.raw`ja foi|ok|check|pronto)\b`,
  "g",
);
/** "esqueci de tomar", "parei com a losartana", "tomei a errada": of the same thing, and not done. */
const NOT_THIS_TIME =
  /\b(?:esqueci|quase|deixei|parei|devia|nunca|perdi|joguei|odiei|dei .* pr[ao]|errad[oa]|por engano|falt(?:ei|ou)|acabei(?! de))\b/;
/** "paguei a losartana" is not taking it; of "pagar a luz", "paguei a luz" is. */
const OTHER_ACT = /\b(?:comprei|busquei|paguei|falei|troquei)\b/;

/** What marking something as done tells of it: that a bill was paid, an income came in, or anything else was done. */
export type DoneMark = "paid" | "received" | "done";

const PAID = new RegExp(
  String
    .raw`\b(?:pag(?:uei|amos|ou|aram|as?|os?|u?e)|quit\w+|baixa|abat\w+|acert(?:ei|ad[oa]s?)|devolv\w+|adiant\w+|antecip\w+|` +
    String.raw`deposit\w+|transferi|mandei|dei|debit(?:ou|ad[oa])|feit[oa]s?|(?:ja )?foi|liquid\w+|amortiz\w+|ok)\b`,
);
const RECEIVED = new RegExp(
  String
    .raw`\b(?:receb\w+|ca(?:iu|iram)|entr(?:ou|aram)|ping\w+|deposit\w+|cheg(?:ou|aram)|veio|pag(?:ou|aram|os?|as?)|ganhei|` +
    String.raw`transfer\w+|mand(?:ou|aram)|(?:ja )?foi|ok)\b`,
);

/** Whether the words of an order tell that what it marks is done: "marca a luz como paga", "tomei a losartana, anota". */
export function tellsDone(text: string, thing: string, mark: DoneMark): boolean {
  const folded = fold(text);
  if (mark === "paid") return PAID.test(folded);
  if (mark === "received") return RECEIVED.test(folded);
  const [other] = OTHER_ACT.exec(folded) ?? [];
  return folded.search(DONE) >= 0 && !NOT_THIS_TIME.test(folded) && (other === undefined || sharesWord(other, thing));
}

/** An order that ticks off what it names: "marca a losartana", "registra a parcela", "dá baixa na luz". */
const TICKS =
  /^(?:marc|regist|rgist|risc|tic|tiqu|baix|quit|pag|conclu|anot|lanc|bot|poe|ponh|coloc|abat|cadastr|salv|check)\w*$/;

/** Whether the verb of an order only ticks off what it names. @param clause its clause, folded */
export function ticksOff(clause: string): boolean {
  const words = clause.match(/[a-z0-9]+/g) ?? [];
  const order = findOrderWords(words);
  return order !== null && TICKS.test(words[order.next - 1] ?? "");
}

/** General verbs of doing, and those of giving and taking a medicine. */
const DOING =
  /^(?:tom(?:ei|ou|ad[oa]s?|ar)|de[iu]|dar|dad[oa]s?|fiz|fez|fazer|feit[oa]s?|fui|foi|ok|check|pronto|conclui|resolvi|cumpri)$/;
const BY_ANOTHER = /^(?!(?:meu|seu|teu|eu|ou|sou|estou|vou)$)[a-z]+(?:ou|eu|iu)$/;
/** What follows the act is of something else: "tomei o remédio que o médico passou". */
const GOES_ON = /\b(?:que|quando|depois|antes|enquanto|porque|pq|pra|assim que)\b/;
/** "acabei de tomar": as "tomei". */
const JUST_DONE = /\b(?:acabei de|terminei de|consegui|lembrei de) ([a-z]+r)\b/g;
/** What a medicine may be called, whatever its name. */
const MEDICINE = /\b(?:remedi\w+|medicament\w+|medicac\w+|comprimid\w+|dose|gotas|pilula|capsula)\b/g;
const BESIDE_ACT = new RegExp(
  String
    .raw`\b(?:ja|hoje|agora|ontem|cedo|aqui|ai|ali|sim|tambem|so|certinho|direitinho|de manha|a noite|isso|ele|ela|` +
    String.raw`o|a|os|as|meus?|minhas?|eu)\b`,
  "g",
);

/**
 * Whether a report tells that what a reminder asks for was done: its own verb, or a general one of doing, stands in the past in the
 * clause of its thing, with no other verb. "Pulei o remédio", "sonhei que tomei" and "tomei água" do not.
 *
 * @param isNamed whether a clause names the reminder by its hour
 */
export function tellsReminderDone(text: string, reminder: string, isNamed: (clause: string) => boolean): boolean {
  const folded = fold(text);
  if (NOT_THIS_TIME.test(folded)) return false;
  return folded.split(/[,.;!?\n]+| e | mas /).some((clause) => tellsActDone(clause.trim(), fold(reminder), isNamed));
}

function tellsActDone(said: string, reminder: string, isNamed: (clause: string) => boolean): boolean {
  const isOwn = (verb: string) => DOING.test(verb) || sharesWord(verb, reminder);
  const clause = said.replace(JUST_DONE, (whole, verb: string) => isOwn(verb) ? "feito" : whole);
  const first = (clause.match(/[a-z]+/g) ?? []).find((word) => isPast(word) && isOwn(word));
  if (first === undefined) return false;
  const at = clause.search(new RegExp(String.raw`\b${first}\b`));
  const act = clause.slice(0, at) + clause.slice(at).split(GOES_ON)[0]!;
  const words = act.match(/[a-z]+/g) ?? [];
  if (!words.filter(isPast).every(isOwn)) return false;
  // "a vó já tomou" is hers; "minha mãe tomou" is not the person's own.
  const isOfReminder = hasWordOf(clause.slice(0, at), reminder);
  if (words.some((word) => BY_ANOTHER.test(word)) && !isOfReminder) return false;
  const object = words.filter((word) => word !== first).join(" ");
  return isNamed(act) || sharesWord(object, reminder) || hasWordOf(object, reminder) ||
    object.replace(MEDICINE, "").replace(BESIDE_ACT, "").trim() === "";
}

/** Whether two folded texts have a word in common, a short one too: "vó", "luz". */
function hasWordOf(text: string, other: string): boolean {
  const known = new Set(other.match(/[a-z]{2,}/g));
  return (text.match(/[a-z]{2,}/g) ?? []).some((word) => known.has(word) && !JOINS.test(word));
}

const JOINS = /^(?:ja|d[aeo]s?|n[ao]s?|pr[ao]s?|em|com|para|os|as|um|uma|meu|minha|que)$/;

/** "foi" alone says little, and "já foi" is a word of doing. */
function isPast(word: string): boolean {
  return word === "foi" || word === "deu" || BY_ANOTHER.test(word) || word.replace(DONE, "") === "";
}

/** "vou pagar a luz", "faltei na academia": it is still to come, or did not come about. */
const NOT_DONE = new RegExp(
  String
    .raw`\b(?:vou|vai|vamos|tenho que|tem que|preciso pagar|falta(?:m|ndo)?|faltei|furei|devo|devendo|cobrou|atras[a-z]+|amanha|` +
    String.raw`(?:mes|semana) que vem)\b`,
);
/** "registra a luz, ainda não paguei" */
const STILL_OPEN = /\b(?:ainda nao|nao (?:caiu|paguei|recebi|fui|fiz)|pendente|na lista|na agenda|debito automatico)\b/;

/** "não gastei 50 no mercado", "a luz não foi paga" */
const DENIED = new RegExp(
  String
    .raw`\b(?:nao|naum|n|nunca) (?:(?:me|lhe|te|o|a|foi|foram|esta|ta) ){0,2}(?:gastei|comprei|paguei|recebi|fui|fiz|tomei|` +
    String.raw`transferi|mandei|pag[oa]s?|feit[oa]s?|recebid[oa]s?|caiu|entrou|veio)\b`,
);

/** Whether the part of an order that names a thing denies that it was done. */
export function deniesDone(about: string): boolean {
  return DENIED.test(fold(about));
}

/**
 * Whether an order to write something down tells that it has not been done.
 *
 * @param about the part of the order that names the thing
 */
export function tellsNotDone(order: string, about: string): boolean {
  return STILL_OPEN.test(fold(order)) || NOT_DONE.test(fold(about)) || deniesDone(about);
}

/** Whether two texts have a word in common. The first three letters decide: "tomei", "tomado" and "tomar" are one word. */
export function sharesWord(one: string, other: string): boolean {
  const known = new Set(beginningsOf(other));
  return beginningsOf(one).some((beginning) => known.has(beginning));
}

function beginningsOf(text: string): string[] {
  return (fold(text).match(/[a-z]{3,}/g) ?? []).flatMap((word) => {
    const irregular = IRREGULAR.find(([pattern]) => pattern.test(word));
    if (irregular) return [irregular[1]];
    return word.length > 3 ? [word.slice(0, 3)] : [];
  });
}

/** Common verbs whose forms do not start alike. */
const IRREGULAR: readonly [RegExp, string][] = [
  [/^(?:dei|dar|dad[oa]s?|dando)$/, "dar"],
  [/^(?:fiz|faz\w*|feit[oa]s?)$/, "fazer"],
  [/^(?:fui|ido|indo)$/, "ir"],
];

/** Whether a text names the hour of a moment: "o das 6" is the reminder of six, in the morning or in the evening. */
export function sharesHour(text: string, at: string): boolean {
  const hours = [...fold(text).matchAll(/\bd?as (\d{1,2})\b|\b(\d{1,2}) ?h\b/g)].map(([, hour, other]) =>
    Number(hour ?? other)
  );
  return hours.some((hour) => (Number(at.slice(11, 13)) - hour) % 12 === 0);
}
