import { fold } from "./fold.ts";

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

const CARD_BILL = /\b(?:fatura|fat|cartao)\b/;

/** Whether the bank's words of a line of an account, which is no card, say that it pays a card's bill. Which card, the rows tell. */
export function paysCard(description: string, isCard: boolean): boolean {
  return mayBeTransfer(description, isCard) && !isCard && CARD_BILL.test(fold(description));
}

/** How the rows begin that tell a balance and not a movement, folded. */
const BALANCE_ROW =
  /^(?:s a l d o\b|saldo$|saldo (?:anterior|inicial|final|total|atual|parcial|bloqueado|disponivel|do dia|em conta|aplic)|sdo cta)/;

/** Whether a bank's words of a row tell a balance, which is no movement. */
export function isBalance(description: string): boolean {
  return BALANCE_ROW.test(fold(description));
}

/** What cards write of a purchase that is not in parts, folded. */
const NOTHING_TO_SAY: readonly string[] = ["", "-", "unica", "compra a vista"];

/** Whether a cell beside the description of a purchase says nothing more. */
export function saysNothing(cell: string): boolean {
  return NOTHING_TO_SAY.includes(fold(cell));
}
