import { belief, believes, knows, type Scenario, scenarios } from "../scenario.ts";

const recife = belief("relationships", "Mora em Recife", { slot: "residence", value: "Recife" });
const shrimp = belief("health", "É alérgica a camarão", { slot: "allergy", slot_key: "camarão" });

/** She says it, and if it was not kept at once the night keeps it. */
const overNight = (say: string) => [{ say }, { night: true } as const];

export const contradictions: Scenario[] = scenarios(
  "contradictions",
  {
    name: "a move replaces where she lived",
    seed: { knowledge_items: [recife] },
    steps: [
      {
        say: "me mudei pra Curitiba",
        expect: {
          calls: [{ tool: "add_knowledge" }],
          rows: [believes(/^Mora em Recife$/, "gone"), believes(/curitiba/i)],
          offered: [],
        },
      },
      { say: "onde eu moro?", expect: { text: [/curitiba/i] } },
    ],
  },
  {
    name: "a new job replaces the old",
    seed: {
      knowledge_items: [belief("career", "Trabalha na Embraer", { slot: "employer", value: "Embraer" })],
    },
    steps: [
      ...overNight("saí da Embraer, agora trabalho no Nubank"),
      { newConversation: true, expect: { rows: [believes(/^Trabalha na Embraer$/, "gone"), believes(/nubank/i)] } },
    ],
  },
  {
    name: "an allergy that is no more",
    seed: { knowledge_items: [shrimp] },
    steps: [{
      say: "fiz o teste e não sou mais alérgica a camarão",
      expect: { rows: [believes(/^É alérgica a camarão$/, "gone"), knows({ slot: "allergy", holds: true }, "gone")] },
    }],
  },
  {
    name: "a second allergy stands beside the first",
    seed: { knowledge_items: [shrimp] },
    steps: [{
      say: "descobri que também sou alérgica a amendoim",
      expect: { rows: [believes(/^É alérgica a camarão$/, 1), believes(/amendoim/i)] },
    }],
  },
  {
    name: "a divorce ends a marriage",
    seed: {
      knowledge_items: [belief("relationships", "É casada", { slot: "marital_status", value: "casada" })],
    },
    steps: [
      ...overNight("me divorciei mês passado"),
      { newConversation: true, expect: { rows: [believes(/^É casada$/, "gone"), believes(/divorci/i)] } },
    ],
  },
  {
    name: "a goal is dropped",
    seed: {
      knowledge_items: [
        belief("health", "Quer correr uma maratona", { slot: "goal", slot_key: "correr uma maratona", value: "open" }),
      ],
    },
    steps: [
      ...overNight("desisti de correr a maratona, meu joelho não aguenta"),
      { newConversation: true, expect: { rows: [believes(/^Quer correr uma maratona$/, "gone")] } },
    ],
  },
  {
    name: "a goal is reached",
    seed: {
      knowledge_items: [
        belief("finance", "Quer quitar o carro", { slot: "goal", slot_key: "quitar o carro", value: "open" }),
      ],
    },
    steps: [
      ...overNight("consegui quitar o carro!!!"),
      { newConversation: true, expect: { rows: [believes(/^Quer quitar o carro$/, "gone")] } },
    ],
  },
  {
    name: "a habit that has stopped",
    seed: { knowledge_items: [belief("health", "Fuma", { slot: "habit", slot_key: "fumar" })] },
    steps: [
      { say: "parei de fumar faz dois meses" },
      { night: true, expect: { rows: [believes(/^Fuma$/, "gone")] } },
    ],
  },
  {
    name: "not any more",
    seed: {
      knowledge_items: [
        belief("health", "Toma café todo dia", { slot: "habit", slot_key: "tomar café", value: "todo dia" }),
      ],
    },
    steps: [
      { say: "não tomo mais café" },
      { night: true, expect: { rows: [believes(/^Toma café todo dia$/, "gone")] } },
    ],
  },
  {
    name: "a diet that ended",
    seed: { knowledge_items: [belief("health", "É vegetariana", { slot: "diet", value: "vegetariana" })] },
    steps: [
      { say: "voltei a comer carne, não sou mais vegetariana" },
      { night: true, expect: { rows: [believes(/^É vegetariana$/, "gone")] } },
    ],
  },
  {
    name: "a pet that died",
    seed: {
      knowledge_items: [
        belief("relationships", "Tem um cachorro chamado Thor", { slot: "pet", slot_key: "Thor", value: "cachorro" }),
      ],
    },
    steps: [
      { say: "o Thor, meu cachorro, morreu ontem", expect: { never: ["record_metric"], text: [/\S/] } },
      { night: true, expect: { rows: [believes(/^Tem um cachorro chamado Thor$/, "gone")] } },
    ],
  },
  {
    name: "what she vouched for is not overwritten",
    seed: { knowledge_items: [{ ...recife, validated_by_user: true }] },
    steps: [
      { say: "moro em Natal" },
      { night: true, expect: { rows: [believes(/^Mora em Recife$/, 1)] } },
    ],
  },
  {
    name: "the sister's move is not hers",
    seed: { knowledge_items: [recife] },
    steps: [
      { say: "minha irmã se mudou pra Curitiba" },
      {
        night: true,
        expect: { rows: [believes(/^Mora em Recife$/, 1), knows({ subject: "self", slot: "residence" }, 1)] },
      },
    ],
  },
  {
    name: "a trip is no move",
    seed: { knowledge_items: [recife] },
    steps: [
      { say: "tô passando o fim de semana em Curitiba" },
      { night: true, expect: { rows: [believes(/^Mora em Recife$/, 1)] } },
    ],
  },
  {
    name: "more of the same is no contradiction",
    seed: { knowledge_items: [recife] },
    steps: [
      { say: "moro em Recife, no bairro de Boa Viagem" },
      { night: true, expect: { rows: [knows({ content: /recife/i })] } },
      { say: "em que cidade eu moro?", expect: { text: [/recife/i] } },
    ],
  },
);
