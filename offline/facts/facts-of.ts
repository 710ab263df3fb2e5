import type { SlotName } from "../../shared/memory/slots.ts";
import { fold } from "../../shared/language/fold.ts";
import { isDayOnly, keysOf, type Unit } from "../reading/read-units.ts";
import { type Area, type FactRule, words } from "./fact-rule.ts";
import { FACT_RULES } from "./fact-rules.ts";
import type { Statement, Who } from "./statements.ts";
import { THING_FACTS } from "./thing-facts.ts";
import type { Mode } from "./verb-chain.ts";
import { withoutMoment, writeStatement, writeUnits } from "./write-fact.ts";

/** Something that a text tells of somebody's life and that lasts. */
export interface Fact {
  type: "fact" | "preference" | "person";
  /** Null for whoever wrote the text; otherwise a name, or the relation where there is none. */
  subject: string | null;
  relation?: string;
  area: Area;
  subArea?: string;
  /** Third person, without its subject. */
  content: string;
  slot: SlotName | null;
  key: string | null;
  value: string | null;
  holds: boolean;
  /** Where in the text it is said. */
  start: number;
  end: number;
}

/** Relatives who are somebody without a name: one has only one, or says who else. */
const KNOWN_UNNAMED =
  /^(?:mae|pai|irma|irmao|filh[oa]|cacula|bebe|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|avo|vo|bisavo|net[oa]|sogr[oa]|genro|nora|cunhad[oa]|padrasto|madrasta|entead[oa]|padrinho|madrinha|ex.*|melhor amig[oa]|chefe|patrao|patroa|soci[oa]|prim[oa]|ti[oa]|sobrinh[oa]|terapeuta|psicolog[oa]|psiquiatra)$/;
const byVerb = new Map<string, FactRule[]>();
for (const rule of FACT_RULES) {
  for (const verb of rule.verbs) byVerb.set(verb, [...byVerb.get(verb) ?? [], rule]);
}

/** What a statement tells that lasts: a fact, several where it lists things, none when no rule fits. */
export function factsOf(statement: Statement, text: string): Fact[] {
  const { who, chain } = statement;
  if (who.kind === "thing") return thingFact(statement, text);
  const about = subjectOf(who);
  if (about === null) return [];
  const complement = withoutMoment(upToTurn(statement.rest), text);
  if (chain.mode === "goal" || chain.mode === "done" || chain.mode === "dropped" || chain.mode === "plan") {
    return goalOf(statement, complement, about, text);
  }
  const head = upToComma(complement, text);
  for (const rule of byVerb.get(chain.main.lemma) ?? []) {
    const mode = modeFor(rule, chain);
    if (mode === null) continue;
    if (about.subject !== null && !rule.marks.has("anybody")) continue;
    const rest = rule.marks.has("taste") || rule.marks.has("each") ? complement : head;
    // "eu e a Carol casamos" is "casei com a Carol".
    const beside = statement.companion === undefined ? "" : `com ${keysOf(statement.companion)}`;
    const keys = `${beside} ${keysOf(rest)}`.trim();
    const match = rule.rest.exec(keys);
    if (match === null || rule.not?.test(keys)) continue;
    if (statement.negated && !(rule.marks.has("denied") && mode === "now")) return [];
    return build({ ...statement, chain: { ...chain, mode } }, rule, match, rest, about, text);
  }
  return [];
}

const LASTS = /^(?:morar|residir|viver|ter)$/;

/** "moramos" is now and then: what lasts is rather told of now. */
function modeFor({ modes }: FactRule, { mode, finite, main }: Statement["chain"]): Mode | null {
  if (
    mode === "past" && finite.person === "we" && modes.has("now") && (!modes.has("past") || LASTS.test(finite.lemma))
  ) {
    return "now";
  }
  // "morei em Lisboa" is over; "fui morar em Lisboa" came about.
  if (mode === "past" && finite === main && LASTS.test(finite.lemma)) return null;
  return modes.has(mode) ? mode : null;
}

/** Begin another thought, though no verb that is known. */
const TURNS =
  /^(?:nao|quase|nunca|ja|agora|ainda|depois|ai|nada|to|ta|so|olha|quanto|tipo|nem|principalmente|ate|mas|aquel[ea])$/;

/** Up to where another thought begins: "é caminhoneiro e quase não para em casa". */
function upToTurn(units: readonly Unit[]): Unit[] {
  const end = units.findIndex(({ key }, at) =>
    /^(?:,|e|\(|mas)$/.test(key) && (TURNS.test(units[at + 1]?.key ?? "") || key === "(")
  );
  return end < 0 ? [...units] : units.slice(0, end);
}

function upToComma(units: readonly Unit[], text: string): Unit[] {
  const end = units.findIndex(({ key }) => key === ",");
  return end < 0 ? [...units] : withoutMoment(units.slice(0, end), text);
}

interface About {
  subject: string | null;
  relation?: string;
}

function subjectOf(who: Who): About | null {
  if (who.kind === "self") return { subject: null };
  if (who.kind !== "person") return null;
  if (who.name !== undefined) {
    return { subject: who.name, ...(who.relation === undefined ? {} : { relation: who.relation }) };
  }
  if (who.relation === undefined || !KNOWN_UNNAMED.test(fold(who.relation))) return null;
  return { subject: who.relation, relation: who.relation };
}

function build(
  statement: Statement,
  rule: FactRule,
  match: RegExpExecArray,
  rest: Unit[],
  about: About,
  text: string,
): Fact[] {
  const { chain, start, end, negated } = statement;
  const units = [...statement.chain.units, ...statement.rest];
  const fact: Omit<Fact, "content" | "key" | "value"> = {
    type: rule.marks.has("taste") ? "preference" : "fact",
    ...about,
    area: about.subject !== null && rule.area === "personal_growth" ? "relationships" : rule.area,
    ...(rule.subArea === undefined ? {} : { subArea: rule.subArea }),
    slot: rule.slot,
    holds: !(rule.marks.has("ends") || negated || chain.mode === "ended"),
    start,
    end,
  };
  const value = rule.value ?? said(match, "value", rest, text, rule.slot);
  if (rule.slot === "age" && !/^[1-9]\d?$|^1[01]\d$/.test(value ?? "")) return [];
  const grouped = groupUnits(match, "key", rest);
  const things = rule.marks.has("each") && grouped.length > 0 ? listOf(grouped) : [grouped];
  return things.map((thing) => {
    const own = things.length === 1 ? rest : [...rest.slice(0, rest.indexOf(grouped[0]!)), ...thing];
    const key = rule.key ??
      (thing.length > 0 ? bare(writeUnits(thing, text)) : rule.slot === "habit" ? chain.main.lemma : null);
    return {
      ...fact,
      content: introduction(statement, rule, value) ?? writeStatement({ ...statement, rest: own }, units, text),
      key: rule.slot === null ? null : key,
      value: rule.slot === null ? null : value,
    };
  });
}

/** "sou a Lorena" says the name, "tenho 31" the age. */
function introduction({ chain }: Statement, rule: FactRule, value: string | null): string | null {
  if (rule.slot === "name") return `Chama-se ${value}`;
  return rule.slot === "age" && chain.main.lemma === "ter" ? `Tem ${value} anos` : null;
}

function listOf(units: readonly Unit[]): Unit[][] {
  const list: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.key === "," || unit.key === "e") list.push([]);
    else list.at(-1)!.push(unit);
  }
  const things = list.map((thing) => /^(?:de|d[oa]s?|[oa]s?)$/.test(thing[0]?.key ?? "") ? thing.slice(1) : thing)
    .filter((thing) => thing.length > 0);
  return things.every(({ length }) => length === 1) ? things : [[...units]];
}

/** The units that a group of a pattern over keys covers. */
function groupUnits(match: RegExpExecArray, name: string, units: readonly Unit[]): Unit[] {
  const range = match.indices?.groups?.[name];
  if (range === undefined) return [];
  let offset = 0;
  return units.filter(({ key }) => {
    const from = offset;
    offset += key.length + 1;
    return from >= range[0] && from + key.length <= range[1];
  });
}

/** What a group says, in its canonical form: a day, a figure, or the words. */
function said(
  match: RegExpExecArray,
  name: string,
  rest: readonly Unit[],
  text: string,
  slot: SlotName | null,
): string | null {
  const units = groupUnits(match, name, rest);
  const mention = units.length === 1 ? units[0]!.mention : undefined;
  if (units.length === 0) return null;
  if (mention?.kind === "date") return dayIn(units[0]!, mention.date, text);
  if (mention?.kind === "number" || mention?.kind === "money") {
    return String(slot === "height" && mention.amount < 3 ? Math.round(mention.amount * 100) : mention.amount);
  }
  if (mention?.kind === "quantity") return String(mention.value);
  const written = bare(writeUnits(units, text));
  return /^um?a?$/.test(written) ? "1" : written;
}

/** `YYYY-MM-DD`, or `--MM-DD` where no year is written. */
function dayIn({ start, end }: Unit, date: string, text: string): string {
  const written = text.slice(start, end);
  return /\d{4}|[/.-]\d{1,2}[/.-]\d{2}$/.test(written) ? date : `-${date.slice(4)}`;
}

/** Without article, small at the beginning unless it is a name. */
function bare(text: string): string {
  return text.replace(/^(?:[oa]s?|um|uma|uns|umas|meu|minha)\s+/i, "").replace(/[.,!?\s]+$/, "");
}

const GOAL =
  /^(?:aprender|emagrecer|engordar|perder|juntar|guardar|comprar|viajar|conhecer|correr|parar|largar|fazer|abrir|montar|mudar|casar|ler|economizar|quitar|passar|entrar|voltar|começar|aumentar|trocar|terminar|formar|escrever|publicar|tirar|morar|virar|ser|estudar|melhorar|chegar|ganhar|ter|adotar|trabalhar|construir|reformar|completar|meditar|treinar|sair|concluir|investir|pagar|empreender|fumar|beber)$/;
/** What makes of a wish a goal: something that takes long. */
const OF_WEIGHT = words("@GOALWORDS");
const PLANNED = /^(?:casar|mudar|operar|morar)$/;
const NOT_GOAL = words(
  "hoje|amanha|agora|voce|te|mais tarde|essa noite|fim de semana|isso|nada|DATE de manha|saber|ajuda|rica|rico|milionari[oa]",
);

/** "quero correr uma maratona", "consegui quitar o carro", "desisti de aprender piano", "vou casar em maio". */
function goalOf(statement: Statement, rest: Unit[], about: About, text: string): Fact[] {
  const { chain, negated, start, end } = statement;
  const units = [...statement.chain.units, ...statement.rest];
  const whole = keysOf([...units.slice(chain.first + 1, chain.last + 1), ...rest]);
  if (negated || about.subject !== null || NOT_GOAL.test(whole)) return [];
  const plan = chain.mode === "plan";
  if (
    plan
      ? !PLANNED.test(chain.main.lemma) || rest.length === 0 && chain.main.lemma !== "casar"
      : !GOAL.test(chain.main.lemma) || !OF_WEIGHT.test(whole)
  ) return [];
  const verbs = units.slice(chain.first + 1, chain.last + 1).filter(({ key }) =>
    !/^(?:me|de|a|em|com|muito|mais|ja|so)$/.test(key)
  );
  const key = writeUnits([...verbs.slice(chain.mode === "goal" ? 0 : -1), ...rest], text);
  return [{
    type: "fact",
    ...about,
    area: "personal_growth",
    content: writeStatement({ ...statement, rest }, units, text),
    slot: plan ? "plan" : "goal",
    key: key.toLowerCase() === key ? key : key.charAt(0).toLowerCase() + key.slice(1),
    value: plan ? null : chain.mode === "goal" ? "open" : chain.mode,
    holds: true,
    start,
    end,
  }];
}

function thingFact({ who, chain, rest, negated, start, end }: Statement, text: string): Fact[] {
  const owner = who.kind === "thing" && who.of !== undefined ? subjectOf(who.of) : { subject: null };
  if (
    owner === null || who.kind !== "thing" || negated || chain.mode !== "now" ||
    !/^(?:ser|chamar|ficar)$/.test(chain.main.lemma)
  ) {
    return [];
  }
  const noun = keysOf(who.noun);
  const thing = THING_FACTS.find(({ is }) => is.test(noun));
  const complement = withoutMoment(rest, text);
  if (
    thing === undefined || !thing.value.test(keysOf(complement)) || complement.some((unit) => isDayOnly(unit, text))
  ) {
    return [];
  }
  const day = complement.find(({ mention }) => mention?.kind === "date");
  const first = (day ?? complement[0]!).mention;
  const written = bare(writeUnits(complement, text)).replace(/^(?:n?o )?(?:de|dia) /, "");
  const value = first?.kind === "date"
    ? dayIn(day!, first.date, text)
    : first?.kind === "number" || first?.kind === "money"
    ? String(first.amount)
    : first?.kind === "quantity"
    ? String(first.value)
    : written;
  const own = writeUnits(who.noun, text);
  const article = /(?:a|ao|ade)s?(?: |$)/.test(noun.split(" ")[0]!) ? "A" : "O";
  return [{
    type: thing.taste ? "preference" : "fact",
    ...owner,
    area: thing.area,
    ...(thing.subArea === undefined ? {} : { subArea: thing.subArea }),
    content: thing.say.replace("{value}", written).replace("{thing}", own).replace("{Thing}", `${article} ${own}`),
    slot: thing.slot,
    key: thing.slot === "pet" ? written : null,
    value: thing.slot === null ? null : thing.slot === "pet" ? own : value,
    holds: true,
    start,
    end,
  }];
}
