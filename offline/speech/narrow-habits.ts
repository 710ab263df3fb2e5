import { z } from "zod";
import { fold } from "../../shared/text/fold.ts";
import { closest } from "../../shared/text/similarity.ts";
import { formatStreak } from "../../shared/tools/health/format-streak.ts";
import { habitSchema } from "../../shared/tools/health/habit.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow-result.ts";

const resultSchema = z.object({
  habits: z.array(
    habitSchema.extend({
      today: z.enum(["done", "pending", "off"]).optional(),
      streak: z.number().optional(),
      best_streak: z.number().optional(),
    }),
  ),
});

const MISSING = phrase("falta|faltam|pendentes?|ainda nao|o que (?:tenho|eu tenho|preciso)(?: que)? fazer");
/** What people say for a habit, by the stem they share with its name. */
const STEMS: readonly [RegExp, string][] = [
  [/\bmedit\w*/, "meditação meditar"],
  [/\b(?:li|leitura|lendo|ler)\b/, "leitura ler"],
  [/\b(?:rezei|orei|oracao|rezar)\b/, "oração rezar"],
  [/\bestud\w*/, "estudo estudar"],
  [/\balong\w*/, "alongamento alongar"],
  [/\bvitamina\w*/, "vitamina"],
  [/\bremedio\w*/, "remédio"],
  [/\bdiario\b/, "diário escrever"],
];

/** "já meditei hoje?", "o que falta hoje?": one habit, or those still to do. */
export const narrowHabits: Narrow = (result, { keys }) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success || parsed.data.habits.length === 0) return null;
  const { habits } = parsed.data;
  if (MISSING.test(keys)) {
    const open = habits.filter(({ today }) => today === "pending").map(({ name }) => name);
    return open.length === 0
      ? "Hoje não falta nenhum: tudo feito."
      : `Hoje ainda ${open.length === 1 ? "falta" : "faltam"}: ${join(open)}.`;
  }
  const asked = STEMS.find(([stem]) => stem.test(keys))?.[1];
  const name = asked === undefined
    ? null
    : asked.split(" ").map((word) => closest(word, habits.map((habit) => habit.name), 0.5)).find((found) =>
      found !== null
    );
  const habit = habits.find((one) => one.name === name) ?? habits.find((one) => sharesStem(one.name, keys));
  if (habit === undefined) return null;
  const state = habit.today === "done"
    ? "já está feito hoje"
    : habit.today === "off"
    ? "hoje é dia de folga"
    : "ainda não está marcado hoje";
  const streak = habit.streak ? ` Sequência: ${formatStreak(habit.streak, habit.frequency)}.` : "";
  return `“${habit.name}”: ${state}.${streak}`;
};

/** As much of a word as its inflections share: "treino" and "Treinar". */
const STEM = 5;
/** Words about habits, which name none. */
const ABOUT = /^(?:habit|sequen|seguid|quais|minha|estao|ainda|falta|antes|melhor|maior|hoje)/;

function sharesStem(name: string, keys: string): boolean {
  const stems = keys.split(" ").filter((word) => /^[a-z]{5,}$/.test(word) && !ABOUT.test(word));
  return fold(name).split(" ").some((word) =>
    word.length >= STEM && stems.some((other) => other.slice(0, STEM) === word.slice(0, STEM))
  );
}

function join(names: string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
