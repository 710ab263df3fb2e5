import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { personOf } from "./person-of.ts";

const ABOUT = phrase(
  "eh (?:o )?que(?: meu| minha| pra mim)?|quem (?:eh|era|sao|seria)|(?:sabe|lembra|conhece|guardou|anotou|tem)(?: [a-z]+){0,3}|(?:fala|conta|diz|falar|contar|me fala|me conta)(?: [a-z]+){0,3} (?:de|do|da|sobre)|aniversario|faz anos|nasceu|nascimento|quantos anos|gosta|curte|prefere|ama|adora|odeia|presente|presentear|se chama|nome d[oa]|onde|mora|trabalha|alergi[a-z]+|" +
    "o que (?:eu )?(?:dou|dar|comprar|compro|te (?:falei|contei|disse))|info|informac[a-z]+|dados|quando",
);
/** "um presente pra vó": whose she is goes without saying. */
const KIN_ALONE = phrase("(?:pra|pro|da|do|a|o) (mae|pai|avo|vo|vovo|sogra|sogro|madrinha|padrinho|chefe)");
const UNKNOWN = /quem (?:eh|era|seria) (?:mesmo )?(?:o|a) ([a-z]{3,15})(?: mesmo)?$/;
const ROLES =
  /^(?:presidente|dono|dona|melhor|pior|maior|governador|prefeito|rei|rainha|papa|autor|autora|cantor|cantora|ator|atriz|tecnico|ministro|ministra|criador|criadora|inventor|pessoa|cara|homem|mulher|responsavel|culpad[oa]|vencedor|campea[o]?|goleiro|jogador|proximo|proxima|outro|outra|tal|gente|sua|seu)$/;
/** Asks without a question: "me ajuda com um presente pro meu sogro". */
const WANTED = phrase(
  "me ajuda (?:com|a escolher|a achar)|(?:quero|preciso|queria|gostaria de) (?:lembrar|saber)|ideia|ideias|sugest[a-z]+",
);
const OTHER = phrase(
  "gastei|gastou|quanto (?:eu )?(?:gastei|devo|pago|paguei)|devo (?:pra|pro)|conta de|boleto|como (?:faco|lido|digo|falo|conto|peco|reconquisto|converso|agir|lidar)|devo (?:falar|contar|perdoar|terminar|voltar)|por que|me ama|me odeia|briguei|perdoar",
);

/** Questions about somebody: "quem é a Júlia?", "quando é o aniversário da ana?", "que presente eu dou pra minha mãe?". */
export function getPerson(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (!(clause.asks || WANTED.test(keys)) || OTHER.test(keys)) return [];
  const person = personOf(clause, reading);
  const kin = person === null && ABOUT.test(keys) ? KIN_ALONE.exec(keys)?.[1] : undefined;
  if (kin !== undefined) return [candidate(kin, 0.85)];
  if (person === null) {
    const word = UNKNOWN.exec(keys)?.[1];
    if (word === undefined || ROLES.test(word)) return [];
    return [candidate(word.charAt(0).toUpperCase() + word.slice(1), 0.65)];
  }
  if (!ABOUT.test(keys)) return [];
  const nameless = person.relationship !== undefined && person.name === person.relationship;
  const article = /^(?:nossa|minha)/.test(clause.units[person.first]?.key ?? "") ? "minha" : "meu";
  return [candidate(nameless ? `${article} ${person.name}` : person.name, 0.9)];
}

function candidate(name: string, score: number): Candidate {
  const query = name.replace(/^(?:meu|minha) /, "");
  return { tool: "get_person", args: { name }, score, instead: { tool: "search_knowledge", args: { query }, score } };
}
