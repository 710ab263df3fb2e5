import { fold } from "../language/fold.ts";

/** What banks call a movement that may be between a person's own accounts, or the payment of a card's bill; folded, as word beginnings. */
const TRANSFER_WORDS: readonly string[] = [
  "pix",
  "ted",
  "doc",
  "transf",
  "deposito",
  "aplicac",
  "resgate",
  "fatura",
  "pgto fat",
  "pag fat",
  "pagto cartao",
  "pagamento cartao",
  "pagamento de cartao",
  "debito automatico cartao",
];

/** What a card calls the payment of its bill; folded, at the beginning. */
const CARD_PAYMENTS: readonly string[] = [
  "pagamento",
  "pagto",
  "pgto",
  "inclusao de pagamento",
  "debito automatico",
  "deb automatico",
];

const pattern = (words: readonly string[], begin: string) => new RegExp(`${begin}(?:${words.join("|")})`);
const TRANSFER = pattern(TRANSFER_WORDS, "\\b");
const CARD_PAYMENT = pattern(CARD_PAYMENTS, "^");

/**
 * Whether the bank's words leave it open that a line is neither income nor expense. Which lines are is decided by the other half, in
 * the statement of another account; on a card, money that came in with these words is a payment.
 */
export function mayBeTransfer(description: string, isCard: boolean): boolean {
  const words = fold(description);
  return TRANSFER.test(words) && !isCard || CARD_PAYMENT.test(words);
}
