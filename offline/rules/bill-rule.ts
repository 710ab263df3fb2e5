import { readDates } from "../../shared/language/figures/date.ts";
import { fold } from "../../shared/language/fold.ts";
import { phrase, phrases, phraseTable } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";
import { dueDay, priceOf } from "./amounts.ts";
import { leftover, NOISE } from "./leftover.ts";

const PATTERNS = phrases({
  MONTHLY:
    "todo (?:santo )?(?:dia|mes)|todos os meses|por mes|ao mes|no mes|mensal|mensais|mensalmente|cada mes|pro mes|mensalidade|assino|assinei|assinatura",
  DUE:
    "vence|vencem|vencendo|vencimento|venceu|pra pagar|a pagar|pro DATE|pra DATE|ate (?:o )?DATE|no DATE|todo dia NUM|dia NUM",
  COSTS:
    "eh|custa|fica|ta|sai|sao|passou a ser|foi pra|subiu pra|aumentou pra|vai ser|veio|vem|chegou|deu|ficou|de|por|agora",
  HAVE:
    "(?:nova|novo|mais uma?) (?:conta|boleto|assinatura|mensalidade)|(?:conta|assinatura|mensalidade) nova|boleto novo|tenho (?:uma?|que pagar|de pagar|mais uma?)?|chegou|cadastra|cria|criar|{note:ask}|{create:ask}|{put:ask}|assino|assinei|{pay:now}|recebi (?:um boleto|uma conta|uma multa|a conta|a fatura)",
  NOT:
    "quero (?!cadastr|anot|registr|cri|coloc|lanc|adicion)[a-z]+r|dormir|acordar|treinar|meditar|paguei|quitei|gastei|comprei|devo|devendo|{@budget}|recebo|ganho|faturo|salario|renda|freela|freelas|pagamento|ordenado|pensao|aposentadoria|bolsa|mesada|entra|emprestimo|financiamento|divida|vezes|parcelas?|NUM x|investi|quanto",
  VERBS:
    "(?:(?:eu|a gente|que|ja|agora|tem|tenho|temos|chegou|veio|vem|vai|me|ela|ele|como|recebi|preciso|cadastra|cria|criar|novo|nova|mais|quero|pra mim) )*(?:eh|custa|custam|fica|ta|sai|de|por|vence|vencem|vencendo|vencimento|venceu|veio|vem|chegou|deu|ficou|ser|subiu|aumentou|passou|{change:ask}|{change:inf}|reajusta|reajustou|aumenta|baixa|assino|assinei|tenho|{pay:now}|{pay:inf}|cadastra|cria|sao|cobra|cobram|debita|cai)(?: (?:pra|a|em|todo|no|na|de|por|so|agora|ser|que))*",
  WHEN:
    "(?:em |no |pro |pra |o |ate o |ate )?(?:todo (?:santo )?)?dia NUM|todo mes|todos os meses|por mes|ao mes|cada mes|mensal|mensais|mensalmente|por ano|todo dia|mes que vem|pra pagar|a pagar|que|valor",
  KIND:
    "(?:nova|novo|mais uma?) (?:conta|boleto|assinatura|mensalidade)(?! d[aeo] )|(?:conta|assinatura|mensalidade|boleto) nov[ao](?! d[aeo] )|(?:(?:a|o|as|os|minha|meu|uma|um|nova|novo|mais uma|mais um) )*(?:(?:contas?|boletos?|faturas?|mensalidades?|assinaturas?)(?: (?:nova|novo|fixa))? (?:de|da|do|no|na)|planos? (?:de|da|do|no|na)(?! (?:saude|celular|carro)))",
  /** A new amount: "muda a luz pra 210". */
  CHANGED:
    "(?:{change:ask}|{change:inf}|reajusta|reajustou|aumenta|baixa|passa)(?: [a-z]+){1,5} (?:pra|em|por|a) (?:NUM|MONEY)",
  /** A new amount: "a netflix foi pra 55". */
  PRICED_ANEW:
    "(?:a|o|minha|meu) (?:{@bill}) (?:foi|passou|subiu|aumentou|baixou) (?:pra|a) (?:NUM|MONEY)|(?:{@bill}) agora (?:eh|ta|custa) (?:NUM|MONEY)",
  /** "minha internet é 99,90", "a fatura veio 950". */
  OWNED:
    "(?:a|o|d[ao]) (?:{@bill}) (?:agora |ja |hoje )*(?:eh|ta|custa|foi pra|passou (?:a|pra)|virou|subiu pra|aumentou pra) (?:NUM|MONEY)|(?:minha|meu|nossa|nosso) (?:[a-z]+ ){0,4}(?:eh|custa|veio|vem|ta|fica|chegou|agora eh|vai ser|subiu|aumentou|passou)(?: [a-z]+){0,3} (?:NUM|MONEY)|" +
    "(?:contas?|fatura|boleto) (?:d[aeo] )?(?:[a-z]+ ){1,3}(?:veio|chegou|ficou)(?: [a-z]+){0,3} (?:NUM|MONEY)|(?:a|o) (?:[a-z]+ ){0,4}(?:veio|chegou|deu|ficou|subiu|aumentou)(?: [a-z]+){0,3} (?:NUM|MONEY)",
});

const BILL = phrase("{@bill}|{@bill-word}");
const NEW =
  "(?:nova|novo|mais uma?) (?:conta|boleto|assinatura|mensalidade)|(?:conta|assinatura|mensalidade) nova|boleto novo";
const ASKED = phrase(`{note:ask}|{create:ask}|{put:ask}|${NEW}`);
const NOT_MONTHLY = phrase("boletos?|multas?|ipva|iptu|licenciamento|impostos?|fatura|taxa|darf");

const CATEGORIES = phraseTable(String.raw`
housing :: aluguel|aluguer|condominio|iptu|casa|apartamento|kitnet|quarto
utilities :: luz|energia|agua|gas|internet|wifi|wi fi|telefone|celular|banda larga|vivo|claro|tim|tv a cabo|sky|enel|sabesp|copel|cemig
insurance :: seguro|plano de saude|plano odontologico|convenio|plano
subscription :: netflix|spotify|disney|hbo|globoplay|prime|amazon prime|youtube|icloud|deezer|max|paramount|streaming|assinatura|assino|academia|gympass|wellhub|totalpass|smart fit|chatgpt|canva|clube
`);

/** A bill with its amount: "minha internet é 99,90 todo dia 10", "tenho um boleto de 320 que vence dia 25". */
export function billRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const price = priceOf(clause);
  if (
    price === null || !(price.money || price.explicit || PATTERNS.MONTHLY.test(keys)) || clause.isQuestion ||
    PATTERNS.NOT.test(keys)
  ) {
    return [];
  }
  // A due day is in the future, so a future day is no reason to doubt the statement.
  if (!isStatement({ ...clause, date: undefined }, reading.today)) return [];
  const named = BILL.test(keys);
  const monthly = PATTERNS.MONTHLY.test(keys);
  const changed = named && (PATTERNS.CHANGED.test(keys) || PATTERNS.PRICED_ANEW.test(keys));
  const due = changed || PATTERNS.DUE.test(keys) || (ASKED.test(keys) && hasDueDay(clause, reading));
  const told = PATTERNS.COSTS.test(keys) || PATTERNS.HAVE.test(keys);
  if (
    !(named && (due || monthly || (told && PATTERNS.HAVE.test(keys)) || PATTERNS.OWNED.test(keys))) &&
    !(monthly && told && PRESENT.test(keys)) && !isListed(clause, reading)
  ) return [];
  if (isNegated(keys, keys.search(PATTERNS.COSTS))) return [];
  const name = leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    PATTERNS.WHEN,
    NOISE.moment,
    PATTERNS.VERBS,
    PATTERNS.KIND,
    NOISE.degree,
  ]);
  const whole = wholeName(name, keys);
  const day = dueDay(clause, reading);
  const once = !monthly && NOT_MONTHLY.test(keys);
  const date = once && day !== undefined ? readDates(clause.plain, reading.today, "future")[0]?.date : undefined;
  const args = {
    kind: "bill",
    name: whole || BILL.exec(keys)?.[0] || "conta",
    amount: price.amount,
    category: CATEGORIES.find(([, words]) => words.test(keys))?.[0] ?? "other",
    ...(day === undefined ? {} : { due_day: day }),
    recurring: !once,
    ...(date === undefined ? {} : { date }),
  };
  return [{
    tool: "create_finance_item",
    args,
    score: due || monthly || isListed(clause, reading)
      ? 0.95
      : PATTERNS.OWNED.test(keys) && isHousehold(keys)
      ? 0.86
      : 0.8,
  }];
}

/** The name with small words that are removed elsewhere: "plano de saúde". */
function wholeName(name: string, keys: string): string {
  const known = BILL.exec(keys)?.[0] ?? "";
  const bare = known.replace(/ d[aeo] /g, " ");
  return bare !== known && bare === fold(name) ? known : name;
}

const LISTED = new RegExp(
  `^${phrase("(?:(?:a|o|e|minha|meu|conta de|conta da) )*(?:{@bill}) (?:eh |de )?(?:NUM|MONEY) DATE").source}$`,
);

/** Whether a clause is a bill, an amount and a day without a verb: "luz 180 dia 15". */
function isListed({ keys, units }: Clause, { text }: Reading): boolean {
  const day = units.find(({ mention }) => mention?.kind === "date");
  return LISTED.test(keys) && day !== undefined && /^dia /i.test(text.slice(day.start, day.end));
}

/** Words for a monthly cost, which people mention in the present tense. */
const PRESENT = phrase("todo mes|todo dia|{pay:now}|pago|custa|custam|eh|sai por|assino|fica|cobra|cobram|tenho|vence");

/** Whether a clause has a future day or a day of the month. A past day ("ontem") says when something was spent. */
function hasDueDay({ units }: Clause, { text, today }: Reading): boolean {
  return units.some(({ mention, start, end }) =>
    mention?.kind === "date" && (mention.date > today || /^dia |\//i.test(text.slice(start, end)))
  );
}

/** Whether a clause is about a monthly bill of a household, such as rent, electricity or water. */
function isHousehold(keys: string): boolean {
  return CATEGORIES.slice(0, 2).some(([, words]) => words.test(keys));
}
