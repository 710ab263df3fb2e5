import { aboutAsking, type Clause, harmlessDenials, PARTS_OF_A_RECORD } from "./clauses.ts";
import { readReply } from "../commands/confirmation.ts";
import { findOrderWords, type FoundOrder } from "./order-words.ts";
import type { Sentence } from "../sentences.ts";

/** Why words of a message are no order and no yes. */
export type OrderFault =
  | "not_verbatim"
  | "no_command"
  | "negated"
  | "conditional"
  | "doubted"
  | "question"
  | "quoted"
  | "postponed"
  | "withdrawn";

const DENIES = new RegExp(
  String.raw`\b(?:nao|nunca|jamais|nem|nenhuma?|nada|negativo|tampouco|desisti|desisto|mentira|` +
    String.raw`brincadeira|brincando|zoeira|zueira|proibid[ao]|evita|evite|sem querer|uma ova|o caramba|` +
    String
      .raw`o cacete|esta errad[oa])\b|\bnum (?:quero|precisa|registra|anota|pode|vai|foi|sei|e)\b|\bsem (?:registr|` +
    String.raw`anot|salv|guard|marc|lanc|cadastr)|\bdeixa (?:pra la|quieto|isso|assim|como)\b|` +
    String.raw`\bpode deixar\b(?! (?:registrad|anotad|marcad|guardad|cadastrad|lancad|salv)[oa]s?\b)|[👎❌🚫🙅⛔]`,
  "u",
);
const CONDITIONS = new RegExp(
  String
    .raw`\b(?:(?<!\b(?:d[ao]|n[ao]) )se(?! (?:cham|trat|cuid))|caso|desde que|contanto|a menos que|depende|dependendo|` +
    String.raw`quando|assim que|enquanto|ate que|conforme)\b`,
);
/** Folded: the speaker is not sure. */
export const DOUBTS = new RegExp(
  String.raw`\b(?:talvez|acho|axo|creio|sei la|sla|nao sei|sei nao|nao tenho certeza|sera|quem sabe|` +
    String.raw`pode ser que|provavelmente|parece|duvid[ao]|suponho|imagin[oa]|nao lembro|se pa|` +
    String.raw`indecis[ao])\b|(?:,|aham) sei(?:$| ,)`,
);
const POSTPONES = new RegExp(
  String.raw`\b(?:depois(?! d[aeo]s? )|mais tarde|outra hora|outro dia|por enquanto|daqui a pouco|` +
    String
      .raw`(?<!\b(?:dias?|semanas?|horas?|h|min|minutos?) )antes(?! (?:d[aeo]s?|del[ea]s?|que) )|mais pra frente|` +
    String.raw`espera|perai|pera|calma|segura|aguarda|aguarde|so um (?:minuto|` +
    String.raw`segundo|momento|instante)|deixa eu|primeiro me|me mostra|vou (?:ver|pensar|conferir|` +
    String.raw`olhar))\b`,
);
/** "salva que eu quero ver depois", "guarda pra mais tarde": what it is kept for, and no reason to wait. */
const PURPOSE = new RegExp(
  String.raw`\b(?:que |q |pra )(?:eu )?(?:(?:quero|queria|vou|pretendo) )?[a-z]+r (?:depois|mais tarde|outra hora|` +
    String.raw`outro dia)\b|(?<!\b(?:deix\w+|fic\w+) )\bpra (?:depois|mais tarde)\b`,
);
const ASKS = new RegExp(
  String.raw`(?:^| )(?:onde|qual|quais|quem|quantos?|quantas?|qts|qto|sera|cade|` +
    String.raw`o que|oq|posso|podia|poderia|consegue|da pra|deu pra|voce (?:pode|vai|ja|consegue|` +
    String.raw`registr\w+|anotou|salvou))\b`,
);
/** At the start of a sentence or clause; behind their words they give a reason, or say as what. */
const ASKS_FIRST = /^(?:(?:e|mas|ai) )?(?:por que|porque|como)\b/;
const OTHERS_WORDS = new RegExp(
  String.raw`\b(?:falou|falava|disseram|falaram|mandou|mandaram|pediu|pediram|pedia|dizia|diziam|dizem|` +
    String.raw`escreveu|escreveram|(?<=\S )perguntou|respondeu|comentou|gritou|contou|leu|quer que|` +
    String.raw`queria que eu|segundo (?:ele|ela|eles|elas|meu|minha))\b|` +
    String.raw`(?<!\beu )(?<!\bja )(?<!\bte )\bdisse\b|(?<!\bme )\b(?:diz|fala)\b|\b(?:ele|ela|eles|elas|` +
    String.raw`mae|pai|marido|mulher|chefe) (?:ja |me |te |nos |tambem )*disse\b`,
);
const SAID_BEHIND = new RegExp(
  String.raw`, (?:[a-z]+ ){1,3}(?:disse|falou|pediu|mandou)$|\b(?:disse|falou|dizia|diz|respondeu|` +
    String.raw`escreveu) (?:ele|ela|eles|elas|o|a|meu|minha)\b|\b(?:ele|ela|eles|elas) (?:disse|falou|` +
    String.raw`respondeu|escreveu)$`,
);
const TOLD_BEFORE = new RegExp(
  String.raw`\b(?:ontem|anteontem|semana passada|outro dia|aquele dia|mes passado|antigamente)\b.* ` +
    String.raw`(?:disse|falei|pedi|mandei|avisei)\b`,
);

/** "sim, mas tira o uber" takes out one thing. */
const LEAVES_OUT = /^(?:tira|corta|remove) (?:o|a|os|as) [a-z]/;

/** The order that is meant: the clause it stands in, and from which word of the sentence to which. */
export interface Meant {
  order: FoundOrder;
  clause: Clause;
  from: number;
  to: number;
  /** What is read for faults: the order's words, of a correction all that was quoted. */
  core: Stretch;
}

export interface Stretch {
  from: number;
  to: number;
}

/**
 * What in the order's sentence, or in one that corrects it, makes it none. Of its own sentence only what stands near it counts:
 * "treinei e não sinto as canelas, marca a academia".
 */
export function faultOf(
  sentence: Sentence,
  related: readonly Sentence[],
  meant: Meant,
  clauses: readonly Clause[],
): OrderFault | null {
  const plainOf = (from: number, to: number) => sentence.words.slice(from, to).map(({ plain }) => plain).join(" ");
  if (sentence.words.slice(meant.from, meant.to).some(({ isQuoted }) => isQuoted)) return "quoted";
  if (meant.clause.isException && !/ sim$/.test(meant.clause.text)) return "negated";
  const near = nearbyWords(sentence, meant);
  const lead = plainOf(0, meant.from);
  const nearLead = plainOf(near.from, meant.from);
  if (OTHERS_WORDS.test(nearLead) || TOLD_BEFORE.test(plainOf(near.from, meant.to))) return "quoted";
  if (SAID_BEHIND.test(plainOf(meant.to, Infinity))) return "quoted";
  // "traduz: sim, registra"
  if (/ :/.test(lead) && findOrderWords(lead.slice(0, lead.lastIndexOf(" :")).split(" ")) === null) return "quoted";
  if (isAsked(sentence, meant, clauses)) return "question";
  if (related.some((other) => other !== sentence && other.isQuestion)) return "question";
  const content = contentFrom(sentence, meant);
  const read = related.map((one) =>
    one === sentence ? withoutHarmless(one, content, near) : withoutHarmless(one, Infinity)
  ).join(" . ");
  if (DOUBTS.test(read)) return "doubted";
  if (CONDITIONS.test(read)) return "conditional";
  if (DENIES.test(read) || / nao$/.test(sentence.plain) && content < Infinity) return "negated";
  const behind = clauses.slice(clauses.indexOf(meant.clause) + 1);
  // "gastei 50, mentira, foi 60" is no jest.
  const rejects = ({ text, words }: Clause) =>
    !LEAVES_OUT.test(text) && isRejection(text, words[0]!.at >= content) || JOKES.test(text) && !/\d/.test(text);
  if (behind.some((clause) => clause.text !== "" && clause.words[0]!.at >= meant.to && rejects(clause))) {
    return "withdrawn";
  }
  if (meant.order.act !== "remind" && POSTPONES.test(read.replace(PURPOSE, " "))) return "postponed";
  return null;
}

/** "anota a receita: farinha, canela e cravo": in what is to be kept no slip is forgiven ("cancela"). */
function isRejection(text: string, isContent: boolean): boolean {
  return readReply(text) === "reject" && (!isContent || TAKES_BACK.test(text) || DENIES.test(text));
}

const PARTS = /^(?:e|mas|porem|entao|porque|pois|senao|ne|viu|k+|(?:rs)+|(?:ha){2,}h?)$/;
/** Said of what stands before it. */
const GOES_BACK = new RegExp(
  String
    .raw`^(?:so |so que |que |mas )*(?:se|caso|quando|qd|assim que|desde que|contanto|a menos que|depende|enquanto|ate|` +
    String
      .raw`talvez|quem sabe|acho|sei la|nao sei|sera|espera|pera|calma|segura|` +
    String.raw`depois(?= eu| te| a gente|$)|mais tarde|outra hora|por enquanto|primeiro|deixa)\b`,
);
/** Said of what stands behind it. */
const GOVERNS = /^(?:so )?(?:se|caso|quando|assim que|desde que|a menos que|enquanto)\b|\bsim\b/;

const DENIED_PART = new RegExp(`^(?:(?:o|a) )?(?:${PARTS_OF_A_RECORD})\\b`);

/**
 * The clause of an order or of what is said instead of it, with a yes before it and an order behind it, and with what stands beside these
 * that is about them: a condition, a doubt, a bare "não", a "mas só se …".
 */
function nearbyWords(sentence: Sentence, { core, to, order }: Meant): Stretch {
  const stretches = stretchesOf(sentence, core);
  const textAt = (at: number) =>
    sentence.words.slice(stretches[at]?.from ?? 0, stretches[at]?.to ?? 0).map(({ plain }) => plain).join(" ");
  const isAgreed = order.act === "agree";
  let first = stretches.findIndex((stretch) => stretch.to > core.from);
  let last = stretches.findLastIndex((stretch) => stretch.from < core.to);
  while (first > 0 && readReply(textAt(first - 1)) === "confirm") first--;
  if (isAgreed && findOrderWords(textAt(last + 1).split(" "))?.act === "record") last++;
  const [lead, rest] = [textAt(first - 1), textAt(last + 1)];
  if (
    GOVERNS.test(lead) || DOUBTS.test(lead) || isAgreed && isDenial(lead) || core.to > to && OTHERS_WORDS.test(lead)
  ) first--;
  if (GOES_BACK.test(rest) || DOUBTS.test(`, ${rest}`) || isDenial(rest)) last++;
  return { from: stretches[first]?.from ?? core.from, to: stretches[last]?.to ?? core.to };
}

/** "não agora", "mas não", "o valor tá errado": said of what stands beside it. */
function isDenial(text: string): boolean {
  return TURNS_DOWN.test(text.replace(/^(?:so )?(?:que |mas )/, "")) ||
    DENIED_PART.test(text) && (DENIES.test(text) || /\berrad[oa]\b/.test(text));
}

/** "… que foi caro", "… antes que eu esqueça", but not "claro que não". */
function isReason(word: string, next: string): boolean {
  return word === "que" && !DENIES.test(next) || word === "antes" && next === "que";
}

/** A sentence parted at its marks and joints; behind the order also where a "que" tells more of a thing. */
function stretchesOf({ words }: Sentence, core: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const close = (to: number, next: number) => {
    if (to > from) stretches.push({ from, to });
    from = next;
  };
  for (const [at, { plain, isMark }] of words.entries()) {
    if (isMark || PARTS.test(plain)) close(at, at + 1);
    else if (at >= core.to && isReason(plain, words[at + 1]?.plain ?? "")) close(at, at);
  }
  close(words.length, words.length);
  return stretches;
}

/**
 * From where on a sentence is what is to be kept, which may deny and doubt as it likes: "me lembra de …", "anota:
 * …".
 */
function contentFrom({ words }: Sentence, { order, to }: Meant): number {
  const opens = order.act === "remind" ? /^(?:de|que|pra|:)$/ : order.act === "record" ? /^:$/ : null;
  if (opens === null) return Infinity;
  const at = words.findIndex(({ plain }, index) => index >= to && opens.test(plain));
  return at < 0 ? Infinity : at;
}

/**
 * A sentence as it is read for denials: without what denies nothing, without exceptions, without what is to be
 * kept.
 */
function withoutHarmless(sentence: Sentence, content: number, near: Stretch = { from: 0, to: Infinity }): string {
  const { words } = sentence;
  const dropped = harmlessDenials(sentence);
  // "…, mas só se eu confirmar" is said of the order again.
  const resumes = words.findIndex(({ plain, isMark }, at) =>
    at > content && isMark && /^(?:mas|so|se|caso|talvez|espera|esquece)$/.test(words[at + 1]?.plain ?? "") &&
    plain === ","
  );
  return words.flatMap(({ plain }, at) =>
    at < near.from || at >= near.to || dropped.has(at) || (at >= content && (resumes < 0 || at < resumes))
      ? []
      : [plain]
  ).join(" ");
}

const TAG = /^(?:ta|esta|viu|ok|beleza|firmeza|esta bom|por favor|pfv)$/;
const OTHER_QUESTION = new RegExp(
  String.raw`^(?:e )?(?:me (?:fala|diz|mostra|conta|explica)\b|(?:\S+ )?(?:quant[oa]s?|qts|qual|quais|` +
    String.raw`o que|oq|quando|onde|quem|como|cade)\b|(?:o|a|os|as) [a-z]+$)`,
);

/** Whether the order itself is asked; a question about something else may stand behind it ("…, e quanto gastei?"). */
function isAsked(sentence: Sentence, meant: Meant, clauses: readonly Clause[]): boolean {
  const start = meant.clause.words[0]!.at;
  const lead = sentence.words.slice(start, meant.from).map(({ plain }) => plain).join(" ");
  if (
    ASKS_FIRST.test(sentence.plain) || ASKS_FIRST.test(lead) || ASKS.test(lead) ||
    sentence.isQuestion && ASKS.test(sentence.words.slice(0, start).map(({ plain }) => plain).join(" "))
  ) return true;
  if (!sentence.isQuestion) return false;
  const behind = clauses.filter(({ index }) => index > meant.clause.index);
  if (behind.length === 0) return true;
  const isImperative = meant.order.act !== "agree" && !/^(?:pode|pd|quero|bora)\b/.test(meant.clause.text);
  if (behind.length === 1 && TAG.test(behind[0]!.text) && isImperative) return false;
  return !behind.some(({ text }) => OTHER_QUESTION.test(text));
}

/** "não, espera", "não agora", "não é isso"; "não vi nada" is something else. */
const TURNS_DOWN = new RegExp(
  String.raw`^nao(?:$| (?:,|espera|pera|calma|nao|agora|ainda|quero|pode|para|deixa|e|foi|era|esta|` +
    String.raw`concordo|aceito|gostei|sei|tenho certeza|precisa|\d\S*)\b| ,)`,
);

/** "e o sono tb". */
const GOES_ON = /^e (?:(?:o|a|os|as) )?(?:[a-z]+ ){1,3}(?:tb|tbm|tambem)$/;

/** Whether a sentence names one more thing for the order before it: "e o sono tb". */
export function goesOn({ plain }: Sentence): boolean {
  return GOES_ON.test(plain);
}

/** "se eu ganhasse na mega comprava a fazenda": nothing that an order waits for. */
const COUNTERFACTUAL = /^(?:e )?se (?:[a-z]+ ){1,3}?[a-z]+(?:asse|esse|isse|osse)m?\b/;

/** A sentence that goes on with the one before it. */
export function corrects({ plain, words }: Sentence): boolean {
  if (COUNTERFACTUAL.test(plain)) return false;
  const isDenial = (TURNS_DOWN.test(plain) || /^(?:espera|pera|perai|calma)\b/.test(plain)) && words.length <= 6;
  return isDenial || GOES_ON.test(plain) ||
    new RegExp(
      String.raw`^(?:so se|se|caso)\b|^(?:ah |e |opa |ops )?(?:mas|so que|porem|menos|exceto|tirando|` +
        String.raw`ou melhor|na verdade|na real|digo|quer dizer|alias|errei|foi|foram|era|eram)\b`,
    )
      .test(plain);
}

const TAKES_BACK = new RegExp(
  String.raw`^(?:(?:ah|opa|ops|ei|mas|e|pensando bem) )*(?:espera|pera|perai|calma|para|deixa|esquece|` +
    String.raw`cancela|mentira|brincadeira|to brincando|zoeira|mudei de ideia|melhor nao|desisti|desisto|` +
    String.raw`nunca|nem|(?:ah|opa|mas) nao)\b`,
);

const JOKES =
  /^(?:(?:ah|ei|mas|e|k+) )*(?:mentira|brincadeira|brinks|(?:esta |estou |to )?(?:brincando|zoando|zuando)|zoeira)\b/;

const FORBIDS = new RegExp(
  String.raw`\bnao (?:me )?(?:(?:re[gj]istr|regist|anot|salv|grav|guard|cadastr|lanc|marc|adicion|cri|` +
    String.raw`bot)(?:a|e|ar)|faz|faca|inclui|inclua|lembr[ae]|mud[ae]|pag[ae])\b`,
);

/** Whether another sentence takes the order back: "sim. não, espera"; before a yes also a bare "não". */
export function isTakenBack(sentences: readonly Sentence[], index: number, { act }: FoundOrder): boolean {
  return sentences.some(({ plain, written, words }, at) => {
    if (at === index) return false;
    // "… fritava bolinho. bom, deixa pra lá. o do Anselmo sim" is about what stands before it.
    if (at < index) {
      return act === "agree" && readReply(written) === "reject" && !sentences.slice(0, at).some(isOwnMatter);
    }
    // "não precisa confirmar", "não esquece" are about the asking.
    if (aboutAsking(plain) && words.length > 1) return false;
    if (FORBIDS.test(plain)) return true;
    // "… quanto disso? brincadeira haha", "… pensei em vender o carro. ah, esquece" are about what stands before them.
    if (at > index + 1 && (JOKES.test(plain) || sentences.slice(index + 1, at).some(isOwnMatter))) return false;
    return readReply(written) === "reject" ||
      ((TAKES_BACK.test(plain) || TURNS_DOWN.test(plain)) && words.length <= 6);
  });
}

/** A sentence that tells of something else, and lists nothing more. */
function isOwnMatter({ plain, words }: Sentence): boolean {
  return words.length > 4 && !/\d/.test(plain) && !TAKES_BACK.test(plain);
}
