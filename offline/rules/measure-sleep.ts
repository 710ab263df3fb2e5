import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Measured } from "./measured.ts";

const SLEPT = phrase(
  "(?:fui )?(?:deitei|deitar) TIME|^(?:eu |hoje |DATE )*(?:acordei|levantei) TIME$|(?:essa|ultima|nessa) noite(?: [a-z]+){0,3} TIME|{sleep:did}|a gente dormiu|(?:consegui|deu pra|acabei de|so deu pra|pude|fui) dormir|(?:consegui|deu pra|pude) descansar(?: [a-z]+){0,3} TIME|(?:tive|foram|so|deram|deu|registra|anota|de|bati|com) (?:[a-z]+ )?(?:[a-zA-Z]+ )?(?:de )?(?:{@sleep})|{@sleep}|dormid[oa]s?|noite de TIME|TIME de (?:sono|noite)|cochilei|tirei um cochilo|(?:apaguei|desmaiei|descansei)(?: [a-z]+){0,3} TIME",
);
const BADLY = phrase(
  "mal|muito mal|pessimo|pessimamente|picado|quase nada|pouco|super mal|horrivelmente|acordando|interrompido",
);
const WELL = phrase("bem|muito bem|otimo|super bem|pesado|profundo|feito pedra|como pedra|igual pedra|tranquila?");
const NOT = phrase(
  "no ponto|no sofa|em cima|com o barulho|problema|questao|dormir fora|nao dormi(?! (?:nada|quase nada|direito|bem|muito|legal|praticamente)(?: [a-zA-Z]+)* TIME)|apaguei (?:a|o|as|os|tudo|meu|minha|uma|um|sem|aquele|aquela|esse|essa)|horas? acordad[oa]",
);

const WOKE_AT = phrase("(?:acordei|levantei|despertei) TIME");
const NIGHT = phrase("^DATE (?:foram|foi|deu|so|deram)(?: so| umas| apenas)* TIME");

/** Sleep in hours: "dormi 7h30", "dormi mal, só 5 horas", "tive 6h de sono". */
export function measureSleep(clause: Clause): Measured | null {
  const { keys, units } = clause;
  // "essa noite" is read as a day.
  const slept = SLEPT.exec(keys) ?? (/\bnoite\b/i.test(clause.plain) ? NIGHT.exec(keys) : null);
  if (slept === null || NOT.test(keys)) return null;
  // "acordei 6h com sono": a time of the clock.
  if (WOKE_AT.test(keys) && !/dorm|deit|capot|apag/i.test(clause.plain)) return null;
  const time = units.find(({ mention }) => mention?.kind === "time")?.mention;
  const bare = amountsOf(clause).find(({ explicit, at, amount }) =>
    !explicit && amount > 0 && amount <= 24 && units[at - 1]?.key !== "dia"
  );
  const hours = time?.kind === "time" ? Math.round(time.minutes / 60 * 100) / 100 : bare?.amount;
  const badly = BADLY.exec(keys);
  const note = badly ? `dormi ${badly[0]}` : WELL.test(keys) && hours !== undefined ? "dormi bem" : undefined;
  // "acordei 6h e dormi 23h" tells times of the clock.
  if (hours !== undefined && hours <= (/acordei|levantei|deitei/.test(keys) || previousWoke(clause) ? 14 : 24)) {
    return {
      metric: "sleep",
      value: hours,
      unit: "h",
      at: slept.index,
      score: 0.93,
      ...(note === undefined ? {} : { note }),
    };
  }
  if (hours !== undefined && hours > 24 || /(?:QTY|MONEY)/.test(keys)) return null;
  const told = /(?:dormi|capotei|cochilei|dormimos)/.test(keys) && units.length <= 7;
  const requested = /(?:registra|anota|marca|lanca|registrar|anotar) (?:o |meu |minhas |as )?(?:sono|horas)/.test(keys);
  return told || requested
    ? {
      metric: "sleep",
      ask: "Quantas horas você dormiu?",
      at: slept.index,
      score: 0.58,
      ...(note === undefined ? {} : { note }),
    }
    : null;
}

function previousWoke({ previous }: Clause): boolean {
  return previous !== undefined && /acordei|levantei|deitei/.test(previous.keys);
}
