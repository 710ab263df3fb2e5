/** Reads an amount as people write it: "1.234,56", "R$ 50", "12.90". Null for anything else, zero or too much. */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/R\$|\s/g, "");
  const plain = typed.includes(",") || /^\d{1,3}(\.\d{3})+$/.test(typed)
    ? typed.replaceAll(".", "").replace(",", ".")
    : typed;
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return amount > 0 && amount < 1_000_000_000 ? amount : null;
}

/** Reads what is in an account: an amount, nothing, or less than nothing. */
export function parseBalance(text: string): number | null {
  const [, sign, typed = ""] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const amount = /^(?:R\$)?\s*0+(?:[.,]0{1,2})?\s*$/.test(typed) ? 0 : parseAmount(typed);
  return amount === null || sign === "" ? amount : 0 - amount;
}
