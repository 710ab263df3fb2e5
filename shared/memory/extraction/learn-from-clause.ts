import { fold } from "../../text/fold.ts";
import type { Learned } from "./learned.ts";
import type { MemoryChange } from "./memory-change.ts";
import { memoryChangeOf } from "./memory-change-of.ts";
import { nameAt } from "./reading/name-at.ts";
import type { PersonMention } from "./reading/person-mention.ts";
import type { Word } from "./reading/word.ts";
import type { Clause, Subject } from "./reading/clause.ts";
import { matchRule } from "./rules/match-rule.ts";
import type { Rule } from "./rules/rule.ts";
import { type Topic, topicOf } from "./rules/topic.ts";
import { thingStatement } from "./rules/thing-statement.ts";
import { birthdayIn } from "./writing/birthday-in.ts";
import { stripMoment } from "./writing/strip-moment.ts";
import { writeStatement } from "./writing/write-statement.ts";
import { writeWords } from "./writing/write-words.ts";

/** Relatives who are somebody without a name: one has only one, or says who else. */
const KNOWN_UNNAMED =
  /^(?:mae|pai|irma|irmao|filh[oa]|cacula|bebe|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|avo|vo|bisavo|net[oa]|sogr[oa]|genro|nora|cunhad[oa]|padrasto|madrasta|entead[oa]|padrinho|madrinha|ex.*|melhor amig[oa]|chefe|patrao|patroa|soci[oa]|prim[oa]|ti[oa]|sobrinh[oa]|mozao|terapeuta|psicolog[oa]|psiquiatra)$/;

/** What a clause said as true tells that lasts; null when it tells nothing of the kind. */
export function learnFromClause(clause: Clause): Learned | null {
  const learned = clause.unreal ? null : learn(clause);
  const birthday = learned?.person === undefined ? null : birthdayIn(learned.content);
  return learned === null || birthday === null ? learned : { ...learned, birthday };
}

function learn(clause: Clause): Learned | null {
  const thing = thingStatement(clause);
  if (thing !== null) return thing;
  const done = impersonal(clause);
  if (done !== null) return done;
  const who = about(clause.subject);
  if (who === null) return null;
  const habit = clause.aspects[0] === "habit" && clause.rest.length > 0;
  const match = habit ? null : matchRule(clause);
  if (match === null && !habit) return null;
  const rest = [...companion(clause), ...match?.rest ?? clause.rest];
  const statement = introduction(clause, rest) ?? writeStatement(match?.clause ?? clause, rest);
  const content = who.prefix === undefined
    ? statement
    : `${who.prefix} ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
  const { area, sub_area } = topicFor(fold(content), match?.rule, who);
  const memory: MemoryChange | null = match !== null && who.self ? memoryChangeOf(clause, match) : null;
  return {
    type: match?.rule.type ?? "fact",
    area: area as Learned["area"],
    ...(sub_area === undefined ? {} : { sub_area }),
    content,
    ...(who.person === undefined ? {} : { person: who.person }),
    ...(who.relationship === undefined ? {} : { relationship: who.relationship }),
    ...(memory === null ? {} : { memory }),
  };
}

const TOGETHER = /^(?:casar|noivar|namorar|separar|divorciar|terminar|romper|reatar|voltar)$/;

/** "eu e a Carol casamos" is "casei com a Carol". */
function companion({ subject, before, people, main, finite, rest }: Clause): Word[] {
  const at = before.findIndex(({ key }, i) => key === "eu" && before[i + 1]?.key === "e");
  if (at < 0 || subject.kind !== "self" || finite.person !== "we" || !TOGETHER.test(main.lemma)) return [];
  if (people.length !== 1 || rest.some(({ key }) => key === "com")) return [];
  const who = before.slice(at + 2).filter(({ key, kind }) =>
    kind !== "mark" && !/^(?:nos|ja|nao|se|hoje|ontem|finalmente)$/.test(key)
  );
  return who.length === 0 || who.length > 4 ? [] : linkTo(main.lemma, who);
}

/** "casei com a Carol", "me separei da Carol". */
function linkTo(lemma: string, who: readonly Word[]): Word[] {
  const [first, ...others] = who;
  if (first === undefined) return [];
  if (!/^(?:separar|divorciar)$/.test(lemma)) return [{ ...first, key: "com", out: "com", capital: false }, ...who];
  return /^[oa]$/.test(first.key)
    ? [{ ...first, key: `d${first.key}`, out: `d${first.key}` }, ...others]
    : [{ ...first, key: "de", out: "de", capital: false }, ...who];
}

/** "sou a Lorena" says the name, "tenho 31" the age. */
function introduction({ main, subject }: Clause, rest: readonly Word[]): string | null {
  if (subject.kind !== "self") return null;
  const article = rest[0];
  if (
    main.lemma === "ser" && /^[oa]$/.test(article?.key ?? "") && rest[1]?.capital &&
    nameAt(rest, 1, true)?.last === rest.length - 1
  ) {
    return `Chama-se ${writeWords(rest.slice(1))}`;
  }
  return main.lemma === "ter" && rest.length === 1 && /^[1-9]\d$/.test(article?.key ?? "")
    ? `Tem ${article!.key} anos`
    : null;
}

/** An age or a trait of somebody else is about the relation to them. */
function topicFor(keys: string, rule: Rule | undefined, who: About): Topic {
  const topic = rule?.topic ?? topicOf(keys, rule?.otherwise ?? { area: "leisure" });
  return !who.self && topic.area === "personal_growth" && topic.sub_area !== "formal"
    ? { area: "relationships" }
    : topic;
}

/** "me demitiram": what others did to the user, told without the gender that "foi demitida" needs. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  demitir: "Perdeu o emprego",
  mandar: "Perdeu o emprego",
  desligar: "Perdeu o emprego",
  contratar: "Conseguiu um emprego",
  promover: "Recebeu uma promoção",
  efetivar: "Conseguiu a efetivação",
  diagnosticar: "Recebeu um diagnóstico",
};

function impersonal({ finite, main, before, rest, negated, aspects }: Clause): Learned | null {
  if (main.lemma === "pedir" && finite.tense === "past" && before.at(-1)?.key === "me" && !negated) {
    return proposal(rest);
  }
  const content = IMPERSONAL[main.lemma];
  if (content === undefined || finite.person !== "they" || finite.tense !== "past" || before.at(-1)?.key !== "me") {
    return null;
  }
  if (negated || aspects.length > 0 || main.lemma === "mandar" && rest[0]?.key !== "embora") return null;
  const kept = stripMoment(main.lemma === "mandar" ? [] : rest);
  const text = [content, writeWords(kept)].filter((part) => part !== "").join(" ");
  const topic = main.lemma === "diagnosticar"
    ? { area: "health" as const }
    : { area: "career" as const, sub_area: "job" };
  return { type: "fact", ...topic, content: text };
}

/** "me pediu em casamento". */
function proposal(rest: readonly Word[]): Learned | null {
  const what = /^em (casamento|namoro)\b/.exec(rest.map(({ key }) => key).join(" "))?.[1];
  if (what === undefined) return null;
  return { type: "fact", area: "relationships", sub_area: "romantic", content: `Recebeu um pedido de ${what}` };
}

interface About {
  self: boolean;
  person?: string;
  relationship?: string;
  /** Said of several at once: "Os pais". */
  prefix?: string;
}

function about(subject: Subject): About | null {
  if (subject.kind === "self") return { self: true };
  if (subject.kind !== "person") return null;
  const { person } = subject;
  if (person.plural) return person.own ? { self: false, prefix: prefixOf(person) } : null;
  if (person.name !== undefined) {
    return { self: false, person: person.name, ...(person.relation ? { relationship: person.relation } : {}) };
  }
  if (person.relation === undefined || !KNOWN_UNNAMED.test(fold(person.relation))) return null;
  return { self: false, person: person.relation, relationship: person.relation };
}

function prefixOf({ noun = "pais", names }: PersonMention): string {
  const last = names.at(-1);
  if (last !== undefined) return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} e ${last}`;
  return `${/[ãa]s$/.test(noun) ? "As" : "Os"} ${noun}`;
}
