import { fold } from "../../shared/language/fold.ts";

const EITHER = /^(?:colega|terapeuta|dentista|psiquiatra|cliente|gerente|chefe|parente|ex|personal|companheira?s?o?)$/;
const FEMININE_NAMES =
  /^(?:beatri[sz]|liz|raquel|isabel|mabel|ester|esther|carmen|miriam|ingrid|inger|ines|agnes|lais|thais|tais|isis|iris|lourdes|mercedes|ra[iy]ssa|evelyn|[sh]?uellen|ellen|helen|karen|yasmin|rose|solange|ivone|simone|nicole|abigail|conceicao|socorro|mae|vo)$/;
const FEMININE_END = /(?:a|ane|ene|ine|elle|ele|ice|ise|ete|ette|lly|ly)$/;
const MASCULINE_NAMES =
  /^(?:luca|andre|felipe|philipe|jorge|henrique|guilherme|alexandre|vicente|jose|noe|dante|duarte|levi|davi|ravi|rui|luis|luiz|joshua|sasha|kaua|caua|noah|elias|tobias|jonas|lucas|matias|matheus|mateus|thomas|tomas|nicolas|isaias)$/;
const MASCULINE_END = /(?:o|os|or|er|el|il|ul|son|ton|lton|us|eu|im|an|on|ius)$/;

/** Whether a person is spoken of as "a" or "o": by the relationship if it says so, else by the name; null when unsure. */
export function grammaticalGender(name: string, relationship?: string): "feminine" | "masculine" | null {
  const relation = relationship?.trim().toLowerCase().replace(/^ex[\s-]+/, "").split(/[\s-]+/)[0];
  if (relation && !EITHER.test(fold(relation))) {
    if (/(?:a|ã|mãe|mulher|avó|vó)$/.test(relation)) return "feminine";
    if (/(?:o|ão|pai|avô|vô|or|genro)$/.test(relation)) return "masculine";
  }
  const first = fold(name.trim().split(/\s+/)[0] ?? "");
  if (FEMININE_NAMES.test(first)) return "feminine";
  if (MASCULINE_NAMES.test(first)) return "masculine";
  if (FEMININE_END.test(first)) return "feminine";
  return MASCULINE_END.test(first) ? "masculine" : null;
}
