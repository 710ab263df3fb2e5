import { MONTH_NAMES } from "./calendar-day.ts";
import { readDurations } from "./duration.ts";
import { fold } from "../fold.ts";
import { slangAmount } from "./number-word.ts";
import { type ScannedNumber, scanNumbers } from "./number.ts";
import { ClaimedSpans, type Token, tokenize } from "../tokenize.ts";

/** An amount in reais; `start` and `end` index into `fold(text)`. */
export interface MoneyMention {
  amount: number;
  start: number;
  end: number;
  /** Whether money is named ("R$", "reais", "conto"); false for a bare number. */
  isExplicit: boolean;
}

const CURRENCY_SIGN = /^(?:r\$|rs|\$|brl)$/;
const CURRENCY_WORD = new RegExp(
  String.raw`^(?:rea(?:l|is|u|us|ls)|riais|raeis|reias|reasi|reis|reai|rs|r\$|brl|contos?|` +
    String.raw`pilas?|mangos?|paus?|pratas?|dinheiros|dilmas?|temers?|bozos?)$`,
);
const CENT_WORD = /^(?:centavos?|centavinhos?|cents?|ctvs?)$/;
const NICKNAME_ENDING = /^(?:t?ao|zao|[tz]?inh[oa]s?)$/;
const MAX_AMOUNT = 1e12;

/**
 * The amounts of money in a Portuguese text, in order: "R$ 1.234,56", "50 conto", "dez reais e cinquenta", "2k", "vintão",
 * "99,90". A bare number is left out when it is a measure, a time, a date, a number of instalments, a year or a count ("2
 * litros", "7h30", "dia 10", "12x", "parcela 3", "em 2010", "3 pães").
 */
export function readMoney(text: string): MoneyMention[] {
  const folded = fold(text);
  const tokens = tokenize(folded);
  const found = slangMentions(tokens);
  const claimed = new ClaimedSpans(folded.length);
  // "caminhei 1 hora e 10": the 10 is minutes.
  for (const { start, end } of [...found, ...readDurations(folded)]) claimed.claim(start, end);
  const numbers = scanNumbers(tokens).filter(({ start, end }) => claimed.isFree(start, end));
  let lastUsed = -1;
  numbers.forEach((number, index) => {
    if (number.first <= lastUsed) return;
    const read = readExplicit(tokens, numbers, index) ?? readBare(tokens, numbers, index);
    if (read === null || read.mention.amount > MAX_AMOUNT) return;
    lastUsed = read.last;
    found.push(read.mention);
  });
  return found.sort((a, b) => a.start - b.start);
}

interface ReadAmount {
  mention: MoneyMention;
  /** The index of the last token that belongs to it. */
  last: number;
}

function slangMentions(tokens: readonly Token[]): MoneyMention[] {
  return tokens.flatMap(({ text, start, end }) => {
    const amount = slangAmount(text);
    return amount === null ? [] : [{ amount, start, end, isExplicit: true }];
  });
}

function readExplicit(tokens: readonly Token[], numbers: readonly ScannedNumber[], index: number): ReadAmount | null {
  const number = numbers[index]!;
  const before = tokens[number.first - 1];
  const hasPrefix = before !== undefined && CURRENCY_SIGN.test(before.text);
  // "2 milhões de reais"
  const of = tokens[number.last + 1]?.text === "de" && number.value >= 1000 ? 1 : 0;
  const after = tokens[number.last + 1 + of];
  if (after !== undefined && CENT_WORD.test(after.text)) {
    return amountOf(tokens, number.value / 100, number.first, number.last + 1);
  }
  // "50tão", "20zinho"
  if (after?.start === number.end && NICKNAME_ENDING.test(after.text)) {
    return amountOf(tokens, number.value, number.first, number.last + 1);
  }
  // A sign between two numbers belongs to the second: "15/08 R$ 50".
  const isSignOfNext = after !== undefined && CURRENCY_SIGN.test(after.text) &&
    numbers[index + 1]?.first === number.last + 2 + of;
  const hasSuffix = after !== undefined && CURRENCY_WORD.test(after.text) && !isSignOfNext &&
    !isIdiom(tokens, number, number.last + 1 + of);
  if (!hasPrefix && !hasSuffix) return null;
  const first = hasPrefix ? number.first - 1 : number.first;
  const last = hasSuffix ? number.last + 1 + of : number.last;
  return withCents(tokens, numbers, index, { amount: number.value, first, last });
}

/** "um conto de fadas", "paguei um pau". */
function isIdiom(tokens: readonly Token[], number: ScannedNumber, at: number): boolean {
  const word = tokens[at]!.text;
  const next = tokens[at + 1]?.text;
  if (word.startsWith("pau")) return number.isArticle || (next === "de" && number.value === 1);
  return word.startsWith("conto") && next === "de" && tokens[at + 2]?.text.startsWith("fada") === true;
}

/** "dez reais e cinquenta", "1 real e 50 centavos", "3 reais e meio". */
function withCents(
  tokens: readonly Token[],
  numbers: readonly ScannedNumber[],
  index: number,
  { amount, first, last }: { amount: number; first: number; last: number },
): ReadAmount {
  const hasSuffix = last > numbers[index]!.last;
  const link = tokens[last + 1]?.text;
  if (!Number.isInteger(amount) || (link !== "e" && link !== "com")) return amountOf(tokens, amount, first, last);
  if (hasSuffix && link === "e" && tokens[last + 2]?.text === "meio") {
    return amountOf(tokens, amount + 0.5, first, last + 2);
  }
  const cents = numbers[index + 1];
  if (cents === undefined || cents.first !== last + 2 || cents.value >= 100 || !Number.isInteger(cents.value)) {
    return amountOf(tokens, amount, first, last);
  }
  const after = tokens[cents.last + 1]?.text ?? "";
  if (CENT_WORD.test(after)) return amountOf(tokens, amount + cents.value / 100, first, cents.last + 1);
  if (
    !hasSuffix || link !== "e" || CURRENCY_WORD.test(after) || cents.value < 5 || !isBareAmount(tokens, cents, "cents")
  ) {
    return amountOf(tokens, amount, first, last);
  }
  return amountOf(tokens, amount + cents.value / 100, first, cents.last);
}

function readBare(
  tokens: readonly Token[],
  numbers: readonly ScannedNumber[],
  index: number,
): ReadAmount | null {
  const number = numbers[index]!;
  const cents = numbers[index + 1];
  if (cents !== undefined && isSpokenPrice(tokens, number, cents)) {
    return amountOf(tokens, number.value + cents.value / 100, number.first, cents.last, false);
  }
  if (number.isArticle || !isBareAmount(tokens, number)) return null;
  return amountOf(tokens, number.value, number.first, number.last, false);
}

/** "doze e noventa", "3 e 50": a price said without its unit. */
function isSpokenPrice(tokens: readonly Token[], whole: ScannedNumber, cents: ScannedNumber): boolean {
  if (tokens[whole.last + 1]?.text !== "e" || cents.first !== whole.last + 2) return false;
  if (!Number.isInteger(whole.value) || whole.value < 1 || whole.value >= 1000 || whole.value === cents.value) {
    return false;
  }
  if (cents.value < 10 || cents.value >= 100 || (cents.value % 5 !== 0 && cents.value % 10 !== 9)) return false;
  const before = tokens[whole.first - 1]?.text ?? "";
  // "50, 30 e 20" is a list.
  if (before === "," && /^\d/.test(tokens[whole.first - 2]?.text ?? "")) return false;
  if (before === "entre" || before === "dias" || tokens[whole.first]!.text === "mil") return false;
  return isBareAmount(tokens, { ...cents, first: whole.first }, "price");
}

function amountOf(
  tokens: readonly Token[],
  amount: number,
  first: number,
  last: number,
  isExplicit = true,
): ReadAmount {
  const mention = {
    amount: Math.round(amount * 100) / 100,
    start: tokens[first]!.start,
    end: tokens[last]!.end,
    isExplicit,
  };
  return { mention, last };
}

/** Words after a number that make it a measure, a count or a time, also in the singular, as people often drop the plural. */
const UNITS = new Set(
  ("h hs hr hrs hora horas min mins minuto minutos minutinhos seg segundo segundos dia dias semana semanas mes meses ano anos " +
    "aninhos kg kgs kilo kilos quilo quilos k g gr gramas grama mg ml mls l lt lts litro litros litrao copo " +
    "copos copao copoes copinho copinhos garrafa garrafas " +
    "garrafinha garrafinhas xicara xicaras km kms quilometro quilometros metro metros m cm mm x vez vezes parcela parcelas prestacao " +
    "prestacoes graus grau cal kcal calorias passos passo pagina paginas capitulo capitulos episodio episodios temporada temporadas " +
    "pessoa pessoas cabeca cabecas filho filhos filha filhas irmaos gato gatos cachorro cachorros dolar " +
    "dolares euro euros libras bitcoin btc usd eur " +
    "comprimido comprimidos gotas capsulas serie series repeticoes aula aulas ponto pontos andar andares quarto quartos por porcento " +
    "unidade unidades caixa caixas pacote pacotes itens item coisa coisas ovo ovos pao pizza cerveja cervejas " +
    "chope chopes lata latas gb mb bpm")
    .split(" "),
);
/** Counted things that are also bought, so that a number with cents before them is a price: "12,50 pão". */
const THINGS = new Set(
  "pao pizza cerveja cervejas chope chopes ovo ovos lata latas pacote pacotes caixa caixas item itens coisa coisas"
    .split(" "),
);
/** Words before a number that make it a label, a time, a measure or a score. */
const LABELS = new Set(
  ("dia dias parcela parcelas prestacao numero figura seculo num n nro nr no. capitulo cap episodio ep " +
    "temporada temp apartamento apto ap casa sala quarto " +
    "linha onibus pagina pag mes versao opcao item itens questao andar bloco lote quadra rua avenida km br " +
    "nota humor energia nivel peso pesei pesando " +
    "dormi dorme corri corre nadei pedalei andei caminhei bebi tomei fiz tenho as h sou ha faz cep cpf cnpj tel telefone celular whats " +
    "numeros idade artigo art inciso lei id codigo senha top windows iphone galaxy playstation ps xbox serie turma ano anos entre")
    .split(" "),
);
/** Words that end in -s and may follow an amount, but are not counted things ("50 mais ou menos", "20 reais"). */
const NOT_PLURAL = new Set(
  ("mais menos nos nas aos as os pros pras dos das pelos pelas depois antes apenas mas so onibus gas tenis jeans lapis oculos " +
    "uns umas tres seis dois duas pois vamos nossas minhas meus suas seus esses essas estes estas aqueles " +
    "aquelas tambem americanas lojas mcdonalds habibs " +
    "bobs subways bis kids plus express ifoods pegues simples juntos todos reais correios compras despesas gastos compras roupas remedios")
    .split(" "),
);
const MONTHS = new RegExp(`^(?:${MONTH_NAMES.join("|")})$`);
/** Words before a number that show that it is an amount. */
const SPENDING = new RegExp(
  String.raw`^(?:gast|pagu?|cust|receb|ganh|compr|torr|devo|devia|vale|valor|total|preco|` +
    String.raw`foi|foram|era|eram|deu|dei|saiu|ficou|fica|sao|uns|umas|quase|cerca|por|` +
    String.raw`vendi|cobr|emprest|transfer|deposit|juntei|guard|economiz|invest|sal(?:ario)?$|` +
    String.raw`coloquei|botei|bota|anota|lanca|pra$|para$)`,
);

/** Whether a number without a word for money may still be an amount: "gastei 50 no mercado", "internet 99,90". */
function isBareAmount(
  tokens: readonly Token[],
  number: ScannedNumber,
  role: "price" | "cents" | "amount" = "amount",
): boolean {
  const before = tokens[number.first - 1];
  const after = tokens[number.last + 1];
  if (role !== "cents" && isLabelled(tokens, number, before)) return false;
  if (isGlued(tokens, number)) return false;
  if (after !== undefined && isMeasured(number, after, tokens[number.last + 2])) return false;
  if (role === "cents" || role === "price") return true;
  return number.value > 0 && !isYear(tokens, number);
}

function isLabelled(tokens: readonly Token[], number: ScannedNumber, before: Token | undefined): boolean {
  if (before === undefined) return false;
  if (before.text === "por" && tokens[number.first]!.text === "cento") return true;
  if (before.text === "#" || before.text === "@" || before.text === "º") return true;
  // "no 99": 99 is a taxi app.
  if (tokens[number.first]!.text === "99") return /^(?:n[ao]|d[ao]|pel[ao]|[ao]|um|de)$/.test(before.text);
  if (before.text === "e" && number.first >= 3) return isSecondOfPair(tokens, number.first - 2);
  // "o 1", "a 2": the number of a choice.
  if (/^[oa]$/.test(before.text) && Number.isInteger(number.value) && number.value < 10) return true;
  return LABELS.has(before.text) && !isBought(tokens, number);
}

/** "recarga do ônibus 50": 50 is the price, not the number of the bus line. */
function isBought(tokens: readonly Token[], number: ScannedNumber): boolean {
  return tokens.slice(Math.max(0, number.first - 4), number.first - 1)
    .some(({ text }) => /^(?:recarga|recarreguei|passagem|credito|conserto|aluguel|conta|capa|capinha)$/.test(text));
}

/** Whether a number is the second of a labelled pair, of which `at` is the first: "dias 5 e 10", "entre 20 e 30". */
function isSecondOfPair(tokens: readonly Token[], at: number): boolean {
  return /^\d/.test(tokens[at]!.text) && /^(?:dias|entre|parcelas|numeros)$/.test(tokens[at - 1]!.text);
}

/** Whether a number is part of something longer: "15/08", "19:30", "12x", "98765-4321", "v2", "a=3". */
function isGlued(tokens: readonly Token[], number: ScannedNumber): boolean {
  const before = tokens[number.first - 1];
  const after = tokens[number.last + 1];
  const start = number.start;
  if (before !== undefined && before.end === start && /^[/:=_&?@#.°x^*]$/.test(before.text)) {
    const isColonAfterWord = before.text === ":" && !/^\d/.test(tokens[number.first - 2]?.text ?? "");
    if (!isColonAfterWord) return true;
  }
  if (before?.text === "-" && before.end === start && /^[\da-z]/.test(tokens[number.first - 2]?.text ?? "")) {
    if (tokens[number.first - 2]!.end === before.start) return true;
  }
  if (after === undefined || after.start !== number.end) return false;
  if (/^[:/]$/.test(after.text)) {
    return /^\d/.test(tokens[number.last + 2]?.text ?? "") && tokens[number.last + 2]!.start === after.end;
  }
  if (after.text === "-") return tokens[number.last + 2]?.start === after.end;
  return /^(?:[%°ºª=_@]|[a-z]+)$/.test(after.text);
}

function isMeasured(number: ScannedNumber, after: Token, next: Token | undefined): boolean {
  const word = after.text;
  if (word === "por") {
    return next?.text === "cento" || (next?.text === "dia" && number.value < 10) || /^\d/.test(next?.text ?? "");
  }
  // "99,90 dia 10", "50 semana passada"
  if (/^(?:dia|semana|mes|ano)$/.test(word) && /^(?:\d+|passad[ao]|retrasad[ao]|primeiro)$/.test(next?.text ?? "")) {
    return false;
  }
  // "12,50 pão": a number with cents counts nothing.
  if (THINGS.has(word) && !Number.isInteger(number.value)) return false;
  if (UNITS.has(word) || word === "%") return true;
  // "1 cafezinho 6,50"
  if (number.value === 1 && /^[a-z]{4,}$/.test(word) && !/^(?:hoje|ontem|anteontem|para|pela|pelo|mais)$/.test(word)) {
    return true;
  }
  if (MONTHS.test(word) || (word === "de" && next !== undefined && MONTHS.test(next.text) && number.value <= 31)) {
    return true;
  }
  if (/^(?:x|vez(?:es)?)$/.test(word)) return true;
  // A plural names what was counted: "3 livros". A number with cents counts nothing.
  return /^[a-z]{3,}s$/.test(word) && !NOT_PLURAL.has(word) && Number.isInteger(number.value) && number.value !== 1;
}

/**
 * Whether a number is no amount because of its digits: 1900 to 2099 is a year unless a word for spending stands before it, and eight
 * digits or more are a phone or a document.
 */
function isYear(tokens: readonly Token[], number: ScannedNumber): boolean {
  const written = tokens[number.first]!.text;
  if (/^\d{8,}$/.test(written)) return true;
  if (!/^(?:19|20)\d\d$/.test(written) || number.last !== number.first) return false;
  const before = tokens[number.first - 1]?.text ?? "";
  if (/^(?:em|desde|ano|ate|copa|natal)$/.test(before) || MONTHS.test(before)) return true;
  if (before === "de" && (MONTHS.test(tokens[number.first - 2]?.text ?? "") || number.value % 50 !== 0)) return true;
  // Round numbers such as 2000 are rather amounts.
  if (before === "" && tokens.length === 1) return number.value % 50 !== 0;
  return number.value % 50 !== 0 && !SPENDING.test(before);
}
