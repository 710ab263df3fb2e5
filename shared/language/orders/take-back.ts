import { admitsError } from "../commands/correction.ts";
import { meaningStems } from "../meaning-stems.ts";
import { RECORD_NOUNS } from "../record-nouns.ts";
import { readSentences, type Sentence } from "../sentences.ts";
import { asksFirst } from "./asked-first.ts";
import { REPORTED_SPEECH_BEHIND } from "./fault-words.ts";
import { isToldAsSpeech } from "./order-faults.ts";
import { namedPlaces, withoutRestriction } from "./exceptions.ts";
import { NAMELESS_STEMS, objectBehind } from "./order-object.ts";
import { markPastedText } from "./pasted-text.ts";

/** Words that ask to take something back, anywhere in a sentence. */
const TAKES_BACK = new RegExp(
  String.raw`\b(?:desfa[zs]|desfaca|desfazer|undo|revert(?:e|er|a)|volt(?:a|e|ar) (?:atras|como era)|` +
    String.raw`me arrependi|arrependid[ao]|tir(?:a|e|ar)|apag(?:a|ue|ar)|remov(?:e|a|er)|cancel(?:a|e|ar)|` +
    String
      .raw`exclu(?:i|a|ir)|delet(?:a|e|ar)|anul(?:a|e|ar)|retir(?:a|e|ar)|esquec(?:e|er)|esqueca|elimin(?:a|e|ar)|` +
    String
      .raw`desconsider(?:a|e|ar)|ignor(?:a|e|ar)|estorn(?:a|e|ar)|descart(?:a|e|ar)|desregistr(?:a|e|ar)|desanot(?:a|e|ar))\b|` +
    String
      .raw`\bnao (?:era (?:pra )?(?:ter )?|precisava (?:ter )?)(?:registr|anot|guard|salv|marc|lanc|cadastr|cri)\w*`,
  "g",
);
/** "quero apagar isso", "pode tirar": an infinitive asks only behind these words. "Vontade de apagar" and "vou apagar" ask nothing. */
const ASKS_FOR_INFINITIVE =
  /\b(?:pode|podia|consegue|da pra|tem como|precisa|melhor|vamos|bora|quero|preciso|era pra)(?: (?:voce|me|que|so|ai|de|por favor|pfv))*$/;
/** "me arrependi", "arrependida de ter anotado"; "me arrependi do que eu disse" takes back no record. */
const OF_THE_RECORD =
  /^(?:$| [,.]| de ter (?:registr|anot|guard|salv|marc|lanc|cadastr|cri)| d(?:isso|ess[ea]|[eo] registro))/;
/** Before those words in the same clause: they are negated, only considered, or somebody else's. */
const NOT_MEANT =
  /\b(?:nao|nem|nunca|jamais|quase|amanha|sem|se|caso|quando|talvez|acho|sera|depois|ele|ela|disse|falou|pediu|mandou|como|por que)\b/;

const LONGEST_MESSAGE = 4000;

/**
 * What the quote asks to take back, whatever else the message says: "oxe, não era pra guardar senha, desfaz só essa". A reason or a joke
 * next to it does not matter, since a mistake costs little: what was taken back can be recorded again.
 *
 * @param quote must stand word for word in `text`
 * @returns for each such request the words behind its verb, empty where it names nothing; null where the quote asks for nothing
 */
export function readTakeBack(text: string, quote: string): string[] | null {
  const cut = text.slice(0, LONGEST_MESSAGE);
  const sentences = markPastedText(cut, readSentences(cut));
  const quotedParts = readSentences(quote).map(({ plain }) => plain);
  const holds = ({ plain }: Sentence, part: string) => ` ${plain} `.includes(` ${part} `);
  const isVerbatim = quotedParts.length > 0 &&
    quotedParts.every((part) => sentences.some((sentence) => holds(sentence, part)));
  if (!isVerbatim || sentences.some(({ plain }) => asksFirst(plain))) return null;
  const objects = sentences.flatMap((sentence, index) => {
    const isQuoted = quotedParts.some((part) => holds(sentence, part));
    return isQuoted && !isToldAsSpeech(sentences[index - 1], sentences[index + 1]) ? objectsIn(sentence) : [];
  });
  return objects.length > 0 ? objects : null;
}

const PLACES = meaningStems("dai lista registro lancamento anterior ultimo ultima memoria");

/** "isso", "o último", "os dois", "o registro", "da lista": words that fit any record, and no others. */
export function isNamelessObject(object: string): boolean {
  const words = withoutPlaces(withoutRestriction(object)).split(" ");
  return meaningStems(words.join(" ")).every((stem) => NAMELESS_STEMS.has(stem) || PLACES.includes(stem)) &&
    !words.some((word) => KIND_NOUNS.has(word)) && !WITH_SOMEBODY.test(object) &&
    !/\d/.test(object.replace(/\b[oa]s [2-9]\b/, ""));
}

/** "cancela tudo com o Zé": what is done with somebody is no record, however short the name. */
const WITH_SOMEBODY = /\bcom \S/;

/** An object without its ordinals: "a última água" gives "a água". */
export function withoutPlaces(object: string): string {
  return object.split(" ").filter((word) => word !== "" && namedPlaces(word, 1).length === 0).join(" ");
}

/** "desfaz o lembrete" names a reminder. */
const KIND_NOUNS: ReadonlySet<string> = new Set(Object.values(RECORD_NOUNS).flat());

/** Whether a message has words that take something back, meant or not. */
export function asksToTakeBackAnything(message: string): boolean {
  return readSentences(message.slice(0, LONGEST_MESSAGE)).some(({ plain }) => plain.search(TAKES_BACK) >= 0);
}

/** The words behind each verb of a sentence that asks to take something back. */
function objectsIn({ plain, isQuestion, words }: Sentence): string[] {
  if (words.some(({ isQuoted }) => isQuoted)) return [];
  return [...plain.matchAll(TAKES_BACK)].flatMap(({ index, 0: verb }) => {
    const [before, behind] = [plain.slice(0, index), plain.slice(index + verb.length)];
    const clauseBefore = before.split(/ , | : | mas | e /).at(-1)!;
    const lead = before.split(" :").slice(0, -1).join(" :");
    const isOfSomebodyElse = REPORTED_SPEECH_BEHIND.test(behind) || lead !== "" && !admitsError(lead);
    if (/^\S+[aei]r$/.test(verb) && !ASKS_FOR_INFINITIVE.test(clauseBefore.trim())) return [];
    if (/^(?:me )?arrepend/.test(verb) && !OF_THE_RECORD.test(behind)) return [];
    if (isOfSomebodyElse || NOT_MEANT.test(clauseBefore) || /^ nao\b/.test(behind)) return [];
    const isAsked = isQuestion && !/\b(?:pode|consegue|da pra|tem como)\b/.test(clauseBefore);
    if (isAsked || / se (?:eu|der|ela|ele)\b/.test(behind)) return [];
    const object = objectBehind(behind);
    // "esquece, tô cansada": without a name it is said of anything.
    return /^esquec/.test(verb) && isNamelessObject(object) ? [] : [object];
  });
}
