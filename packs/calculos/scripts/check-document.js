// Check digits by modulo 11. A CNPJ may have letters, which count as their code less 48.
const value = (character) => character.charCodeAt(0) - 48;

function digit(text, most) {
  let sum = 0;
  for (let index = text.length - 1, weight = 2; index >= 0; index--, weight = weight === most ? 2 : weight + 1) {
    sum += value(text[index]) * weight;
  }
  const left = sum % 11;
  return left < 2 ? 0 : 11 - left;
}

export default function ({ args }) {
  const text = args.document.replace(/[\s./-]/g, "").toUpperCase();
  const kind = /^\d{11}$/.test(text) ? "CPF" : /^[0-9A-Z]{12}\d\d$/.test(text) ? "CNPJ" : null;
  if (kind === null) return { error: "Um CPF tem 11 dígitos e um CNPJ 14. Peça o número inteiro à pessoa." };
  const most = kind === "CPF" ? 12 : 9;
  const base = text.slice(0, -2);
  const first = digit(base, most);
  const valid = !/^(.)\1*$/.test(text) && text.slice(-2) === `${first}${digit(base + first, most)}`;
  const written = kind === "CPF"
    ? text.replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4")
    : text.replace(/(..)(...)(...)(....)(..)/, "$1.$2.$3/$4-$5");
  return { kind, valid, written, summary: `Os dígitos do ${kind} ${written} ${valid ? "conferem" : "não conferem"}.` };
}
