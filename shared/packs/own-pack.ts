import { isAllowedAddress } from "../outside/read-outside.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { oneLine } from "../writing/one-line.ts";
import { LONGEST_DESCRIPTION, toolLimitsSchema, toolNameSchema } from "../tools/manifest.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import type { Pack, PackTool } from "./pack.ts";
import { MOST_INSTRUCTION_TOKENS } from "./read-skill.ts";

const MOST_TOOLS = 20;
const MOST_CHARACTERS = 100_000;
/** Characters of a tool's arguments, examples and quirks, which are in the prompt of each turn; and characters of its utterances. */
const MOST_TOOL_CHARACTERS = 2_000;
/** Characters of a pack's description and triggers together. */
const MOST_TRIGGER_CHARACTERS = 4_000;

/**
 * Why a pack cannot be a person's own, as sentences in pt-BR; empty when it can. A person's own pack may only reach HTTP services and
 * MCP servers: it runs no script, puts no variable of the deployment into a header, and replaces no built-in tool. People can write the
 * rows of their packs, so this is checked when a pack is stored and again when it is loaded.
 */
export function ownPackProblems(pack: Pack): string[] {
  // What is too large is not looked into.
  const tooLarge = sizeProblems(pack);
  return tooLarge.length > 0 ? tooLarge : contentProblems(pack);
}

/** What of a pack is too large, as sentences in pt-BR. It may be one that was not checked yet. */
export function sizeProblems(pack: { tools: readonly { name: string }[]; [field: string]: unknown }): string[] {
  const { tools, instructions, description, triggers, ...rest } = pack;
  return [
    ...(tools.length > MOST_TOOLS ? [`Um pacote seu tem no máximo ${MOST_TOOLS} ferramentas.`] : []),
    ...(estimateTokens(String(instructions)) > MOST_INSTRUCTION_TOKENS
      ? [`As instruções passam de ${MOST_INSTRUCTION_TOKENS} tokens.`]
      : []),
    ...(JSON.stringify([description, triggers]).length > MOST_TRIGGER_CHARACTERS
      ? [`A descrição e as palavras que o acordam passam de ${MOST_TRIGGER_CHARACTERS} caracteres.`]
      : []),
    ...(JSON.stringify([tools, rest]).length > MOST_CHARACTERS ? ["O pacote é grande demais."] : []),
    ...tools.flatMap(toolSizeProblems),
  ];
}

function toolSizeProblems(tool: { name: string; [field: string]: unknown }): string[] {
  const { name, inputSchema, examples, quirks, utterances = [] } = tool;
  const named = (problem: string) => [`${oneLine(name, 60)}: ${problem}`];
  const isLong = (value: unknown) => JSON.stringify(value).length > MOST_TOOL_CHARACTERS;
  return [
    ...(isLong([inputSchema, examples, quirks])
      ? named(
        `os argumentos, o que se diz deles e do serviço e os exemplos passam de ${MOST_TOOL_CHARACTERS} caracteres.`,
      )
      : []),
    ...(isLong(utterances)
      ? named(`os pedidos de exemplo (utterances) passam de ${MOST_TOOL_CHARACTERS} caracteres.`)
      : []),
  ];
}

function contentProblems(pack: Pack): string[] {
  const { tools, scripts, helpers = {}, variables, server } = pack;
  const hasScripts = Object.keys({ ...scripts, ...helpers }).length > 0 ||
    tools.some(({ script, validator, processor }) => script ?? validator ?? processor);
  const repeated = tools.filter(({ name }, index) => tools.findIndex((one) => one.name === name) < index);
  return [
    ...(hasScripts ? ["Um pacote seu não pode ter scripts: só serviços HTTP e servidores MCP."] : []),
    ...(variables.length > 0
      ? ["Um pacote seu não usa variáveis da instalação: escreva o cabeçalho por extenso."]
      : []),
    ...(server && !isFixedHttpsAddress(server.url) ? ["O servidor MCP precisa de um endereço https://."] : []),
    ...repeated.map(({ name }) => `Há duas ferramentas ${oneLine(name, 60)}: mude o nome de uma.`),
    ...tools.flatMap((tool) => toolProblems(pack, tool)),
  ];
}

function toolProblems({ server }: Pack, tool: PackTool): string[] {
  const { name, call, remote, reference, description, title, limits } = tool;
  const named = (problem: string) => [`${oneLine(name, 60)}: ${problem}`];
  const calls = [call, remote, reference].filter((one) => one !== undefined).length;
  return [
    ...(toolNameSchema.safeParse(name).success
      ? []
      : named("use letras minúsculas, números e _, de 3 a 48, começando por letra.")),
    ...(tool.replaces || findBuiltInTool(name) || TURN_TOOLS.includes(name)
      ? named("esse é o nome de uma ferramenta do sistema: use outro.")
      : []),
    ...(calls === 1 ? [] : named("diga um serviço HTTP ou uma ferramenta de um servidor MCP.")),
    ...(call && !isFixedHttpsAddress(call.url)
      ? named("o endereço precisa começar com https:// e ter um nome público e fixo, sem porta.")
      : []),
    ...(remote && !server ? named("falta o servidor MCP.") : []),
    ...(toolLimitsSchema.safeParse(limits).success ? [] : named("os limites vão até 5 s e 1 MB.")),
    ...([title, description].every(isPlainLine)
      ? []
      : named(`título e descrição são uma linha cada, até ${LONGEST_DESCRIPTION} caracteres.`)),
  ];
}

/** Whether an address is https at a public host, and the host holds no `{name}` that an argument could change. */
function isFixedHttpsAddress(url: string): boolean {
  return /^https:\/\/[^/{}\s]+(\/|$)/.test(url) && isAllowedAddress(url);
}

function isPlainLine(text: string): boolean {
  return text !== "" && oneLine(text, LONGEST_DESCRIPTION) === text && !/[<>]/.test(text);
}
