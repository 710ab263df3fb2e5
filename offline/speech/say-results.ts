import { isForModelAlone, withoutAdvice } from "../../shared/turn/failure-sentence.ts";
import { findBuiltInTool } from "../../shared/tools/registry.ts";
import type { ToolContext } from "../../shared/tools/definition.ts";
import type { OfflineOptions, ToolResult } from "../conversation.ts";
import { z } from "zod";
import { fold } from "../../shared/language/fold.ts";
import { type KnowledgeItem, knowledgeItemSchema } from "../../shared/tools/memory/knowledge-item.ts";
import { tellItems } from "../../shared/tools/memory/search-knowledge.ts";
import { applyTone } from "./talk.ts";

/** Says the results of calls, with the texts of the tools and in the requested tone. */
export function sayResults(results: readonly ToolResult[], options: OfflineOptions): string {
  const context = { today: options.today, timezone: options.timezone };
  const untold = results.filter((result) => !isShown(result));
  if (results.length > 0 && untold.length === 0) return "Pronto.";
  const parts = untold.map((result) => sayResult(result, context)).filter((text) => text !== "");
  if (parts.length === 0) return "";
  const told = [...new Set(parts)].join("\n\n");
  return applyTone(told, options.tone);
}

const shownSchema = z.object({ shown: z.literal(true) });

/** Whether the person was already shown the result. */
function isShown({ output }: ToolResult): boolean {
  return output.kind === "result" && shownSchema.safeParse(output.value).success;
}

function sayResult({ tool, output }: ToolResult, context: ToolContext): string {
  if (output.kind === "error") return sayError(output.sentence);
  if (output.kind === "denied") return "";
  try {
    const definition = findBuiltInTool(tool);
    if (definition === undefined) return "Pronto, feito.";
    return (tool === "search_knowledge" ? sayFound(output.value) : null) ?? definition.answer(output.value, context);
  } catch {
    // The result does not have the form that the tool's texts expect, so nothing is said about it.
    return "Consegui a informação, mas não soube ler o resultado. Tenta de novo daqui a pouco?";
  }
}

const foundSchema = z.object({ query: z.string(), items: z.array(knowledgeItemSchema) });
/** Words for exact things: one password says nothing about another. */
const EXACT = /\b(?:senhas?|codigo|login|pin|placa|telefone|cep|ramal|combinacao|chave pix)\b/;
const MOST = 5;

/**
 * Says those of the found items that contain the words of the question. Null: there are none, or all found items are the better
 * answer. `plainly` excludes the second case.
 */
export function sayFound(result: unknown, plainly = false): string | null {
  const { data } = foundSchema.safeParse(result);
  if (data === undefined || data.items.length === 0) return null;
  const fitting = itemsAbout(data.query, data.items) ?? [];
  // Another password is not an answer.
  if (fitting.length === 0 && EXACT.test(fold(data.query))) {
    return "Isso você ainda não me contou. Se me disser, eu guardo.";
  }
  if (fitting.length === 0 || !plainly && fitting.length === data.items.length) return null;
  return tellItems(fitting.slice(0, MOST));
}

/** Words of a query that carry no meaning. */
const EMPTY = /^(?:que|qual|com|meu|minha|para|pra|sobre|algo|coisa|nome|mais|tenho|era|foi|dos|das)$/;
/** How many letters the inflections of a word share: "alergia", "alérgica". */
const STEM = 5;

/** The items that contain every meaningful word of a query. Null: the query has no meaningful word. */
function itemsAbout<T extends KnowledgeItem>(query: string, items: readonly T[]): T[] | null {
  const stems = (fold(query).match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).map((word) =>
    word.slice(0, STEM)
  );
  if (stems.length === 0) return null;
  return items.filter((item) => {
    const text = ` ${fold(`${item.title} ${item.content} ${item.about ?? ""}`)} `;
    return stems.every((stem) => text.includes(stem));
  });
}

const DATA = /\s*Dados: \{.*\}\.?/s;
const NOT_UNDERSTOOD = "Não entendi bem, e não registrei nada. Pode me dizer isso de outro jeito?";
const PLAIN = "Não consegui fazer isso agora por um problema interno, e nada foi gravado. Tenta de novo daqui a pouco?";

/** A tool's error as the user sees it: its sentence without the parts for models. */
function sayError(sentence: string): string {
  if (isForModelAlone(sentence)) return NOT_UNDERSTOOD;
  const said = withoutAdvice(sentence).replace(DATA, "").trim();
  if (said === "" || /^A ferramenta falhou/.test(said)) return PLAIN;
  const choices = namesToChooseFrom(sentence);
  return choices.length === 0 ? said : `${said} O que existe: ${choices.join(", ")}.`;
}

/** The names that the error offers to choose from. */
function namesToChooseFrom(sentence: string): string[] {
  const data = /Dados: (\{.*\})\./s.exec(sentence)?.[1];
  if (data === undefined) return [];
  try {
    const parsed: unknown = JSON.parse(data);
    const values = Object.values(typeof parsed === "object" && parsed !== null ? parsed : {});
    const list = values.find((value) =>
      Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string")
    );
    return Array.isArray(list) ? list.map(String).slice(0, 8) : [];
  } catch {
    return [];
  }
}
