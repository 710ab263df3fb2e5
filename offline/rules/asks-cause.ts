import { phrase } from "../language/phrase.ts";

const CAUSE = phrase(
  "o que (?:eh que )?(?:mais )?(?:afeta|influencia|mexe|atrapalha|melhora|piora|ajuda|interfere|impacta|tem (?:mais )?a ver)",
);

/** "o que mais afeta meu sono?": one thing, compared with all the others. */
export function asksCause(keys: string): boolean {
  return CAUSE.test(keys);
}
