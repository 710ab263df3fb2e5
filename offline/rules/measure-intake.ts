import { phrase, phrases } from "../language/phrase.ts";
import type { Clause } from "../reading/read-message.ts";
import { amountsOf } from "./amounts.ts";
import type { Measured } from "./measured.ts";

const PATTERNS = phrases({
  DRANK:
    "{drink:did}|(?:me )?hidratei|a gente (?:bebeu|tomou)|(?:consegui|acabei de|ja|cheguei a) (?:beber|tomar)|mandei pra dentro|fechei|completei|bati|matei|entornei",
  OTHER:
    "cervejas?|breja|vinho|cafes?|cafezinho|suco|refrigerante|coca|leite|cha|vodka|whisky|cachaca|pinga|drink|drinks|gin|energetico|caipirinha|chope|chopp|remedio|remedios|" +
    "vitamina|sopa|caldo|sorvete|iogurte|acai|whey|shake|dipirona|banho|sol|susto|multa|bronca|cerva|latao|shot|shots|espumante|champanhe|vitaminas|guarana|matte|mate|agua de coco|agua com gas|agua tonica|oleo|gasolina",
  STATED:
    "eh|ta|tava|foi|deu|marcou|dei|fiz|andei|caminhei|corri|pedalei|nadei|medi|mediu|hoje|DATE|em|de|fumei|tomei|bebi|li|comi|consumi|queimei|bati|alcancei|perdi|{note:ask}|{put:ask}|minha|meu|NUM",
  NOT:
    "gastei|paguei|custa|comprei|reais|conta|vence|quanto|(?<!bati (?:a |minha )?)meta|limite|carro|viagem|estrada|panela de|no transito|dirigi|longe|fica a|moro a|baixa|pilha|trabalho sob",
  ACTIVE:
    "caminhei|corri|malhei|treinei|pedalei|nadei|andei (?:de bike|de bicicleta|a pe|no parque|na esteira|na praia|na orla|TIME|por)|andei|dancei|remei|lutei|surfei|patinei|trotei|escalei|me exercitei|exercitei|joguei (?:bola|futebol|volei|basquete|tenis|futsal|beach tennis|pelada)|" +
    "(?:a gente|nos) (?:caminhou|correu|malhou|treinou|pedalou|nadou)|(?:consegui|acabei de|fui|deu pra|voltei de) (?:caminhar|correr|malhar|treinar|pedalar|nadar|dancar)|(?:comecei|voltei|recomecei|resolvi|inventei de|tentei) (?:a |de )?{exercise:inf}|suei|pulei corda|puxei ferro|levantei peso",
  DID:
    "fiz|fizemos|tive|fui|foram|foi|rolou|teve|completei|terminei|mandei|registra|anota|lanca|marca|coloca|TIME|voltei",
  NOT_EXERCISE:
    "corri (?:atras|risco|perigo|contra|pra|do|da)|correndo atras|andei (?:pensando|meio|muito|mal|triste|sumid[oa]|ocupad[oa]|cansad[oa]|estudando|trabalhando)|dancei na|lutei (?:contra|muito|pra|por)|nadei em|pagar|paguei|gastei|custa|mensalidade|vence|assist[a-z]+|vi o jogo|reuniao|treinei (?:a|minha|meu|o) (?:apresentacao|discurso|fala|ingles|time|equipe|entrevista)|por dia|todo dia|todos os dias|por semana|contra a mare|em dinheiro|treinei ingles|treinamento|curso",
});

const WATER = phrase("{@water}|garrafinhas?|garrafas?|squeeze");
const PLACE = phrase("conta|boleto|paguei|vence|falta de agua|litro de (?:leite|oleo)|comprei|gastei");

/** Water in ml: "bebi 2 litros de água", "tomei 3 copos", "mais 500 ml de água". */
export function measureWater(clause: Clause): Measured | null {
  const { keys, units } = clause;
  const drank = PATTERNS.DRANK.exec(keys);
  const water = WATER.exec(keys);
  if ((drank === null && water === null) || PATTERNS.OTHER.test(keys) || PLACE.test(keys)) return null;
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
    // A number without a unit is in litres up to ten, and in millilitres from fifty.
    const value = bare.amount <= 10 ? bare.amount * 1000 : bare.amount >= 50 ? bare.amount : undefined;
    return value === undefined || value > 10_000 ? null : { metric: "water", value, unit: "ml", at, score: 0.75 };
  }
  const told = drank !== null && water !== null && units.length <= 7;
  const requested = water !== null && /(?:registra|anota|marca|lanca|coloca|registrar|anotar)/.test(keys) &&
    units.length <= 7;
  return told || requested ? { metric: "water", ask: "Quanto de água?", at, score: 0.6 } : null;
}

/** Other measures besides the six metrics: their names, patterns and units. */
const CUSTOM_MEASURES: readonly [string, RegExp, string?][] = [
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
/** A distance. With a duration, it is exercise instead. */
const DISTANCE = phrase("km|quilometros?");
const ON_FOOT = phrase("andei|caminhei|corri|pedalei|nadei|a pe|de bike|de bicicleta|corrida|caminhada|pedal|trilha");
/** Words for the temperature of the body, and not of the weather. */
const FEVER = phrase("febre|minha temperatura|marquei|marcou|medi|deu|termometro|to com|corporal");

/** Other measures: "glicemia 98", "dei 8000 passos", "minha pressão tá 12 por 8". */
export function measureCustom(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (PATTERNS.NOT.test(keys) || /MONEY/.test(keys) || (/TIME/.test(keys) && DISTANCE.test(keys))) return null;
  const found = CUSTOM_MEASURES.flatMap(([name, words, unit]) => {
    const match = words.exec(keys);
    return match === null ? [] : [{ name, unit, at: match.index }];
  })[0];
  if (found === undefined || !PATTERNS.STATED.test(keys)) return null;
  if (found.name === "distância" && !ON_FOOT.test(keys)) return null;
  if (found.name === "temperatura" && !FEVER.test(keys) && !/^(?:minha )?temperatura NUM/.test(keys)) return null;
  const [first, second] = amountsOf(clause).filter(({ at, explicit }) => !explicit && units[at - 1]?.key !== "dia");
  if (first === undefined) {
    return REQUESTED.test(keys) && units.length <= 7
      ? { metric: "custom", customName: found.name, ask: "Quanto deu?", at: found.at, score: 0.58 }
      : null;
  }
  const pressure = found.name === "pressão" && second !== undefined
    ? readBloodPressure(first.amount, second.amount)
    : null;
  const kept = { at: found.at, score: 0.85 };
  if (pressure !== null) return { metric: "blood_pressure", ...pressure, ...kept };
  if (found.name === "distância") return { metric: "distance", value: first.amount, unit: "km", ...kept };
  return { metric: "custom", customName: found.name, value: first.amount, unit: found.unit, ...kept };
}

/** Reads "12 por 8" and "120 por 80" as the same pressure, with the higher number first. Null: the numbers are not a pressure. */
function readBloodPressure(one: number, other: number): { value: number; value2: number } | null {
  const inTens = (figure: number) => figure >= 30 ? Math.round(figure) / 10 : figure;
  const [value, value2] = [inTens(Math.max(one, other)), inTens(Math.min(one, other))];
  return value < 6 || value > 30 || value2 < 3 || value2 >= value ? null : { value, value2 };
}

/** The distance told beside a duration: "corri 5 km em 30 minutos". */
export function measureDistance(clause: Clause): Measured | null {
  const at = DISTANCE.exec(clause.keys)?.index;
  const told = amountsOf(clause).find(({ at }) => DISTANCE.test(clause.units[at + 1]?.key ?? ""));
  return at === undefined || told === undefined
    ? null
    : { metric: "distance", value: told.amount, unit: "km", at, score: 0.9 };
}

/** "a pressão da vó deu 15 por 9": whose it is, in the person's words. */
export function measureOthersPressure(clause: Clause, text: string): Measured & { person: string } | null {
  const { keys, units } = clause;
  const found = /(?:^| )pressao d[aeo] ((?:minha |meu )?)([a-z]+) /.exec(keys);
  const [first, second] = amountsOf(clause).filter(({ explicit }) => !explicit);
  if (found === null || first === undefined || second === undefined || !PATTERNS.STATED.test(keys)) return null;
  const pressure = readBloodPressure(first.amount, second.amount);
  const named = units.find(({ key }) => key === found[2]);
  if (pressure === null || named === undefined) return null;
  const person = text.slice(named.start, named.end);
  return { metric: "blood_pressure", ...pressure, at: found.index, score: 0.92, person };
}

const REQUESTED = /^(?:(?:me|ai|por favor|quero) )*(?:registra|anota|marca|lanca|registrar|anotar|medi) /;
const PRACTICE = phrase("{@exercise}");

/** Minutes of exercise: "caminhei 40 min", "fiz 45 minutos de yoga", "academia 50 min". */
export function measureExercise(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (PATTERNS.NOT_EXERCISE.test(keys)) return null;
  const active = PATTERNS.ACTIVE.exec(keys);
  const practice = PRACTICE.exec(keys);
  if (active === null && practice === null) return null;
  const at = active?.index ?? practice!.index;
  const time = units.find(({ mention }) => mention?.kind === "time")?.mention;
  if (time?.kind === "time") {
    if (active === null && !PATTERNS.DID.test(keys) || time.minutes > 1440) return null;
    const note = (active ?? practice)![0];
    return { metric: "exercise", value: time.minutes, unit: "min", at, score: active === null ? 0.82 : 0.92, note };
  }
  if (/(?:QTY|MONEY)/.test(keys) || units.length > 9) return null;
  // "mais 20 de bike": a bare number counts minutes after a clause with minutes.
  const [bare] = amountsOf(clause);
  if (bare !== undefined && /TIME/.test(clause.previous?.keys ?? "") && bare.amount >= 5 && bare.amount <= 600) {
    return { metric: "exercise", value: bare.amount, unit: "min", at, score: 0.82, note: (active ?? practice)![0] };
  }
  const told = active !== null ||
    /^(?:(?:eu|hoje|DATE|ja|acabei de|ontem|de|manha) )*(?:fiz|fui (?:na|pra|no|a|ao|pro)|voltei d[oa]|completei|terminei|teve|rolou) /
      .test(keys);
  return told ? { metric: "exercise", ask: "Boa! Por quanto tempo foi?", at, score: 0.57 } : null;
}
