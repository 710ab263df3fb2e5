import { editDistance } from "./edit-distance.ts";

const WORDS: Record<string, number> = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  treis: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezassete: 17,
  dezoito: 18,
  dezenove: 19,
  dezanove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cincoenta: 50,
  cinqenta: 50,
  sessenta: 60,
  secenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  seicentos: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
};

// Short words have real neighbours one slip away ("quatro": quarto, quadro), so only long ones forgive a slip.
const FORGIVING = Object.entries(WORDS).filter(([word]) => word.length >= 7);

const OTHERS = new Set(["cinzenta", "nojenta", "ostenta", "sebenta", "sedenta", "novena", "trezenas"]);

/** Value of one folded Portuguese number word below a thousand, or null. Words of 7 letters or more may hold one slip. */
export function numberWord(word: string): number | null {
  if (Object.hasOwn(WORDS, word)) return WORDS[word]!;
  if (word.length < 7 || word.length > 13 || OTHERS.has(word)) return null;
  for (const [known, value] of FORGIVING) {
    if (known[0] === word[0] && editDistance(word, known, 1) <= 1) return value;
  }
  return null;
}
