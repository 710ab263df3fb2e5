import { editDistance } from "../edit-distance.ts";

const NUMBER_WORDS = valuesOf(`
  zero 0|um 1|uma 1|dois 2|duas 2|tres 3|treis 3|quatro 4|cinco 5|seis 6|sete 7|oito 8|nove 9|dez 10|onze 11|doze 12
  treze 13|quatorze 14|catorze 14|quinze 15|dezesseis 16|dezasseis 16|dezessete 17|dezassete 17|dezoito 18|dezenove 19
  dezanove 19|vinte 20|trinta 30|quarenta 40|cinquenta 50|cincoenta 50|cinqenta 50|sessenta 60|secenta 60|setenta 70
  oitenta 80|noventa 90|cem 100|cento 100|duzentos 200|duzentas 200|trezentos 300|trezentas 300|quatrocentos 400
  quatrocentas 400|quinhentos 500|quinhentas 500|seiscentos 600|seiscentas 600|seicentos 600|setecentos 700
  setecentas 700|oitocentos 800|oitocentas 800|novecentos 900|novecentas 900
`);
// Only long words forgive a typing slip. One slip can turn a short word into another one: "quatro" into "quarto" or "quadro".
const FORGIVING = [...NUMBER_WORDS].filter(([word]) => word.length >= 7);
const NOT_NUMBERS = new Set(["cinzenta", "nojenta", "ostenta", "sebenta", "sedenta", "novena", "trezenas"]);

/** Stems of nicknames for banknotes. "cem" and "cen" stand only before a suffix: "cenzão". */
const NICKNAME_STEMS = valuesOf(`
  cinqu 5|cinc 5|dez 10|quinz 15|vint 20|trint 30|quarent 40|cinquent 50|sessent 60|setent 70|oitent 80|novent 90
  cem 100|cen 100|cent 100|duzent 200|trezent 300|quinhent 500|mil 1000
`);
const NICKNAME = /^([a-z]{3,8}?)z?(?:ao|aum|inho|inha|inhos|inhas|oes)$/;
const NOT_NICKNAMES = new Set(["milinha", "milinho", "centinho", "milhao"]);

/** The value of a folded number word below a thousand; null for any other word. Words of 7 letters or more may have one slip. */
export function numberWord(word: string): number | null {
  const known = NUMBER_WORDS.get(word);
  if (known !== undefined) return known;
  if (word.length < 7 || word.length > 13 || NOT_NUMBERS.has(word)) return null;
  for (const [other, value] of FORGIVING) {
    if (other[0] === word[0] && editDistance(word, other, 1) <= 1) return value;
  }
  return null;
}

/** The reais that a nickname of a banknote means ("vintão", "cinquentinha", "dezinho", "milão"); null for any other word. */
export function slangAmount(word: string): number | null {
  if (NOT_NICKNAMES.has(word)) return null;
  return NICKNAME_STEMS.get(NICKNAME.exec(word)?.[1] ?? "") ?? null;
}

/** Reads "dois 2|duas 2". Entries are separated by `|` or line breaks. */
function valuesOf(entries: string): ReadonlyMap<string, number> {
  return new Map(
    entries.trim().split(/\s*[|\n]\s*/).map((entry): [string, number] => {
      const [word = "", value] = entry.split(" ");
      return [word, Number(value)];
    }),
  );
}
