import assert from "node:assert/strict";
import { paysCard } from "../../../shared/language/statement-words.ts";

Deno.test("paysCard() marks lines of an account that pay a card's bill, and no other", () => {
  for (const line of ["Pagamento de fatura", "PGTO FAT NUBANK", "PAGTO CARTÃO VISA", "Débito automático cartão"]) {
    assert.ok(paysCard(line, false), line);
    assert.ok(!paysCard(line, true), `${line}, in the statement of a card`);
  }
  for (const line of ["Pix enviado Maria", "Compra no cartão", "Faturamento da loja", "Pagamento de boleto"]) {
    assert.ok(!paysCard(line, false), line);
  }
});
