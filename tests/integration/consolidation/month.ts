/** An exported item: what is said here, and what is usual where nothing is. It is learned in the night after its day. */
function item(content: string, area: string, day: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: content,
    content,
    title: content,
    area,
    type: "fact",
    source: "conversation",
    subject: "self",
    confidence: 0.95,
    tags: [],
    stated_at: `day ${day}`,
    created_at: `day ${day + 1}`,
    is_current: true,
    needs_resolution: false,
    validated_by_user: false,
    ...more,
  };
}

/** An exported item that something else took the place of. */
function past(
  content: string,
  area: string,
  day: number,
  [by, when]: [string, number],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const superseded = { is_current: false, superseded_by_id: by, superseded_at: `day ${when}` };
  return item(content, area, day, { ...superseded, ...more });
}

/** Somebody of her life. */
function person(name: string, relationship: string, day: number, more: Record<string, unknown> = {}) {
  const about = { type: "person", title: name, sub_area: "family", person_metadata: { relationship } };
  return item(`${name}, ${relationship}`, "relationships", day, { ...about, ...more });
}

/** The same as the history tells it. */
function told({ validated_by_user, ...item }: Record<string, unknown>): Record<string, unknown> {
  return { ...item, validated: validated_by_user };
}

/** The record of a night: how many messages up to which day, what they taught, and what was changed in the profile or rejected. */
function night(
  day: string,
  messages_processed: number,
  [facts_created, facts_updated]: [number, number],
  memory_updates: unknown[] = [],
  rejections: unknown[] = [],
): Record<string, unknown> {
  return {
    consolidated_to: day,
    status: rejections.length > 0 ? "partial" : "completed",
    messages_processed,
    facts_created,
    facts_updated,
    memory_updates,
    rejections,
  };
}

const set = (field: string, value: string) => ({ field, op: "set", value });
const add = (field: string, value: string) => ({ field, op: "add", value });
/** What the month of month_test.ts ends in: ids are what they stand for, instants the day of the month. */
export const MONTH = {
  profile: {
    memory: {
      age: 29,
      name: "Lia",
      values: [],
      version: 15,
      location: "Olinda",
      timezone: null,
      occupation: "Trabalha no SAMU",
      top_of_mind: [],
      current_goals: ["Juntar 10 mil reais até dezembro"],
      edited_fields: {},
      family_context: null,
      learned_patterns: [],
      current_challenges: [],
      communication_style: null,
      last_consolidated_at: "day 31",
    },
  },
  beliefs: [
    "Adotou um cachorro",
    "Ama forró",
    "Bia, irmã",
    "Bia: É dentista",
    "Caio, marido",
    "Chama-se Lia",
    "Começou a fazer terapia",
    "Conseguiu correr a meia maratona inteira, 21 km",
    "Está lendo um livro ótimo",
    "Foi contratada pelo SAMU",
    "Mudou-se pra Olinda",
    "Não trabalha mais no Hospital Português",
    "Rosa, mãe",
    "Rosa: Mora comigo",
    "Tem 29 anos",
    "Tem como meta juntar 10 mil reais até dezembro",
    "Torce pro Sport",
    "Trabalha de dia",
    "É alérgica a dipirona",
    "É casada com o Caio",
  ],
  histories: {
    "Mudou-se pra Olinda": {
      item_id: "Mudou-se pra Olinda",
      items: [
        told(past("Mora em Recife", "relationships", 1, ["Mudou-se pra Olinda", 16], {
          slot: "residence",
          source_ref: "oii, me chamo Lia, tenho 29 anos e moro em Recife",
        })),
        told(item("Mudou-se pra Olinda", "relationships", 15, {
          slot: "residence",
          source_ref: "nos mudamos pra Olinda",
        })),
      ],
    },
    "Torce pro Sport": {
      item_id: "Torce pro Sport",
      items: [
        told(item("Torce pro Náutico", "leisure", 8, {
          slot: "team",
          sub_area: "hobbies",
          deleted_at: "day 9",
          is_current: false,
          source_ref: "torço pro Náutico",
          corrected_by_id: "Torce pro Sport",
          restorable_until: "day 39",
        })),
        told(item("Torce pro Sport", "leisure", 9, {
          slot: "team",
          sub_area: "hobbies",
          created_at: "day 9",
          source: "user_input",
          confidence: 1,
          validated_by_user: true,
        })),
        told(past("Torce pro Náutico", "leisure", 22, ["Torce pro Sport", 23], {
          slot: "team",
          sub_area: "hobbies",
          source_ref: "na verdade eu torço pro Náutico",
        })),
      ],
    },
    "Trabalha de dia": {
      item_id: "Trabalha de dia",
      items: [
        told(past("Trabalha à noite no SAMU", "career", 27, ["Trabalha de dia", 29], {
          slot: "employment",
          sub_area: "job",
          source_ref: "trabalho à noite no SAMU",
        })),
        told(item("Trabalha de dia", "career", 28, {
          slot: "employment",
          sub_area: "job",
          source_ref: "agora trabalho de dia",
        })),
      ],
    },
    "É casada com o Caio": {
      item_id: "É casada com o Caio",
      items: [
        told(past("Está namorando o Caio faz 2 anos", "relationships", 1, ["É casada com o Caio", 16], {
          slot: "marital_status",
          sub_area: "romantic",
          source_ref: "tô namorando o Caio faz 2 anos",
        })),
        told(item("É casada com o Caio", "relationships", 15, {
          slot: "marital_status",
          sub_area: "romantic",
          source_ref: "a gente casou ontem!! sou casada com o Caio agora",
        })),
      ],
    },
  } as Record<string, unknown>,
  nights: [
    night("day 1", 6, [10, 0], [
      set("name", "Lia"),
      set("age", "29"),
      set("location", "Recife"),
      set("occupation", "Enfermeira no Hospital Português"),
    ]),
    night("day 2", 4, [0, 0]),
    night("day 3", 3, [3, 0], [
      add("current_goals", "Correr uma meia maratona"),
      add("current_goals", "Juntar 10 mil reais até dezembro"),
    ]),
    night("day 8", 5, [3, 0]),
    night("day 9", 2, [2, 0], [set("occupation", "Trabalha no SAMU")]),
    night("day 15", 2, [2, 2], [set("location", "Olinda")]),
    night("day 16", 2, [0, 0]),
    night("day 21", 3, [1, 0], [{ op: "remove", field: "current_goals", value: "Correr uma meia maratona" }]),
    night("day 22", 1, [1, 0]),
    night("day 23", 2, [0, 0]),
    night("day 26", 1, [0, 0], [], [{
      item: {
        area: "health",
        type: "fact",
        content: "Não come carne de jeito nenhum",
        sub_area: "nutrition",
        confidence: 0.95,
        message_id: "já te falei, não como carne de jeito nenhum",
      },
      reason: "deleted_by_user",
    }]),
    night("day 27", 2, [2, 0]),
    night("day 28", 1, [1, 0]),
    night("day 29", 2, [0, 0]),
    night("day 30", 4, [2, 0]),
  ],
  exported: {
    what: "memory",
    data: {
      user_memories: [{
        age: 29,
        name: "Lia",
        values: [],
        location: "Olinda",
        occupation: "Trabalha no SAMU",
        top_of_mind: [],
        current_goals: ["Juntar 10 mil reais até dezembro"],
        edited_fields: {},
        learned_patterns: [],
        current_challenges: [],
      }],
      knowledge_items: [
        item("Adotou um cachorro", "relationships", 27, { slot: "possession", sub_area: "family" }),
        item("Ama forró", "leisure", 3, { slot: "preference", type: "preference", sub_area: "culture" }),
        person("Bia", "irmã", 8),
        person("Caio", "marido", 16, { sub_area: "romantic", created_at: "day 2" }),
        item("Chama-se Lia", "personal_growth", 1),
        item("Começou a fazer terapia", "mental_health", 30, { slot: "practice", sub_area: "therapy" }),
        item("Conseguiu correr a meia maratona inteira, 21 km", "health", 21, { sub_area: "physical" }),
        item("Está lendo um livro ótimo", "leisure", 30, { slot: "practice", sub_area: "culture" }),
        past("Está namorando o Caio faz 2 anos", "relationships", 1, ["É casada com o Caio", 16], {
          slot: "marital_status",
          sub_area: "romantic",
        }),
        item("Foi contratada pelo SAMU", "career", 9, { slot: "employment", sub_area: "job" }),
        item("Mora comigo", "relationships", 1, { slot: "household", about: "Rosa", subject: "Rosa, mãe" }),
        past("Mora em Recife", "relationships", 1, ["Mudou-se pra Olinda", 16], { slot: "residence" }),
        item("Mudou-se pra Olinda", "relationships", 15, { slot: "residence" }),
        item("Não trabalha mais no Hospital Português", "career", 9, { slot: "employment", sub_area: "job" }),
        past("Quer correr uma meia maratona", "health", 3, ["Conseguiu correr a meia maratona inteira, 21 km", 22], {
          slot: "goal",
          sub_area: "physical",
        }),
        person("Rosa", "mãe", 1),
        item("Tem 29 anos", "personal_growth", 1, { slot: "age" }),
        item("Tem como meta juntar 10 mil reais até dezembro", "finance", 3, { slot: "goal", sub_area: "savings" }),
        past("Torce pro Náutico", "leisure", 22, ["Torce pro Sport", 23], {
          slot: "team",
          sub_area: "hobbies",
          asked_at: "day 23",
        }),
        item("Torce pro Sport", "leisure", 9, {
          slot: "team",
          sub_area: "hobbies",
          created_at: "day 9",
          source: "user_input",
          confidence: 1,
          validated_at: "day 9",
          validated_by_user: true,
        }),
        past("Trabalha como enfermeira no Hospital Português", "career", 1, ["Foi contratada pelo SAMU", 10], {
          slot: "employment",
          sub_area: "job",
        }),
        item("Trabalha de dia", "career", 28, { slot: "employment", sub_area: "job", asked_at: "day 29" }),
        past("Trabalha à noite no SAMU", "career", 27, ["Trabalha de dia", 29], {
          slot: "employment",
          sub_area: "job",
        }),
        item("É alérgica a dipirona", "health", 1, { slot: "trait", sub_area: "medical" }),
        item("É casada com o Caio", "relationships", 15, { slot: "marital_status", sub_area: "romantic" }),
        item("É dentista", "career", 8, { slot: "employment", sub_area: "job", about: "Bia", subject: "Bia, irmã" }),
      ],
      knowledge_links: [{
        id: "somebody or something else",
        to_id: "Torce pro Sport",
        from_id: "Torce pro Náutico",
        relation: "contradicts",
        created_at: "day 23",
      }, {
        id: "somebody or something else",
        to_id: "Trabalha à noite no SAMU",
        from_id: "Trabalha de dia",
        relation: "contradicts",
        created_at: "day 29",
      }],
    },
  },
};
