import { belief, believes, knows, person, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const nothingKnown = knows({ type: /^(?!person|insight)/ }, 0);
const shrimp = belief("health", "É alérgica a camarão", { slot: "allergy", slot_key: "camarão" });
const recife = belief("relationships", "Mora em Recife", { slot: "residence", value: "Recife" });
const nurse = belief("career", "Trabalha como enfermeira", { slot: "occupation", value: "enfermeira" });
const samba = belief("leisure", "Adora samba", { type: "preference", slot: "likes", slot_key: "samba" });

const deleted = (content: string): RowGoal => ({
  table: "knowledge_items",
  where: { content, deleted_at: null },
  count: "gone",
});

export const memory: Scenario[] = scenarios(
  "memory",
  {
    name: "an allergy is kept at once, without a yes",
    steps: [{
      say: "sou alérgica a camarão",
      expect: {
        calls: [{ tool: "add_knowledge" }],
        offered: [],
        rows: [knows({ slot: "allergy", holds: true, "*": /camar[ãa]o/i }, 1)],
      },
    }],
  },
  {
    name: "what is denied is not kept as so",
    steps: [{
      say: "só pra você saber, eu não sou alérgica a camarão",
      expect: { rows: [believes(/^(?:é|tem) al[ée]rgi/i, 0), knows({ slot: "allergy", holds: true }, 0)] },
    }],
  },
  {
    name: "work is kept in whatever words",
    steps: [
      { say: "trabalho de enfermeira no Hospital das Clínicas", expect: { offered: [] } },
      { night: true, expect: { rows: [believes(/enfermeir/i)] } },
    ],
  },
  {
    name: "something liked",
    steps: [{ say: "eu adoro samba de raiz", expect: { rows: [believes(/samba/i)], offered: [] } }],
  },
  {
    name: "something hated is not kept as liked",
    steps: [{
      say: "odeio coentro, não suporto",
      expect: { rows: [knows({ "*": /coentro/i }), believes(/^(?:gosta|adora|ama).*coentro/i, 0)] },
    }],
  },
  {
    name: "a plan with its day",
    steps: [
      { say: "vou viajar pra Salvador em janeiro, já comprei a passagem" },
      { night: true, expect: { rows: [believes(/salvador/i)] } },
    ],
  },
  {
    name: "a goal is one",
    steps: [
      { say: "minha meta é correr uma meia maratona ano que vem" },
      { night: true, expect: { rows: [believes(/maratona/i)] } },
    ],
  },
  {
    name: "a mood of the moment is not kept",
    steps: [{ say: "hoje tô meio triste, sei lá", expect: { rows: [nothingKnown] } }],
  },
  {
    name: "a maybe is no move",
    steps: [{
      say: "às vezes penso em talvez morar em Portugal um dia",
      expect: { rows: [knows({ slot: "residence", holds: true }, 0), believes(/^mora em portugal/i, 0)] },
    }],
  },
  {
    name: "a question about an allergy is no allergy",
    steps: [{
      say: "alergia a amendoim é perigosa?",
      expect: { rows: [knows({ slot: "allergy" }, 0)], never: ["add_knowledge"] },
    }],
  },
  {
    name: "where she lives is looked up",
    seed: { knowledge_items: [recife, nurse, samba] },
    steps: [{ say: "em que cidade eu moro?", expect: { text: [/recife/i], offered: [] } }],
  },
  {
    name: "an allergy is found by another word",
    seed: { knowledge_items: [shrimp, recife, samba] },
    steps: [{ say: "tem alguma coisa que eu não posso comer?", expect: { text: [/camar[ãa]o/i] } }],
  },
  {
    name: "all that is known is told",
    seed: { knowledge_items: [shrimp, recife, nurse, samba] },
    steps: [{
      say: "o que você sabe sobre mim?",
      expect: { text: [/camar[ãa]o/i, /recife/i, /enfermeir/i, /samba/i], offered: [] },
    }],
  },
  {
    name: "what is not known is not made up",
    seed: { knowledge_items: [recife, nurse] },
    steps: [{
      say: "como é o nome do meu gato?",
      expect: { calls: [{ tool: "search_knowledge" }], text: [/n[ãa]o/i], rows: [believes(/gato/i, 0)] },
    }],
  },
  {
    name: "search by area",
    seed: { knowledge_items: [shrimp, recife, nurse] },
    steps: [{
      say: "o que você já sabe sobre a minha saúde?",
      expect: { text: [/camar[ãa]o/i], not: [/recife/i] },
    }],
  },
  {
    name: "one fact is forgotten at the yes",
    seed: { knowledge_items: [shrimp, recife] },
    steps: [
      {
        say: "esquece que eu sou alérgica a camarão",
        expect: { offered: ["delete_knowledge"], rows: [believes(/camarão/)] },
      },
      { say: "sim", expect: { rows: [deleted("É alérgica a camarão"), believes(/recife/i)] } },
    ],
  },
  {
    name: "a person is forgotten at the yes",
    seed: { knowledge_items: [person("Carol", { relationship: "amiga" }), recife] },
    steps: [
      { say: "apaga o que você sabe sobre a Carol", expect: { offered: ["delete_knowledge"] } },
      { press: "yes", expect: { rows: [knows({ title: "Carol" }, "gone"), believes(/recife/i)] } },
    ],
  },
  {
    name: "everything is forgotten at the yes",
    seed: { knowledge_items: [shrimp, recife, samba] },
    steps: [
      {
        say: "esquece tudo que você sabe sobre mim",
        expect: { offered: ["forget_everything"], rows: [knows({}, 3)] },
      },
      { say: "sim", expect: { rows: [knows({}, "gone")] } },
    ],
  },
  {
    name: "what the person confirms is validated",
    seed: { knowledge_items: [recife, samba] },
    steps: [
      { say: "onde eu moro mesmo?" },
      {
        say: "isso, Recife está certo",
        expect: {
          calls: [{ tool: "validate_knowledge" }],
          rows: [knows({ content: /recife/i, validated_by_user: true }, 1)],
        },
      },
    ],
  },
  {
    name: "what was just kept is confirmed",
    steps: [
      { say: "sou alérgica a camarão" },
      { say: "é isso mesmo, pode marcar a alergia como certa", expect: { calls: [{ tool: "validate_knowledge" }] } },
    ],
  },
  {
    name: "what was said in confidence is not learned",
    steps: [
      {
        say: "o Thiago lá do trabalho usa drogas, mas isso fica entre nós, não anota",
        expect: { calls: [{ tool: "do_not_keep" }], never: ["add_knowledge"] },
      },
      { night: true, expect: { rows: [believes(/thiago|droga/i, 0)] } },
    ],
  },
  {
    name: "what is not to be kept, said a message later",
    steps: [
      { say: "briguei feio com a minha irmã hoje" },
      { say: "não guarda isso da briga não, tá?", expect: { calls: [{ tool: "do_not_keep" }] } },
      { night: true, expect: { rows: [believes(/brig/i, 0)] } },
    ],
  },
  {
    name: "a no forgets nothing",
    seed: { knowledge_items: [shrimp, recife] },
    steps: [
      { say: "apaga tudo que você sabe de mim", expect: { offered: ["forget_everything"] } },
      { say: "não, deixa", expect: { rows: [knows({}, 2)], offered: [] } },
    ],
  },
  {
    name: "a decision is looked at in the light of the rest",
    seed: {
      knowledge_items: [
        nurse,
        belief("finance", "Tem uma reserva de 3 meses de salário"),
        belief("health", "Dorme mal quando tem plantão noturno"),
      ],
    },
    steps: [{
      say: "cruza o que você sabe do meu trabalho com o meu sono: o que aparece?",
      expect: { calls: [{ tool: "analyze_context" }], text: [/plant[ãa]o/i], offered: [] },
    }],
  },
  {
    name: "a big question draws on memory",
    seed: {
      knowledge_items: [nurse, belief("finance", "Tem uma reserva de 3 meses de salário")],
    },
    steps: [{
      say: "analisa tudo o que você sabe sobre mim e me diz: dá pra eu pedir demissão?",
      expect: { text: [/reserva/i] },
    }],
  },
  {
    name: "what hangs together is brought together",
    seed: {
      knowledge_items: [
        belief("health", "Tem enxaqueca quando se preocupa com dinheiro"),
        belief("finance", "Está com o cheque especial estourado"),
      ],
    },
    steps: [{
      say: "cruza a minha saúde com as minhas finanças: tem alguma ligação?",
      expect: { calls: [{ tool: "analyze_context" }], text: [/enxaqueca/i] },
    }],
  },
  {
    name: "a small thing told long ago is searched for",
    seed: {
      knowledge_items: [
        recife,
        nurse,
        belief("leisure", "Emprestou o livro Torto Arado para a Lúcia"),
      ],
    },
    steps: [{
      say: "pra quem eu emprestei o Torto Arado?",
      expect: { calls: [{ tool: "search_knowledge" }], text: [/l[úu]cia/i] },
    }],
  },
  {
    name: "what was said before is looked for in what was said",
    steps: [
      { say: "pensei em pintar a varanda de verde-água" },
      {
        say: "procura nas nossas conversas: de que cor eu falei pra varanda?",
        expect: { calls: [{ tool: "search_messages" }], text: [/verde/i] },
      },
    ],
  },
  {
    name: "what was never said is not found in what was said",
    steps: [{
      say: "procura nas nossas conversas o que eu falei de abóbora",
      expect: { calls: [{ tool: "search_messages" }], text: [/n[ãa]o/i] },
    }],
  },
);
