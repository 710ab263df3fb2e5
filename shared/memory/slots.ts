/**
 * A slot is what an item of memory is about. Every item is stored with its slot, if it has one. Contradictions are decided by slot,
 * key, value and `holds`, never by the sentence. The table `private.slots` holds the same names and kinds.
 */
export type SlotKind =
  /** One value at a time: a later one replaces it. */
  | "single"
  /** A figure with a history: the newest is current, the older ones are kept. */
  | "measured"
  /** Several at once, told apart by `slot_key`; `holds: false` ends the one with that key. */
  | "keyed"
  /** `slot_key` is the goal, `value` is open, done or dropped. */
  | "goal";

export interface Slot {
  kind: SlotKind;
  /** For the model, pt-BR: what the slot is about and, if it has a key, what key and value are. */
  about: string;
  /** The value is a name, so the person must have said it. Other values may be the model's own words: "vegetariana". */
  isName?: true;
  /** The value is one of a few states, which may follow from what was said: "terminei com ele" makes it "solteira". */
  isState?: true;
  /** One value may lie within another, a district in a city. Then the narrower value does not contradict the wider one. */
  nests?: true;
  /** Factor between the unit that people use and the unit of the value: 1,70 m is 170, so 100. */
  scale?: number;
}

export const SLOTS = {
  name: { kind: "single", about: "como quer ser chamada", isName: true },
  pronouns: { kind: "single", about: "como quer ser tratada: ela, ele ou elu", isState: true },
  birthday: { kind: "single", about: "nascimento: AAAA-MM-DD ou --MM-DD" },
  hometown: { kind: "single", about: "onde nasceu ou cresceu", nests: true, isName: true },
  residence: { kind: "single", about: "cidade ou lugar onde mora", nests: true, isName: true },
  household: { kind: "single", about: "com quem mora, ou se mora só", isState: true },
  marital_status: {
    kind: "single",
    about: "solteira, namorando, noiva, casada, separada, divorciada, viúva",
    isState: true,
  },
  partner: { kind: "single", about: "nome de quem namora ou com quem é casada", nests: true, isName: true },
  employment: {
    kind: "single",
    about: "empregada, desempregada, autônoma, afastada, aposentada, estudante",
    isState: true,
  },
  employer: { kind: "single", about: "empresa ou lugar onde trabalha", nests: true, isName: true },
  occupation: { kind: "single", about: "profissão ou cargo", nests: true },
  income: { kind: "single", about: "quanto ganha" },
  study: { kind: "single", about: "curso ou escola de agora", nests: true },
  religion: { kind: "single", about: "religião ou fé", isState: true },
  diet: { kind: "single", about: "como se alimenta: vegetariana, sem glúten…", isState: true },
  sexual_orientation: { kind: "single", about: "orientação, se a própria pessoa disse", isState: true },
  blood_type: { kind: "single", about: "tipo sanguíneo" },
  health_plan: { kind: "single", about: "plano de saúde", nests: true, isName: true },
  phone: { kind: "single", about: "telefone" },
  email: { kind: "single", about: "e-mail" },
  weight: { kind: "measured", about: "peso em kg" },
  height: { kind: "measured", about: "altura em cm", scale: 100 },
  age: { kind: "measured", about: "idade em anos" },
  clothing_size: { kind: "measured", about: "número de roupa ou calçado" },
  allergy: { kind: "keyed", about: "alergia ou intolerância; chave: a quê" },
  condition: { kind: "keyed", about: "doença, gravidez, deficiência; chave: qual" },
  medication: { kind: "keyed", about: "remédio; chave: qual; valor: dose e horário" },
  likes: { kind: "keyed", about: "gosto; chave: de quê; não gostar é holds false" },
  habit: { kind: "keyed", about: "o que faz ou usa sempre; chave: a prática; valor: frequência" },
  skill: { kind: "keyed", about: "o que sabe fazer; chave: o quê; valor: nível" },
  language: { kind: "keyed", about: "língua que fala; chave: qual; valor: nível" },
  pet: { kind: "keyed", about: "bicho; chave: nome, ou a espécie; valor: espécie" },
  owns: { kind: "keyed", about: "carro, casa, coisa que tem; chave: o quê; valor: qual" },
  member_of: { kind: "keyed", about: "grupo, time, igreja, academia; chave: qual" },
  relationship: { kind: "keyed", about: "laço com alguém; chave: quem; valor: que laço" },
  child: { kind: "keyed", about: "filho ou filha; chave: nome, ou qual; valor: idade" },
  plan: { kind: "keyed", about: "algo marcado ou planejado; chave: o quê; valor: o dia, AAAA-MM-DD, se for um" },
  owes: { kind: "keyed", about: "dívida ou empréstimo entre pessoas; chave: com quem; valor: quanto" },
  contract: { kind: "keyed", about: "serviço ou conta que assina; chave: qual; valor: preço" },
  goal: { kind: "goal", about: "objetivo; chave: o objetivo; valor: open, done ou dropped" },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof SLOTS;

/** The names in the order in which models are shown them. */
export const SLOT_NAMES = Object.keys(SLOTS) as [SlotName, ...SlotName[]];

export const GOAL_STATES = ["open", "done", "dropped"] as const;

/** Whether an item of this slot needs a key, because several can exist at once. */
export function needsKey(slot: SlotName): boolean {
  const { kind } = SLOTS[slot];
  return kind === "keyed" || kind === "goal";
}
