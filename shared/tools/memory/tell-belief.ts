import { fold } from "../../text/fold.ts";
import { capitalize } from "../../text/join-words.ts";

const POSSESSIVES: Record<string, string> = {
  meu: "seu",
  minha: "sua",
  meus: "seus",
  minhas: "suas",
  mim: "você",
  comigo: "com você",
};

/**
 * Says to the user what memory says about them. Sentences that do not begin with a verb stay as they are.
 *
 * @example
 * toSecondPerson("É alérgica a camarão"); // "Você é alérgica a camarão"
 * toSecondPerson("Moro com minha irmã"); // "Você mora com sua irmã"
 */
export function toSecondPerson(content: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  const phrase = splitVerb(text);
  // "A Lari me largou" → "A Lari te largou".
  if (phrase === null) return yours(text.replace(/(?<!^)(?<!\p{L})me(?= \p{L}{3,})/giu, "te"));
  return ["Você", phrase.before, phrase.verb, yours(phrase.rest)].filter((part) => part !== "").join(" ");
}

function yours(text: string): string {
  return text.replace(/(?<!\p{L})(?:meus?|minhas?|mim|comigo)(?!\p{L})/giu, (word) => {
    const replacement = POSSESSIVES[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toUpperCase() ? capitalize(replacement) : replacement;
  });
}

/**
 * Says of somebody else what memory says about them; `who` is the name with its article.
 *
 * @example
 * toThirdPerson("Mora em Recife", "a Júlia", "Júlia"); // "a Júlia mora em Recife"
 * toThirdPerson("Aniversário em março", "a Júlia", "Júlia"); // "Sobre a Júlia: aniversário em março"
 */
export function toThirdPerson(content: string, who: string, name: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  if (` ${fold(text)} `.includes(` ${fold(name)} `)) return text;
  const phrase = splitVerb(text);
  if (phrase === null || phrase.firstPerson) return `Sobre ${who}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return [who, phrase.before, phrase.verb, phrase.rest].filter((part) => part !== "").join(" ");
}

/** A text as a sentence: capital first, full stop last unless it ends with a mark of its own. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}

/** A sentence without subject: words before the verb ("não", "se"), the verb in the third person, the rest. */
interface VerbPhrase {
  before: string;
  verb: string;
  rest: string;
  /** The text had the verb in the first person. */
  firstPerson: boolean;
}

const SUBJECT = /^(?:eu|ela|ele|você|(?:(?:a|o)\s+)?(?:pessoa\s+)?usuári[ao](?:\(a\))?)\s+(?=\S)/i;
const BEFORE_VERB = new Set(
  "nao nunca ja tambem sempre ainda so quase raramente geralmente normalmente agora hoje atualmente se me".split(" "),
);

/** Splits a sentence that begins with its verb, or with the user as its subject; null for any other. */
export function splitVerb(sentence: string): VerbPhrase | null {
  const words = sentence.trim().replace(SUBJECT, "").split(/\s+/);
  const at = words.findIndex((word) => !BEFORE_VERB.has(fold(word)));
  const verb = words[at];
  if (at < 0 || at > 3 || verb === undefined) return null;
  const reflexive = /^(\p{L}+)-[sm]e$/u.exec(verb)?.[1];
  const bare = reflexive ?? verb;
  const third = thirdPersonOf(bare);
  if (third === null && !isThirdPerson(bare)) return null;
  const before = words.slice(0, at).map((word) => fold(word) === "me" ? "se" : word.toLowerCase());
  if (reflexive !== undefined) before.push("se");
  return {
    before: before.join(" "),
    verb: third ?? bare.toLowerCase(),
    rest: words.slice(at + 1).join(" "),
    firstPerson: third !== null && !isThirdPerson(bare),
  };
}

// Irregular or unguessable: first person to third.
const FIRST_PERSON = new Map(
  `sou é, estou está, tô está, to está, tenho tem, vou vai, faço faz, quero quer, posso pode, sei sabe, vejo vê, leio lê, digo diz,
  trago traz, ponho põe, venho vem, dou dá, durmo dorme, sinto sente, prefiro prefere, odeio odeia, sigo segue, consigo consegue,
  peço pede, perco perde, ouço ouve, mantenho mantém, saio sai, fui foi, fiz fez, tive teve, estive esteve, pude pôde, quis quis,
  soube soube, trouxe trouxe, rompi rompeu, nasci nasceu, conheci conheceu, perdi perdeu, vendi vendeu, aprendi aprendeu, escrevi escreveu, bebi bebeu,
  comi comeu, recebi recebeu, resolvi resolveu, vivi viveu, li leu, vi viu, sofri sofreu, decidi decidiu, saí saiu, consegui conseguiu,
  parti partiu, assisti assistiu, desisti desistiu, senti sentiu, dormi dormiu, pedi pediu, abri abriu, descobri descobriu, moro mora,
  vivo vive, resido reside, gosto gosta, adoro adora, amo ama, detesto detesta, curto curte, desejo deseja, pretendo pretende,
  planejo planeja, preciso precisa, devo deve, conheço conhece, estudo estuda, curso cursa, trabalho trabalha, atuo atua, ensino ensina,
  como come, bebo bebe, evito evita, consumo consome, tomo toma, uso usa, acordo acorda, treino treina, corro corre, caminho caminha,
  pedalo pedala, nado nada, malho malha, pratico pratica, jogo joga, toco toca, canto canta, danço dança, escrevo escreve, assisto assiste,
  escuto escuta, cozinho cozinha, viajo viaja, torço torce, medito medita, rezo reza, frequento frequenta, participo participa,
  acredito acredita, penso pensa, acho acha, sofro sofre, tento tenta, busco busca, procuro procura, cuido cuida, crio cria, namoro namora,
  falo fala, ganho ganha, recebo recebe, pago paga, gasto gasta, economizo economiza, invisto investe, poupo poupa, junto junta,
  guardo guarda, compro compra, vendo vende, possuo possui, costumo costuma, fumo fuma, fico fica, ando anda, passo passa, chamo chama,
  valorizo valoriza, admiro admira, lido lida, espero espera, sonho sonha, começo começa, aprendo aprende, leciono leciona, era era`
    .split(",").map((pair) => pair.trim().split(" ") as [string, string])
    .map(([first, third]) => [fold(first), third]),
);

const THIRD_PERSON = new Set([...FIRST_PERSON.values()].map(fold));
const NOT_PAST = new Set(["museu", "europeu", "judeu", "plebeu", "ateu", "vou", "sou", "estou"]);

/** The third person of a first-person verb ("moro" → "mora", "paguei" → "pagou"), or null when it is none. */
function thirdPersonOf(word: string): string | null {
  const folded = fold(word);
  const known = FIRST_PERSON.get(folded);
  if (known !== undefined) return known;
  if (!/^[a-z]{2,}ei$/.test(folded) || folded.length < 5) return null;
  const stem = word.slice(0, -2).toLowerCase();
  return `${stem.replace(/qu$/, "c").replace(/gu$/, "g").replace(/(?<=[eao])c$/, "ç")}ou`;
}

/** Whether a word is a verb as said of somebody: present forms by list, past forms by their endings. */
function isThirdPerson(word: string): boolean {
  const folded = fold(word);
  if (THIRD_PERSON.has(folded)) return true;
  return /^[a-z]{2,}(?:ou|eu|iu|ava)$/.test(folded) && !NOT_PAST.has(folded);
}
