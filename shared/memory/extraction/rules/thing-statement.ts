import { fold } from "../../../text/fold.ts";
import { RELATIONS } from "../language/relations.ts";
import type { Learned } from "../learned.ts";
import type { Clause } from "../reading/clause.ts";
import type { Word } from "../reading/word.ts";
import { stripMoment } from "../writing/strip-moment.ts";
import { writeWords } from "../writing/write-words.ts";
import { type Topic, topicOf } from "./topic.ts";

interface Thing {
  /** Folded words of what is the user's, without "meu". */
  is: RegExp;
  /** How its value is told. */
  say: (value: string, noun: string) => string;
  topic?: Topic;
  type?: "fact" | "preference";
  field?: "name" | "age" | "occupation" | "current_goals" | "current_challenges";
  value?: RegExp;
}

const SELF: Topic = { area: "personal_growth" };
const TASTE =
  /^(?:[a-z]+ ){1,3}(?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?)$|^(?:maior paixao|grande paixao|paixao|hobby|hobbie|passatempo|hobby favorito|idolo|idola)$/;

const THINGS: readonly Thing[] = [
  {
    is: /^nome(?: completo| verdadeiro)?$/,
    say: (value) => `Chama-se ${value}`,
    topic: SELF,
    field: "name",
    value: /^\p{Lu}/u,
  },
  { is: /^apelido$/, say: (value) => `Tem o apelido ${value}`, topic: SELF },
  {
    is: /^aniversario$/,
    say: (value) => `Faz aniversário ${on(value)}`,
    topic: SELF,
    value: /\d|janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/i,
  },
  { is: /^data de nascimento$/, say: (value) => `Nasceu ${on(value)}`, topic: SELF },
  { is: /^idade$/, say: (value) => `Tem ${value.replace(/(\d)$/, "$1 anos")}`, topic: SELF },
  {
    is: /^peso(?: atual)?$/,
    say: (value) => `Pesa ${value}`,
    topic: { area: "health", sub_area: "physical" },
    value: /\d/,
  },
  { is: /^altura$/, say: (value) => `Mede ${value}`, topic: { area: "health", sub_area: "physical" }, value: /\d/ },
  {
    is: /^(?:tamanho|numero) de (?:sapato|calcado|pe)$/,
    say: (value) => `Calça ${value}`,
    topic: { area: "health", sub_area: "physical" },
  },
  {
    is: /^tipo sanguineo$|^sangue$/,
    say: (value) => `Tem tipo sanguíneo ${value}`,
    topic: { area: "health", sub_area: "medical" },
  },
  {
    is:
      /^(?:maior |grande |principal |unic[oa] )?(?:meta|objetivo|foco|plano)s?(?: (?:agora|(?:d|n)?(?:esse|este) (?:ano|mes|semestre|trimestre|bimestre)|principal|de vida|[a-z]+ ano|do ano|esse mes|atual|pr[oa] [a-z\d ]+|profissional|financeir[oa]|de [a-z]+|em \d+))*$/,
    say: (value) => `Tem como meta ${value}`,
    field: "current_goals",
  },
  {
    is: /^(?:maior |grande |antigo )?sonho(?: de (?:vida|consumo|infancia)| da vida)?$/,
    say: (value) => `Tem o sonho de ${value}`,
    field: "current_goals",
  },
  {
    is: /^(?:maior |grande |principal )?(?:desafio|dificuldade|problema)s?(?: (?:agora|atual|hoje|no trabalho))?$/,
    say: (value, noun) => `${noun} é ${value}`,
    field: "current_challenges",
  },
  {
    is: /^salario(?: (?:liquido|bruto|atual))?$|^renda(?: mensal)?$|^bolsa$/,
    say: (value, noun) =>
      `Tem ${noun.toLowerCase().replace(/^[oa]s? /, "")} de ${
        value.replace(/^(?:de|em torno de|por volta de|pra) /, "")
      }`,
    topic: { area: "finance", sub_area: "budget" },
    value: /\d|mil|salário/,
  },
  {
    is: /^aluguel$/,
    say: (value) => `Paga ${value.replace(/^(?:de|pra) /, "")} de aluguel`,
    topic: { area: "finance", sub_area: "budget" },
    value: /\d|mil/,
  },
  {
    is: /^profissao$|^ocupacao$|^cargo(?: atual)?$/,
    say: (value) => `Trabalha como ${value}`,
    topic: { area: "career", sub_area: "job" },
    field: "occupation",
  },
  {
    is: /^(?:colesterol|pressao|glicemia|triglicerides|tireoide|metabolismo|sono|imunidade)$/,
    say: (value, noun) => `Tem ${noun.slice(2)} ${value}`,
    topic: { area: "health", sub_area: "medical" },
    value: /^(?:alt|baix|descontrolad|lent|acelerad|leve|pesad)/i,
  },
  {
    is: /^(?:reserva(?: de emergencia)?|poupanca|dinheiro guardado|divida(?: [dn]o cartao)?|fatura do cartao)$/,
    say: (value, noun) => `Tem ${noun.slice(2)} de ${value.replace(/^(?:de|em) /, "")}`,
    topic: { area: "finance" },
    value: /\d|mil/,
  },
  {
    is: /^limite(?: d[eo] (?:cartao|credito|conta))*$/,
    say: (value, noun) => `Tem ${noun.slice(2)} de ${value.replace(/^de /, "")}`,
    topic: { area: "finance" },
    value: /\d|mil/,
  },
  {
    is: /^(?:casamento|formatura|parto|cirurgia|mudanca|viagem|cesarea)$/,
    say: (value, noun) => `Tem ${noun.slice(2)} ${value.replace(/^(?:é|vai ser) /, "")}`,
    value: /\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/i,
  },
  {
    is: /^familia(?: toda| inteira)?$/,
    say: (value, noun) => `${noun} é ${value}`,
    topic: { area: "relationships", sub_area: "family" },
    value:
      /^(?:toda |inteira |quase toda )*(?:d[eoa]|muito (?:grande|religiosa|unida|pequena)|grande|pequena|catolica|evangelica|italiana|japonesa|mineira|nordestina)/i,
  },
  {
    is: /^(?:cartao(?: de credito)?|banco|celular|notebook|computador|plano(?: de saude)?|convenio|operadora)$/,
    say: (value, noun) => `${noun} é ${value}`,
    value: /^(?:d[oae] |[oa] )?\p{L}{3,}/u,
  },
  { is: /^signo$/, say: (value) => `É do signo de ${value.replace(/^de /, "")}`, topic: SELF },
  {
    is:
      /^(?:religiao|formacao|time|time do coracao|time de coracao|nacionalidade|cidade natal|lingua materna|ascendente|bairro|endereco|estado civil|numeracao|manequim|medico|remedio|alergia|doenca|turno|horario|horario de trabalho|escala|trabalho|emprego|empresa|loja|tcc|casamento|curso|faculdade|mestrado|relacao|rotina|casa|apartamento|carro|moto|dieta|formatura)(?: (?:agora|novo|nova|atual|de trabalho|de formacao|do coracao))*$/,
    say: (value, noun) => `${noun} é ${value}`,
    value:
      /^(?!bo[am]|ruim|otim|pessim|uma? (?:merda|bosta|lixo|saco|droga|porcaria|maravilha|caos|inferno|bagunca)|chat|cansativ|lind|longe|horriv|estressante|muito|tao|legal|demais|perfeit|incriv|massa|top|dificil|facil|complicad|pesad|estranh|suj|assim|hoje|amanha|meu|minha)/i,
  },
];
const GENDERED: Record<string, string> = { meu: "O", minha: "A", meus: "Os", minhas: "As", nosso: "O", nossa: "A" };

/** "minha cor preferida é verde", "meu aniversário é 15 de agosto", "pizza é minha comida favorita"; null for other clauses. */
export function thingStatement(clause: Clause): Learned | null {
  const gone = goneAnimal(clause);
  if (gone !== null) return gone;
  if (
    !/^(?:ser|estar|chamar|ficar|girar|cair|subir|aumentar|baixar|diminuir)$/.test(clause.main.lemma) ||
    clause.aspects.length > 0 ||
    clause.finite.tense !== "present" && !/^(?:cair|subir|aumentar|baixar|diminuir)$/.test(clause.main.lemma)
  ) return null;
  if (clause.subject.kind === "thing") return ofThing(clause, clause.subject.words);
  return clause.subject.kind === "unknown" && clause.main.lemma === "ser" ? inverted(clause) : null;
}

function ofThing(clause: Clause, words: readonly Word[]): Learned | null {
  const owner = words.findIndex(({ key }) => GENDERED[key] !== undefined);
  const value = writeWords(stripMoment(clause.fullRest));
  if (/^(?:cair|subir|aumentar|baixar|diminuir)$/.test(clause.main.lemma) && !/^pra .*\d/.test(value)) return null;
  if (owner < 0 || value === "" || clause.negated && !/favorit|preferid/.test(words.map(({ key }) => key).join(" "))) {
    return null;
  }
  if (owner > 0) return ofSomebody(words, owner, value);
  const noun = words.slice(1).filter(({ key }, at, all) =>
    !(/^(?:na|verdade|vdd|real)$/.test(key) &&
      /^na (?:verdade|vdd|real)/.test(
        `${key === "na" ? key : all[at - 1]?.key} ${key === "na" ? all[at + 1]?.key : key}`,
      ))
  ).filter(({ key }) => !/^(?:nao|tambem|sempre|ainda|ja|agora|hoje|se)$/.test(key));
  return tell(noun, `${GENDERED[words[0]!.key]} ${writeWords(noun)}`, value, clause.negated);
}

function tell(noun: readonly Word[], written: string, value: string, negated: boolean): Learned | null {
  const keys = noun.map(({ key }) => key).join(" ");
  if (TASTE.test(keys)) {
    const content = `${written} ${negated ? "não " : ""}${
      /s$/.test(keys.split(" ")[0]!) && /^Os|^As/.test(written) ? "são" : "é"
    } ${value}`;
    const { area, sub_area } = topicOf(keys, topicOf(fold(value), { area: "leisure" }));
    return { type: "preference", area: area as Learned["area"], ...(sub_area ? { sub_area } : {}), content };
  }
  if (PET.test(keys)) return pet(keys, written, value);
  const thing = THINGS.find(({ is, value: fits }) => is.test(keys) && (fits?.test(value) ?? true));
  if (thing === undefined) return null;
  const content = thing.say(value, written);
  const { area, sub_area } = thing.topic ?? topicOf(fold(content), SELF);
  return {
    type: thing.type ?? "fact",
    area: area as Learned["area"],
    ...(sub_area ? { sub_area } : {}),
    content,
    ...(thing.field
      ? {
        memory: {
          field: thing.field,
          op: /^current/.test(thing.field) ? "add" : "set",
          value: capitalize(value).slice(0, 200),
        },
      }
      : {}),
  };
}

const PET =
  /^(?:nov[oa] )?(?:cachorr|gat|cadel|pet|passarinho|papagaio|calopsita|coelh|hamster|peixe|tartaruga|caval|bichinh)[a-z]*$/;

/** "meu cachorro Thor morreu". */
function goneAnimal({ subject, main, finite, aspects }: Clause): Learned | null {
  if (subject.kind !== "thing" || finite.tense !== "past" || aspects.length > 0) return null;
  const verb = { morrer: "morreu", falecer: "morreu", fugir: "fugiu" }[main.lemma];
  const words = subject.words.filter(({ key }) => !/^(?:nao|ja|se|hoje|ontem)$/.test(key));
  const keys = words.slice(1).filter(({ capital }) => !capital).map(({ key }) => key).join(" ");
  if (verb === undefined || words.length !== subject.words.length || !PET.test(keys)) return null;
  const content = `${GENDERED[words[0]!.key]} ${writeWords(words.slice(1))} ${verb}`;
  return { type: "fact", area: "relationships", sub_area: "family", content };
}

function pet(keys: string, written: string, value: string): Learned | null {
  if (!/^(?:[oa] )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(value)) return null;
  const animal = written.replace(/^[OA] /, "").toLowerCase();
  const article = /a$/.test(keys) || /^A /.test(written) ? "uma" : "um";
  const content = `Tem ${article} ${animal} chamad${article === "uma" ? "a" : "o"} ${value.replace(/^[oa] /, "")}`;
  return { type: "fact", area: "relationships", sub_area: "family", content };
}

/** "o aniversário da minha mãe é 12 de março". */
function ofSomebody(words: readonly Word[], owner: number, value: string): Learned | null {
  const relation = RELATIONS.get(words[owner + 1]?.key ?? "");
  const named = /^(?:o )?nome d[ao]$/.test(words.slice(0, owner).map(({ key }) => key).join(" "));
  if (relation !== undefined && named && /^(?:[oa] )?\p{Lu}/u.test(value)) {
    const name = value.replace(/^[oa] /, "");
    return {
      type: "person",
      area: "relationships",
      sub_area: "family",
      title: name,
      content: `${name}, ${relation}`,
      person: name,
      relationship: relation,
    };
  }
  const keys = words.slice(0, owner).map(({ key }) => key).join(" ");
  if (relation === undefined || !/^(?:o )?aniversario d[ao]$/.test(keys) || !/\d|de (?:janeiro|maio)/.test(value)) {
    return null;
  }
  return {
    type: "fact",
    area: "relationships",
    sub_area: "family",
    content: `Faz aniversário ${on(value)}`,
    person: relation,
    relationship: relation,
  };
}

/** "pizza é minha comida favorita". */
function inverted(clause: Clause): Learned | null {
  const owner = clause.rest[0];
  if (owner === undefined || GENDERED[owner.key] === undefined) return null;
  const noun = stripMoment(clause.rest.slice(1));
  const subject = clause.before.filter(({ kind }) => kind === "word");
  if (subject.length === 0 || !TASTE.test(noun.map(({ key }) => key).join(" "))) return null;
  return tell(noun, `${GENDERED[owner.key]} ${writeWords(noun)}`, writeWords(subject), clause.negated);
}

/** "dia 15 de agosto", "em agosto", "no dia 3/4". */
function on(value: string): string {
  if (/^(?:em|no|na) /.test(value)) return value;
  return /^dia /.test(value) ? `no ${value}` : `em ${value}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
