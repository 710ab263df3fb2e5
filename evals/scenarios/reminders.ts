import { daysAgo, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const tomorrow = daysAgo(-1);
const kept = (text: RegExp, where: RowGoal["where"] = {}, count: RowGoal["count"] = 1): RowGoal => ({
  table: "reminders",
  where: { text, deleted_at: null, ...where },
  count,
});
const none: RowGoal = kept(/./, {}, 0);
const at = (date: string, time: string) => new RegExp(`^${date}[T ]${time}`);
const call = { text: "ligar pra Lúcia", starts_at: `${tomorrow}T09:00` };
const seed = {
  reminders: [call, { text: "pagar o aluguel", starts_at: `${daysAgo(-3)}T09:00`, recurrence: "FREQ=MONTHLY" }],
};
const cameDue = {
  reminders: [{
    text: "tomar o remédio",
    starts_at: `${daysAgo(1)}T09:00`,
    upcoming: [],
    came_due_at: `${daysAgo(1)}T12:00:00Z`,
  }],
};

export const reminders: Scenario[] = scenarios(
  "reminders",
  {
    name: "a reminder for tomorrow, kept at once",
    steps: [
      {
        say: "me lembra de ligar pra Lúcia amanhã às 9",
        expect: {
          ordered: [{ tool: "create_reminder", args: { text: /L[uú]cia/i, at: at(tomorrow, "09:00") } }],
          offered: [],
          rows: [kept(/L[uú]cia/i, { starts_at: at(tomorrow, "09:00") })],
          text: [/9h/],
        },
      },
    ],
  },
  {
    name: "a reminder on a day of each month",
    steps: [
      {
        say: "todo dia 5 lembrar do aluguel",
        expect: {
          offered: [{ tool: "create_reminder", args: { recurrence: /FREQ=MONTHLY.*BYMONTHDAY=5/ } }],
          text: [/todo dia 5/],
        },
      },
      { say: "pode", expect: { rows: [kept(/aluguel/i, { starts_at: /-05[T ]/ })] } },
    ],
  },
  {
    name: "a reminder on days of the week, at an hour",
    steps: [{
      say: "me lembra toda segunda e quarta às 7 da noite de colocar o lixo pra fora",
      expect: {
        ordered: [{ tool: "create_reminder", args: { at: /T19:00/, recurrence: /WEEKLY.*BYDAY=MO,WE/ } }],
        offered: [],
        rows: [kept(/lixo/)],
      },
    }],
  },
  {
    name: "another hour for what was kept",
    steps: [
      { say: "me lembra de ligar pra Lúcia amanhã às 9", expect: { ordered: ["create_reminder"] } },
      {
        say: "não, às 10",
        expect: {
          mayRun: ["create_reminder", "update_reminder"],
          offered: [],
          rows: [kept(/L[uú]cia/i), kept(/L[uú]cia/i, { starts_at: at(tomorrow, "10:00") })],
        },
      },
    ],
  },
  {
    name: "a no keeps no reminder",
    steps: [
      { say: "todo dia 5 lembrar do aluguel", expect: { offered: ["create_reminder"] } },
      { say: "não, deixa", expect: { offered: [], rows: [none] } },
    ],
  },
  {
    name: "an ordered reminder is taken back",
    steps: [
      { say: "me lembra de comprar pão amanhã às 8h", expect: { ordered: ["create_reminder"], rows: [kept(/pão/)] } },
      { say: "desfaz", expect: { offered: [], rows: [none] } },
    ],
  },
  {
    name: "on the 31st, with what short months do",
    steps: [{
      say: "me lembra todo dia 31 de fechar as contas",
      expect: { ordered: ["create_reminder"], text: [/meses sem dia 31/] },
    }],
  },
  {
    name: "what there is tomorrow: reminders, bills, appointments",
    seed: {
      ...seed,
      bills: [{
        name: "Internet",
        amount: 99.9,
        month: `${tomorrow.slice(0, 7)}-01`,
        due_day: Number(tomorrow.slice(8)),
      }],
      knowledge_items: [{
        type: "fact",
        area: "health",
        title: "Consulta com a dermatologista",
        content: "Tem consulta com a dermatologista",
        slot: "plan",
        slot_key: "consulta",
        value: tomorrow,
      }],
    },
    steps: [{
      say: "o que eu tenho amanhã?",
      expect: {
        calls: [{ tool: "list_reminders" }],
        text: [/L[uú]cia/i, /internet/i, /dermatologista/i],
        not: [/aluguel/i],
      },
    }],
  },
  {
    name: "all reminders",
    seed,
    steps: [{
      say: "quais são meus lembretes?",
      expect: { calls: [{ tool: "list_reminders" }], text: [/L[uú]cia/i, /aluguel/i] },
    }],
  },
  {
    name: "a reminder is taken away by its words",
    seed,
    steps: [
      {
        say: "cancela o lembrete da Lúcia",
        expect: {
          ordered: ["cancel_reminder"],
          offered: [],
          rows: [kept(/L[uú]cia/i, { done_at: null }, "gone"), kept(/aluguel/i, { done_at: null })],
          text: [/L[uú]cia/i],
        },
      },
    ],
  },
  {
    name: "a reminder is put off",
    seed,
    steps: [
      {
        say: "adia o lembrete da Lúcia pra amanhã às 15h",
        expect: {
          ordered: [{ tool: "snooze_reminder", args: { at: at(tomorrow, "15:00") } }],
          rows: [kept(/L[uú]cia/i, { snoozed_until: at(tomorrow, "15:00") })],
        },
      },
    ],
  },
  {
    name: "what came due is told once, and done when the person says so",
    seed: cameDue,
    steps: [
      { say: "oi", expect: { text: [/Lembrete: Tomar o remédio/] } },
      {
        say: "conclui o lembrete do remédio",
        expect: {
          ordered: ["complete_reminder"],
          rows: [kept(/remédio/, { done_at: /./ })],
          not: [/Lembrete: Tomar/],
        },
      },
    ],
  },
  {
    name: "what was done is told",
    seed,
    steps: [{
      say: "já liguei pra Lúcia, pode dar baixa no lembrete",
      expect: {
        calls: [{ tool: "complete_reminder" }],
        mayRun: ["complete_reminder"],
        rows: [kept(/aluguel/i, { done_at: null })],
      },
    }],
  },
  {
    name: "what came due is put off",
    seed: cameDue,
    steps: [{
      say: "adia o lembrete do remédio pra amanhã às 8h",
      expect: { ordered: [{ tool: "snooze_reminder", args: { at: at(tomorrow, "08:00") } }] },
    }],
  },
  {
    name: "remembering something is no reminder",
    steps: [{ say: "me lembra quem é a Júlia?", expect: { never: ["create_reminder"], offered: [], rows: [none] } }],
  },
);
