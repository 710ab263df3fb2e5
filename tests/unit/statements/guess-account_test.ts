import assert from "node:assert/strict";
import { guessAccount, type StatementAccount } from "../../../shared/statements/guess-account.ts";

const account = (id: string, name: string, kind: StatementAccount["kind"]): StatementAccount => ({ id, name, kind });
const itau = account("1", "Itaú", "checking");
const nubank = account("2", "Nubank (conta)", "checking");
const card = account("3", "Nubank (cartão)", "card");
const savings = account("4", "Reserva", "savings");
const inter = account("5", "Inter PJ", "checking");
const wallet = account("6", "Carteira", "cash");
const all = [itau, nubank, card, savings, inter, wallet];

Deno.test("guessAccount() takes the account that is named after the file's bank, of the file's kind", () => {
  assert.equal(guessAccount({ bank: "nubank", kind: "checking" }, all), "2");
  assert.equal(guessAccount({ bank: "nubank", kind: "card" }, all), "3");
  assert.equal(guessAccount({ bank: "inter", kind: "checking" }, all), "5");
});

Deno.test("guessAccount() takes the only account of the kind where names say nothing", () => {
  assert.equal(guessAccount({ bank: null, kind: "checking" }, [account("7", "Conta", "checking"), itau]), "7");
  assert.equal(guessAccount({ bank: "bradesco", kind: "checking" }, [itau, savings, wallet]), "4");
  assert.equal(
    guessAccount({ bank: null, kind: "savings" }, [account("7", "Conta", "checking"), savings]),
    "4",
  );
});

Deno.test("guessAccount() never takes an account of another bank or kind, nor one of several", () => {
  assert.equal(guessAccount({ bank: "bradesco", kind: "checking" }, [itau, nubank, wallet]), null);
  assert.equal(guessAccount({ bank: "itau", kind: "card" }, [itau, wallet]), null);
  assert.equal(guessAccount({ bank: null, kind: "checking" }, [itau, wallet]), null);
  assert.equal(guessAccount({ bank: null, kind: "card" }, all), null);
  assert.equal(
    guessAccount({ bank: "inter", kind: "checking" }, [account("8", "Internacional", "checking"), itau]),
    "8",
  );
});
