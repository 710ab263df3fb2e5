import { daysAgo, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const done = (completion_date = daysAgo(0), count = 1): RowGoal => ({
  table: "habit_completions",
  where: { completion_date, deleted_at: null },
  count,
});
const habit = (where: RowGoal["where"], count = 1): RowGoal => ({ table: "habits", where, count });

/** A habit of every day that began a month ago, done on the days given. */
function kept(name: string, days: number[]) {
  const id = crypto.randomUUID();
  const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString();
  return {
    habits: [{ id, name, frequency: "daily", created_at }],
    habit_completions: days.map((day) => ({ habit_id: id, completion_date: daysAgo(day) })),
  };
}

const series = (metric: string, values: number[]) =>
  values.map((value, at) => ({ metric, value, entry_date: daysAgo(values.length - at) }));

export const habitsAndTrends: Scenario[] = scenarios(
  "habits and trends",
  {
    name: "a habit of every day",
    steps: [
      {
        say: "quero criar o hábito de meditar todo dia",
        expect: {
          calls: [{ tool: "create_habit", args: { name: /medit/i, frequency: "daily" } }],
          mayRun: ["create_habit"],
        },
      },
      { say: "sim", expect: { rows: [habit({ name: /medit/i, frequency: "daily", active: true })] } },
    ],
  },
  {
    name: "a habit of three days of the week",
    steps: [
      {
        say: "cria um hábito: academia segunda, quarta e sexta",
        expect: {
          ordered: [{ tool: "create_habit", args: { name: /academia/i, frequency: "custom" } }],
          offered: [],
          rows: [habit({ name: /academia/i, days: [1, 3, 5] })],
        },
      },
    ],
  },
  {
    name: "a habit of three times a week",
    steps: [{
      say: "cria um hábito: estudar inglês 3x na semana",
      expect: {
        ordered: [{ tool: "create_habit", args: { name: /ingl[eê]s/i, frequency: "weekly", times_a_week: 3 } }],
        offered: [],
        rows: [habit({ name: /ingl[eê]s/i, frequency: "weekly", times_a_week: 3 })],
      },
    }],
  },
  {
    name: "a habit of working days",
    steps: [{
      say: "quero um hábito de ler 20 minutos nos dias de semana, cria pra mim?",
      expect: { offered: [{ tool: "create_habit", args: { name: /ler|leitura/i, frequency: "weekdays" } }] },
    }],
  },
  {
    name: "a habit is marked as done",
    seed: { habits: [{ name: "Meditar" }, { name: "Ler" }] },
    steps: [
      { say: "meditei hoje, marca aí", expect: { ordered: ["record_habit"], offered: [], rows: [done()] } },
    ],
  },
  {
    name: "a habit is marked for yesterday",
    seed: { habits: [{ name: "Ler" }] },
    steps: [
      {
        say: "marca o hábito de ler como feito ontem",
        expect: { ordered: ["record_habit"], rows: [done(daysAgo(1)), done(daysAgo(0), 0)] },
      },
    ],
  },
  {
    name: "a habit that is not there is neither marked nor made",
    seed: { habits: [{ name: "Meditar" }] },
    steps: [{
      say: "marca que eu fiz o hábito de yoga hoje",
      expect: {
        rows: [habit({ name: /yoga/i }, 0), done(daysAgo(0), 0)],
        text: [/medit|n[ãa]o/i],
      },
    }],
  },
  {
    name: "habits are listed",
    seed: { habits: [{ name: "Meditar" }, { name: "Ler", frequency: "weekdays" }] },
    steps: [{
      say: "quais são meus hábitos?",
      expect: { calls: [{ tool: "get_habits" }], text: [/medit/i, /ler/i], offered: [] },
    }],
  },
  {
    name: "how long a streak is",
    seed: () => kept("Meditar", [0, 1, 2, 3]),
    steps: [{
      say: "há quantos dias seguidos eu tô meditando?",
      expect: { calls: [{ tool: "get_habits" }], text: [/\b4\b|quatro/i] },
    }],
  },
  {
    name: "what is left of today's habits",
    seed: () => {
      const [one, two] = [kept("Meditar", [0]), kept("Ler", [1])];
      return {
        habits: [...one.habits, ...two.habits],
        habit_completions: [...one.habit_completions, ...two.habit_completions],
      };
    },
    steps: [{ say: "quais hábitos ainda faltam hoje?", expect: { calls: [{ tool: "get_habits" }], text: [/ler/i] } }],
  },
  {
    name: "a habit is given up",
    seed: { habits: [{ name: "Correr" }, { name: "Ler" }] },
    steps: [
      { say: "não quero mais acompanhar o hábito de correr, pode tirar", expect: { offered: ["delete_habit"] } },
      {
        say: "sim",
        expect: { rows: [habit({ name: "Correr", active: true }, 0), habit({ name: "Ler", active: true })] },
      },
    ],
  },
  {
    name: "a habit is deleted in few words",
    seed: { habits: [{ name: "Tomar vitamina" }] },
    steps: [
      { say: "exclui o hábito da vitamina", expect: { offered: ["delete_habit"] } },
      { press: "no", expect: { rows: [habit({ active: true })], offered: [] } },
    ],
  },
  {
    name: "sleep and mood are correlated",
    seed: {
      tracking_entries: [
        ...series("sleep", [5, 6, 7, 8, 5, 6, 7, 8, 7, 6]),
        ...series("mood", [4, 5, 7, 8, 4, 6, 7, 9, 7, 5]),
      ],
    },
    steps: [{
      say: "meu sono e meu humor andam juntos?",
      expect: { calls: [{ tool: "get_trends" }], text: [/sono/i, /humor/i], offered: [] },
    }],
  },
  {
    name: "a falling weight is seen",
    seed: { tracking_entries: series("weight", [84, 83.8, 83.5, 83.2, 83, 82.6, 82.3, 82, 81.7, 81.5]) },
    steps: [{
      say: "qual a tendência do meu peso nas últimas semanas?",
      expect: {
        calls: [{ tool: "get_trends" }],
        text: [/ca[ií]|desc|dimin|baix|perd|menos|queda|-\d/i],
        not: [/n[ãa]o há dados/i],
      },
    }],
  },
  {
    name: "two days are not enough to tell",
    seed: { tracking_entries: [...series("sleep", [5, 8]), ...series("mood", [4, 8])] },
    steps: [{
      say: "quando eu durmo mais meu humor melhora? olha a tendência",
      expect: {
        calls: [{ tool: "get_trends" }],
        text: [/pouc|suficient|ainda não|ainda é cedo|falta|precis|mais (?:dias|registros|dados)/i],
      },
    }],
  },
);
