import { extractFacts } from "../facts/extract-facts.ts";
import { keep, keepWords } from "./add-knowledge.ts";
import { grammaticalGender } from "../../shared/tools/relationships/grammatical-gender.ts";
import { fold } from "../../shared/text/fold.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";

const THE = "(?:o |a )?";
const LOVE = "namorad[oa]|noiv[oa]|marido|espos[oa]|mulher|companheir[oa]|parceir[oa]|ficante";
const WHO = `${THE}(?:(?:meu|minha) (${LOVE}),? ${THE})?NAME`;
const WE = `(?:eu e ${THE}NAME|${THE}NAME e eu)(?: [a-z]+){0,2}?`;
/** Behind "voltei com a Ana" a place or a thing means that they came back from somewhere. */
const ALONE =
  "(?: (?:DATE|hoje|de novo|de vez|afinal|finalmente|mesmo|enfim|semana passada|mes passado|por [a-z]+ vez|e [a-z ]+))*$";

/** A turn in love and what somebody is from then on, a man and a woman. */
const TURNS: readonly { said: RegExp; now: readonly [string, string] }[] = [
  {
    said: phrase(
      `(?:me )?(?:separei|divorciei|separando|divorciando|to separad[oa]|to divorciad[oa]) (?:d[oe]|da|com) ${WHO}|${WE} (?:nos )?(?:separamos|divorciamos)|(?:meu|nosso|o) casamento com ${THE}NAME (?:acabou|terminou)`,
    ),
    now: ["ex-marido", "ex-mulher"],
  },
  {
    said: phrase(
      `(?:terminei|rompi|terminamos|rompemos)(?: (?:tudo|de vez|o namoro|o noivado|meu namoro|meu noivado|DATE|hoje|meu relacionamento))* com ${WHO}|${WE} (?:terminamos|rompemos|acabamos|nao (?:tamo|to|estamos) mais juntos)|NAME (?:terminou comigo|me largou|me deixou$|terminou tudo|rompeu comigo)|(?:meu|nosso|o) (?:namoro|noivado|lance|relacionamento|rolo) com ${THE}NAME (?:acabou|terminou|chegou ao fim)|nao to mais com ${THE}NAME$|larguei (?:de )?${WHO}${ALONE}`,
    ),
    now: ["ex-namorado", "ex-namorada"],
  },
  {
    said: phrase(`(?:me )?(?:casei|casamos) com ${THE}NAME|${WE} (?:nos )?casamos|to casad[oa] com ${THE}NAME`),
    now: ["marido", "esposa"],
  },
  {
    said: phrase(`(?:noivei|noivamos|fiquei noiv[oa]|to noiv[oa])(?: com| d[oea])? ${THE}NAME|${WE} noivamos`),
    now: ["noivo", "noiva"],
  },
  {
    said: phrase(
      `(?:to namorando|comecei a namorar|tamo namorando|voltei a namorar|namoro)(?: com)? ${THE}NAME|(?:voltei|voltamos|reatei|reatamos|reconciliei|me acertei) com ${THE}NAME${ALONE}|pedi ${THE}NAME em namoro|NAME me pediu em namoro|${WE} (?:voltamos|reatamos|to namorando|tamo namorando|estamos namorando|comecamos a namorar)${ALONE}`,
    ),
    now: ["namorado", "namorada"],
  },
  { said: phrase(`to (?:ficando|saindo) com ${THE}NAME${ALONE}`), now: ["ficante", "ficante"] },
];
const UNREAL = phrase("quase|quero|queria|vou|vamos|penso em|pensando em|sonhei que|acho que vou|se eu|devo|sera que");

/** "terminei com o Rafael", "casei com a Bia": the fact, and what the person is from then on, which is offered. */
export function changeRelation(clause: Clause, reading: Reading): Candidate[] {
  if (clause.asks || UNREAL.test(clause.keys)) return [];
  const { keys, text, person, article } = withPerson(clause, reading);
  const turn = TURNS.find(({ said }) => said.test(keys));
  const match = turn?.said.exec(keys);
  if (turn === undefined || !match || person === undefined) return [];
  const before = match.slice(1).find((one) => one !== undefined);
  const [man, woman] = turn.now;
  const own = before !== undefined && man.startsWith("ex-") ? `ex-${before}` : undefined;
  const relationship = own ?? (isWoman(person, article) ? woman : man);
  return [
    factIn(clause, reading, fromWords(text, match[0])),
    { tool: "update_person", args: { name: person, relationship }, score: 0.9 },
  ];
}

/** "hoje faz um mês que terminei com o Caio" without what leads up to it. */
function fromWords(text: string, matched: string): string {
  const lead = /^.*\bque (?=(?:eu |a gente |nos |me )*\p{L}+)/iu.exec(text)?.[0] ?? "";
  return lead !== "" && !fold(lead).includes(matched.split(" ")[0]!) ? text.slice(lead.length) : text;
}

interface Told {
  keys: string;
  text: string;
  person?: string;
  article?: string;
}

/** The clause with its person; "conheci o Davi e comecei a namorar com ele" has him in the clause before. */
function withPerson({ keys, units, previous }: Clause, { text }: Reading): Told {
  const said = text.slice(units[0]!.start, units.at(-1)!.end);
  const at = units.findIndex(({ mention }) => mention?.kind === "name");
  const named = units[at]?.mention;
  if (named?.kind === "name") return { keys, text: said, person: named.name, article: units[at - 1]?.key ?? "" };
  const before = previous?.units.findLast(({ mention }) => mention?.kind === "name")?.mention;
  const pronoun = /(?:^| )el([ea])(?: |$)/.exec(keys)?.[1];
  if (before?.kind !== "name" || pronoun === undefined) return { keys, text: said };
  const article = pronoun === "a" ? "a" : "o";
  return {
    keys: keys.replace(/(?<![a-z])el[ea](?![a-z])/, "NAME"),
    text: said.replace(/(?<!\p{L})el[ea](?!\p{L})/iu, `${article} ${before.name}`),
    person: before.name,
    article,
  };
}

/** "Terminou com o Rafael", of whatever order it was said in; the words themselves when they are not understood. */
function factIn({ units }: Clause, reading: Reading, text: string): Candidate {
  const own = extractFacts(text.replace(/^(.+?) e eu /iu, "eu e $1 "), reading.today)
    .find(({ type, subject }) => type !== "person" && subject === null);
  const [start, end] = [units[0]!.start, units.at(-1)!.end];
  if (own !== undefined) return keep({ ...own, start, end }, reading, 0.92);
  const args = {
    ...keepWords(text.charAt(0).toUpperCase() + text.slice(1), reading.text.slice(start, end), ""),
    area: "relationships",
  };
  return { tool: "add_knowledge", args, score: 0.92 };
}

function isWoman(name: string, article = ""): boolean {
  if (/^(?:a|da|minha)$/.test(article)) return true;
  if (/^(?:o|do|meu)$/.test(article)) return false;
  return grammaticalGender(name) === "feminine";
}
