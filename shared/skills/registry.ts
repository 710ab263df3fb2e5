import { counselor } from "./counselor.ts";
import type { SkillDefinition } from "./definition.ts";
import { finance } from "./finance.ts";
import { general } from "./general.ts";
import { health } from "./health.ts";
import { library } from "./library.ts";
import { professional } from "./professional.ts";
import { relationships } from "./relationships.ts";

/** All built-in skills. To add one, write its file and a line here. */
export const skills: readonly SkillDefinition[] = [
  counselor,
  finance,
  health,
  library,
  relationships,
  professional,
  general,
];
