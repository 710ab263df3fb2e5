import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { missingSchema, type ToolDefinition } from "../definition.ts";
import { habitSchema } from "./habit.ts";

const inputSchema = z.object({ habit_name: plainText(200) });
const resultSchema = z.object({ habit: habitSchema });

/** Gives a habit up after the user's yes; the days it was done stay. */
export const deleteHabit: ToolDefinition = {
  name: "delete_habit",
  description: "Tira um hábito da lista; o histórico fica.",
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes hábitos você quer tirar?",
    missing(args, facts) {
      const { existing } = missingSchema.parse(facts);
      return existing.length === 0
        ? "Você não tem nenhum hábito cadastrado."
        : `Não encontrei “${inputSchema.parse(args).habit_name}” entre os seus hábitos, que são: ${
          joinWords(existing)
        }.`;
    },
  },
  offer: (args) =>
    `Quer que eu tire “${inputSchema.parse(args).habit_name}” dos seus hábitos? O que você já fez fica guardado.`,
  names: (result) => `o hábito “${resultSchema.parse(result).habit.name}”`,
  answer: (result) => `Tirei “${resultSchema.parse(result).habit.name}” dos seus hábitos.`,
};
