import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Measured } from "./measured.ts";

const ACTIVE = phrase(
  "caminhei|corri|malhei|treinei|pedalei|nadei|andei (?:de bike|de bicicleta|a pe|no parque|na esteira|na praia|na orla|TIME|por)|andei|dancei|remei|lutei|surfei|patinei|trotei|escalei|me exercitei|exercitei|joguei (?:bola|futebol|volei|basquete|tenis|futsal|beach tennis|pelada)|" +
    "(?:a gente|nos) (?:caminhou|correu|malhou|treinou|pedalou|nadou)|(?:consegui|acabei de|fui|deu pra|voltei de) (?:caminhar|correr|malhar|treinar|pedalar|nadar|dancar)|(?:comecei|voltei|recomecei|resolvi|inventei de|tentei) (?:a |de )?{exercise:inf}|suei|pulei corda|puxei ferro|levantei peso",
);
const PRACTICE = phrase("{@exercise}");
const DID = phrase(
  "fiz|fizemos|tive|fui|foram|foi|rolou|teve|completei|terminei|mandei|registra|anota|lanca|marca|coloca|TIME|voltei",
);
const NOT = phrase(
  "corri (?:atras|risco|perigo|contra|pra|do|da)|correndo atras|andei (?:pensando|meio|muito|mal|triste|sumid[oa]|ocupad[oa]|cansad[oa]|estudando|trabalhando)|dancei na|lutei (?:contra|muito|pra|por)|nadei em|pagar|paguei|gastei|custa|mensalidade|vence|assist[a-z]+|vi o jogo|reuniao|treinei (?:a|minha|meu|o) (?:apresentacao|discurso|fala|ingles|time|equipe|entrevista)|por dia|todo dia|todos os dias|por semana|contra a mare|em dinheiro|treinei ingles|treinamento|curso",
);

/** Minutes of exercise: "caminhei 40 min", "fiz 45 minutos de yoga", "academia 50 min". */
export function measureExercise(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (NOT.test(keys)) return null;
  const active = ACTIVE.exec(keys);
  const practice = PRACTICE.exec(keys);
  if (active === null && practice === null) return null;
  const at = active?.index ?? practice!.index;
  const time = units.find(({ mention }) => mention?.kind === "time")?.mention;
  if (time?.kind === "time") {
    if (active === null && !DID.test(keys)) return null;
    if (time.minutes > 1440) return null;
    const note = (active ?? practice)![0];
    return { metric: "exercise", value: time.minutes, unit: "min", at, score: active === null ? 0.82 : 0.92, note };
  }
  if (/(?:QTY|MONEY)/.test(keys) || units.length > 9) return null;
  // "mais 20 de bike", after one with its minutes.
  const [bare] = amountsOf(clause);
  if (
    bare !== undefined && clause.previous !== undefined && /TIME/.test(clause.previous.keys) && bare.amount >= 5 &&
    bare.amount <= 600
  ) {
    return { metric: "exercise", value: bare.amount, unit: "min", at, score: 0.82, note: (active ?? practice)![0] };
  }
  const told = active !== null ||
    /^(?:(?:eu|hoje|DATE|ja|acabei de|ontem|de|manha) )*(?:fiz|fui (?:na|pra|no|a|ao|pro)|voltei d[oa]|completei|terminei|teve|rolou) /
      .test(keys);
  return told ? { metric: "exercise", ask: "Boa! Por quanto tempo foi?", at, score: 0.57 } : null;
}
