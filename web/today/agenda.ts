import type { Habit } from "../health/habit-figures.ts";

/** One time of a reminder, local; a recurring one stands once for each of its times. */
export interface Reminder {
  id: string;
  text: string;
  at: string;
  recurrence?: string;
  came_due?: true;
}

export interface DueBill {
  id: string;
  name: string;
  amount: number;
  due_on: string;
}

export interface DueInstallment {
  debt_id: string;
  name: string;
  number: number;
  installments: number;
  amount: number;
  due_on?: string;
}

export interface Agenda {
  today: string;
  reminders: Reminder[];
  /** Bills and, as they have no row of their own, instalments of debts. What is overdue is among them. */
  bills: (DueBill | DueInstallment)[];
  plans: { content: string; date: string }[];
  birthdays: { name: string; next_on: string }[];
  habits: Habit[];
}
