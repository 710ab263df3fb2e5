import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { birthday } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { canonicalBond, canonicalName, isFormer } from "../../language/bond.ts";
import { introducePerson, personSchema } from "./person.ts";

const argsSchema = z.object({
  name: plainText(200).overwrite(canonicalName).describe(
    'quem não é a pessoa já conhecida desse nome: "Júlia (chefe)"',
  ),
  relationship: plainText(200).overwrite(canonicalBond).optional().describe(
    "o laço de agora, um por vez: irmã, chefe, ex, neuro da mãe; o de antes vira história",
  ),
  aliases: z.array(plainText(200)).refine((names) => names.length <= 20, "até 20").optional().describe(
    "outros nomes e apelidos",
  ),
  birthday: birthday.optional().describe("AAAA-MM-DD, ou --MM-DD sem o ano"),
  ended: z.boolean().optional().describe("true: o laço acabou e nenhum outro ficou no lugar"),
  quote: plainText(2000).describe("as palavras exatas da pessoa"),
});
/** "ex" is a current bond. So `ended`, which says that no bond is left, is removed when `relationship` is "ex". */
const inputSchema = argsSchema.overwrite((args) => {
  if (args.relationship === undefined || !isFormer(args.relationship)) return args;
  // The key is removed instead of set to undefined, because undefined is not JSON and the stored call would differ.
  const { ended: _, ...rest } = args;
  return rest;
});
const resultSchema = z.object({ status: z.enum(["created", "updated", "noted", "unchanged"]), person: personSchema });

/**
 * Stores who somebody is: name, bond, aliases, birthday. It never changes somebody whom the person has validated. Other facts about
 * somebody are stored by add_knowledge.
 */
export const updatePerson: BuiltInTool = {
  kind: "built-in",
  name: "update_person",
  title: "Atualizar uma pessoa",
  description: "Diz quem é alguém da vida da pessoa: nome, laço, apelidos, aniversário. O que se conta sobre alguém " +
    "vai em add_knowledge, com person. Em same_bond, quem tinha o mesmo laço: se deixou de ter, ended.",
  utterances: [
    "o aniversário da Camila é 14 de março",
    "minha irmã se chama Paula",
    "guarda que o João é meu colega do financeiro",
    "o apelido do meu sobrinho Davi é Dadá",
    "a bia é minha prima, n esquece",
    "o caio é meu namorado agr 😍",
    "meu vô se chama osvaldo",
    "terminei c o lucas ontem",
    "trocamos o neuro da minha mãe, agora é a doutora Paula",
    "minha mãe faz anos dia 3 de dezembro, coitada, sempre trabalhando",
    "conheci a nova gerente, Sônia, gente boa",
    "o Tiago, que era só colega, virou meu melhor amigo, tô explodindo de orgulho",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  keepsInMemory: true,
  quoteChecks: { told: ["relationship"], named: ["name", "aliases", "birthday"], bond: true },
  offer(args) {
    // A call that follows a text from outside is offered without a quote.
    const { ended, ...person } = argsSchema.partial({ quote: true }).parse(args);
    return ended
      ? `Quer que eu anote o fim deste laço: ${introducePerson(person)}?`
      : `Quer que eu guarde, entre as pessoas da sua vida: ${introducePerson(person)}?`;
  },
  nameResult: (result) => `o que você contou sobre ${resultSchema.parse(result).person.name}`,
  answer(result) {
    const { status, person } = resultSchema.parse(result);
    return `${status === "unchanged" ? "Isso eu já sabia" : "Anotado"}: ${introducePerson(person)}.`;
  },
};
