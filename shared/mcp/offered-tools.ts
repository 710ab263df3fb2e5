import type { Tool } from "@modelcontextprotocol/server";
import { shownSchema } from "../model/shown-schema.ts";
import type { ToolDefinition } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";

/** What other assistants are offered of memory, finance, health and library, and what people call it. */
const TITLES: Record<string, string> = {
  search_knowledge: "Buscar na memória",
  analyze_context: "Analisar uma área da vida",
  add_knowledge: "Guardar na memória",
  delete_knowledge: "Apagar da memória",
  get_finance_summary: "Resumo das finanças",
  get_pending_bills: "Contas a pagar",
  get_debt_progress: "Andamento das dívidas",
  create_expense: "Registrar um gasto",
  create_finance_item: "Cadastrar conta, renda, dívida, orçamento ou investimento",
  mark_bill_paid: "Marcar conta como paga",
  pay_debt: "Registrar pagamento de dívida",
  receive_income: "Marcar renda como recebida",
  update_expense: "Corrigir um gasto",
  update_finance_item: "Mudar item financeiro",
  delete_finance_item: "Apagar item financeiro",
  get_tracking_history: "Histórico de medidas",
  get_trends: "Tendências de medidas e hábitos",
  get_habits: "Hábitos",
  record_metric: "Registrar uma medida",
  update_metric: "Corrigir uma medida",
  delete_metric: "Apagar uma medida",
  record_habit: "Marcar um hábito",
  create_habit: "Criar um hábito",
  update_habit: "Mudar um hábito",
  delete_habit: "Apagar um hábito",
  search_items: "Buscar na biblioteca",
  save_note: "Guardar uma nota",
  save_movie: "Guardar um filme",
  save_tv_show: "Guardar uma série",
  save_book: "Guardar um livro",
  save_video: "Guardar um vídeo",
  save_link: "Guardar um link",
  enrich_movie: "Completar um filme",
  enrich_tv_show: "Completar uma série",
  enrich_video: "Completar um vídeo",
  update_item: "Mudar um item da biblioteca",
  delete_item: "Apagar da biblioteca",
  delete_all_items: "Apagar a biblioteca inteira",
};

/** The tools behind what is offered, by the same definitions that the chat's models are shown. */
export const definitions: ToolDefinition[] = Object.keys(TITLES).map((name) => {
  const tool = findTool(name);
  if (tool === undefined) throw new Error(`There is no tool ${name}`);
  return tool;
});

const WAITS = "Não roda na hora: vira um pedido, que só a própria pessoa confirma.";

/** What `tools/list` answers. */
export const offeredTools: Tool[] = definitions.map((tool) => ({
  name: tool.name,
  title: TITLES[tool.name],
  description: isRead(tool) ? tool.description : `${tool.description} ${WAITS}`,
  inputSchema: inputSchemaOf(tool),
  annotations: {
    readOnlyHint: isRead(tool),
    destructiveHint: /^(?:delete|update|enrich)_/.test(tool.name),
    // The same call while it waits is the same offer.
    idempotentHint: true,
    openWorldHint: tool.lookUp !== undefined,
  },
}));

/** Whether a tool may run for another assistant as it is called: what writes waits for the person. */
export function isRead(tool: ToolDefinition): boolean {
  return tool.confirmation === "none";
}

type Schema = Tool["inputSchema"];

/** Words of the person's own there are none: what a quoted write would rest on is not asked for. */
function inputSchemaOf(tool: ToolDefinition): Schema {
  const { properties: { quote: _, ...properties } = {}, required = [], ...rest } = shownSchema(tool.inputSchema);
  return {
    ...rest,
    type: "object",
    properties,
    required: required.filter((name: string) => name !== "quote"),
  } as Schema;
}
