import { z } from "zod";
import type { BuiltInTool, RecordKind } from "../definition.ts";

/** The name of each kind of record inside a sentence. */
export const RECORD_KIND_NAMES: Record<RecordKind, string> = {
  expenses: "gastos",
  incomes: "entradas de dinheiro",
  measures: "medidas de saúde",
  habits: "hábitos",
  reminders: "lembretes",
  library: "notas e o que você salva",
};

const inputSchema = z.object({
  kind: z.enum(["expenses", "incomes", "measures", "habits", "reminders", "library"]),
  is_on: z.boolean(),
});

/**
 * Switches the question before each write of a kind of record off or on. The person asks for it, or the runtime offers it once, after
 * five yeses without a change.
 */
export const setStandingYes: BuiltInTool = {
  kind: "built-in",
  name: "set_standing_yes",
  title: "Registrar sem perguntar",
  description: "Registrar um tipo de coisa direto, de qualquer valor, sem perguntar a cada vez, ou voltar a perguntar.",
  inputSchema,
  confirmation: "required",
  offer(args) {
    const { kind, is_on } = inputSchema.parse(args);
    return is_on
      ? `Quer que eu passe a registrar ${
        RECORD_KIND_NAMES[kind]
      } direto, sem perguntar a cada vez? Dá para mudar quando quiser.`
      : `Quer que eu volte a perguntar antes de registrar ${RECORD_KIND_NAMES[kind]}?`;
  },
  nameResult(result) {
    const { kind, is_on } = inputSchema.parse(result);
    return is_on
      ? `registrar ${RECORD_KIND_NAMES[kind]} sem perguntar`
      : `perguntar antes de registrar ${RECORD_KIND_NAMES[kind]}`;
  },
  answer(result) {
    const { kind, is_on } = inputSchema.parse(result);
    return is_on
      ? `Combinado: ${RECORD_KIND_NAMES[kind]} eu registro direto. Para eu voltar a perguntar, é só dizer.`
      : `Combinado: volto a perguntar antes de registrar ${RECORD_KIND_NAMES[kind]}.`;
  },
};
