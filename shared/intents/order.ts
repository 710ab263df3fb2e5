import { readReply } from "./confirmation.ts";
import { findOrderWords, type FoundOrder, type OrderAct } from "./order-words.ts";
import { readSentences, type Sentence } from "./sentences.ts";

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

/**
 * What quoted words of a message are: an order, a yes, or neither. `act` is what the order asks for, `sentence` where it stands;
 * `agrees` says whether a yes stands in it too, `scope` are all sentences whose figures belong to it, those behind that correct it ("sim. mas foi ontem") included.
 */
export type OrderReading =
  | { found: true; kind: "order" | "yes"; act: OrderAct; agrees: boolean; sentence: string; scope: string }
  | { found: false; reason: OrderFault };

/** More of a message is pasted, and nobody reads it for a yes. */
const LONGEST_MESSAGE = 4000;

/**
 * Whether the words that a model quotes give an order or say yes in this message. The whole sentence around them is read: a
 * denial, a condition, a doubt, a question, another's words or a postponement there makes them none, as does a later sentence
 * that takes them back. What is left open is not found: it costs one more question.
 */
export function readOrder(message: string, order: string): OrderReading {
  if (message.length > LONGEST_MESSAGE) return { found: false, reason: "not_verbatim" };
  const sentences = readSentences(message);
  const places = placesOf(sentences, order);
  if (places.length === 0) return { found: false, reason: "not_verbatim" };
  let reason: OrderFault = "no_command";
  for (const place of places) {
    const read = readPlace(sentences, place);
    if (read.found) return read;
    if (reason === "no_command") reason = read.reason;
  }
  return { found: false, reason };
}

/** The sentences of a message that hold an order or a yes as {@link readOrder} finds them, with what corrects them behind. */
export function orderScope(message: string): string[] {
  const sentences = readSentences(message);
  return sentences.flatMap((_, index) => {
    const read = readIn(sentences, index, 0, Infinity);
    return read.found ? [read.scope] : [];
  });
}

/** Where quoted words stand: of each sentence that they touch, from which word to which. */
type Place = { sentence: number; first: number; next: number }[];

function placesOf(sentences: readonly Sentence[], order: string): Place[] {
  const all = sentences.flatMap(({ words }, sentence) =>
    words.flatMap(({ plain, isMark }, at) => isMark ? [] : [{ sentence, at, plain }])
  );
  const wanted = readSentences(order).flatMap(({ words }) => words.filter(({ isMark }) => !isMark));
  if (wanted.length === 0) return [];
  const places: Place[] = [];
  for (let start = 0; start + wanted.length <= all.length; start++) {
    if (!wanted.every(({ plain }, index) => all[start + index]!.plain === plain)) continue;
    const touched = Map.groupBy(all.slice(start, start + wanted.length), ({ sentence }) => sentence);
    places.push([...touched].map(([sentence, words]) => ({
      sentence,
      first: words[0]!.at,
      next: words.at(-1)!.at + 1,
    })));
  }
  return places;
}

/** Of the sentences that a quote touches, the first order in them; one that is refused refuses the quote. */
function readPlace(sentences: readonly Sentence[], place: Place): OrderReading {
  const readings = place.map(({ sentence, first, next }) => readIn(sentences, sentence, first, next));
  const fault = readings.find((reading) => !reading.found && reading.reason !== "no_command");
  return fault ?? readings.find(({ found }) => found) ?? { found: false, reason: "no_command" };
}

/** Reads the order that overlaps some words of a sentence. */
function readIn(sentences: readonly Sentence[], index: number, first: number, next: number): OrderReading {
  const sentence = sentences[index]!;
  const behind = sentences[index + 1];
  const before = sentences[index - 1];
  const related = [
    ...before !== undefined && /^(?:e )?(?:se|caso)\b/.test(before.plain) ? [before] : [],
    sentence,
    ...behind !== undefined && corrects(behind) ? [behind] : [],
  ];
  const denied = deniedPlaces(sentence);
  const clauses = clausesOf(sentence, denied);
  const found = clauses.flatMap((clause) => {
    const order = findOrderWords(clause.words.map(({ at }) => sentence.words[at]!.plain));
    if (order === null) return [];
    const from = clause.words[order.first]!.at;
    const to = clause.words[order.next - 1]!.at + 1;
    return from < next && to > first ? [{ order, clause, from, to }] : [];
  });
  const isShown = found.filter(({ order, clause }) => order.isFirm || isAlone(clause.index, clauses, sentence, order));
  const [meant] = isShown.toSorted((a, b) => Number(a.order.act === "agree") - Number(b.order.act === "agree"));
  if (meant === undefined) return { found: false, reason: faultWithoutOrder(sentence, first, next) };
  const reason = faultOf(sentence, related, meant, clauses) ??
    (isTakenBack(sentences, index, meant.order) ? "withdrawn" : null);
  if (reason !== null) return { found: false, reason };
  const { act } = meant.order;
  return {
    found: true,
    kind: act === "agree" ? "yes" : "order",
    act,
    agrees: isShown.some(({ order }) => order.agrees),
    sentence: sentence.written,
    scope: related.map(({ written }) => written).join(" "),
  };
}

/** A quote without an order in a sentence that denies or asks is told so. */
function faultWithoutOrder({ plain, isQuestion }: Sentence, first: number, next: number): OrderFault {
  const quoted = plain.split(" ").slice(first, next).join(" ");
  if (readReply(quoted) !== "confirm" && findOrderWords(quoted.split(" ")) === null) return "no_command";
  if (DOUBTS.test(plain)) return "doubted";
  if (/\bnao\b/.test(plain)) return "negated";
  return isQuestion ? "question" : "no_command";
}

/** A stretch of a sentence between commas and "e", "mas", "só que". */
interface Clause {
  index: number;
  words: { at: number }[];
  text: string;
  isException: boolean;
}

const JOINTS = /^(?:e|mas|porem|entao|ai|porque|pois)$/;

function clausesOf(sentence: Sentence, dropped: ReadonlySet<number>): Clause[] {
  const groups: number[][] = [[]];
  sentence.words.forEach(({ plain, isMark }, at) => {
    const next = sentence.words[at + 1];
    // "registra aí" ends with it, "fui lá, aí lembrei" goes on.
    const isJoint = plain === "ai" ? next !== undefined && !next.isMark : JOINTS.test(plain);
    if (isMark || isJoint) groups.push([]);
    if (!isMark && !dropped.has(at)) groups.at(-1)!.push(at);
  });
  return groups.filter((group) => group.length > 0).map((group, index) => {
    const text = group.map((at) => sentence.words[at]!.plain).join(" ").replace(/^(?:e|mas|porem) /, "");
    return {
      index,
      words: group.filter((at) => group.length === 1 || !/^(?:mas|porem)$/.test(sentence.words[at]!.plain))
        .map((at) => ({ at })),
      text,
      isException: EXCEPTION.test(text),
    };
  });
}

/** A soft yes ("claro", "ok", "isso") counts where it stands first and nothing but an order, a choice or a change comes behind. */
function isAlone(index: number, clauses: readonly Clause[], { words }: Sentence, order: FoundOrder): boolean {
  const isFiller = (clause: Clause) =>
    readReply(clause.text) !== "other" || /^(?:e|k+|ai|mas|por que)$/.test(clause.text);
  if (!clauses.slice(0, index).every((clause) => isFiller(clause) || clause.isException)) return false;
  const own = clauses[index]!;
  const rest = own.words.slice(order.next).map(({ at }) => words[at]!.plain).join(" ");
  const isFollowed = (text: string) =>
    text === "" || readReply(text) !== "other" || CHANGE.test(text) || findOrderWords(text.split(" ")) !== null;
  return isFollowed(rest) && clauses.slice(index + 1).every((clause) => isFollowed(clause.text) || clause.isException);
}

const CHANGE = /^(?:so|mas|menos|exceto|tirando|aos?|os|as|foi|era|esta)\b|\b(?:foi|era|foram)\b.*\d/;

/** Folded: denials that are none, of which the first are about the asking itself. */
const HARMLESS = [
  /\b(?:por ?que|porque) nao\b/,
  /\b(?:nao|nem) (?:precisa|carece)(?: nao)?(?: (?:me|nem|de|mais|voce|ficar))* (?:pergunt|confirm|ped|consult|avis|repet|mostr|confer)[a-z]*(?: (?:de novo|mais|nada|nao|sempre))*/,
  /\bprecisa(?: (?:nem|me|de))* (?:pergunt|confirm|ped)[a-z]* nao\b/,
  /\bnao (?:me )?(?:pergunt|repit|enrol|demor|esquec)[a-z]*(?: (?:de novo|mais|nada))*/,
  /\bsem (?:me |mais |nem |voce )?(?:pergunt|confirm|ped|avis|enrol|frescura|sermao|juro|textao|problema|duvida|falta|demora)[a-z]*/,
  /\bnao era pra (?:largar|deixar|esquecer|perder|ignorar)\b/,
];
/** "foi 58 e não 85". */
const CONTRAST =
  /\b(?:e |mas )?nao (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|pra|na|no|r \$|r\$) )*\d[\d.,:]*(?:h\d*)?\b/g;
/** "a farmácia não", "o café não precisa", "a água ainda não bebi": of one thing of several. */
const EXCEPTION =
  /^(?:so que )?(?:o|a|os|as|esse|essa|do|da|no|na) (?!(?:valor|data|dia|preco|nome|categoria|gasto|conta|registro|hora|gente|resto|total)\b)(?:[a-z0-9.,]+ ){1,4}?(?:ainda |eu )?nao(?:(?: (?:precisa|quero|conta|entra|vale))(?: .*)?| [a-z]+ei(?: .*)?| [a-z]+[bdrtz]i(?: .*)?| (?:registra|anota|salva|guarda|marca|cadastra|lanca))?$/;

/** The words of a sentence whose denial denies nothing of an order. */
function deniedPlaces({ plain, words }: Sentence): Set<number> {
  const places = new Set<number>();
  const drop = (start: number, end: number) => {
    let at = 0;
    words.forEach(({ plain: word }, index) => {
      if (at >= start && at + word.length <= end) places.add(index);
      at += word.length + 1;
    });
  };
  for (const pattern of HARMLESS) {
    for (const { index, 0: text } of plain.matchAll(new RegExp(pattern, "g"))) drop(index, index + text.length);
  }
  for (const { index, 0: text } of plain.matchAll(CONTRAST)) {
    const others = plain.slice(0, index) + plain.slice(index + text.length);
    if (/\d/.test(others)) drop(index, index + text.length);
  }
  return places;
}

const DENIES =
  /\b(?:nao|nunca|jamais|nem|nenhuma?|nada|negativo|tampouco|desisti|desisto|mentira|brincadeira|brincando|zoeira|zueira|proibid[ao]|evita|evite|sem querer|uma ova|o caramba|o cacete)\b|\bnum (?:quero|precisa|registra|anota|pode|vai|foi|sei|e)\b|\bsem (?:registr|anot|salv|guard|marc|lanc|cadastr)|\bdeixa (?:pra la|quieto|isso|assim|como)\b|\bpode deixar\b|[👎❌🚫🙅⛔]/u;
const CONDITIONS =
  /\b(?:se(?! (?:cham|trat|cuid))|caso|desde que|contanto|a menos que|depende|dependendo|quando|assim que|enquanto|ate que|senao|conforme)\b/;
const DOUBTS =
  /\b(?:talvez|acho|axo|creio|sei la|sla|nao sei|sei nao|nao tenho certeza|sera|quem sabe|pode ser que|provavelmente|parece|duvid[ao]|suponho|imagin[oa]|nao lembro|se pa|indecis[ao])\b|, sei(?:$| ,)/;
const POSTPONES =
  /\b(?:depois(?! d[aeo]s? )|mais tarde|outra hora|outro dia|por enquanto|daqui a pouco|antes(?! d[aeo]s? )|mais pra frente|espera|perai|pera|calma|aguarda|aguarde|so um (?:minuto|segundo|momento|instante)|deixa eu|primeiro me|me mostra|vou (?:ver|pensar|conferir|olhar))\b/;
const ASKS =
  /(?:^| )(?:como|onde|qual|quais|quem|quantos?|quantas?|qts|qto|por que|porque|sera|cade|o que|oq|posso|podia|poderia|consegue|da pra|deu pra|voce (?:pode|vai|ja|consegue|registr\w+|anotou|salvou))\b/;
const OTHERS_WORDS =
  /\b(?:falou|falava|disseram|falaram|mandou|mandaram|pediu|pediram|pedia|dizia|diziam|dizem|escreveu|escreveram|(?<=\S )perguntou|respondeu|comentou|gritou|contou|leu|quer que|queria que eu|segundo (?:ele|ela|eles|elas|meu|minha))\b|(?<!\beu )(?<!\bja )(?<!\bte )\bdisse\b|(?<!\bme )\b(?:diz|fala)\b|\b(?:ele|ela|eles|elas|mae|pai|marido|mulher|chefe) (?:ja |me |te |nos |tambem )*disse\b/;
const SAID_BEHIND =
  /, (?:[a-z]+ ){1,3}(?:disse|falou|pediu|mandou)$|\b(?:disse|falou|dizia|diz|respondeu|escreveu) (?:ele|ela|eles|elas|o|a|meu|minha)\b|\b(?:ele|ela|eles|elas) (?:disse|falou|respondeu|escreveu)$/;
const TOLD_BEFORE =
  /\b(?:ontem|anteontem|semana passada|outro dia|aquele dia|mes passado|antigamente)\b.* (?:disse|falei|pedi|mandei|avisei)\b/;

interface Meant {
  order: FoundOrder;
  clause: Clause;
  from: number;
  to: number;
}

/** What in the order's sentence, or in one that corrects it, makes it none. */
function faultOf(
  sentence: Sentence,
  related: readonly Sentence[],
  meant: Meant,
  clauses: readonly Clause[],
): OrderFault | null {
  const plainOf = (from: number, to: number) => sentence.words.slice(from, to).map(({ plain }) => plain).join(" ");
  if (sentence.words.slice(meant.from, meant.to).some(({ isQuoted }) => isQuoted)) return "quoted";
  if (meant.clause.isException && !/ sim$/.test(meant.clause.text)) return "negated";
  const lead = plainOf(0, meant.from);
  if (OTHERS_WORDS.test(lead) || TOLD_BEFORE.test(plainOf(0, meant.to))) return "quoted";
  if (SAID_BEHIND.test(plainOf(meant.to, Infinity))) return "quoted";
  // "traduz: sim, registra"
  if (/ :/.test(lead) && findOrderWords(lead.slice(0, lead.lastIndexOf(" :")).split(" ")) === null) return "quoted";
  if (isAsked(sentence, meant, clauses)) return "question";
  if (related.some((other) => other !== sentence && other.isQuestion)) return "question";
  const content = contentFrom(sentence, meant);
  const read = related.map((one) => {
    if (one !== sentence) return withoutHarmless(one, Infinity);
    return withoutHarmless(one, content);
  }).join(" . ");
  if (DOUBTS.test(read)) return "doubted";
  if (CONDITIONS.test(read)) return "conditional";
  if (DENIES.test(read) || / nao$/.test(sentence.plain) && content < Infinity) return "negated";
  const behind = clauses.slice(clauses.indexOf(meant.clause) + 1);
  if (behind.some(({ text, words }) => text !== "" && words[0]!.at >= meant.to && readReply(text) === "reject")) {
    return "withdrawn";
  }
  if (meant.order.act !== "remind" && POSTPONES.test(read)) return "postponed";
  return null;
}

/** From where on a sentence is what is to be kept, which may deny and doubt as it likes: "me lembra de …", "anota: …". */
function contentFrom({ words }: Sentence, { order, to }: Meant): number {
  const opens = order.act === "remind" ? /^(?:de|que|pra|:)$/ : order.act === "record" ? /^:$/ : null;
  if (opens === null) return Infinity;
  const at = words.findIndex(({ plain }, index) => index >= to && opens.test(plain));
  return at < 0 ? Infinity : at;
}

/** A sentence as it is read for denials: without what denies nothing, without exceptions, without what is to be kept. */
function withoutHarmless(sentence: Sentence, content: number): string {
  const { words } = sentence;
  const dropped = deniedPlaces(sentence);
  for (const clause of clausesOf(sentence, new Set())) {
    if (clause.isException) { for (const { at } of clause.words) dropped.add(at); }
  }
  // "…, mas só se eu confirmar" is said of the order again.
  const resumes = words.findIndex(({ plain, isMark }, at) =>
    at > content && isMark && /^(?:mas|so|se|caso|talvez|espera|esquece)$/.test(words[at + 1]?.plain ?? "") &&
    plain === ","
  );
  return words.flatMap(({ plain }, at) =>
    dropped.has(at) || (at >= content && (resumes < 0 || at < resumes)) ? [] : [plain]
  ).join(" ");
}

const TAG = /^(?:ta|esta|viu|ok|beleza|esta bom|por favor|pfv)$/;
const OTHER_QUESTION =
  /^(?:e )?(?:me (?:fala|diz|mostra|conta|explica)\b|quant[oa]s?\b|qts\b|qual\b|quais\b|o que\b|oq\b|quando\b|onde\b|quem\b|como\b|cade\b|(?:o|a|os|as) [a-z]+$)/;

/** Whether the order itself is asked; a question about something else may stand behind it ("…, e quanto gastei?"). */
function isAsked(sentence: Sentence, meant: Meant, clauses: readonly Clause[]): boolean {
  const start = meant.clause.words[0]!.at;
  const lead = sentence.words.slice(start, meant.from).map(({ plain }) => plain).join(" ");
  if (ASKS.test(lead) || ASKS.test(sentence.words.slice(0, start).map(({ plain }) => plain).join(" "))) return true;
  if (!sentence.isQuestion) return false;
  const behind = clauses.filter(({ index }) => index > meant.clause.index);
  if (behind.length === 0) return true;
  const isImperative = meant.order.act !== "agree" && !/^(?:pode|pd|quero|bora)\b/.test(meant.clause.text);
  if (behind.length === 1 && TAG.test(behind[0]!.text) && isImperative) return false;
  return !behind.some(({ text }) => OTHER_QUESTION.test(text));
}

/** "não, espera", "não agora", "não é isso"; "não vi nada" is something else. */
const TURNS_DOWN =
  /^nao(?:$| (?:,|espera|pera|calma|nao|agora|ainda|quero|pode|para|deixa|e|foi|era|esta|concordo|aceito|gostei|sei|tenho certeza|precisa)\b| ,)/;

/** A sentence that goes on with the one before it. */
function corrects({ plain, words }: Sentence): boolean {
  const isDenial = (TURNS_DOWN.test(plain) || /^(?:espera|pera|perai|calma)\b/.test(plain)) && words.length <= 6;
  return isDenial ||
    /^(?:so se|se|caso)\b|^(?:ah |e |opa |ops )?(?:mas|so que|porem|menos|exceto|tirando|ou melhor|na verdade|na real|digo|quer dizer|alias|errei|foi|foram|era|eram)\b/
      .test(plain);
}

const TAKES_BACK =
  /^(?:(?:ah|opa|ops|ei|mas|e|pensando bem) )*(?:espera|pera|perai|calma|para|deixa|esquece|cancela|mentira|brincadeira|to brincando|zoeira|mudei de ideia|melhor nao|desisti|desisto|nunca|nem|(?:ah|opa|mas) nao)\b/;

const FORBIDS =
  /\bnao (?:me )?(?:(?:re[gj]istr|regist|anot|salv|grav|guard|cadastr|lanc|marc|adicion|cri|bot)(?:a|e|ar)|faz|faca|inclui|inclua|lembr[ae]|mud[ae]|pag[ae])\b/;

/** Whether another sentence takes the order back: "sim. não, espera"; before a yes also a bare "não". */
function isTakenBack(sentences: readonly Sentence[], index: number, { act }: FoundOrder): boolean {
  return sentences.some(({ plain, written, words }, at) => {
    if (at === index) return false;
    if (at < index) return act === "agree" && readReply(written) === "reject";
    // "não precisa confirmar", "não esquece" are about the asking.
    if (HARMLESS.some((pattern) => pattern.test(plain)) && words.length > 1) return false;
    return readReply(written) === "reject" || FORBIDS.test(plain) ||
      ((TAKES_BACK.test(plain) || TURNS_DOWN.test(plain)) && words.length <= 6);
  });
}

const EXPLAINED: Readonly<Record<OrderFault, string>> = {
  not_verbatim: "order precisa ser um trecho desta mensagem, palavra por palavra",
  no_command: "o trecho citado não manda fazer nem diz sim",
  negated: "há uma negação na frase do trecho citado",
  conditional: "a frase do trecho citado põe uma condição",
  doubted: "a frase do trecho citado mostra dúvida",
  question: "o trecho citado está numa pergunta",
  quoted: "o trecho citado são palavras de outra pessoa ou de outra hora",
  postponed: "a frase do trecho citado deixa para depois",
  withdrawn: "outra frase da mensagem volta atrás",
};

/** One sentence for the model: what was wrong with the words it quoted, and what would pass. */
export function explainOrderFault(fault: OrderFault, message: string): string {
  const [holds] = orderScope(message);
  const would = holds === undefined
    ? "nesta mensagem não vejo uma ordem nem um sim, então proponha sem order."
    : `o que vale aqui é “${holds}”.`;
  return `Não rodei direto: ${EXPLAINED[fault]}; ${would}`;
}

const EXPLICIT = /\b(?:sim|confirmo|confirmado|tenho certeza|com certeza|certeza absoluta|positivo|afirmativo)\b/;
const CLEARS =
  /\b(?:pode|quero|sim)\b(?: \w+){0,2}? (?:apagar?|apague|excluir?|exclua|delet(?:ar|a|e)|limpar?|esquecer?|zerar?|remover?|confirmar?|encerrar?)\b/;
const EXPLICIT_WORDS = new Set(
  ("sim confirmo confirmado tenho certeza com absoluta total toda positivo afirmativo pode quero eu claro que isso mesmo apagar apaga apague excluir exclui exclua deletar " +
    "deleta delete limpar limpa esquecer esquece esqueca zerar zera remover remove remova confirmar confirma encerrar encerra tudo todos todas " +
    "de vez pra sempre sobre mim minha minhas meu meus o a os as memoria conta dados coisas itens historico por favor pfv agora ja logo entendi " +
    "obrigada obrigado").split(" "),
);

/** Whether a message is, as a whole, a yes to what cannot be undone; an acknowledgement is none ("ok", "beleza", "entendi"). */
export function isExplicitYes(message: string): boolean {
  if (message.length > 120) return false;
  const sentences = readSentences(message);
  const words = sentences.flatMap(({ words }) => words);
  if (sentences.some(({ isQuestion }) => isQuestion) || words.some(({ isQuoted }) => isQuoted)) return false;
  const plain = words.filter(({ isMark }) => !isMark).map((word) => word.plain);
  const text = plain.join(" ");
  return plain.every((word) => EXPLICIT_WORDS.has(word)) && (EXPLICIT.test(text) || CLEARS.test(text));
}
