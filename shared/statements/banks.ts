import { fold } from "../language/fold.ts";

/**
 * The banks that files are known by: the number that the Banco Central gave each (OFX: BANKID and FID), and words that its name in a
 * file (OFX: ORG) or that of an account begins with or holds, folded.
 */
const BANKS = {
  nubank: { name: "Nubank", number: 260, words: ["nu pagamentos", "nubank"] },
  itau: { name: "Itaú", number: 341, words: ["itau"] },
  inter: { name: "Inter", number: 77, words: ["inter", "intermedium"] },
  bradesco: { name: "Bradesco", number: 237, words: ["bradesco"] },
  banco_do_brasil: { name: "Banco do Brasil", number: 1, words: ["banco do brasil", "bb"] },
  c6: { name: "C6 Bank", number: 336, words: ["c6"] },
  santander: { name: "Santander", number: 33, words: ["santander"] },
  caixa: { name: "Caixa", number: 104, words: ["caixa"] },
} as const;

export type BankCode = keyof typeof BANKS;

export const BANK_CODES = Object.keys(BANKS) as [BankCode, ...BankCode[]];

export function bankName(bank: BankCode): string {
  return BANKS[bank].name;
}

/** The bank of a number, with or without zeros before it ("0341"). */
export function bankOfNumber(number: string | undefined): BankCode | null {
  if (!/^\d{1,4}$/.test(number ?? "")) return null;
  return BANK_CODES.find((bank) => BANKS[bank].number === Number(number)) ?? null;
}

/** The bank of a name as a file has it ("BANCO INTER S.A."), or as a person calls an account ("Inter PJ"). */
export function bankOfName(name: string | undefined): BankCode | null {
  // Whole words: "internacional" is not Inter.
  const words = ` ${fold(name ?? "").replace(/[^a-z0-9]+/g, " ").trim()} `;
  return BANK_CODES.find((bank) => BANKS[bank].words.some((word) => words.includes(` ${word} `))) ?? null;
}
