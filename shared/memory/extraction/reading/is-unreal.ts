import type { Clause } from "./clause.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Sentence } from "./read-sentences.ts";

const GUESS =
  /(?:^| )(?:talvez|quase|provavelmente|possivelmente|de repente|quem sabe|pode ser|capaz de|vai que|sera|tomara|imagina|imagine|suponha|supondo|digamos|como se|e se|quem dera|quem me dera|hipoteticamente|teoricamente|se um dia|se eu|se a gente|se ele|se ela|se meu|se minha|se fosse|se tivesse|caso|mesmo se|nem se|ate parece|segundo|de acordo com|no filme|na serie|na novela|no livro|no jogo|no sonho|na historia|personagem|aposto)(?: |$)/;
const CONDITION = /^(?:se|caso)$/;
const ASKING =
  /^(?:(?:e|mas|ai|entao|vc|voce|oi|me diz|me fala),? )*(?:onde|qual|quais|quem|quanto|quanta|quantos|quantas|cade|o que|por que|porque sera|como (?:eu|que|e|faco|posso|sera|ta|to)|sera|sabe (?:se|qual|onde|quem)|voce (?:sabe|acha|lembra|conhece|gosta|tem|pode|consegue|mora))(?: |$)/;
const GUESSING = new Set([
  "achar",
  "pensar",
  "acreditar",
  "imaginar",
  "supor",
  "duvidar",
  "apostar",
  "parecer",
  "desejar",
  "esperar",
  "temer",
  "sonhar",
  "fingir",
  "cogitar",
  "querer",
  "torcer",
  "gostaria",
  "sentir",
  "inventar",
]);
const TELLING = new Set([
  "dizer",
  "falar",
  "contar",
  "comentar",
  "mencionar",
  "afirmar",
  "jurar",
  "prometer",
  "avisar",
  "explicar",
  "perguntar",
  "responder",
  "ler",
  "ouvir",
  "anunciar",
  "garantir",
  "reclamar",
  "insistir",
  "brincar",
  "ver",
  "informar",
]);
const TAG =
  /^(?:ne|lembra|sabia|viu|ta|sabe|certo|ok|hein|tudo bem|entendeu|vc lembra|voce lembra|voce sabia|voce sabe|beleza)?$/;

/** "meu sonho de hoje foi estranho, eu era médica". */
const DREAM =
  /(?:^| )(?:sonho (?:de hoje|de ontem|dessa noite|desta noite|que (?:eu )?tive|foi|doido|louco|estranho|maluco|bizarro)|pesadelo|sonhei)(?: |$)/;

/** "segundo você, …" holds for all that follows. */
const ATTRIBUTED =
  /^(?:(?:e|mas|ai|entao|oi|ah),? )*(?:segundo|de acordo com|conforme|pel[oa] que) (?!feira)(?:voces?|ele|ela|[oa]|minha|meu|dizem|disseram|voce)(?: |$)/;

/** Whether a clause is not said as true: a condition, a guess, a wish, hearsay, a question, a joke taken back. */
export function isUnreal(clause: Clause, earlier: readonly Clause[], sentence: Sentence): boolean {
  if (sentence.takenBack || ATTRIBUTED.test(sentence.words.map(({ key }) => key).join(" "))) return true;
  const before = clause.before.map(({ key }) => key).join(" ");
  if (/(?:^| )um dia(?: |$)/.test(before) && clause.finite.tense === "present") return true;
  if (/^(?:past|imperfect)$/.test(clause.finite.tense) && DREAM.test(sentence.words.map(({ key }) => key).join(" "))) {
    return true;
  }
  if (CONDITION.test(clause.link) || GUESS.test(before) || /^se /.test(before) || before === "caso") return true;
  const previous = earlier.at(-1);
  if (previous !== undefined && isAskedAbout(clause, previous)) return true;
  if (previous !== undefined && followsUnreal(clause, previous)) return true;
  return isAsked(clause, sentence);
}

function followsUnreal(clause: Clause, previous: Clause): boolean {
  const conditional = CONDITION.test(previous.link) ||
    /(?:^| )(?:se|caso|imagina|imagine|suponha) /.test(`${keysOf(previous)} `);
  if (conditional && previous.unreal) return true;
  // "o Pedro disse que a Ana tem filhos e mora longe": both are his words.
  if (clause.link === "e" && previous.link === "que" && previous.unreal && clause.subject.kind !== "self") return true;
  if (clause.link !== "que" && clause.link !== ":" && !(clause.link === "," && previous.rest.length === 0)) {
    // What stands beside a guess in the same breath is guessed too: "acho que moro longe e trabalho demais" stays a guess only there.
    return false;
  }
  if (GUESSING.has(previous.main.lemma)) return !(previous.main.lemma === "sentir");
  if (TELLING.has(previous.main.lemma)) return previous.subject.kind !== "self";
  if (previous.negated && /^(?:ser|significar)$/.test(previous.main.lemma)) return true;
  return clause.link === "que" && previous.unreal && !/^(?:saber|lembrar)$/.test(previous.main.lemma);
}

/** "perguntam quando vou casar", "não sei onde moro": what is asked about is not told. */
function isAskedAbout({ link }: Clause, previous: Clause): boolean {
  if (!/^(?:quando|onde|se|como)$/.test(link)) return false;
  const last = previous.rest.at(-1) ?? previous.verbs.at(-1);
  return verbIndex(last?.key ?? "").some(({ lemma }) => TELLING.has(lemma) || lemma === "saber");
}

function keysOf({ before }: Clause): string {
  return before.map(({ key }) => key).join(" ");
}

/** In a question only what is said before its last part counts: "sou alérgica a dipirona, posso tomar isso?" */
function isAsked(clause: Clause, sentence: Sentence): boolean {
  const keys = sentence.words.map(({ key }) => key);
  if (ASKING.test(keys.join(" ")) && !/^(?:voce sabia|sabia)/.test(keys.join(" "))) return true;
  if (!sentence.question) return false;
  const comma = keys.lastIndexOf(",");
  const at = sentence.words.findIndex(({ start }) => start === clause.verbs[0]?.start);
  const tail = keys.slice(comma + 1).join(" ");
  if (comma > at) return false;
  return !(comma >= 0 && comma < at && TAG.test(tail)) &&
    !/(?:^| )(?:sabia|lembra) que /.test(`${keys.slice(0, at).join(" ")} `);
}
