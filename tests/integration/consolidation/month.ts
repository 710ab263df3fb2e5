/** An exported item: what is said here, and what is usual where nothing is. */
function item(content: string, area: string, day: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const { id = content, ...other } = more;
  return {
    id,
    content,
    title: content,
    area,
    type: "fact",
    source: "conversation",
    subject: "self",
    confidence: 0.95,
    tags: [],
    stated_at: day,
    created_at: day,
    is_current: true,
    needs_resolution: false,
    validated_by_user: false,
    ...other,
  };
}

/** An exported item that something else took the place of. */
function past(
  content: string,
  area: string,
  day: string,
  [by, when]: [string, string],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return item(content, area, day, { is_current: false, superseded_by_id: by, superseded_at: when, ...more });
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
    "Amo forró",
    "Bia, irmã",
    "Bia: é dentista",
    "Caio, marido",
    "Comecei a fazer terapia",
    "Conseguiu correr a meia maratona inteira, 21 km",
    "Está lendo um livro ótimo",
    "Fui contratada pelo SAMU",
    "Me chamo Lia",
    "Meu plantão agora é de 24h",
    "Minha meta é juntar 10 mil reais até dezembro",
    "Mudou-se pra Olinda",
    "Não trabalha mais no Hospital Português",
    "Rosa, mãe",
    "Rosa: mora comigo",
    "Sou alérgica a dipirona",
    "Sou casada com o Caio agora",
    "Tenho 29 anos",
    "Torce pro Sport",
    "Trabalho de dia",
  ],
  histories: {
    "Mudou-se pra Olinda": {
      item_id: "Mudou-se pra Olinda",
      items: [
        told(
          past("Moro em Recife", "personal_growth", "day 1", ["Mudou-se pra Olinda", "day 16"], {
            slot: "residence",
            confidence: 0.9,
            source_ref: "oii, me chamo Lia, tenho 29 anos e moro em Recife",
          }),
        ),
        told(
          item("Mudou-se pra Olinda", "relationships", "day 15", {
            slot: "residence",
            created_at: "day 16",
            source_ref: "nos mudamos pra Olinda",
          }),
        ),
      ],
    },
    "Torce pro Sport": {
      item_id: "Torce pro Sport",
      items: [
        told(
          item("Torço pro Náutico", "personal_growth", "day 8", {
            slot: "team",
            confidence: 0.9,
            deleted_at: "day 9",
            is_current: false,
            source_ref: "torço pro Náutico",
            corrected_by_id: "Torce pro Sport",
            restorable_until: "day 39",
          }),
        ),
        told(
          item("Torce pro Sport", "personal_growth", "day 9", {
            slot: "team",
            source: "user_input",
            confidence: 1,
            validated_by_user: true,
          }),
        ),
        told(
          past("Torço pro Náutico", "personal_growth", "day 22", ["Torce pro Sport", "day 23"], {
            slot: "team",
            confidence: 0.9,
            source_ref: "na verdade eu torço pro Náutico",
          }),
        ),
      ],
    },
    "Trabalho de dia": {
      item_id: "Trabalho de dia",
      items: [
        told(
          past("Trabalha à noite no SAMU", "career", "day 27", ["Trabalho de dia", "day 29"], {
            slot: "employment",
            sub_area: "job",
            created_at: "day 28",
            source_ref: "trabalho à noite no SAMU",
          }),
        ),
        told(
          item("Trabalho de dia", "career", "day 28", {
            slot: "employment",
            confidence: 0.9,
            source_ref: "agora trabalho de dia",
          }),
        ),
      ],
    },
    "Sou casada com o Caio agora": {
      item_id: "Sou casada com o Caio agora",
      items: [
        told(
          past("Tô namorando o Caio faz 2 anos", "relationships", "day 1", ["Sou casada com o Caio agora", "day 15"], {
            slot: "marital_status",
            confidence: 0.9,
            source_ref: "tô namorando o Caio faz 2 anos",
          }),
        ),
        told(
          item("Sou casada com o Caio agora", "relationships", "day 15", {
            slot: "marital_status",
            sub_area: "romantic",
            source_ref: "a gente casou ontem!! sou casada com o Caio agora",
          }),
        ),
      ],
    },
  } as Record<string, unknown>,
  nights: [
    night("day 1", 6, [1, 0], [
      set("name", "Lia"),
      set("age", "29"),
      set("location", "Recife"),
      set("occupation", "Enfermeira no Hospital Português"),
    ]),
    night("day 2", 4, [0, 0]),
    night("day 3", 3, [1, 0], [
      add("current_goals", "Correr uma meia maratona"),
      add("current_goals", "Juntar 10 mil reais até dezembro"),
    ]),
    night("day 8", 5, [0, 0]),
    night("day 9", 2, [1, 0], [set("occupation", "Trabalha no SAMU")]),
    night("day 15", 2, [1, 2], [set("location", "Olinda")]),
    night("day 16", 2, [0, 0]),
    night("day 21", 3, [1, 0], [{ op: "remove", field: "current_goals", value: "Correr uma meia maratona" }]),
    night("day 22", 1, [0, 0]),
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
    night("day 28", 1, [0, 0]),
    night("day 29", 2, [0, 0]),
    night("day 30", 4, [1, 0]),
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
        item("Adotou um cachorro", "relationships", "day 27", {
          slot: "possession",
          sub_area: "family",
          created_at: "day 28",
        }),
        item("Amo forró", "leisure", "day 3", { slot: "preference", type: "preference", confidence: 0.9 }),
        item("Bia, irmã", "relationships", "day 8", {
          type: "person",
          title: "Bia",
          person_metadata: { relationship: "irmã" },
        }),
        item("Caio, marido", "relationships", "day 16", {
          type: "person",
          title: "Caio",
          sub_area: "romantic",
          created_at: "day 2",
          person_metadata: { relationship: "marido" },
        }),
        item("Comecei a fazer terapia", "mental_health", "day 30", { slot: "practice", confidence: 0.9 }),
        item("Conseguiu correr a meia maratona inteira, 21 km", "health", "day 21", {
          sub_area: "physical",
          created_at: "day 22",
        }),
        item("Está lendo um livro ótimo", "leisure", "day 30", {
          slot: "practice",
          sub_area: "culture",
          created_at: "day 31",
        }),
        item("Fui contratada pelo SAMU", "career", "day 9", { slot: "employment", confidence: 0.9 }),
        item("Me chamo Lia", "personal_growth", "day 1", { confidence: 0.9 }),
        item("Meu plantão agora é de 24h", "career", "day 9", { confidence: 0.9 }),
        item("Minha meta é juntar 10 mil reais até dezembro", "finance", "day 3", { slot: "trait", confidence: 0.9 }),
        past("Moro em Recife", "personal_growth", "day 1", ["Mudou-se pra Olinda", "day 16"], {
          slot: "residence",
          confidence: 0.9,
        }),
        item("Mudou-se pra Olinda", "relationships", "day 15", { slot: "residence", created_at: "day 16" }),
        item("Não trabalha mais no Hospital Português", "career", "day 9", {
          slot: "employment",
          sub_area: "job",
          created_at: "day 10",
        }),
        past("Quer correr uma meia maratona", "health", "day 3", [
          "Conseguiu correr a meia maratona inteira, 21 km",
          "day 22",
        ], { slot: "goal", sub_area: "physical", created_at: "day 4" }),
        item("Rosa, mãe", "relationships", "day 1", {
          type: "person",
          title: "Rosa",
          person_metadata: { relationship: "mãe" },
        }),
        item("Sou alérgica a dipirona", "health", "day 1", { slot: "trait", confidence: 0.9 }),
        item("Sou casada com o Caio agora", "relationships", "day 15", {
          slot: "marital_status",
          sub_area: "romantic",
        }),
        item("Tenho 29 anos", "personal_growth", "day 1", { slot: "age", confidence: 0.9 }),
        item("Torce pro Sport", "personal_growth", "day 9", {
          slot: "team",
          source: "user_input",
          confidence: 1,
          validated_at: "day 9",
          validated_by_user: true,
        }),
        past("Torço pro Náutico", "personal_growth", "day 22", ["Torce pro Sport", "day 23"], {
          slot: "team",
          asked_at: "day 23",
          confidence: 0.9,
        }),
        past("Trabalha à noite no SAMU", "career", "day 27", ["Trabalho de dia", "day 29"], {
          slot: "employment",
          sub_area: "job",
          created_at: "day 28",
        }),
        past(
          "Trabalho como enfermeira no Hospital Português",
          "career",
          "day 1",
          ["Fui contratada pelo SAMU", "day 9"],
          { slot: "employment", confidence: 0.9, from_profile: { occupation: "Enfermeira no Hospital Português" } },
        ),
        item("Trabalho de dia", "career", "day 28", { slot: "employment", asked_at: "day 29", confidence: 0.9 }),
        past("Tô namorando o Caio faz 2 anos", "relationships", "day 1", ["Sou casada com o Caio agora", "day 15"], {
          slot: "marital_status",
          confidence: 0.9,
        }),
        item("mora comigo", "relationships", "day 1", { slot: "household", about: "Rosa", subject: "Rosa, mãe" }),
        item("é dentista", "relationships", "day 8", { slot: "employment", about: "Bia", subject: "Bia, irmã" }),
      ],
      knowledge_links: [{
        id: "somebody or something else",
        to_id: "Torce pro Sport",
        from_id: "Torço pro Náutico",
        relation: "contradicts",
        created_at: "day 22",
      }, {
        id: "somebody or something else",
        to_id: "Trabalha à noite no SAMU",
        from_id: "Trabalho de dia",
        relation: "contradicts",
        created_at: "day 28",
      }],
    },
  },
};
