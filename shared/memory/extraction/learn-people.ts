import { grammaticalGender } from "../../text/grammatical-gender.ts";
import { RELATIONS } from "./language/relations.ts";
import type { Learned } from "./learned.ts";
import type { Clause } from "./reading/clause.ts";
import { nameAt } from "./reading/name-at.ts";
import type { PersonMention } from "./reading/person-mention.ts";
import type { Word } from "./reading/word.ts";

/** People of the user's life whom a sentence names along with what they are: "minha irmã Júlia", "meu chefe se chama Roberto". */
export function learnPeople(people: readonly PersonMention[], clauses: readonly Clause[]): Learned[] {
  const found = people.flatMap((person) => introduced(person));
  for (const clause of clauses) {
    if (!clause.unreal && !clause.negated) found.push(...named(clause), ...children(clause), ...partner(clause));
  }
  return found;
}

function introduced({ own, name, relation, plural, names }: PersonMention): Learned[] {
  if (!own) return [];
  if (plural && relation !== undefined) return names.map((one) => somebody(one, relation));
  return name !== undefined && relation !== undefined ? [somebody(name, relation)] : [];
}

function somebody(name: string, relationship: string): Learned {
  const gendered = genderOf(name, relationship);
  const social = /amig|vizinh|colega/.test(gendered);
  const work = /chefe|patr|soci|gerente|coordenador|supervisor|orientador/.test(gendered);
  const love = /namorad|marido|espos|mulher|noiv|companheir|parceir|^ex|ficante|crush/.test(gendered);
  return {
    type: "person",
    area: "relationships",
    sub_area: social || work ? "social" : love ? "romantic" : "family",
    title: name,
    content: `${name}, ${gendered}`,
    person: name,
    relationship: gendered,
  };
}

/** "filhos Pedro e Luísa": Luísa is a daughter. */
function genderOf(name: string, relationship: string): string {
  if (!/^(?:filho|irmão|neto|sobrinho|primo|tio|amigo|enteado)$/.test(relationship)) return relationship;
  if (grammaticalGender(name) !== "feminine") return relationship;
  return relationship === "irmão" ? "irmã" : relationship.replace(/o$/, "a");
}

/** "meu chefe se chama Roberto", "meu psicólogo é o Marcos", "a Fernanda é minha chefe". */
function named({ subject, main, rest, aspects }: Clause): Learned[] {
  if (subject.kind !== "person" || aspects.length > 0 || !/^(?:chamar|ser|nascer)$/.test(main.lemma)) return [];
  const { name, relation, own, plural } = subject.person;
  if (plural) return [];
  // "meu sobrinho nasceu, o Ravi"
  if (main.lemma === "nascer") {
    const article = rest[0]?.kind === "mark" && /^[oa]$/.test(rest[1]?.key ?? "") ? 1 : -1;
    const born = article < 0 || !own || name !== undefined ? null : nameAt(rest, article + 1, true);
    return born !== null && relation !== undefined ? [somebody(born.name, relation)] : [];
  }
  if (name === undefined && relation !== undefined && own) {
    const at = /^(?:o|a)$/.test(rest[0]?.key ?? "") ? 1 : 0;
    const said = nameAt(rest, at, main.lemma === "chamar" || at === 1);
    return said !== null && endsAt(rest, said.last) ? [somebody(said.name, relation)] : [];
  }
  if (name === undefined || relation !== undefined || main.lemma !== "ser") return [];
  const owner = rest.findIndex(({ key }) => /^(?:meu|minha|nosso|nossa)$/.test(key));
  if (owner < 0 || owner > 1) return [];
  const at = /^(?:melhor|ex|nov[oa]|primeir[oa])$/.test(rest[owner + 1]?.key ?? "") ? owner + 2 : owner + 1;
  const is = RELATIONS.get(rest[at]?.key ?? "");
  return is === undefined ? [] : [somebody(name, rest[owner + 1]!.key === "melhor" ? `melhor ${is}` : is)];
}

/** "se chama Marlene e meu pai Osvaldo" names the first one with Marlene. */
function endsAt(rest: readonly Word[], last: number): boolean {
  const next = rest[last + 1];
  return next === undefined || next.kind === "mark" || next.key === "e";
}

const CHILDREN =
  /^(?:filh[oa]s?|irma[os]?|irmaos|irmas|net[oa]s?|menin[oa]s?|entead[oa]s?|sobrinh[oa]s?|gemeos|gemeas|bebe|namorad[oa]|noiv[oa])$/;

/** "tenho dois filhos, o Pedro e a Luísa", "tenho uma irmã chamada Bia". */
function children({ subject, main, fullRest, finite }: Clause): Learned[] {
  if (subject.kind !== "self" || main.lemma !== "ter" || finite.tense === "past") return [];
  const at = fullRest.findIndex(({ key }) => CHILDREN.test(key));
  if (at < 0 || at > 3) return [];
  const relation = SINGULAR[fullRest[at]!.key] ?? RELATIONS.get(fullRest[at]!.key) ?? "filho";
  return namesIn(fullRest, at + 1).map((name) => somebody(name, relation));
}

const SINGULAR: Record<string, string> = {
  filhos: "filho",
  filhas: "filha",
  irmaos: "irmão",
  irmas: "irmã",
  netos: "neto",
  netas: "neta",
  meninos: "filho",
  meninas: "filha",
  menino: "filho",
  menina: "filha",
  gemeos: "filho",
  gemeas: "filha",
  enteados: "enteado",
  sobrinhos: "sobrinho",
  sobrinhas: "sobrinha",
};

function namesIn(words: readonly Word[], from: number): string[] {
  const names: string[] = [];
  let at = from;
  while (at < words.length) {
    if (
      !/^(?:,|e|\(|\)|:|-|o|a|chamad[oa]s?|de|nome|com|tem|\d+|anos|aninhos|mes|meses|mais|velh[oa]|nov[oa]|cacula)$/
        .test(words[at]!.key)
    ) {
      const found = nameAt(words, at, true);
      if (found === null) break;
      names.push(found.name);
      at = found.last;
    }
    at++;
  }
  return names;
}

/** "um menino da facul, o Guilherme". */
function namedBehind(words: readonly Word[]): { name: string; last: number } | null {
  const comma = words.findIndex(({ key }, at) => key === "," && /^(?:o|a)$/.test(words[at + 1]?.key ?? ""));
  if (comma < 0 || !/^(?:um|uma)$/.test(words[0]?.key === "com" ? words[1]?.key ?? "" : words[0]?.key ?? "")) {
    return null;
  }
  return nameAt(words, comma + 2, true);
}

/** "sou casado com a Patrícia", "tô namorando o Caio". */
function partner({ subject, main, rest, fullRest }: Clause): Learned[] {
  if (subject.kind !== "self") return [];
  const keys = rest.map(({ key }) => key).join(" ");
  const married = main.lemma === "ser" && /^casad[oa] com /.test(keys);
  const dating = main.lemma === "namorar";
  if (!married && !dating) return [];
  const from = married ? 2 : rest[0]?.key === "com" ? 1 : 0;
  const at = /^(?:o|a)$/.test(rest[from]?.key ?? "") ? from + 1 : from;
  const found = nameAt(rest, at, at > from) ?? namedBehind(fullRest);
  if (found === null) return [];
  const feminine = rest[from]?.key === "a" || grammaticalGender(found.name) === "feminine";
  return [somebody(found.name, married ? (feminine ? "esposa" : "marido") : feminine ? "namorada" : "namorado")];
}
