import { FIRST_NAMES } from "./people-words.ts";
import { NOUNS } from "./nouns.ts";
import { verbLexicon } from "./verb-lexicon.ts";
import type { VerbSense } from "./verbs.ts";

/**
 * Real words that differ by one slip from a word that rules look for. They are not corrected. The list was chosen from the
 * similar words in a Portuguese dictionary.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  ("professional record import back docentes mediacao medido maninha listra actual corsa docente perito consultora cintos recreio operador ciente gatinha gatinho hipertensa franca arrasado arrasada sobrado caminhoes pecado caminhao persa tiara trade mentoria promo reacao sentimento calado picado picadas picada tecnologica tracao tradicao divorcio exaustas exausto exausta prefeito estufa escura recheio tarifas tarifa coentro juros feras fera astra volts cares ritos novel polar feias frias abandono academica acusar adorna afora alegoria alergica alergicas alter alterna alternando alternar anula aorta " +
    "apronta aprontar aprontei aprontou arteria atrasando avistar bacteria baixio banida barco bebedo biblica bichos " +
    "bola bolero bolos bosque branco branda bravo brusca buraco cabem cacula calem caloria caloricas camara cando " +
    "caneca canela capita captar captei careta carta carteira cartel casaco cassar causar cereja cerejas chefia " +
    "chique cinta cintas clarao coerente colica comando comico compara comparar comparei comparou compor compota " +
    "comprido concerta concertar consecutivo consome consomem contadoria contato contra contralto contras cori " +
    "corretor cota cotas coxinha crente cretina dana debitar deleitar delta deposta depressa desdenhar despejo desvia " +
    "diabete digite direito direta divisa divisas dome domino dores duvida duvidas duvide duvidem economia eita " +
    "elegante elite empresa escolta escota especime estadio estudio existencia facial falhar falhou fartura feitio " +
    "fichar fila filas filhao filo findos fisco folder folha folhas folhinha fotografa fotografica fratura freira " +
    "fresta fritos fundao galeria gana gancho ganchos garca gata genero gota grama gratos guarida habilidade " +
    "historica historio honras hordas hortas include indicia interne invento jornal labor lagrima lebre legume " +
    "leitora liberas limiar listrar lounge lucro macro malinha mancha manha mapinha marcha marchar marinha media " +
    "mediar medio melhoria menor mestrando metrica mina minas miuda moda mula mulata muleta muletas musa nociva " +
    "nocivo nova novo ocultos ordenando orientado panguei pano parceria paria participio particula passinho patria " +
    "patrona pecar pedaco penoso perda persona pesca pescar pescou pilar pilares pinha pinho pintos pitada planta " +
    "planto polpa pontar pontei popa praga pranto precios precioso presa presar pressa pretenso preto prisma pronto " +
    "prontos psicologia psiquiatria pulsar quantia quantias quartzo quieta quieto quinta quinto quota recita regula " +
    "residuo ritmo sabre sadia sala salada salsa sanear saudar saudei senado sereia servio sobe soco soldar solida " +
    "solido sombra sombrinha sora soro surrar tacas tampos taras templo terapica terrea tirano tomba tombei tora " +
    "torta tranquilha treco triar trinar troar trova trovar tunica veda vibra vibrar vinda vindas violato violei " +
    "visagem volita voltear zumbia ")
    .trim().split(" "),
);

/** Words that a misspelt word may be corrected to: these, and all words of the rules' patterns, which `phrase()` adds. */
export const vocabulary: Set<string> = new Set(
  ("anteontem amanha segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro " +
    "semana semanas passado passada ultimo ultima ultimos ultimas quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa " +
    "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos reais conto contos centavos litro litros minuto minutos horas quilo quilos " +
    "copos garrafa garrafas garrafinha garrafinhas gramas meia quatro cinco mercado padaria farmacia gasolina almoco jantar lanche restaurante cinema remedio estacionamento")
    .split(" "),
);

/** Rows of the keyboard, whose neighbours are mixed up. */
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that sound alike, or that people mix up in writing. */
const ALIKE = ["sz", "sc", "ie", "ou", "gj", "mn", "lu", "kc", "kq", "vb", "xs"];

const exchanged = new Set<string>();
for (const row of KEYS) {
  for (let i = 1; i < row.length; i++) addPair(row[i - 1]!, row[i]!);
}
for (const pair of ALIKE) addPair(pair[0]!, pair[1]!);

function addPair(a: string, b: string): void {
  exchanged.add(a + b).add(b + a);
}

/**
 * The kind of slip by which `typed` came from `target`; null when one slip does not explain it. A `fumble` (two letters
 * swapped, or one typed twice) hardly ever gives another real word. A `miss` (a letter left out, added, or replaced by a
 * neighbour) often does.
 */
function slipKind(typed: string, target: string): "fumble" | "miss" | null {
  let at = 0;
  while (at < typed.length && at < target.length && typed[at] === target[at]) at++;
  const [a, b] = [typed.slice(at), target.slice(at)];
  if (typed.length === target.length) {
    if (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return "fumble";
    return at > 0 && a.slice(1) === b.slice(1) && exchanged.has(`${a[0]}${b[0]}`) ? "miss" : null;
  }
  if (at === 0) return null;
  // A different last letter is more often another word than a slip.
  if (typed.length + 1 === target.length) {
    return b.slice(1) === a && (b.length > 1 || target.length > 5) ? "miss" : null;
  }
  if (typed.length !== target.length + 1 || a.slice(1) !== b) return null;
  return typed[at] === typed[at - 1] ? "fumble" : a.length > 1 ? "miss" : null;
}

const ONSET = "(?:[bcdfgptv][rl]|[cln]h|[qg]u|rr|ss|[bcdfghjklmnpqrstvxz])";
const CODA = "(?:[lrn]s|[lrnsxz]|m(?=[pb])|[bcdgpt](?=[cdjmnstv]))";
const WORD = new RegExp(`^(?:${ONSET})?[aeiou]{1,4}(?:(?:${CODA})?${ONSET}[aeiou]{1,4})*(?:ns|[lrszmnx])?$`);

/** Whether the letters of a folded word can stand together in Portuguese: "pensei" can, "pnesei" and "humr" cannot. */
function soundsPortuguese(word: string): boolean {
  return WORD.test(word);
}

/** Meanings of verbs whose forms a misspelt word may be corrected to. */
const CORRECTED = "spend buy pay receive invest finance note change remove drink sleep weigh".split(" ") as VerbSense[];
const EXTRA =
  "habito habitos quanto quanta quantos quantas lembra lembre sobre aniversario mercado limite divida dividas " +
  "parcela parcelas financiamento emprestimo salario boleto boletos fatura correlacao tendencia relacao historico registro registros " +
  "minha minhas hoje ontem atrasado atrasada atrasados atrasadas vencem vencendo caminhei corri malhei treinei pedalei nadei " +
  "morrer matar suicidio viver meditei estudei alonguei meditar prefiro adora gosta";

/** All targets by each of their forms with one letter deleted, so that a slip is found with a few look-ups (as in SymSpell). */
let neighbours: Map<string, string[]> | null = null;
let targetWords: Set<string> | null = null;
let coreWords: Set<string> | null = null;
/** In words of at least this length, a wrong, missing or added letter hardly ever gives another word. */
const LONG = 6;
const remembered = new Map<string, string>();

/**
 * Corrects an unknown word that is one typing slip away from a word that rules look for. Any other word is returned
 * unchanged.
 *
 * @param word folded, letters only
 */
export function spell(word: string): string {
  if (word.length < 4 || word.length > 20 || isKnown(word)) return word;
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const found = search(word) ?? word;
  // Limited, so that hostile input cannot fill the memory.
  if (remembered.size < 2_000) remembered.set(word, found);
  return found;
}

function isKnown(word: string): boolean {
  if (COMMON_WORDS.has(word) || FIRST_NAMES.has(word) || verbLexicon.read(word).length > 0) return true;
  return targets().has(word) || targets().has(word.replace(/s$/, ""));
}

function search(word: string): string | null {
  const index = neighbours ??= buildNeighbours();
  // Letters that cannot be a Portuguese word are a slip, even in a short word.
  const possible = soundsPortuguese(word);
  let best: string | null = null;
  for (const key of [word, ...deletions(word)]) {
    for (const candidate of index.get(key) ?? []) {
      const kind = slipKind(word, candidate);
      if (kind === null || (kind === "miss" && possible && word.length < (core().has(candidate) ? 5 : LONG))) continue;
      if (best === null || likeness(word, candidate) > likeness(word, best)) best = candidate;
    }
  }
  return best;
}

/** How likely a slip is: swapped letters most, then a missing or doubled letter, then a wrong one. */
function likeness(word: string, candidate: string): number {
  if ([...word].sort().join("") === [...candidate].sort().join("")) return 3;
  if (word.length > candidate.length && slipKind(word, candidate) === "fumble") return 3.2;
  return (word.length === candidate.length ? 1 : 2) + (word.at(-1) === candidate.at(-1) ? 0.5 : 0);
}

/** Frequent verbs and nouns of the rules. Slips in them are corrected even when they are short. */
function core(): Set<string> {
  if (coreWords !== null) return coreWords;
  const words = new Set<string>(EXTRA.split(" "));
  for (const sense of CORRECTED) {
    for (const form of verbLexicon.words(sense, ["did", "they-did", "they-do", "to-do", "doing"])) {
      if (form.length >= 4 && !/(?:mos|rem|am|as|ste)$/.test(form)) words.add(form);
    }
  }
  for (const list of Object.values(NOUNS)) {
    for (const noun of list.split(/[,\s]+/)) {
      for (const form of /s\?$/.test(noun) ? [noun.slice(0, -2), noun.slice(0, -1)] : [noun]) {
        if (/^[a-z]{5,}$/.test(form)) words.add(form);
      }
    }
  }
  return coreWords = words;
}

function targets(): Set<string> {
  return targetWords ??= new Set<string>([...core(), ...vocabulary]);
}

function buildNeighbours(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const target of targets()) {
    for (const key of [target, ...deletions(target)]) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [target]);
      else list.push(target);
    }
  }
  return index;
}

function deletions(word: string): string[] {
  const result: string[] = [];
  for (let i = 0; i < word.length; i++) result.push(word.slice(0, i) + word.slice(i + 1));
  return result;
}
