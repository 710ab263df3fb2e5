function anyOf(alternatives: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);
}

/** The words for each frequency of a rule, for folded text. */
export const FREQUENCY_WORDS: Record<string, RegExp> = {
  HOURLY: anyOf([
    "de hora em hora|toda hora",
    String.raw`cada (?:\d+ |uma |duas |tres |quatro |seis |oito )?h(?:oras?)?`,
    String.raw`de \d+ em \d+ h(?:oras?)?`,
  ]),
  DAILY: anyOf([
    "tod[oa]s? (?:os |as |santo )?(?:dias?|manhas?|noites?|tardes?)",
    String.raw`diari\w*|cada dia|por dia|cada \d+ dias?|dia sim|de \d+ em \d+ dias`,
  ]),
  WEEKLY: anyOf([
    String.raw`tod[oa]s?|cada|seman\w*|dias? uteis|dias? de semana|fi(?:m|ns) de semana`,
    "(?:as|aos|nas|nos) (?:segundas|tercas|quartas|quintas|sextas|sabados|domingos)",
  ]),
  MONTHLY: anyOf([
    String.raw`todo mes|todos os meses|mensal\w*|cada mes|por mes|tod[oa] [^,.]{1,20} do mes|todo (?:o )?dia`,
    String.raw`tod[oa] (?:ultim|primeir)[oa]|cada \d+ meses`,
  ]),
  YEARLY: /\b(?:todo ano|todos os anos|anual\w*|cada ano|por ano|aniversario|niver)\b/,
};

/** "de segunda a sexta" */
export const WORKING_DAYS = /\b(?:dias? uteis|dias? de semana|segunda a sexta|seg a sex)\b/;
export const WEEKEND = /\bfi(?:m|ns) de semana\b/;
/** "3x na semana", "duas vezes por semana", "4 dias por semana": with the number, in figures or as a word. */
export const TIMES_A_WEEK =
  /\b(\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete) ?(?:x|vez(?:es)?|dias) (?:n[oa]|por|a|da|cada) semana\b/;
/** "dia sim, dia não" */
export const EVERY_SECOND = /\bsim\b.*\bnao\b/;
/** "quinzenal", "a cada 15 dias", "de quinze em quinze": every second week */
export const EVERY_FORTNIGHT = /\bquinzen\w*|\bcada (?:15|quinze) dias\b|\bde (?:15 em 15|quinze em quinze)\b/;
/** "toda primeira segunda", "a última sexta" */
export const ORDINAL = /\b(?:primeir|ultim|segund|terceir|quint)[oa]\b/;
export const LAST_OF_MONTH = /\bultimo\b|\bfim do mes\b/;
export const FIRST_OF_MONTH = /\bprimeiro\b/;

export const NAMES_WEEK = /\b(?:seman\w*|quinzen\w*|dias? uteis|\d+ dias|quinze dias)\b/;
/** What stands before the number of an interval and of a count, as the start of a pattern: "a cada 8 horas", "8/8h"; not "dia 5". */
export const BEFORE_INTERVAL = String.raw`\b(?:(?:cada|em|de)\s+|(?=\d+\/))`;
export const NOT_BEHIND_DAY = String.raw`(?<!\bdia )\b`;

/** That something comes again and again: "todo dia", "toda terça", "de 8 em 8 horas". */
export const REPEATS = anyOf([
  "tod[oa]s? (?:(?:os|as|o|a|santo) )?(?:dias?|manhas?|noites?|tardes?|semanas?|mes(?:es)?|anos?|horas?)",
  "tod[oa]s? (?:(?:os|as|o|a) )?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)",
  String.raw`a cada|cada \d+|de \w+ em \w+ (?:h|horas?|dias?|semanas?|mes(?:es)?)|diariamente|mensalmente|semanalmente`,
]);
