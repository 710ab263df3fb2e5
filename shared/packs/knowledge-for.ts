import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import type { KnowledgeEntry } from "./cut-knowledge.ts";
import type { Packs } from "./load-packs.ts";
import type { PackKnowledge, PackSkill } from "./define-pack-skill.ts";

/** Tokens that the knowledge of all active packs may take in a turn's prompt. */
export const MOST_KNOWLEDGE_TOKENS = 400;
/** The person waits for the reply: without a result in this time, the turn goes on without a search. */
const SEARCH_TIMEOUT_MS = 2_000;
const LONGEST_QUERY = 1_000;
const MOST_CACHED = 100;

const foundSchema = z.object({ entries: z.array(z.object({ content: z.string() })) });
interface Search {
  query: string;
  vector?: () => Promise<object | undefined>;
}

/** Search results by packs, then by search. A `Packs` object is replaced when a pack changes, and its results go with it. */
const searchCache = new WeakMap<Packs, Map<string, Promise<string[]>>>();

/**
 * Gives the skills of packs the knowledge that fits the message, in 400 tokens for all of them together: first their quick starts,
 * then what a search finds, best first, then their anti-patterns, then the rest. If all knowledge fits, there is no search. A search
 * is one round trip, and its result is cached for equal messages. If it fails, entries are taken in the order of the file.
 *
 * @param vector gives the arguments of the search by meaning, if the message has a vector by now
 * @returns all skills of the turn, in order
 */
export async function withKnowledge(
  client: RpcClient,
  packs: Packs,
  skills: readonly SkillDefinition[],
  text: string,
  vector?: () => Promise<object | undefined>,
): Promise<SkillDefinition[]> {
  const active = knownSkills(packs, skills);
  if (fits(active)) return [...skills];
  const names = active.map(({ skill }) => skill.name).toSorted();
  const found = await searchCached(client, packs, names, { query: text.slice(0, LONGEST_QUERY), vector });
  const texts = chooseKnowledge(active.map(({ knowledge }) => knowledge), found);
  return skills.map((skill) => {
    const index = active.findIndex((one) => one.skill === skill);
    return index < 0 ? skill : { ...skill, promptExtension: texts[index]! };
  });
}

/** Whether the active packs have knowledge that is not in the prompt: then the model gets a tool to search it. */
export function hasMoreKnowledge(packs: Packs, skills: readonly SkillDefinition[]): boolean {
  const active = knownSkills(packs, skills);
  return active.some(({ knowledge }) => knowledge.hasReferences) || !fits(active);
}

function knownSkills(packs: Packs, skills: readonly SkillDefinition[]): PackSkill[] {
  return packs.skills.filter(({ skill }) => skills.includes(skill));
}

function fits(active: readonly PackSkill[]): boolean {
  return estimateTokens(active.map(({ skill }) => skill.promptExtension).join("\n\n")) <= MOST_KNOWLEDGE_TOKENS;
}

async function searchCached(client: RpcClient, packs: Packs, names: string[], asked: Search): Promise<string[]> {
  const cache = searchCache.get(packs) ?? new Map<string, Promise<string[]>>();
  searchCache.set(packs, cache);
  const key = JSON.stringify([names, normalizeMessage(asked.query)]);
  const found = cache.get(key) ?? search(client, names, asked);
  // Set anew, so that the entry that was used longest ago stands first.
  cache.delete(key);
  cache.set(key, found);
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value!);
  try {
    return await found;
  } catch (error) {
    cache.delete(key);
    logFailure("knowledge of packs was not searched", error);
    return [];
  }
}

async function search(client: RpcClient, packs: string[], { query, vector }: Search): Promise<string[]> {
  const args = { query, packs, ...await vector?.() };
  const found = await callRpc(client, "search_tool_knowledge", args, SEARCH_TIMEOUT_MS);
  return foundSchema.parse(found).entries.map(({ content }) => content);
}

/**
 * Chooses the knowledge that goes into the prompt, 400 tokens in all.
 *
 * @param found the contents of entries that the search found, best first
 * @returns one text for each pack, in the order of `packs`
 */
export function chooseKnowledge(packs: readonly PackKnowledge[], found: readonly string[]): string[] {
  const rank = new Map(found.map((content, index) => [content, index]));
  const candidates = packs.flatMap(({ entries }, pack) => entries.map((entry) => ({ pack, entry })));
  const ordered = candidates.toSorted((one, other) => orderOf(one.entry, rank) - orderOf(other.entry, rank));
  const chosen = new Set<KnowledgeEntry>();
  for (const { entry } of ordered) {
    chosen.add(entry);
    const tokens = estimateTokens(packs.map((pack) => writeEntries(pack, chosen)).join("\n\n"));
    if (tokens > MOST_KNOWLEDGE_TOKENS) chosen.delete(entry);
  }
  return packs.map((pack) => writeEntries(pack, chosen));
}

/** Lower comes first: the quick start, entries that were found, anti-patterns, the rest. */
function orderOf({ topic, content }: KnowledgeEntry, rank: ReadonlyMap<string, number>): number {
  if (topic === "quick_start") return -1;
  return rank.get(content) ?? (topic === "anti_pattern" ? 1_000 : 2_000);
}

const HEADINGS = [
  ["quick_start", "Início rápido"],
  ["pattern", "Padrões comuns"],
  ["anti_pattern", "Antipadrões"],
] as const;

/** The chosen entries under their headings, in the order of the file. */
function writeEntries({ entries }: PackKnowledge, chosen: ReadonlySet<KnowledgeEntry>): string {
  return HEADINGS.flatMap(([topic, title]) => {
    const texts = entries.filter((entry) => entry.topic === topic && chosen.has(entry)).map(({ content }) => content);
    return texts.length === 0 ? [] : [`## ${title}\n${texts.join("\n")}`];
  }).join("\n\n");
}
