import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import type { KnowledgeEntry } from "./cut-knowledge.ts";
import type { Packs } from "./load-packs.ts";
import type { PackKnowledge, PackSkill } from "./pack-skill.ts";

/** Tokens that the packs of a turn may take with what they know. */
export const MOST_KNOWLEDGE = 400;
/** Somebody waits: what takes longer is done without. */
const PATIENCE_MS = 2_000;
const LONGEST_QUERY = 1_000;
const MOST_KEPT = 100;

const foundSchema = z.object({ entries: z.array(z.object({ content: z.string() })) });
interface Question {
  query: string;
  vector?: () => Promise<object | undefined>;
}

/** What was found for a message, by the packs in whose stead new ones are loaded when anything of them changes. */
const kept = new WeakMap<Packs, Map<string, Promise<string[]>>>();

/**
 * The skills of a turn, those of packs with the knowledge that fits the message: their quick start, then what a search finds best,
 * then their anti-patterns, then the rest, 400 tokens for all of them together. One round trip where that means to choose, kept
 * by the instance for who says the same; none where all of it fits. Without an answer it is taken in the order in which it stands.
 *
 * @param vector what the search by meaning takes, where the message has a vector by now
 */
export async function withKnowledge(
  client: RpcClient,
  packs: Packs,
  skills: readonly SkillDefinition[],
  message: string,
  vector?: () => Promise<object | undefined>,
): Promise<SkillDefinition[]> {
  const active = knownSkills(packs, skills);
  if (fits(active)) return [...skills];
  const names = active.map(({ skill }) => skill.name).toSorted();
  const found = await findKept(client, packs, names, { query: message.slice(0, LONGEST_QUERY), vector });
  const texts = chooseKnowledge(active.map(({ knowledge }) => knowledge), found);
  return skills.map((skill) => {
    const index = active.findIndex((one) => one.skill === skill);
    return index < 0 ? skill : { ...skill, promptExtension: texts[index]! };
  });
}

/** Whether the active packs know more than a turn begins with: then it is searched for. */
export function knowsMore(packs: Packs, skills: readonly SkillDefinition[]): boolean {
  const active = knownSkills(packs, skills);
  return active.some(({ knowledge }) => knowledge.hasReferences) || !fits(active);
}

function knownSkills(packs: Packs, skills: readonly SkillDefinition[]): PackSkill[] {
  return packs.skills.filter(({ skill }) => skills.includes(skill));
}

function fits(active: readonly PackSkill[]): boolean {
  return estimateTokens(active.map(({ skill }) => skill.promptExtension).join("\n\n")) <= MOST_KNOWLEDGE;
}

async function findKept(client: RpcClient, packs: Packs, names: string[], asked: Question): Promise<string[]> {
  const known = kept.get(packs) ?? new Map<string, Promise<string[]>>();
  kept.set(packs, known);
  const key = JSON.stringify([names, normalizeMessage(asked.query)]);
  const found = known.get(key) ?? find(client, names, asked);
  known.delete(key);
  known.set(key, found);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  try {
    return await found;
  } catch (error) {
    known.delete(key);
    logFailure("knowledge of packs was not searched", error);
    return [];
  }
}

async function find(client: RpcClient, packs: string[], { query, vector }: Question): Promise<string[]> {
  const args = { query, packs, ...await vector?.() };
  const found = await callRpc(client, "search_tool_knowledge", args, PATIENCE_MS);
  return foundSchema.parse(found).entries.map(({ content }) => content);
}

/**
 * What of each pack's knowledge a turn begins with, 400 tokens in all.
 *
 * @param found contents of entries, best first
 * @returns a text for each pack, in order
 */
export function chooseKnowledge(packs: readonly PackKnowledge[], found: readonly string[]): string[] {
  const rank = new Map(found.map((content, index) => [content, index]));
  const candidates = packs.flatMap(({ entries }, pack) => entries.map((entry) => ({ pack, entry })));
  const wanted = candidates.toSorted((one, other) => place(one.entry, rank) - place(other.entry, rank));
  const chosen = new Set<KnowledgeEntry>();
  for (const { entry } of wanted) {
    chosen.add(entry);
    if (estimateTokens(packs.map((pack) => written(pack, chosen)).join("\n\n")) > MOST_KNOWLEDGE) chosen.delete(entry);
  }
  return packs.map((pack) => written(pack, chosen));
}

function place({ topic, content }: KnowledgeEntry, rank: ReadonlyMap<string, number>): number {
  if (topic === "quick_start") return -1;
  return rank.get(content) ?? (topic === "anti_pattern" ? 1_000 : 2_000);
}

const TITLES = [["quick_start", "Início rápido"], ["pattern", "Padrões comuns"], [
  "anti_pattern",
  "Antipadrões",
]] as const;

/** The entries that were chosen, under their headings and in the order in which they stood. */
function written({ entries }: PackKnowledge, chosen: ReadonlySet<KnowledgeEntry>): string {
  return TITLES.flatMap(([topic, title]) => {
    const texts = entries.filter((entry) => entry.topic === topic && chosen.has(entry)).map(({ content }) => content);
    return texts.length === 0 ? [] : [`## ${title}\n${texts.join("\n")}`];
  }).join("\n\n");
}
