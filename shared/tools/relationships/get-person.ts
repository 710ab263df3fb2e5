import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { canonicalName } from "../../language/bond.ts";
import { describePerson, personSchema } from "./person.ts";

const resultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("found"), person: personSchema }),
  z.object({ status: z.literal("choose"), people: z.array(z.object({ label: z.string() })) }),
  z.object({ status: z.literal("unknown"), name: z.string(), known: z.array(z.string()) }),
]);

/** Tells everything known about somebody in the person's life. */
export const getPerson: BuiltInTool = {
  kind: "built-in",
  name: "get_person",
  title: "Consultar uma pessoa",
  description: "Tudo o que se sabe de alguém da vida da pessoa, por nome, apelido ou laço.",
  utterances: [
    "o que você sabe sobre a Fernanda?",
    "me fala tudo do meu chefe",
    "qual é mesmo o nome do marido da tia Lúcia?",
    "do que minha sogra gosta?",
    "quem é o Betinho msm?",
    "o q eu ja te contei do meu ex",
    "lembra oq a manu n come? ela é alergica a q",
    "qdo é o niver do meu pai?",
    "vou encontrar o Rafa hoje depois de anos, me refresca a memória sobre ele",
    "tô sem ideia de presente pra minha cunhada, que preferências dela você tem?",
    "a vizinha do 302 me chamou pelo nome e travei, tem alguma coisa dela aí?",
    "amanhã almoço com a namorada do meu irmão e não quero dar fora, qual a história dela?",
  ],
  inputSchema: z.object({ name: plainText(200).overwrite(canonicalName) }),
  confirmation: "none",
  reads: "memory",
  answer(result) {
    const found = resultSchema.parse(result);
    if (found.status === "found") return describePerson(found.person);
    if (found.status === "choose") {
      return `Conheço mais de uma pessoa assim: ${
        joinWords(found.people.map((person) => person.label))
      }. De quem você está falando?`;
    }
    const unknown = `Ainda não sei nada sobre “${found.name.trim()}”.`;
    return found.known.length === 0
      ? `${unknown} Quem é?`
      : `${unknown} De quem já ouvi falar: ${joinWords(found.known)}.`;
  },
};
