// A CEP is eight digits, written in any way; anything else is asked for, never guessed.
export default function ({ args }) {
  const digits = String(args.cep).replace(/[\s.-]/g, "");
  if (!/^\d{8}$/.test(digits)) {
    return { error: "Um CEP tem 8 dígitos, e só por eles se busca. Peça os 8 dígitos à pessoa." };
  }
  return { args: { ...args, cep: digits } };
}
