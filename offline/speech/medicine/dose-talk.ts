import { z } from "zod";
import { knowledgeItemSchema } from "../../../shared/tools/base/knowledge-item.ts";
import { describeItem } from "../../../shared/tools/base/describe-item.ts";
import { fold } from "../../../shared/text/fold.ts";
import type { ToolResult } from "../../conversation.ts";
import { pick } from "../pick.ts";
import { FAMILIES, MEDICINES } from "./medicines.ts";
import type { Dose } from "./read-dose.ts";

const resultSchema = z.object({ items: z.array(knowledgeItemSchema) });
const HARMS =
  /\b(?:alergi\w+|intoleran\w+|nao (?:posso|pode|tomo|toma)|faz mal|reacao|passei mal|passou mal|choque|anafila\w+)\b/;
const SYMPTOMS = "coceira, inchaço no rosto ou na boca, chiado ou falta de ar";

/**
 * What is said first when memory knows of an allergy to a medicine that was taken or is asked about; asked without one, that
 * none is known and who can tell. Null when nothing has to be said: told in passing, and nothing speaks against it.
 */
export function doseTalk(dose: Dose, output: ToolResult["output"], seed: string): string | null {
  const items = itemsOf(output).filter(({ about, type }) => about === undefined && type !== "person");
  const own = items.find((item) => harms(item.content, dose.medicine.words));
  if (own !== undefined) return warn(dose, describeItem(own));
  const { family } = dose.medicine;
  const words = family === undefined
    ? []
    : [FAMILIES[family], ...MEDICINES.filter((one) => one.family === family).map((one) => one.words)];
  const kin = words.length === 0 ? undefined : items.find((item) => harms(item.content, words.join("|")));
  if (kin !== undefined) return warnOfKin(dose, describeItem(kin));
  if (dose.taken || !dose.asked) return null;
  return pick([
    `Não tenho nenhuma alergia sua a ${dose.said} anotada, mas isso não quer dizer que pode: quem confirma é seu médico ou médica, ou um farmacêutico, ainda mais se você toma outros remédios. Já teve reação a algum?`,
    `Aqui não consta alergia sua a ${dose.said}. Mesmo assim, quem pode dizer se é pra você, e em que dose, é um médico, uma médica ou o farmacêutico. É pra tratar o quê?`,
  ], seed);
}

function harms(content: string, words: string): boolean {
  const folded = fold(content);
  return HARMS.test(folded) && new RegExp(`\\b(?:${words})\\b`).test(folded);
}

function warn({ said, taken, medicine }: Dose, known: string): string {
  const named = fold(known).includes(said) ? "" : ` (${said} leva ${medicine.name})`;
  return taken
    ? `Atenção: você me contou isto: ${known}${named} Se aparecer ${SYMPTOMS}, ligue já para o 192 (SAMU) ou vá ao pronto-socorro. Mesmo sem sintomas, fale agora com um médico, uma médica ou o farmacêutico e não tome outra dose. Você está sentindo alguma coisa?`
    : `Atenção: você me contou isto: ${known}${named} Então não tome ${said} antes de falar com seu médico ou médica, ou com o farmacêutico, que podem indicar outro remédio.`;
}

function warnOfKin({ said, taken }: Dose, known: string): string {
  const kin = `Atenção: você me contou isto: ${known} E ${said} é da mesma família, então pode dar reação também.`;
  return taken
    ? `${kin} Se aparecer ${SYMPTOMS}, ligue já para o 192 (SAMU) ou vá ao pronto-socorro. Fale agora com um médico, uma médica ou o farmacêutico antes de outra dose. Como você está?`
    : `${kin} Antes de tomar, confirme com seu médico ou médica, ou com o farmacêutico.`;
}

function itemsOf(output: ToolResult["output"]): z.infer<typeof knowledgeItemSchema>[] {
  const parsed = resultSchema.safeParse(output.kind === "result" ? output.value : {});
  return parsed.success ? parsed.data.items : [];
}
