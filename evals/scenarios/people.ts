import { belief, daysAgo, knows, person, type Scenario, scenarios } from "../scenario.ts";

const julia = person("Júlia", { relationship: "irmã", preferences: ["flores", "vinho"] });
const month = daysAgo(0).slice(5, 7);
/** A day of another month. */
const elsewhere = `--${month === "05" ? "09" : "05"}-14`;

export const people: Scenario[] = scenarios(
  "people",
  {
    name: "who somebody is",
    seed: { knowledge_items: [julia] },
    steps: [{
      say: "quem é a Júlia mesmo?",
      expect: { calls: [{ tool: "get_person" }], text: [/irm[ãa]/i], offered: [] },
    }],
  },
  {
    name: "who somebody is by what they are to her",
    seed: { knowledge_items: [julia, person("Beto", { relationship: "chefe" })] },
    steps: [{
      say: "o que você sabe da minha irmã?",
      expect: { calls: [{ tool: "get_person" }], text: [/j[úu]lia/i], not: [/beto/i] },
    }],
  },
  {
    name: "what somebody likes",
    seed: { knowledge_items: [julia, person("Rafa", { relationship: "amigo", preferences: ["jazz", "cerveja"] })] },
    steps: [{ say: "do que o Rafa gosta?", expect: { text: [/jazz/i], not: [/flores/i] } }],
  },
  {
    name: "a person with what was told of them",
    seed: () => {
      const id = crypto.randomUUID();
      return {
        knowledge_items: [
          person("Carol", { relationship: "amiga" }, { id }),
          belief("career", "É arquiteta em Belo Horizonte", { subject: id, slot: "occupation", value: "arquiteta" }),
        ],
      };
    },
    steps: [{ say: "o que a Carol faz da vida?", expect: { text: [/arquiteta/i] } }],
  },
  {
    name: "somebody unknown is not made up",
    seed: { knowledge_items: [julia] },
    steps: [{
      say: "quem é o Bartolomeu?",
      expect: {
        text: [/n[ãa]o|ainda|nada/i],
        never: ["add_knowledge", "update_person"],
        rows: [knows({ "*": /bartolomeu/i }, 0)],
      },
    }],
  },
  {
    name: "somebody new is kept",
    steps: [{
      say: "a Júlia é minha irmã mais nova",
      expect: { rows: [knows({ type: "person", title: /j[úu]lia/i }, 1)], offered: [] },
    }],
  },
  {
    name: "a birthday is kept as a day without a year",
    seed: { knowledge_items: [julia] },
    steps: [{
      say: "o aniversário da Júlia é dia 12 de março",
      expect: {
        calls: [{ tool: "update_person" }],
        rows: [knows({ type: "person", title: "Júlia", person_metadata: { birthday: /-03-12$/ } }, 1)],
        offered: [],
      },
    }],
  },
  {
    name: "a birthday is kept with its year",
    seed: { knowledge_items: [person("Pedro", { relationship: "primo" })] },
    steps: [{
      say: "meu primo Pedro nasceu em 20/02/1990",
      expect: {
        calls: [{ tool: "update_person" }],
        rows: [knows({ type: "person", title: "Pedro", person_metadata: { birthday: "1990-02-20" } }, 1)],
      },
    }],
  },
  {
    name: "what somebody loves is kept with them",
    seed: { knowledge_items: [person("Helena", { relationship: "mãe" })] },
    steps: [{
      say: "minha mãe, a Helena, adora orquídeas",
      expect: { rows: [knows({ "*": /orqu[ií]dea/i }), knows({ type: "person", title: /helena/i }, 1)] },
    }],
  },
  {
    name: "a friend's move is the friend's",
    seed: {
      knowledge_items: [
        person("Bia", { relationship: "amiga" }),
        belief("relationships", "Mora em Recife", { slot: "residence", value: "Recife" }),
      ],
    },
    steps: [{
      say: "a Bia se mudou pra Lisboa mês passado",
      expect: {
        rows: [
          knows({ "*": /lisboa/i }),
          knows({ subject: "self", slot: "residence", value: "Recife" }, 1),
          knows({ subject: "self", slot: "residence", value: /lisboa/i }, 0),
        ],
      },
    }],
  },
  {
    name: "when somebody's birthday is",
    seed: { knowledge_items: [person("Pedro", { relationship: "primo", birthday: "--10-12" })] },
    steps: [{ say: "quando é o aniversário do Pedro?", expect: { text: [/12\/10|12 de outubro/i], offered: [] } }],
  },
  {
    name: "whose birthday is this month",
    seed: {
      knowledge_items: [
        person("Pedro", { relationship: "primo", birthday: `--${month}-12` }),
        person("Lívia", { relationship: "prima", birthday: elsewhere }),
      ],
    },
    steps: [{
      say: "quem faz aniversário esse mês?",
      expect: { calls: [{ tool: "get_birthdays" }], text: [/pedro/i], not: [/l[íi]via/i] },
    }],
  },
  {
    name: "birthdays to come",
    seed: {
      knowledge_items: [
        person("Pedro", { relationship: "primo", birthday: "--02-20" }),
        person("Lívia", { relationship: "prima", birthday: "--08-03" }),
      ],
    },
    steps: [{
      say: "quais são os próximos aniversários?",
      expect: { calls: [{ tool: "get_birthdays" }], text: [/pedro/i, /l[íi]via/i] },
    }],
  },
  {
    name: "of two with one name the person is asked",
    seed: {
      knowledge_items: [
        person("Ana Souza", { relationship: "colega" }),
        person("Ana Prado", { relationship: "vizinha" }),
      ],
    },
    steps: [{ say: "o que você sabe da Ana?", expect: { text: [/souza|colega/i, /prado|vizinha/i] } }],
  },
);
