import type { VerbForm } from "../language/verb-form.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Aspect } from "./clause.ts";
import type { Word } from "./word.ts";

/** A finite verb and the verbs that hang on it, up to the main one. */
export interface VerbChain {
  finite: VerbForm;
  others: VerbForm[];
  main: VerbForm;
  aspects: Aspect[];
  /** Index of the finite verb. */
  first: number;
  /** Index of the main verb. */
  last: number;
  reflexive: boolean;
}

interface Auxiliary {
  after: RegExp;
  main: "infinitive" | "gerund" | "participle";
  aspect: Aspect;
}

const AUXILIARIES: Readonly<Record<string, readonly Auxiliary[]>> = {
  estar: [
    { after: /^$/, main: "gerund", aspect: "progressive" },
    // "tô decidida a emagrecer", "tô focada em estudar".
    { after: /^(?:a|em)$/, main: "infinitive", aspect: "want" },
  ],
  ir: [{ after: /^$/, main: "infinitive", aspect: "future" }],
  vir: [{ after: /^$/, main: "infinitive", aspect: "future" }, { after: /^$/, main: "gerund", aspect: "progressive" }],
  começar: [{ after: /^(?:a|de)?$/, main: "infinitive", aspect: "start" }],
  passar: [{ after: /^a$/, main: "infinitive", aspect: "start" }],
  voltar: [{ after: /^(?:a|pra)$/, main: "infinitive", aspect: "again" }],
  parar: [{ after: /^de$/, main: "infinitive", aspect: "stop" }],
  deixar: [{ after: /^de$/, main: "infinitive", aspect: "stop" }],
  largar: [{ after: /^de$/, main: "infinitive", aspect: "stop" }],
  acabar: [{ after: /^de$/, main: "infinitive", aspect: "just" }, { after: /^$/, main: "gerund", aspect: "just" }],
  terminar: [{ after: /^de$/, main: "infinitive", aspect: "manage" }],
  continuar: [{ after: /^$/, main: "gerund", aspect: "still" }, { after: /^a$/, main: "infinitive", aspect: "still" }],
  seguir: [{ after: /^$/, main: "gerund", aspect: "still" }],
  costumar: [{ after: /^$/, main: "infinitive", aspect: "habit" }],
  viver: [{ after: /^$/, main: "gerund", aspect: "lately" }],
  andar: [{ after: /^$/, main: "gerund", aspect: "lately" }],
  ter: [
    { after: /^(?:que|de)$/, main: "infinitive", aspect: "must" },
    { after: /^$/, main: "participle", aspect: "lately" },
  ],
  querer: [{ after: /^$/, main: "infinitive", aspect: "want" }],
  pretender: [{ after: /^$/, main: "infinitive", aspect: "want" }],
  planejar: [{ after: /^(?:em)?$/, main: "infinitive", aspect: "want" }],
  desejar: [{ after: /^$/, main: "infinitive", aspect: "want" }],
  gostaria: [{ after: /^(?:de)?$/, main: "infinitive", aspect: "wish" }],
  sonhar: [{ after: /^(?:em|com)$/, main: "infinitive", aspect: "want" }],
  pensar: [{ after: /^(?:em)?$/, main: "infinitive", aspect: "consider" }],
  cogitar: [{ after: /^(?:em)?$/, main: "infinitive", aspect: "consider" }],
  tentar: [{ after: /^$/, main: "infinitive", aspect: "try" }],
  poder: [{ after: /^$/, main: "infinitive", aspect: "can" }],
  conseguir: [{ after: /^$/, main: "infinitive", aspect: "manage" }],
  saber: [{ after: /^$/, main: "infinitive", aspect: "know" }],
  precisar: [{ after: /^(?:de)?$/, main: "infinitive", aspect: "must" }],
  dever: [{ after: /^$/, main: "infinitive", aspect: "must" }],
  decidir: [{ after: /^$/, main: "infinitive", aspect: "decide" }],
  resolver: [{ after: /^$/, main: "infinitive", aspect: "decide" }],
  desistir: [{ after: /^de$/, main: "infinitive", aspect: "give-up" }],
  aprender: [{ after: /^a$/, main: "infinitive", aspect: "learn" }],
};
const BETWEEN =
  /^(?:muito|sempre|so|ainda|tambem|ja|mesmo|agora|finalmente|hoje|quase|mais|nem|atualmente|sim|aqui|la|ontem|bastante|enfim|bem|realmente|de|novo|vez|logo|tanto|decidid[oa]|determinad[oa]|focad[oa]|disposta?o?|muito)$/;
const CLITIC = /^(?:me|se|nos|te|lhe)$/;

/** The chain of verbs that begins with a finite form: "comecei a me exercitar", "tô tentando parar de fumar". */
export function readVerbs(words: readonly Word[], at: number, finite: VerbForm, forms: readonly VerbForm[]): VerbChain {
  const others = forms.filter(({ lemma, person, tense }) =>
    lemma === finite.lemma && person === finite.person && tense !== finite.tense
  );
  const chain: VerbChain = { finite, others, main: finite, aspects: [], first: at, last: at, reflexive: false };
  let next = nextVerb(words, chain);
  while (next !== null && chain.aspects.length < 4) {
    chain.aspects.push(next.aspect);
    chain.main = next.form;
    chain.last = next.at;
    chain.reflexive = next.reflexive;
    next = nextVerb(words, chain);
  }
  return chain;
}

function nextVerb(words: readonly Word[], { main, last }: VerbChain) {
  for (const { after, main: tense, aspect } of AUXILIARIES[main.lemma] ?? []) {
    const found = follow(words, last + 1, after, tense);
    if (found !== null) return { ...found, aspect };
  }
  return null;
}

/** Over adverbs, the linking word and a clitic to a verb of the wanted kind. */
function follow(words: readonly Word[], from: number, after: RegExp, tense: string) {
  let linked = after.test("");
  let reflexive = false;
  for (let i = from; i < words.length && i < from + 5; i++) {
    const { key, kind } = words[i]!;
    if (kind === "mark") return null;
    const form = verbIndex(key).find((one) => one.tense === tense);
    if (form !== undefined && linked) return { form, at: i, reflexive };
    if (!linked && after.test(key)) linked = true;
    else if (after.test(key) && key !== "") linked = true;
    else if (CLITIC.test(key)) reflexive ||= /^(?:me|se|nos)$/.test(key);
    else if (!BETWEEN.test(key)) return null;
  }
  return null;
}
