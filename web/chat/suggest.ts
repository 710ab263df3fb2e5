import { type Agenda } from "../today/agenda.ts";

const MOST = 4;

/** What anybody can begin with. */
const GENERAL = [
  "o que tenho essa semana?",
  "quanto gastei esse mês?",
  "me lembra de ligar pro banco amanhã às 9",
  "o que você sabe de mim?",
];

/** Messages to begin with, from what the person's own days hold; what is missing is filled with what anybody may ask. */
export function suggest({ today, reminders, bills, plans, birthdays, habits }: Agenda): string[] {
  const bill = bills.find((one) => "id" in one && one.due_on <= today) ?? bills.find((one) => "id" in one);
  const habit = habits.find((one) => one.today === "pending");
  const own = [
    bill && `paguei a conta ${bill.name}`,
    habit && `fiz ${habit.name.toLocaleLowerCase("pt-BR")} hoje`,
    reminders.length > 0 && "quais lembretes tenho essa semana?",
    birthdays[0] && `o que dar de presente pra ${birthdays[0].name}?`,
    plans[0] && "me ajuda a preparar o que tenho essa semana",
  ].filter((text) => typeof text === "string");
  return [...own, ...GENERAL].slice(0, MOST);
}
