import { phrase } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { dayWithoutMonth } from "./amounts.ts";
import { expandShortForms } from "../../shared/text/expand-short-forms.ts";
import { fold } from "../../shared/text/fold.ts";
import type { Candidate } from "./rule.ts";
import { keepWords } from "./add-knowledge.ts";
import { type Person, personOf } from "./get-person.ts";

const BIRTHDAY = phrase(
  "aniversario|faz anos|fez anos|completa anos|nasceu|nascid[oa]|data de nascimento|faz (?:NUM|vinte|trinta|quarenta|cinquenta)(?: e [a-z]+)? anos",
);

/** The birthday a clause tells, `YYYY-MM-DD`, or `--MM-DD` without a year; null when it tells none or leaves the month out. */
function birthdayOf(clause: Clause, reading: Reading): string | null {
  if (!BIRTHDAY.test(clause.keys)) return null;
  const unit = clause.units.find(({ mention }) => mention?.kind === "date");
  if (unit?.mention?.kind !== "date" || dayWithoutMonth(unit, reading) !== null) return null;
  const written = reading.text.slice(unit.start, unit.end);
  const { date } = unit.mention;
  return /\d{4}/.test(written) || /[/.-]\d{2}[/.-]\d{2}$/.test(written) ? date : `-${date.slice(4)}`;
}

const KIN = "(?:{@kin})";
const LIKES = phrase(
  "(?:tambem |super |muito |sempre |so )*(?:{like:they}|eh (?:fa|apaixonad[oa]|louc[oa]|viciad[oa]) (?:de|do|da|por|em)|se amarra em|vive de)",
);
const DISLIKES = phrase(
  "(?:{dislike:they}|nao (?:gosta|curte|suporta|come|bebe|tolera)|tem (?:pavor|horror|nojo) de)",
);
/** "não aguenta mais esse calor": of these days, no taste. */
const PASSING =
  /^(?:(?:mais|muito|tanto|tanta|nem) )*(?:d?ess[ea]s?|d?est[ea]s?|isso|disso|d?aquel[ea]s?|tanto|tanta|d[eo] jeito|mim|me|[a-z]+ (?:nos|no|la) [a-z]+ dias)(?: |$)/;
/** Lasting things one tells of somebody; a day's doings are not kept. */
const LASTING = phrase(
  "eh alergic[oa]|tem alergia|ta gravida|engravidou|espera(?:ndo)? (?:um|uma) (?:bebe|filh[oa])|mora|mudou|se mudou|vive em|trabalha|estuda|casou|se casou|separou|se separou|divorciou|noivou|se formou|formou|teve (?:um |uma |o |a )?(?:filh[oa]|bebe|menin[oa]|gemeos|NAME)|ganhou (?:o |a )?(?:bebe|nenem|NAME)|adotou (?:um|uma|o|a)|deu a luz|pariu|" +
    "virou|foi (?:promovid[oa]|demitid[oa]|contratad[oa])|passou (?:no|na|em)|comecou|terminou|namora|ta (?:namorando|noiv[oa]|casad[oa]|doente|desempregad[oa]|internad[oa]|morando|estudando|trabalhando|fazendo|de licenca)|tem (?:NUM|diabetes|asma|depressao|ansiedade|um|uma|dois|duas)|" +
    "eh (?:vegan[oa]|vegetarian[oa]|medic[oa]|professor[a]?|advogad[oa]|engenheir[oa]|enfermeir[oa]|dentista|psicolog[oa]|celiac[oa]|diabetic[oa]|intolerante|canhot[oa]|corinthian[oa]|flamenguista|palmeirense|catolic[oa]|evangelic[oa])|faz (?:faculdade|curso|medicina|direito|engenharia|yoga|ioga|natacao|judo|bale|ballet|terapia)|joga|toca|torce|calca|veste|se aposentou|aposentou",
);
const REQUEST = phrase("{keep:ask}|nao (?:se )?esquec[a-z]+|fica sabendo|saiba|pra voce saber");
const QUESTION = phrase("do que|o que|sera que|quem|qual|quando|quanto");
const MEASURED = phrase("MONEY|QTY|TIME|{@weight}|{@mood}");

/** What is new about somebody: birthday, relationship, likes, or another lasting fact. */
export function updatePerson(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.asks || QUESTION.test(keys)) return [];
  const introduced = introduction(clause) ?? correctedKin(clause, reading);
  const person = introduced ?? personOf(clause, reading) ?? subjectBefore(clause, reading);
  if (person === null) return [];
  const known = introduced?.relationship;
  const birthday = birthdayOf(clause, reading);
  const tastes = tastesOf(clause, reading, person);
  const note = birthday === null && tastes === null && known === undefined ? noteOf(clause, reading, person) : null;
  if (birthday === null && tastes === null && known === undefined && note === null) {
    return askMonth(clause, reading, person);
  }
  const told = known ?? person.relationship;
  const relation = told === undefined ? undefined : spelt(told, clause.keys);
  const args = {
    name: person.name,
    ...(relation === undefined ? {} : { relationship: relation }),
    ...(birthday === null ? {} : { birthday }),
    ...(tastes === null ? {} : { preferences: [tastes] }),
    ...(note === null ? {} : { note }),
  };
  return [{ tool: "update_person", args, score: 0.9, instead: asKnowledge(clause, person) }];
}

/** "o aniversário dela é dia 13" leaves the month out. */
function askMonth(clause: Clause, reading: Reading, { name }: Person): Candidate[] {
  const day = clause.units.map((unit) => dayWithoutMonth(unit, reading)).find((one) => one !== null);
  return day === undefined || !/aniversario|nasceu|faz anos/.test(clause.keys)
    ? []
    : [{ tool: "update_person", args: { name }, score: 0.8, ask: `Dia ${day} de que mês?` }];
}

function asKnowledge({ keys, text }: Clause, person: Person): Candidate {
  const content = text.charAt(0).toUpperCase() + text.slice(1);
  const type = LIKES.test(keys) || DISLIKES.test(keys) ? "preference" : "fact";
  const args = { ...keepWords(content, text, keys), type, person: person.name };
  return { tool: "add_knowledge", args, score: 0.7 };
}

const IS = new RegExp(
  phrase(`NAME (?:eh|virou|agora eh) (?:o |a |um |uma )?(?:meu|minha|meus|minhas) (?:nov[oa] |melhor |ex )?(${KIN})`)
    .source,
);
const CALLED = phrase(
  `(?:meu|minha) (?:nov[oa] )?(${KIN}) (?:se chama|chama|eh|se chamava|agora eh) (?:o |a )?NAME|(?:nome d[oa] (?:meu|minha)|(?:meu|minha)) (?:nov[oa] )?(${KIN}) eh (?:o |a )?NAME`,
);

/** "o Pedro é meu chefe", "meu namorado se chama Caio": the clause is there to tell who somebody is. */
function introduction({ keys, units }: Clause): Person | null {
  const match = IS.exec(keys) ?? CALLED.exec(keys);
  if (match === null) return null;
  const at = unitAt(units, match.index + match[0].indexOf("NAME"));
  const named = units[at]?.mention;
  const said = match[1] ?? match[2] ?? "";
  if (named?.kind !== "name") return null;
  return { name: named.name, relationship: ACCENTS[said] ?? said, first: at, last: units.length - 1 };
}

const IS_KIN = new RegExp(
  `^(?:${phrase(`(?:(?:e|mas|sim|ela|ele|na verdade) )*eh (?:o |a )?(?:meu|minha) (${KIN})`).source})$`,
);

/** "a Júlia não é minha irmã, é minha prima": the second clause says who she is. */
function correctedKin({ keys, previous, units }: Clause, reading: Reading): Person | null {
  const said = IS_KIN.exec(keys)?.[1];
  if (said === undefined || previous === undefined || !/ nao eh (?:o |a )?(?:meu|minha) /.test(previous.keys)) {
    return null;
  }
  const person = personOf(previous, reading);
  return person && { ...person, relationship: ACCENTS[said] ?? said, first: 0, last: units.length - 1 };
}

/** "minha irmã Júlia faz aniversário em março e adora chocolate": the second clause leaves the person out. */
function subjectBefore({ previous, keys }: Clause, reading: Reading): Person | null {
  if (
    previous === undefined ||
    !/^(?:ele |ela |tambem |nao )*(?:gosta|adora|ama|odeia|detesta|curte|prefere|mora|trabalha|faz|tem|eh|nasceu) /
      .test(keys)
  ) return null;
  const person = personOf(previous, reading);
  return person && { ...person, first: 0, last: -1 };
}

/** With its accents: "meu avo" is "avô", "minha avo" is "avó". */
function spelt(relation: string, keys: string): string {
  if (relation !== fold(relation)) return relation;
  return relation === "avo" && /(?:^| )meu avo(?: |$)/.test(keys) ? "avô" : ACCENTS[relation] ?? relation;
}

const ACCENTS: Record<string, string> = {
  mae: "mãe",
  irma: "irmã",
  irmao: "irmão",
  avo: "avó",
  vo: "vó",
  socio: "sócio",
  socia: "sócia",
  psicologo: "psicólogo",
  psicologa: "psicóloga",
  medico: "médico",
  medica: "médica",
  patrao: "patrão",
  mamae: "mãe",
  mozao: "mozão",
  bebe: "bebê",
};

function tastesOf(clause: Clause, reading: Reading, person: Person): string | null {
  const { keys, units } = clause;
  const offset = units.slice(0, person.last + 1).reduce((sum, { key }) => sum + key.length + 1, 0);
  const rest = keys.slice(offset);
  const dislikes = DISLIKES.exec(rest);
  const likes = dislikes === null ? LIKES.exec(rest) : null;
  const verb = dislikes ?? likes;
  if (
    verb === null || verb.index > 12 ||
    PASSING.test(rest.slice(verb.index + verb[0].length).trim()) ||
    /^(?:suporta|aguenta|tolera) mais(?: |$)/.test(rest.slice(verb.index).replace(/^nao /, "")) ||
    /^(?:nao |que nao )?(?:gosta de mim|me ama|me odeia|me adora|gosta muito de mim)/.test(rest)
  ) return null;
  const start = unitAt(units, offset + verb.index);
  const end = unitAt(units, offset + verb.index + verb[0].length);
  const from = dislikes === null ? end : start;
  let first = units[from];
  // "gosta muito de chocolate" leaves "chocolate".
  let at = from;
  while (
    dislikes === null && first !== undefined &&
    /^(?:de|do|da|dos|das|muito|demais|mais|bastante|o|a|os|as|por|em)$/.test(first.key)
  ) first = units[++at];
  const last = units.at(-1);
  if (first === undefined || last === undefined || first.start > last.end) return null;
  const taste = expandShortForms(reading.text.slice(first.start, last.end)).replace(/\s+/g, " ").trim();
  return taste === "" || taste.length > 200 ? null : taste;
}

/** Index of the unit that begins at an offset into the keys. */
function unitAt(units: Clause["units"], offset: number): number {
  let sum = 0;
  for (let i = 0; i < units.length; i++) {
    if (sum >= offset) return i;
    sum += units[i]!.key.length + 1;
  }
  return units.length;
}

const OWN_DOING =
  /^(?!(?:aqui|foi|vai|pai|sai|oi)$)[a-z]{3,}i$|^(?:li|vi|fiz|disse|trouxe|devo|tenho|vou|quero|preciso|emprestamos|combinamos)$/;

function noteOf(clause: Clause, reading: Reading, person: Person): string | null {
  const { keys, units } = clause;
  const rest = units.slice(person.last + 1).map(({ key }) => key).join(" ");
  const requested = REQUEST.test(keys) && rest !== "";
  // "guarda que emprestei 200 pro meu irmão em maio": what the user did says more than what follows the name.
  if (requested && units.slice(0, person.first).some(({ key }) => OWN_DOING.test(key))) return null;
  const lasting = LASTING.exec(rest);
  if (!requested && (lasting === null || lasting.index > 15 || MEASURED.test(keys) || person.first > 3)) return null;
  if (/(?:briguei|discuti|terminei|amo|odeio|to com)/.test(keys) && !requested) return null;
  const first = units[person.last + 1];
  const last = units.at(-1);
  return first === undefined || last === undefined
    ? null
    : expandShortForms(reading.text.slice(first.start, last.end)).trim();
}
