// Words by which a person names a record that is no expense, for folded text. Money that is told without them is an expense.

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);
}

const WEEKDAYS = "segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|fi(?:m|ns) de semana";

/** By the name of the tool that writes the record, for a bill also by its kind. */
export const RECORD_WORDS: Readonly<Record<string, RegExp>> = {
  create_habit: anyOf(
    "habitos?|rotinas?|costumes?|acompanh\\w+|diari[oa]s?|diariamente|(?:t[ou]d[oa]s?|tds|cada) (?:[oa]s? )?[a-z]+|dias?",
    "(?:por|na|da) semana|vezes|\\d ?x|parar d[ea]?|sempre|acordar|" + WEEKDAYS,
    "as \\d+",
  ),
  create_reminder: anyOf("lembr\\w+|avis\\w+|alert\\w+|alarmes?|acord\\w+|cham\\w+|cutu\\w+|agenda\\w*|compromissos?"),
  transfer_money: anyOf(
    "pass\\w+|transf\\w+|mand\\w+|mov\\w+|deposit\\w+|guard\\w+|separ\\w+|aplic\\w+|apliquei|resgat\\w+|sac\\w+|saqu\\w+|pux\\w+",
    "tir\\w+|jog\\w+|bot\\w+|po[en]\\w*|coloc\\w+|coloquei|envi\\w+|pix|faturas?|cart(?:ao|oes)|pag\\w+|quit\\w+|adiant\\w+",
  ),
  bill: anyOf(
    "contas?|boletos?|faturas?|venc\\w+|(?:t[ou]d[oa]s?|tds|cada|por|ao|do|este|esse|no) (?:[oa]s? )?mes|mensa\\w+|anuidades?",
    "assin\\w+|dia \\d+|fix[oa]s?|recorrentes?|cobr\\w+|renov\\w+|cadastr\\w+|a pagar|pra pagar|cheg(?:a|ou)|agora e",
  ),
};

/** By the metric. Of a custom one, its own name has to be said. */
export const METRIC_WORDS: Readonly<Record<string, RegExp>> = {
  weight: anyOf("pes(?:o|ei|ando|ar|agem)|\\d*(?:kgs?|kilos?|quilos?)|balanca|emagreci|engordei"),
  water: anyOf("aguas?|\\d*(?:ml|l|litr(?:o|os|inho))|copos?|garraf\\w+|squeeze|beb\\w+|tomei|hidrat\\w+"),
  sleep: anyOf("dorm\\w+|sono|soneca|acord\\w+|cochil\\w+|deit\\w+"),
  exercise: anyOf(
    "trein\\w+|exercicios?|malh\\w+|academia|caminh\\w+|corr\\w+|pedal\\w+|nad(?:ei|o|ar)|natacao|bike|esteira|along\\w+|yoga",
    "pilates|futebol|pelada|baba|danc\\w+|muscula\\w+|aerobic\\w+",
  ),
  distance: anyOf("\\d*(?:km|quilometros?|metros)|distancia|corr\\w+|caminh\\w+|pedal\\w+|and(?:ei|ar)|nad(?:ei|ar)"),
  mood: anyOf("humor|anim\\w+|feliz\\w*|triste|astral|me sentindo|to (?:bem|mal)"),
  energy: anyOf("energia|dispos\\w+|cansa\\w+|pique"),
  blood_pressure: anyOf("press(?:ao|oes)|\\d+ ?(?:por|x|/) ?\\d+"),
};

/** Where something was bought or done: "no mercado", "pro uber". @param name folded */
export function isPlace(name: string, folded: string): boolean {
  const escaped = name.replace(/[^a-z0-9 ]/g, ".");
  return new RegExp(String.raw`\b(?:n[oa]s?|pr[oa]s?|em) ${escaped}\b`).test(folded);
}

/** "paguei", "recebi", "me emprestou": whether a folded text tells itself which way money went. */
export function tellsWayOfMoney(folded: string): boolean {
  return WAY_OF_MONEY.test(folded);
}

const WAY_OF_MONEY = anyOf(
  "(?:pag|gast|compr|emprest|deposit)(?:uei|ei|amos|ou|aram)|receb(?:i|eu|emos|eram)|ganhei|vendi|ca(?:iu|iram)|entr(?:ou|aram)",
);
