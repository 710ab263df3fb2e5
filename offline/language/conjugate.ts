import { fold } from "../../shared/language/fold.ts";

/** The tense of a verb form. */
export type Tense = Finite | "infinitive" | "gerund" | "participle";
type Finite = "present" | "past" | "imperfect" | "subjunctive" | "conditional" | "future" | "if";

/** The person of a form: eu, nós, ele (also "a gente" and "você"), eles, tu. `none`: the form has no person. */
export type Person = "I" | "we" | "it" | "they" | "you" | "none";

/** A form of a verb, with accents. */
export interface ConjugatedForm {
  spelling: string;
  tense: Tense;
  person: Person;
  /** The third person of the same tense: "moro" has "mora". */
  third: string;
}

/** Endings of the regular verbs in -ar, -er, -ir, in the order of the irregular ones. */
const ENDINGS = {
  a: formsOf("o a amos am | ei ou amos aram | ava avam | ando | ado"),
  e: formsOf("o e emos em | i eu emos eram | ia iam | endo | ido"),
  i: formsOf("o e imos em | i iu imos iram | ia iam | indo | ido"),
};
const PERSONS: readonly Person[] = ["I", "it", "we", "they"];

/**
 * Irregular forms, by infinitive: present (eu, ele, nós, eles), past (the same), imperfect (ele, eles), gerund, participle.
 * `-` stands for the regular form, and forms missing at the end are regular too.
 */
const IRREGULAR: Readonly<Record<string, string>> = {
  ser: "sou é somos são | fui foi fomos foram | era eram | sendo | sido",
  estar: "estou está estamos estão | estive esteve estivemos estiveram",
  ter: "tenho tem temos têm | tive teve tivemos tiveram | tinha tinham",
  ir: "vou vai vamos vão | fui foi fomos foram | ia iam | indo | ido",
  vir: "venho vem viemos vêm | vim veio viemos vieram | vinha vinham | vindo | vindo",
  ver: "vejo vê vemos veem | vi viu vimos viram | via viam | vendo | visto",
  dar: "dou dá damos dão | dei deu demos deram",
  ler: "leio lê lemos leem",
  crer: "creio crê cremos creem",
  fazer: "faço faz fazemos fazem | fiz fez fizemos fizeram | - - | - | feito",
  dizer: "digo diz dizemos dizem | disse disse dissemos disseram | - - | - | dito",
  trazer: "trago traz trazemos trazem | trouxe trouxe trouxemos trouxeram",
  querer: "quero quer queremos querem | quis quis quisemos quiseram",
  poder: "posso pode podemos podem | pude pôde pudemos puderam",
  saber: "sei sabe sabemos sabem | soube soube soubemos souberam",
  excluir: "excluo exclui excluímos excluem | excluí excluiu excluímos excluíram",
  incluir: "incluo inclui incluímos incluem | incluí incluiu incluímos incluíram",
  transferir: "transfiro - - -",
  pôr: "ponho põe pomos põem | pus pôs pusemos puseram | punha punham | pondo | posto",
  haver: "hei há havemos hão | houve houve houvemos houveram",
  perder: "perco - - -",
  medir: "meço - - -",
  pedir: "peço - - -",
  ouvir: "ouço - - -",
  dormir: "durmo - - -",
  cobrir: "cubro - - - | - - - - | - - | - | coberto",
  descobrir: "descubro - - - | - - - - | - - | - | descoberto",
  escrever: "- - - - | - - - - | - - | - | escrito",
  preferir: "prefiro - - -",
  conseguir: "consigo - - -",
  seguir: "sigo - - -",
  sentir: "sinto - - -",
  vestir: "visto - - -",
  servir: "sirvo - - -",
  mentir: "minto - - -",
  investir: "invisto - - -",
  subir: "- sobe - sobem",
  sumir: "- some - somem",
  consumir: "- consome - consomem",
  sair: "saio sai saímos saem | saí saiu saímos saíram | saía saíam | - | saído",
  cair: "caio cai caímos caem | caí caiu caímos caíram | caía caíam | - | caído",
  possuir: "possuo possui possuímos possuem | possuí possuiu possuímos possuíram | possuía possuíam | - | possuído",
  concluir:
    "concluo conclui concluímos concluem | concluí concluiu concluímos concluíram | concluía concluíam | - | concluído",
  odiar: "odeio odeia - odeiam",
  passear: "passeio passeia - passeiam",
  manter: "mantenho mantém mantemos mantêm | mantive manteve mantivemos mantiveram | mantinha mantinham",
  obter: "obtenho obtém obtemos obtêm | obtive obteve obtivemos obtiveram | obtinha obtinham",
  valer: "valho - - -",
  reunir: "reúno reúne - reúnem",
  pagar: "- - - - | - - - - | - - | - | pago",
  ganhar: "- - - - | - - - - | - - | - | ganho",
  gastar: "- - - - | - - - - | - - | - | gasto",
  morrer: "- - - - | - - - - | - - | - | morrido",
};

/** Subjunctives that are not formed from the first person of the present. */
const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  ser: "seja",
  estar: "esteja",
  ir: "vá",
  saber: "saiba",
  querer: "queira",
  haver: "haja",
  dar: "dê",
};
const SHORT_FUTURE: Readonly<Record<string, string>> = { dizer: "dir", fazer: "far", trazer: "trar" };

/** All forms of a verb, from its infinitive. */
export function conjugate(lemma: string): ConjugatedForm[] {
  const stem = lemma.slice(0, -2);
  const vowel = lemma.endsWith("ar") ? "a" : lemma.endsWith("ir") ? "i" : "e";
  const { present, past, imperfect, gerund, participle } = formsOf(IRREGULAR[lemma] ?? "");
  const regular = ENDINGS[vowel];
  const fill = (given: string[], endings: string[]) =>
    endings.map((ending, at) => given[at] && given[at] !== "-" ? given[at] : join(stem, ending, vowel));
  const forms: ConjugatedForm[] = [];
  const now = fill(present, regular.present);
  const then = fill(past, regular.past);
  finite("present", now);
  finite("past", then);
  add(plural(now[1]!, "s"), "present", "you", now[1]!);
  add(then[3]!.replace(/ram$/, "ste"), "past", "you", then[1]!);
  span("imperfect", fill(imperfect, regular.imperfect));
  const may = SUBJUNCTIVE[lemma] ?? join(now[0]!.replace(/o$/, ""), vowel === "a" ? "e" : "a", vowel);
  span("subjunctive", [may, plural(may, "m")]);
  add(plural(may, "s"), "subjunctive", "you", may);
  const whether = then[3]!.replace(/ram$/, "sse");
  span("if", [whether, `${whether}m`]);
  const long = SHORT_FUTURE[lemma] ?? fold(lemma);
  span("conditional", [`${long}ia`, `${long}iam`]);
  add(`${long}ei`, "future", "I", `${long}á`);
  add(`${long}á`, "future", "it", `${long}á`);
  add(`${long}ão`, "future", "they", `${long}á`);
  add(`${long}emos`, "future", "we", `${long}á`);
  bare("infinitive", [lemma, `${fold(lemma)}em`, `${fold(lemma)}mos`]);
  bare("gerund", fill(gerund, regular.gerund));
  const done = fill(participle, regular.participle)[0]!;
  bare("participle", ["o", "a", "os", "as"].map((end) => done.slice(0, -1) + end));
  return forms;

  function finite(tense: Tense, spellings: string[]): void {
    PERSONS.forEach((person, at) => add(spellings[at]!, tense, person, spellings[1]!));
  }
  function span(tense: Tense, [one = "", several = ""]: string[]): void {
    for (const person of ["I", "it"] as const) add(one, tense, person, one);
    add(several, tense, "they", one);
    add(several.replace(/m$/, "mos"), tense, "we", one);
  }
  function bare(tense: Tense, spellings: string[]): void {
    for (const spelling of spellings) add(spelling, tense, "none", spelling);
  }
  function add(spelling: string, tense: Tense, person: Person, third: string): void {
    forms.push({ spelling, tense, person, third });
  }
}

function formsOf(table: string) {
  const [present = [], past = [], imperfect = [], gerund = [], participle = []] = table.split("|")
    .map((group) => group.trim().split(/\s+/));
  return { present, past, imperfect, gerund, participle };
}

function plural(form: string, end: string): string {
  return /[mz]$/.test(form) ? form : form + end;
}

/** Joins stem and ending, and changes the last consonant so that it sounds the same: ficar, fiquei; pagar, paguei; nascer, nasço. */
function join(stem: string, ending: string, vowel: "a" | "e" | "i"): string {
  const last = stem.slice(-1);
  const sound = vowel === "a" ? BEFORE_E[last] : BEFORE_O[last];
  const changes = vowel === "a" ? ending.startsWith("e") : /^[oa]/.test(ending);
  return (sound !== undefined && changes ? stem.slice(0, -1) + sound : stem) + ending;
}

const BEFORE_E: Record<string, string> = { c: "qu", g: "gu", ç: "c" };
const BEFORE_O: Record<string, string> = { c: "ç", g: "j" };
