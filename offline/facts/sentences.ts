import { keysOf, readUnits, type Unit } from "../reading/read-units.ts";
import { cutText } from "../../shared/writing/cut-text.ts";

/** A sentence of a message that may tell something, without what leads in to it. */
export interface Sentence {
  units: Unit[];
  question: boolean;
}

/** Longer messages are pasted texts: what comes after is hardly about the person. */
const MAX_LENGTH = 4_000;
const END = /^[.!?;\n…]$/;
const QUOTED = /["“«][^"”»\n]{0,400}["”»]/g;
/** Laughter and pictures stand where a mark would. */
const LAUGHTER = /(?<!\p{L})(?:k{2,}|(?:rs){1,4}|(?:ha){2,}h?|(?:he){2,})(?!\p{L})|\p{Extended_Pictographic}/giu;
const PRETENDS =
  /^(?:(?:por favor|agora|entao|oi|ei|e|,|me|voce|pode) )*(?:finj|fing|faz de conta|faca de conta|imagin|suponh|vamos supor|digamos|aja|simul|escrev|cri[ea] |ger[ea] |traduz|corrij|corrig|reescrev|resum|invent|redij|conta uma|diga que|diz que|fala que|repita|repete|faca um|faz um|faca uma|faz uma|ajuda a escrever|ignor)/;
/** "esquece que eu …", "eu nunca disse que …": what follows is not said, it is taken back. */
const TAKES_BACK =
  /^(?:(?:por favor|pode|quero que voce|e|,|agora|eu|voce) )*(?:(?:esquec|desaprend)(?:a|e|er)|(?:apag|delet|tir)(?:a|e|ue|ar)|(?:remov|exclu|elimin)(?:a|e|er|ir|ar|i)|nunca (?:disse|falei|contei)|nao (?:disse|falei|contei)|nao eh verdade|eh mentira)(?: |$)/;
const LEADS_IN =
  /^(?:(?:oi|ei|olha|por favor|entao|e|ah|me|pode|voce|consegue|quero que voce|queria que voce|so|pra|bom|,) )*?(?:lembr[ae]|lembrar|guard[ae]|guardar|grav[ae]|anot[ae]|anotar|salv[ae]|memoriz[ae]|registr[ae]|nao (?:se )?esquec[ae]|saiba|voce saber|constar|sua informacao|fica sabendo|fique sabendo|toma nota)(?: (?:ai|isso|bem|tambem|se|pra mim|uma coisa|por favor|na memoria))*(?: de)?(?: ,| :)?(?: que| :| ,)?(?= )/;
/** "segundo ele", "no filme", "sonhei que": true of another world. */
const ELSEWHERE =
  /(?:^|, )(?:(?:e|mas|ai|entao|oi) )*(?:segundo|de acordo com|conforme) (?!feira)|(?:^| )(?:sonhei|pesadelo|meu sonho (?:de hoje|de ontem|dessa noite|foi|era)|personagem|(?:n[oa]|d[oa]|uma?|um|filme|serie|novela|livro|historia) (?:filme|serie|novela|livro|jogo|historia)|quem me dera)(?: |$)/;
const JOKE =
  /(?:^|, )(?:(?:eh |foi )?(?:so )?(?:brincadeira|brincadeirinha|mentira|mentirinha|zoeira|zueira|brinks|zoas)(?: (?:minha|ne))?|(?:to|tava) (?:so )?(?:brincando|zoando|zuando)|so que nao|sqn|ironia)(?:$|,| )/;

/** The sentences of a text that say something as true of one's own life; quotes, orders, jokes and other worlds are left out. */
export function readSentences(text: string, today: string): Sentence[] {
  const plain = cutText(text, MAX_LENGTH)
    .replace(QUOTED, (quote) => " ".repeat(quote.length))
    .replace(/(?<=(?<!\p{L})(?:dr|dra|sr|sra|prof|profa))\./giu, " ")
    .replace(LAUGHTER, (laugh) => `.${" ".repeat(laugh.length - 1)}`);
  const sentences: (Sentence & { taken: boolean })[] = [];
  let units: Unit[] = [];
  const close = (end: string) => {
    if (units.length > 0) sentences.push({ units, question: end === "?", taken: JOKE.test(keysOf(units)) });
    else if (end === "?" && sentences.length > 0) sentences.at(-1)!.question = true;
    units = [];
  };
  for (const unit of withoutFillers(readUnits(plain, today)).map((one) => sinceWhen(one, plain))) {
    if (END.test(unit.key)) close(unit.key);
    else units.push(unit);
  }
  close("");
  return sentences
    .filter(({ taken }, at) => !taken && !(sentences[at + 1]?.taken && keysOf(sentences[at + 1]!.units).length < 24))
    .flatMap((sentence) => spoken(sentence));
}

/** "há 3 anos" is no day: it says since when. */
function sinceWhen(unit: Unit, text: string): Unit {
  const { key, start, end } = unit;
  return key === "DATE" && /anos?$|m[eê]s(?:es)?$/i.test(text.slice(start, end)) &&
      /^(?:h[áa]|faz|desde)/i.test(text.slice(start, end))
    ? { key: "ha", start, end }
    : unit;
}

/** "ex-marido" is read as two words, "na verdade" says nothing of the matter. */
function withoutFillers(units: readonly Unit[]): Unit[] {
  return units.filter(({ key, start, end }, at) =>
    !(/^[-–]$/.test(key) && units[at - 1]?.end === start && units[at + 1]?.start === end) &&
    !/^na (?:verdade|real)$/.test(`${key} ${units[at + 1]?.key}`) &&
    !/^na (?:verdade|real)$/.test(`${units[at - 1]?.key} ${key}`)
  );
}

function spoken(sentence: Sentence): Sentence[] {
  const keys = keysOf(sentence.units);
  if (PRETENDS.test(keys) || TAKES_BACK.test(keys) || ELSEWHERE.test(keys)) return [];
  const lead = LEADS_IN.exec(keys)?.[0].trim() ?? "";
  return lead === "" ? [sentence] : [{ ...sentence, units: sentence.units.slice(lead.split(" ").length) }];
}
