import { findBuiltInTool } from "../../shared/tools/registry.ts";
import type { ToolContext } from "../../shared/tools/definition.ts";
import type { OfflineOptions, ToolResult } from "../conversation.ts";
import { z } from "zod";
import { fold } from "../../shared/language/fold.ts";
import { type KnowledgeItem, knowledgeItemSchema } from "../../shared/tools/memory/knowledge-item.ts";
import { tellItems } from "../../shared/tools/memory/search-knowledge.ts";
import { applyTone } from "./talk.ts";

/** Tells what the tools said, in their own texts and the tone asked for. */
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

/** Whether code has told the person already what it came to. */
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
    // A result of another shape than the tool's texts expect: nothing is made up about it.
    return "Consegui a informação, mas não soube ler o resultado. Tenta de novo daqui a pouco?";
  }
}

const foundSchema = z.object({ query: z.string(), items: z.array(knowledgeItemSchema) });
/** Labels whose values say nothing of each other. */
const EXACT = /\b(?:senhas?|codigo|login|pin|placa|telefone|cep|ramal|combinacao|chave pix)\b/;
const MOST = 5;

/**
 * Of what memory found only what the question's own words are in; null when there is nothing of it or, unless `plainly`, when
 * all of it is the better answer.
 */
export function sayFound(result: unknown, plainly = false): string | null {
  const { data } = foundSchema.safeParse(result);
  if (data === undefined || data.items.length === 0) return null;
  const fitting = itemsAbout(data.query, data.items) ?? [];
  // Another password is no answer.
  if (fitting.length === 0 && EXACT.test(fold(data.query))) {
    return "Isso você ainda não me contou. Se me disser, eu guardo.";
  }
  if (fitting.length === 0 || !plainly && fitting.length === data.items.length) return null;
  return tellItems(fitting.slice(0, MOST));
}

/** Words of a query that tell nothing. */
const EMPTY = /^(?:que|qual|com|meu|minha|para|pra|sobre|algo|coisa|nome|mais|tenho|era|foi|dos|das)$/;
/** As much of a word as its inflections share: "alergia", "alérgica". */
const STEM = 5;

/** The items that every telling word of a query is in; null when the query has no such word. */
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

/** Sentences that tell a model what to do next; people are not told them. */
const FOR_MODELS =
  /\s*(?:Corrija os argumentos[^.]*\.|Pergunte qual[^.]*\.|Conte isso e pergunte[^.]*\.|Diga isso com suas palavras[^.]*\.)\s*$/;
const DATA = /\s*Dados: \{.*\}\.?/s;
const PLAIN = "Não consegui fazer isso agora por um problema interno, e nada foi gravado. Tenta de novo daqui a pouco?";

/** What a tool refused, told to the user: its own sentence, without what was meant for the model. */
function sayError(sentence: string): string {
  const said = sentence.replace(FOR_MODELS, "").replace(DATA, "").trim();
  if (said === "" || /^A ferramenta falhou/.test(said)) return PLAIN;
  const choices = existing(sentence);
  return choices.length === 0 ? said : `${said} O que existe: ${choices.join(", ")}.`;
}

/** Names that the refusal says exist, to choose from. */
function existing(sentence: string): string[] {
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
