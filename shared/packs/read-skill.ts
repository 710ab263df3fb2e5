import { z } from "zod";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import type { Pack } from "./pack.ts";
import { type Problem, problemsOf, readYaml } from "./read-yaml.ts";

export type SkillFile = Pick<Pack, "name" | "version" | "description" | "triggers" | "instructions">;

const FILE = "SKILL.md";
/** The same limit as for the instructions of built-in skills. */
export const MOST_INSTRUCTION_TOKENS = 500;
const SECTIONS = ["Início rápido", "Padrões comuns", "Antipadrões"];
const ANTI_PATTERN = /^- Errado: \S.* Certo: \S.* Porque: \S/;

const NAME = "use lower case letters, digits and single hyphens, 64 at most";
/** The name of a pack, which is also that of its folder. The database accepts no other form. */
export const packName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NAME).max(64, NAME);

/** The front matter that agentskills.io defines. `metadata.triggers` holds the words that activate the skill, separated by commas. */
const frontMatter = z.strictObject({
  name: packName,
  description: z.string().trim().min(1).max(1024),
  version: z.string({ error: 'write it in quotation marks: version: "1.0"' }).regex(
    /^\d+(\.\d+){0,2}$/,
    'like "1.0.0"',
  ),
  license: z.string().optional(),
  compatibility: z.string().max(500).optional(),
  metadata: z.record(z.string(), z.string({ error: "metadata holds texts only: put it in quotation marks" })).default(
    {},
  ),
});

/** Reads SKILL.md: front matter, and a body with the three sections. @param folder the name that it has to have */
export function readSkill(folder: string, text: string): SkillFile | { problems: Problem[] } {
  const [whole, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (whole === undefined) {
    return { problems: [{ file: FILE, line: 1, message: "begin with front matter between two lines of ---" }] };
  }
  const yaml = readYaml(FILE, head!, 2);
  if ("problems" in yaml) return yaml;
  const { data, error } = frontMatter.safeParse(yaml.value ?? {});
  const problems = error ? problemsOf(FILE, yaml, error.issues) : [];
  if (data && data.name !== folder) {
    problems.push({ file: FILE, line: yaml.lineOf(["name"]), message: `name: call it ${folder}, as its folder` });
  }
  const firstLine = head!.split("\n").length + 3;
  problems.push(...bodyProblems(body!, firstLine));
  if (!data || problems.length > 0) return { problems };
  const triggers = (data.metadata.triggers ?? "").split(",").map((word) => normalizeMessage(word).trim());
  return {
    name: data.name,
    version: data.version,
    description: data.description,
    triggers: [...new Set(triggers.filter((word) => word !== ""))],
    instructions: body!.trim(),
  };
}

function bodyProblems(body: string, firstLine: number): Problem[] {
  const lines = body.split(/\r?\n/);
  const at = (message: string, index = 0): Problem => ({ file: FILE, line: firstLine + index, message });
  const missing = SECTIONS.filter((section) => !lines.includes(`## ${section}`));
  const tokens = estimateTokens(body);
  const antiPatterns = lines.indexOf(`## ${SECTIONS.at(-1)}`);
  // What is too long is cut first, and read after that.
  const wrong = tokens > MOST_INSTRUCTION_TOKENS
    ? []
    : lines.flatMap((line, index) =>
      antiPatterns >= 0 && index > antiPatterns && line.startsWith("- ") && !ANTI_PATTERN.test(itemAt(lines, index))
        ? [at("write an anti-pattern on one line: - Errado: … Certo: … Porque: …", index)]
        : []
    );
  return [
    ...missing.map((section) => at(`add the section "## ${section}"`)),
    ...(tokens > MOST_INSTRUCTION_TOKENS
      ? [at(`takes ${tokens} tokens of ${MOST_INSTRUCTION_TOKENS}: move the rest to references/`)]
      : []),
    ...wrong,
  ];
}

/** A list item on one line, together with the indented lines that continue it. */
function itemAt(lines: string[], index: number): string {
  const more = lines.slice(index + 1);
  const end = more.findIndex((line) => !line.startsWith("  "));
  return [lines[index]!, ...more.slice(0, end < 0 ? undefined : end)].map((line) => line.trim()).join(" ");
}
