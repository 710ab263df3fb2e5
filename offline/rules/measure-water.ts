import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Measured } from "./measured.ts";

const WATER = phrase("{@water}|garrafinhas?|garrafas?|squeeze");
const DRANK = phrase(
  "{drink:did}|(?:me )?hidratei|a gente (?:bebeu|tomou)|(?:consegui|acabei de|ja|cheguei a) (?:beber|tomar)|mandei pra dentro|fechei|completei|bati|matei|entornei",
);
const OTHER = phrase(
  "cervejas?|breja|vinho|cafes?|cafezinho|suco|refrigerante|coca|leite|cha|vodka|whisky|cachaca|pinga|drink|drinks|gin|energetico|caipirinha|chope|chopp|remedio|remedios|" +
    "vitamina|sopa|caldo|sorvete|iogurte|acai|whey|shake|dipirona|banho|sol|susto|multa|bronca|cerva|latao|shot|shots|espumante|champanhe|vitaminas|guarana|matte|mate|agua de coco|agua com gas|agua tonica|oleo|gasolina",
);
const PLACE = phrase("conta|boleto|paguei|vence|falta de agua|litro de (?:leite|oleo)|comprei|gastei");

/** Water in ml: "bebi 2 litros de água", "tomei 3 copos", "mais 500 ml de água". */
export function measureWater(clause: Clause): Measured | null {
  const { keys, units } = clause;
  const drank = DRANK.exec(keys);
  const water = WATER.exec(keys);
  if ((drank === null && water === null) || OTHER.test(keys) || PLACE.test(keys)) return null;
  const at = drank?.index ?? water!.index;
  const volume = units.find(({ mention }) => mention?.kind === "quantity" && mention.measure === "volume")?.mention;
  if (volume?.kind === "quantity") {
    return volume.value > 10_000
      ? null
      : { metric: "water", value: Math.round(volume.value), unit: "ml", at, score: water === null ? 0.85 : 0.94 };
  }
  if (/(?:MONEY|TIME)/.test(keys) || units.some(({ mention }) => mention?.kind === "quantity")) return null;
  const [bare] = amountsOf(clause).filter(({ at: place }) => units[place - 1]?.key !== "dia");
  if (bare !== undefined) {
    const more = water === null && clause.units[0]?.inherited === true && clause.previous !== undefined &&
      WATER.test(clause.previous.keys);
    if (water === null && !more) return null;
    const container = water === null || !/copo|garraf|squeeze/.test(keys) ? containerOf(clause.previous) : undefined;
    // A figure without unit: as many as before, else litres up to ten, millilitres from fifty on.
    const value = container !== undefined && bare.amount <= 20
      ? bare.amount * container
      : bare.amount <= 10
      ? bare.amount * 1000
      : bare.amount >= 50
      ? bare.amount
      : undefined;
    return value === undefined || value > 10_000 ? null : { metric: "water", value, unit: "ml", at, score: 0.75 };
  }
  const told = drank !== null && water !== null && units.length <= 7;
  const requested = water !== null && /(?:registra|anota|marca|lanca|coloca|registrar|anotar)/.test(keys) &&
    units.length <= 7;
  return told || requested ? { metric: "water", ask: "Quanto de água?", at, score: 0.6 } : null;
}

/** Millilitres of what was drunk from right before: "3 copos … mais 2". */
function containerOf(previous: Clause | undefined): number | undefined {
  const said = previous === undefined ? null : /\b(copo|garrafinha|garrafa)/.exec(previous.plain.toLowerCase())?.[1];
  return said === "copo" ? 200 : said === undefined || said === null ? undefined : 500;
}
