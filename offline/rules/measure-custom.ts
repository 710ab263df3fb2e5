import { bloodPressure } from "../../shared/tools/health/blood-pressure.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import { countDrinks } from "./count-drinks.ts";
import type { Measured } from "./measured.ts";

/** What can be measured beside the six metrics, and how it is called. */
const NAMES: readonly [string, RegExp, string?][] = [
  ["glicemia", phrase("glicemia|glicose|glicemica|acucar no sangue")],
  ["pressão", phrase("pressao arterial|pressao")],
  ["temperatura", phrase("temperatura|febre"), "°C"],
  ["batimentos", phrase("batimentos?|batimentos cardiacos|frequencia cardiaca|bpm"), "bpm"],
  ["passos", phrase("passos|passinhos"), "passos"],
  ["colesterol", phrase("colesterol|ldl|hdl")],
  ["triglicérides", phrase("triglicerides|triglicerideos")],
  ["cintura", phrase("cintura"), "cm"],
  ["quadril", phrase("quadril"), "cm"],
  ["saturação", phrase("saturacao|oxigenacao"), "%"],
  ["calorias", phrase("calorias|kcal"), "kcal"],
  ["IMC", phrase("imc")],
  ["gordura corporal", phrase("gordura corporal|percentual de gordura|gordura"), "%"],
  ["dor", phrase("nivel de dor|dor nivel|dor (?:ta |hoje |DATE )*NUM|dor nota|minha dor|dor (?:em|de) NUM")],
  ["estresse", phrase("nivel de estresse|estresse|stress")],
  ["ansiedade", phrase("nivel de ansiedade|ansiedade (?:nota|em|ta|hoje|NUM)")],
  ["cigarros", phrase("cigarros?"), "cigarros"],
  ["distância", phrase("km|quilometros?"), "km"],
];
/** With a length of time it is exercise. */
const DISTANCE = phrase("km|quilometros?");
const ON_FOOT = phrase("andei|caminhei|corri|pedalei|nadei|a pe|de bike|de bicicleta|corrida|caminhada|pedal|trilha");
/** A body's, not the weather's. */
const FEVER = phrase("febre|minha temperatura|marquei|marcou|medi|deu|termometro|to com|corporal");
const STATED = phrase(
  "eh|ta|tava|foi|deu|marcou|dei|fiz|andei|caminhei|corri|pedalei|nadei|medi|mediu|hoje|DATE|em|de|fumei|tomei|bebi|li|comi|consumi|queimei|bati|alcancei|perdi|{note:ask}|{put:ask}|minha|meu|NUM",
);
const NOT = phrase(
  "gastei|paguei|custa|comprei|reais|conta|vence|quanto|(?<!bati (?:a |minha )?)meta|limite|carro|viagem|estrada|panela de|no transito|dirigi|longe|fica a|moro a|baixa|pilha|trabalho sob",
);

/** Other figures: "glicemia 98", "dei 8000 passos", "minha pressão tá 12 por 8". */
export function measureCustom(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (NOT.test(keys) || /MONEY/.test(keys) || (/TIME/.test(keys) && DISTANCE.test(keys))) return null;
  const drinks = countDrinks(clause);
  if (drinks !== null) return drinks;
  const found = NAMES.flatMap(([name, words, unit]) => {
    const match = words.exec(keys);
    return match === null ? [] : [{ name, unit, at: match.index }];
  })[0];
  if (found === undefined || !STATED.test(keys)) return null;
  if (found.name === "distância" && !ON_FOOT.test(keys)) return null;
  if (found.name === "temperatura" && !FEVER.test(keys) && !/^(?:minha )?temperatura NUM/.test(keys)) return null;
  const [first, second] = amountsOf(clause).filter(({ at, explicit }) => !explicit && units[at - 1]?.key !== "dia");
  if (first === undefined) {
    const requested = /^(?:(?:me|ai|por favor|quero) )*(?:registra|anota|marca|lanca|registrar|anotar|medi) /.test(
      keys,
    );
    return requested && units.length <= 7
      ? { metric: "custom", customName: found.name, ask: "Quanto deu?", at: found.at, score: 0.58 }
      : null;
  }
  const pressure = found.name === "pressão" && second !== undefined ? bloodPressure(first.amount, second.amount) : null;
  return {
    metric: "custom",
    customName: found.name,
    value: pressure?.value ?? first.amount,
    ...(found.unit === undefined ? {} : { unit: found.unit }),
    ...(pressure === null ? {} : { note: pressure.note }),
    at: found.at,
    score: 0.85,
  };
}
