import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { clampedNumber, wholeNumber } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { fold } from "../../language/fold.ts";
import { formatBirthday } from "./person.ts";

/** `birthday` is `YYYY-MM-DD`, or `--MM-DD` when the year is not known. */
const birthdaysSchema = z.object({
  people: z.array(z.object({
    name: z.string(),
    relationship: z.string().optional(),
    birthday: z.string(),
    in_days: z.number(),
  })),
});

/** Lists the birthdays of the people in the person's life, the next one first. */
export const getBirthdays: BuiltInTool = {
  kind: "built-in",
  name: "get_birthdays",
  title: "Aniversários",
  description:
    "Aniversários das pessoas da vida dela: os de um mês, os dos próximos dias ou todos, do mais próximo em diante.",
  utterances: [
    "quem faz aniversário este mês?",
    "quais são os próximos aniversariantes da família?",
    "lista todas as datas de nascimento dos meus amigos",
    "alguém completa anos nos próximos quinze dias?",
    "tem niver de alguem essa semana?",
    "ql o proximo parabens q tenho q dar",
    "nivers de dezembro, manda ai",
    "kem faz aniver hj?",
    "vou ao shopping sábado e quero aproveitar pra comprar os presentes de quem festeja em maio",
    "ano passado passei vergonha esquecendo o dia de todo mundo, quem vem primeiro agora?",
    "tô montando o calendário da família pra geladeira, preciso de todas as festas do ano",
    "recebi convite de festa surpresa mas não lembro de ninguém nascido em agosto, tem alguém?",
  ],
  inputSchema: z.object({ month: wholeNumber(1, 12).optional(), days: clampedNumber(0, 366).optional() }),
  confirmation: "none",
  reads: "memory",
  answer(result) {
    const { people } = birthdaysSchema.parse(result);
    if (people.length === 0) return "Não sei de nenhum aniversário aí. Se me contar, eu guardo.";
    return `Aniversários que eu sei: ${
      joinWords(
        people.map(({ name, relationship, birthday }) => {
          const bond = relationship === undefined || fold(relationship) === fold(name) ? "" : `${relationship}, `;
          return `${name} (${bond}${formatBirthday(birthday).slice(0, 5)})`;
        }),
      )
    }.`;
  },
};
