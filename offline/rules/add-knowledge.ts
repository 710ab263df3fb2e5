import { expandShortForms } from "../../shared/text/expand-short-forms.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Unit } from "../reading/unit.ts";
import type { Candidate } from "./candidate.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { knowledgeAreas } from "./knowledge-areas.ts";
import { findFeeling } from "../speech/find-feeling.ts";
import { STATED_FACTS } from "./stated-facts.ts";

const ASK =
  "(?:lembra|lembre|lembrar|lembre se|lembra se|guarda|guarde|guardar|grava|grave|gravar|anota|anote|anotar|salva|salve|salvar|memoriza|memorize|memorizar|registra|registre|registrar|nao (?:se )?esquec[a-z]+|nao (?:deixa|deixe) de lembrar|toma nota|fica sabendo|fique sabendo|saiba|decora|so pra (?:voce saber|constar)|pra voce saber|pra sua informacao|coloca na memoria|poe na memoria|bota na memoria)";
/** "lembra que …", "anota aí: …", "quero que você guarde na memória que …". */
const REQUEST = new RegExp(
  `^(?:(?:oi|ei|opa|olha|por favor|entao|e|ah|me|pode|voce|consegue|poderia|quero|queria|gostaria|preciso|que|so|pra|bom|nao) )*?${ASK}(?: (?:ai|la|na memoria|na sua memoria|de memoria|isso|isto|disso|disto|nisso|o seguinte|do seguinte|essa|esse|esta|este|info|informacao|dado|fato|detalhe|pra mim|por favor|sempre|de|uma coisa|bem|tambem|se|nas suas notas|no meu perfil|sobre mim|ta))*(?: que| de que)?(?= |$)`,
);
const REMINDER = phrase(
  "me (?:lembra|lembre|lembrar|avisa|avise|avisar) (?:de|pra|quando|amanha|DATE|as|todo|na|no|que (?:eu )?tenho)|lembrete|alarme|despertador|lembra eu",
);
const LIKING = phrase(
  "prefiro|adoro|amo|odeio|detesto|gosto|curto|favorit[oa]s?|preferid[oa]s?|sou fa|nao suporto|nao gosto|preferencia|fa de|apaixonada por|apaixonado por|viciada em",
);
/** What is asked for with these is memory; "anota" and "registra" may mean a record. */
/** Says only that it corrects what was thought. */
const CORRECTING = /,?\s*(?<!\p{L})na (?:vdd|verdade|real)(?!\p{L}),?/giu;
const MEMORY = phrase(
  "lembr[a-z]+|guard[a-z]+|grav[ae]r?|memoriz[a-z]+|esquec[a-z]+|memoria|saiba|sabendo|saber|decora|salv[ae]r?|constar",
);
/** Somebody else's birth is the user's own news. */
const BORN = /^(?:o |a )?(?:meu|minha|nosso|nossa) (?:filh[oa]|bebe|net[oa]) nasceu/;
/** "o filho da Carla se chama Enzo" */
const NAMED = /^(?:o |a )[a-z]+ d[aeo]s? (?:meu |minha )?[a-zA-Z]+ (?:se chama|chama|eh) (?:o |a )?NAME$/;
const NOT_KEPT = phrase(
  "(?:guard|separ)[a-z]+ (?:uns |umas |mais |ate )?(?:NUM|MONEY)|(?:lembr[a-z]+) (?:d?o )?que (?:eu |voce )(?:ja )?(?:te )?(?:falei|disse|contei|comentei|falou|sabe)|gasto de|despesa|compra de|boleto|conta de (?:luz|agua|gas|internet)",
);

/** Lasting facts and preferences: asked for ("lembra que …") or stated ("me casei", "sou vegetariana"). */
export function addKnowledge(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    REMINDER.test(keys) || clause.marked ||
    /^(?:me )?(?:lembra|lembre) (?:quem|qual|quais|quando|onde|quanto|o que)/.test(keys)
  ) return [];
  const request = REQUEST.exec(keys);
  const kept = request !== null
    ? unitsAfter(clause.units, request[0].length)
    : isKept(clause.previous)
    ? [...clause.units]
    : null;
  if (kept !== null && kept.length > 0 && !NOT_KEPT.test(keys)) {
    return requested(clause, reading, kept, request !== null);
  }
  if (clause.asks || (isAboutSomeoneElse(clause) && !BORN.test(keys) && !NAMED.test(keys))) return [];
  return stated(clause, reading);
}

function isKept(clause: Clause | undefined): boolean {
  return clause !== undefined && REQUEST.test(clause.keys) && !/(?:MONEY|NUM|TIME|QTY)/.test(clause.keys);
}

function requested(clause: Clause, reading: Reading, kept: readonly Unit[], explicit: boolean): Candidate[] {
  const content = contentOf(kept, reading);
  // "anota 50 de mercado" and "anota meu peso" are for other tools, which score higher where they fit.
  if (!/\s/.test(content) || /^(?:isso|tudo|a[ií]|depois|mais tarde)(?: |$)/i.test(content)) {
    return explicit && /^(?:lembra|guarda|grava|memoriza|salva|anota)/.test(clause.keys) && clause.units.length <= 4
      ? [{ tool: "add_knowledge", args: {}, score: 0.55, ask: "O que você quer que eu guarde?" }]
      : [];
  }
  const strong = !explicit || MEMORY.test(clause.keys);
  return [{
    tool: "add_knowledge",
    args: argsOf(kept, content),
    score: strong ? 0.86 : / que /.test(clause.keys) ? 0.72 : 0.55,
  }];
}

function stated(clause: Clause, reading: Reading): Candidate[] {
  const fact = STATED_FACTS.find(({ pattern, not }) => pattern.test(clause.keys) && !not?.test(clause.keys));
  if (fact === undefined || clause.units.length > 30) return [];
  // A mood is not kept; what one has ("tenho ansiedade generalizada") is.
  if (findFeeling(clause.keys) !== null && !/(?:^| )(?:tenho|sou) /.test(clause.keys)) return [];
  return [{ tool: "add_knowledge", args: argsOf(clause.units, contentOf(clause.units, reading)), score: fact.score }];
}

function argsOf(units: readonly Unit[], content: string) {
  const keys = units.map(({ key }) => key).join(" ");
  const liking = LIKING.test(keys);
  return {
    type: liking ? "preference" : "fact",
    content,
    area: knowledgeAreas(keys)[0] ?? (liking ? "leisure" : "personal_growth"),
  };
}

/** The user's words without fillers at either end, with a capital. */
function contentOf(units: readonly Unit[], { text }: Reading): string {
  const kept = units.filter(({ inherited }) => !inherited);
  for (let filler = fillerAt(kept); filler > 0; filler = fillerAt(kept)) kept.splice(0, filler);
  while (kept.length > 0 && /^(?:ta|ok|viu|ne|por|favor|k|rs|obrigada|beleza|e)$/.test(kept.at(-1)!.key)) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return "";
  // What is glued to the last word belongs to it: "O+", "batata123".
  const end = last.end + (/^[^\s.,;!?…]*/.exec(text.slice(last.end))?.[0].length ?? 0);
  const content = expandShortForms(text.slice(first.start, end)).replace(CORRECTING, " ").replace(/\s+/g, " ").trim();
  return content.charAt(0).toUpperCase() + content.slice(1);
}

/** How many words at the beginning say nothing. */
function fillerAt(units: readonly Unit[]): number {
  const [first = "", second = ""] = units.map(({ key }) => key);
  if (first === "na" && second === "verdade") return 2;
  return /^(?:e|mas|que|ai|entao|tipo|ah|olha|bom|eu|ta|viu|agora|de|oi|opa|nossa|gente|amiga|menina)$/.test(first)
    ? 1
    : 0;
}

/** The units behind the first `length` characters of the keys. */
function unitsAfter(units: readonly Unit[], length: number): Unit[] {
  let sum = 0;
  return units.filter(({ key }) => {
    const at = sum;
    sum += key.length + 1;
    return at >= length;
  });
}
