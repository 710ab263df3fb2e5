import { phrase } from "../language/phrase.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import type { Clause } from "../reading/clause.ts";

const PERSON =
  "(?:(?:o|a|os|as|meu|minha|meus|minhas|nosso|nossa|um|uma|aquele|aquela|seu|sua) )?(?:(?:{@kin})(?: NAME)?|NAME)|ele|ela|eles|elas|alguem|" +
  "fulano|fulana|(?:a |o )?(?:galera|pessoal|povo|cara|moca|moco|menino|menina)|todo mundo";
const SUBJECT = phrase(
  `(?<!(?:pra|pro|com|de|da|do|das|dos|na|no|em|pelo|pela|ao|sobre) (?:o |a |meu |minha |meus |minhas )?)(?:${PERSON}) (?:(?:ja|so|tambem|hoje|DATE|nao|que|ontem|me|la|agora) )*([a-z]+)`,
);
const POSSESSOR = phrase(
  `(?:{@weight}|{@sleep}|{@mood}|{@energy}|{@water}|{@custom}|{@income}|{@bill}|gastos?|compras?|pressao|dividas?|contas?) (?:(?:d[aoe]s?|de) (?:${PERSON})|del[ea]s?)`,
);
const FIRST_PERSON = phrase(
  "me (?:deu|deram|mandou|mandaram|pagou|pagaram|transferiu|depositou|emprestou|passou|cobrou|cobraram)|eu|a gente|to|tava|tenho|estamos",
);

/** Whether a clause tells of someone other than the user: "meu irmão gastou 50", "o peso da minha filha é 20". */
export function isAboutSomeoneElse({ keys, units }: Clause): boolean {
  if (FIRST_PERSON.test(keys) || units.some(({ key }) => isFirstPerson(key))) return false;
  if (POSSESSOR.test(keys)) return true;
  const verb = SUBJECT.exec(keys)?.[1];
  return verb !== undefined && (/^(?:ta|tava|eh|tem|tinha|vai)$/.test(verb) || isThirdPerson(verb));
}

function isFirstPerson(key: string): boolean {
  const readings = verbLexicon.read(key);
  return readings.some(({ tense }) => tense === "did") && !readings.some(({ tense }) => tense === "they-did");
}

function isThirdPerson(key: string): boolean {
  return verbLexicon.read(key).some(({ tense }) => tense === "they-did" || tense === "they-do" || tense === "used-to");
}
