/** Folded names of the months, January first; a name's first three letters are its abbreviation. */
export const MONTH_NAMES: readonly string[] = [
  "janeiro",
  "fevereiro",
  "marco",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];
