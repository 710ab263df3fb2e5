import { mayBeAsked } from "../outside/read-outside.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { oneLine } from "../writing/one-line.ts";
import { LONGEST_DESCRIPTION, toolLimitsSchema, toolNameSchema } from "../tools/manifest.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import type { Pack, PackTool } from "./pack.ts";
import { MOST_TOKENS } from "./read-skill.ts";

const MOST_TOOLS = 20;
const MOST_CHARACTERS = 100_000;
/** Characters of what a tool takes and is found by: each turn pays for all of it. Of its utterances too: whoever loads it pays for those. */
const MOST_TAKEN = 2_000;
/** Characters of what wakes a pack and of what is said of it. */
const MOST_WAKING = 4_000;

/**
 * Why a pack cannot be a person's own, pt-BR; none where it can. Such packs reach services and MCP servers, and nothing else: no
 * script runs, no variable of the deployment goes into a header, no built-in tool is replaced. Rows are written by people, so this is asked
 * when a pack is stored and again when it is loaded.
 */
export function ownPackProblems(pack: Pack): string[] {
  const { tools, scripts, helpers = {}, variables, server, instructions, description, triggers } = pack;
  const scripted = Object.keys({ ...scripts, ...helpers }).length > 0 ||
    tools.some(({ script, validator, processor }) => script ?? validator ?? processor);
  const twins = tools.filter(({ name }, index) => tools.findIndex((one) => one.name === name) < index);
  return [
    ...(scripted ? ["Um pacote seu não pode ter scripts: só serviços HTTP e servidores MCP."] : []),
    ...(variables.length > 0
      ? ["Um pacote seu não usa variáveis da instalação: escreva o cabeçalho por extenso."]
      : []),
    ...(server && !isHttps(server.url) ? ["O servidor MCP precisa de um endereço https://."] : []),
    ...(tools.length > MOST_TOOLS ? [`Um pacote seu tem no máximo ${MOST_TOOLS} ferramentas.`] : []),
    ...(estimateTokens(instructions) > MOST_TOKENS ? [`As instruções passam de ${MOST_TOKENS} tokens.`] : []),
    ...(JSON.stringify([description, triggers]).length > MOST_WAKING
      ? [`A descrição e as palavras que o acordam passam de ${MOST_WAKING} caracteres.`]
      : []),
    ...(JSON.stringify(pack).length > MOST_CHARACTERS ? ["O pacote é grande demais."] : []),
    ...twins.map(({ name }) => `Há duas ferramentas ${oneLine(name, 60)}: mude o nome de uma.`),
    ...tools.flatMap((tool) => toolProblems(pack, tool)),
  ];
}

function toolProblems({ server }: Pack, tool: PackTool): string[] {
  const { name, call, remote, reference, description, title, limits, inputSchema, examples, utterances = [], quirks } =
    tool;
  const at = (problem: string) => [`${oneLine(name, 60)}: ${problem}`];
  const calls = [call, remote, reference].filter((one) => one !== undefined).length;
  return [
    ...(toolNameSchema.safeParse(name).success
      ? []
      : at("use letras minúsculas, números e _, de 3 a 48, começando por letra.")),
    ...(tool.replaces || findBuiltInTool(name) || TURN_TOOLS.includes(name)
      ? at("esse é o nome de uma ferramenta do sistema: use outro.")
      : []),
    ...(calls === 1 ? [] : at("diga um serviço HTTP ou uma ferramenta de um servidor MCP.")),
    ...(call && !isHttps(call.url)
      ? at("o endereço precisa começar com https:// e ter um nome público e fixo, sem porta.")
      : []),
    ...(JSON.stringify([inputSchema, examples, quirks]).length > MOST_TAKEN
      ? at(`os argumentos, o que se diz deles e do serviço e os exemplos passam de ${MOST_TAKEN} caracteres.`)
      : []),
    ...(JSON.stringify(utterances).length > MOST_TAKEN
      ? at(`os pedidos de exemplo (utterances) passam de ${MOST_TAKEN} caracteres.`)
      : []),
    ...(remote && !server ? at("falta o servidor MCP.") : []),
    ...(toolLimitsSchema.safeParse(limits).success ? [] : at("os limites vão até 5 s e 1 MB.")),
    ...([title, description].every(isLine)
      ? []
      : at(`título e descrição são uma linha cada, até ${LONGEST_DESCRIPTION} caracteres.`)),
  ];
}

/** Whether it is an https address of a public name, which no argument can change. */
function isHttps(url: string): boolean {
  return /^https:\/\/[^/{}\s]+(\/|$)/.test(url) && mayBeAsked(url);
}

function isLine(text: string): boolean {
  return text !== "" && oneLine(text, LONGEST_DESCRIPTION) === text && !/[<>]/.test(text);
}
