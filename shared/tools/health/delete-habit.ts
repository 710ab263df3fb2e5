import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { habitSchema } from "./habit.ts";

const inputSchema = z.object({ habit_name: plainText(200) });
const resultSchema = z.object({ habit: habitSchema });

/** Removes a habit after the person's yes. The days on which it was done stay stored. */
export const deleteHabit: BuiltInTool = {
  kind: "built-in",
  name: "delete_habit",
  title: "Apagar um hábito",
  description: "Tira um hábito da lista; o histórico fica.",
  utterances: [
    "tira a meditação dos meus hábitos",
    "não quero mais acompanhar a leitura diária",
    "remove o hábito de acordar cedo",
    "exclui corrida da minha lista de rotinas",
    "desisti do duolingo, pode tirar",
    "apaga o habito da agua gelada kkk",
    "n vou mais fazer yoga, tira dali",
    "some com o journaling da lista pfv",
    "o médico suspendeu a creatina, então não faz sentido continuar cobrando ela todo dia",
    "o flautim não é pra mim, larguei as aulas, para de acompanhar isso",
    "já faz meses que não fumo, nem preciso mais daquele controle de cigarro",
    "tem hábito demais aí, deixa só os outros e elimina o de banho frio",
  ],
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
  nameResult: (result) => `o hábito “${resultSchema.parse(result).habit.name}”`,
  answer: (result) => `Tirei “${resultSchema.parse(result).habit.name}” dos seus hábitos.`,
};
