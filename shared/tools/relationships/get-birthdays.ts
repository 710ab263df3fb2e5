import { z } from "zod";
import { joinWords } from "../../text/join-words.ts";
import type { ToolDefinition } from "../definition.ts";
import { birthdaysSchema } from "./birthdays.ts";
import { callPerson } from "./call-person.ts";
import { formatBirthday } from "./format-birthday.ts";

const whole = (from: number, to: number) =>
  z.number().refine((value) => Number.isInteger(value) && value >= from && value <= to, `de ${from} a ${to}`)
    .optional();

/** Whose birthdays come, the next first. */
export const getBirthdays: ToolDefinition = {
  name: "get_birthdays",
  description:
    "Aniversários das pessoas da vida dela: os de um mês, os dos próximos dias ou todos, do mais próximo em diante.",
  inputSchema: z.object({ month: whole(1, 12), days: whole(0, 366) }),
  confirmation: "none",
  answer(result) {
    const { people } = birthdaysSchema.parse(result);
    if (people.length === 0) return "Não sei de nenhum aniversário aí. Se me contar, eu guardo.";
    return `Aniversários que eu sei: ${
      joinWords(
        people.map(({ name, relationship, birthday }) =>
          `${callPerson(name, relationship)} (${formatBirthday(birthday).slice(0, 5)})`
        ),
      )
    }.`;
  },
};
