import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Candidate } from "./candidate.ts";
import { knowledgeAreas } from "./knowledge-areas.ts";

const CONTRADICTION = phrase(
  "contradicao|contradicoes|contraditori[oa]s?|me contradi[a-z]+|contradiz[a-z]*|incoeren[a-z]+|inconsisten[a-z]+|bate com o que|nao bate",
);
const ANALYSIS = phrase(
  "analis[a-z]+|junt(?:a|ar|e|ando) (?:o que|tudo|as|os)|cruz(?:a|ar|e|ando)|conect(?:a|ar|e)|lig(?:a|ar|ue) os pontos|relacion(?:a|ar|e) (?:o|a|meu|minha)|(?:percebe|nota|notou|percebeu|ve|enxerga|identifica)(?: [a-z]+){0,4} (?:padrao|padroes|mim|minha vida|comportamento|tendencia|em comum)|padrao|padroes|o que (?:voce )?(?:percebe|nota|acha) (?:de mim|da minha vida|do meu momento|sobre minha vida)|" +
    "(?:meu|minha|meus|minhas)(?: [a-z]+){1,3} (?:tem|tao|ta) (?:a ver|relacao|ligad[oa]s?|a haver)(?: com)? (?:o |a )?(?:meu|minha|meus|minhas)|como (?:o |a )?(?:meu|minha|meus|minhas)(?: [a-z]+){1,4} (?:afeta|afetam|impacta|influencia|mexe|interfere|atrapalha|ta afetando|tem afetado|anda afetando)|(?:ta|tem|anda) (?:afetando|impactando|atrapalhando|prejudicando)|visao geral da minha vida|retrato da minha vida|panorama da minha vida|raio x da minha vida",
);
const MINE = phrase("meu|minha|meus|minhas|mim|eu|me|tudo que|do que eu|no que eu");

/** Questions that bring several parts of life together: contradictions, patterns, one area's effect on another. */
export function analyzeContext(clause: Clause): Candidate[] {
  const { keys } = clause;
  const contradiction = CONTRADICTION.test(keys);
  if (!contradiction && !(ANALYSIS.test(keys) && MINE.test(keys))) return [];
  if (
    !clause.asks && !contradiction &&
    !/^(?:(?:me|por favor|pode|quero que voce) )*(?:analis|junt|cruz|conect|liga|relaciona|ve|olha)/.test(keys)
  ) return [];
  const areas = knowledgeAreas(keys);
  const topic = clause.text.replace(/[?!.]+$/, "").trim();
  const args = {
    current_topic: topic,
    related_areas: areas,
    ...(contradiction ? { look_for_contradictions: true } : {}),
  };
  // What metrics alone can tell is get_trends' business, which scores higher.
  return [{ tool: "analyze_context", args, score: contradiction ? 0.93 : areas.length >= 2 ? 0.92 : 0.8 }];
}
