const HOLDS = new RegExp(
  String.raw`\b(?:sim|isso mesmo|isso ai|exat[oa]|exatamente|cert[oa]s?|certinh[oa]s?|corret[oa]s?|verdade|` +
    String.raw`confirm\w+|confere|continu\w+|ainda|acert\w+|perfeit[oa]|procede|segue|sigo|mantem)\b`,
);
const DENIES = /\b(?:nao|nunca|jamais|nem|nada|errad[oa]s?|errou|mentira|mudou|mudei)\b/;

/** Whether words agree with what is known: "ainda", "continua", "isso mesmo". @param folded a clause */
export function saysItHolds(folded: string): boolean {
  return HOLDS.test(folded);
}

/** Whether words disagree with it. @param folded a clause */
export function disagrees(folded: string): boolean {
  return DENIES.test(folded);
}
