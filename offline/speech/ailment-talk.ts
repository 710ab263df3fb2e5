import { normalizeMessage } from "../../shared/skills/normalize-message.ts";
import { pick } from "./pick.ts";

const PAIN =
  /\b(?:(?:to|tou|estou|tava|acordei|fiquei|continuo|ando|sinto|sentindo|tenho)(?: \w+){0,3} (?:dor(?:es)?|enxaqueca|febre|gripe|gripad[oa]|resfriad[oa]|colica|enjo[oa]\w*|nausea|tosse|tontura|azia|diarreia|vomit\w+|mal do estomago|virose|sinusite|garganta)|(?:minha|meu) (?:cabeca|barriga|costas?|garganta|estomago|dente|ouvido|joelho|coluna|pe|perna|braco)(?: \w+){0,2} (?:doi|doendo|ta doendo)|(?:que|muita) (?:dor|enxaqueca|colica) (?:de|n[oa])? ?\w*|dor de (?:cabeca|barriga|dente|garganta|estomago|ouvido)|to doente|passando mal|(?:nao para de|comecou a|voltou a) doer)\b/;
const TOOK =
  /\b(?:tomei|tomando|tomar|vou tomar|acabei de tomar) (?:\w+ ){0,3}(?:dipirona|paracetamol|ibuprofeno|dorflex|novalgina|neosaldina|tylenol|advil|buscopan|aspirina|aas|nimesulida|torsilax|amoxicilina|antibiotic\w+|antialergic\w+|loratadina|omeprazol|dramin|remedio|comprimido|analgesico|antitermico|xarope|anti ?inflamatorio)\b/;
const OF_ANOTHER = /\b(?:dor de cotovelo|dor de corno|dor de cabeca (?:com|por causa) d[aeo]|que dor ver)\b/;

/** A few caring words to an ailment or a medicine taken that no tool keeps; null when none is named. */
export function ailmentTalk(message: string): string | null {
  const text = normalizeMessage(message);
  if (OF_ANOTHER.test(text)) return null;
  if (TOOK.test(text)) {
    return pick([
      "Tomara que alivie logo. Siga a dose da bula ou da receita e, se aparecer coceira, inchaço ou falta de ar, ou se não melhorar, procure atendimento. O que você está sentindo?",
      "Espero que faça efeito rapidinho. Não passe da dose indicada e, se já teve alergia a esse remédio ou não melhorar, procure atendimento. Como você está agora?",
    ], text);
  }
  if (!PAIN.test(text)) return null;
  return pick([
    "Poxa, melhoras. Se der, descanse um pouco e beba água; se ficar muito forte, vier com febre alta ou não passar, procure atendimento. Começou agora ou já vem de antes?",
    "Sinto muito, que chato. Vá com calma e se hidrate; se piorar ou durar mais de um ou dois dias, vale procurar atendimento. Faz tempo que está assim?",
  ], text);
}
