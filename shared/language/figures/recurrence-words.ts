/** The words for each frequency of a rule, for folded text. */
export const FREQUENCY_WORDS: Record<string, RegExp> = {
  HOURLY: new RegExp(
    String.raw`\b(?:de hora em hora|toda hora|cada (?:\d+ |uma |duas |tres |quatro |seis |oito )?h` +
      String.raw`(?:oras?)?|de \d+ em \d+ h(?:oras?)?)\b`,
  ),
  DAILY: new RegExp(
    String.raw`\b(?:tod[oa]s? (?:os |as |santo )?(?:dias?|manhas?|noites?|tardes?)|diari\w*|cada dia|` +
      String.raw`por dia|cada \d+ dias?|dia sim|de \d+ em \d+ dias)\b`,
  ),
  WEEKLY: new RegExp(
    String.raw`\b(?:tod[oa]s?|cada|seman\w*|dias? uteis|dias? de semana|fins? de semana|(?:as|aos|nas|nos) ` +
      String.raw`(?:segundas|tercas|quartas|quintas|sextas|sabados|domingos))\b`,
  ),
  MONTHLY: new RegExp(
    String
      .raw`\b(?:todo mes|todos os meses|mensal\w*|cada mes|por mes|tod[oa] [^,.]{1,20} do mes|todo (?:o )?dia|tod[oa] (?:ultim|` +
      String.raw`primeir)[oa]|cada \d+ meses)\b`,
  ),
  YEARLY: /\b(?:todo ano|todos os anos|anual\w*|cada ano|por ano|aniversario|niver)\b/,
};
/** "de segunda a sexta" */
export const WORKING_DAYS = /\b(?:dias? uteis|dias? de semana|segunda a sexta|seg a sex)\b/;
export const WEEKEND = /\bfins? de semana\b/;
/** "de quinze em quinze", "dia sim, dia não" */
export const EVERY_SECOND = /\bquinzen\w*|\bsim\b.*\bnao\b/;
export const ORDINAL = /\b(?:primeir|ultim|segund|terceir|quint)[oa]\b/;
export const LAST_OF_MONTH = /\bultimo\b|\bfim do mes\b/;
export const FIRST_OF_MONTH = /\bprimeiro\b/;
