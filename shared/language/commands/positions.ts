import { fold } from "../fold.ts";
import { numberWord } from "../figures/number-word.ts";
import { scanNumbers } from "../figures/number.ts";
import { tokenize } from "../tokenize.ts";

const ORDINALS = new Map(Object.entries({
  primeiro: 1,
  segundo: 2,
  terceiro: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  setimo: 7,
  oitavo: 8,
  nono: 9,
  decimo: 10,
  ultimo: -1,
  penultimo: -2,
}));
/** Words around a number or an ordinal that add no meaning. */
const FILLER = new RegExp(
  String.raw`^(?:a|o|as|os|e|eh|é|de|da|do|n|no|na|nr|num|numero|numeros|opcao|opcoes|` +
    String.raw`item|itens|alternativa|resposta|letra|quero|queria|pode|ser|seria|escolho|` +
    String.raw`escolhi|prefiro|fico|com|vou|acho|que|esse|essa|esses|este|esta|isso|mesmo|` +
    String.raw`mesma|por|favor|pfv|sim|ok|foi|marca|paga|registra|lista|conta|da|ai|obrigada|` +
    String.raw`obrigado|valeu|vlw|cima|ficou|voto|um|dos|das|filme|nota|serie|link|video|` +
    String.raw`tudo|bem|entao|ah|hum|#|º|ª|°|[.,;:!()-])$`,
);

const COUNTED = "(\\d|dois|duas|tres|quatro|cinco)";
/** "os dois primeiros", "as 3 últimas". */
const GROUP = new RegExp(`^(?:[oa]s )?(?:${COUNTED} (primeir|ultim)[oa]s|(primeir|ultim)[oa]s ${COUNTED})$`);
/** "os dois" means both, not the second. */
const HOW_MANY = new RegExp(`^[oa]s ${COUNTED}$`);
/** "do 1 ao 3". */
const RANGE = /^(?:d[oa] )?(\d+) (?:a|ao|ate|ate [oa]) (\d+)$/;

/**
 * The positions that a reply consists of: "1", "a 2", "o segundo", "2 e 3", "a última" (-1), "os dois primeiros", "do 1 ao 3".
 * Null when it names none or says more.
 */
export function readPositions(text: string): number[] | null {
  if (text.length > 120) return null;
  const folded = fold(text).trim().replace(/[.!]+$/, "");
  if (HOW_MANY.test(folded)) return null;
  return GROUP.test(folded) || RANGE.test(folded) ? readRange(folded) : readEach(text);
}

/** Consecutive positions, named by the first and the last one ("do 1 ao 3") or by their count ("os dois primeiros"). */
function readRange(folded: string): number[] | null {
  const [, first, last] = RANGE.exec(folded) ?? [];
  if (first !== undefined && last !== undefined) return range(Number(first), Number(last));
  const group = GROUP.exec(folded);
  if (group === null) return null;
  const counted = group[1] ?? group[4] ?? "";
  const count = numberWord(counted) ?? Number(counted);
  return (group[2] ?? group[3]) === "primeir" ? range(1, count) : range(-count, -1);
}

function range(from: number, to: number): number[] | null {
  const length = to - from + 1;
  return from === 0 || length < 1 || length > 20 ? null : Array.from({ length }, (_, index) => from + index);
}

function readEach(text: string): number[] | null {
  const tokens = tokenize(fold(text).replace(/(\d)[ao](?![a-z])/g, "$1 "));
  const positions: number[] = [];
  const numberAt = new Map(scanNumbers(tokens).map((number) => [number.first, number]));
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!.text;
    const ordinal = ORDINALS.get(word.replace(/a$/, "o"));
    const number = numberAt.get(i);
    if (ordinal !== undefined) positions.push(ordinal);
    else if (number !== undefined && (!number.isArticle || tokens.length === 1)) {
      if (!Number.isInteger(number.value) || number.value < 1 || number.value > 99) return null;
      positions.push(number.value);
      i = number.last;
    } else if (/^\d+$/.test(word) && /^[ºª°]$/.test(tokens[i + 1]?.text ?? "")) positions.push(Number(word));
    else if (!FILLER.test(word)) return null;
  }
  return positions.length > 0 ? positions : null;
}
