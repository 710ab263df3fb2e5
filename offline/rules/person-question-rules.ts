import { capitalize } from "../../shared/writing/join-words.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { findPerson } from "../reading/find-person.ts";
import { isWholeMonth } from "./amounts.ts";
import type { Candidate } from "./rule.ts";

const PATTERNS = phrases({
  ABOUT:
    "eh (?:o )?que(?: meu| minha| pra mim)?|quem (?:eh|era|sao|seria)|(?:sabe|lembra|conhece|guardou|anotou|tem)(?: [a-z]+){0,3}|(?:fala|conta|diz|falar|contar|me fala|me conta)(?: [a-z]+){0,3} (?:de|do|da|sobre)|aniversario|faz anos|nasceu|nascimento|quantos anos|gosta|curte|prefere|ama|adora|odeia|presente|presentear|se chama|nome d[oa]|onde|mora|trabalha|alergi[a-z]+|" +
    "o que (?:eu )?(?:dou|dar|comprar|compro|te (?:falei|contei|disse))|info|informac[a-z]+|dados|quando",
  /** Requests that are not questions: "me ajuda com um presente pro meu sogro". */
  WANTED:
    "me ajuda (?:com|a escolher|a achar)|(?:quero|preciso|queria|gostaria de) (?:lembrar|saber)|ideia|ideias|sugest[a-z]+",
  OTHER:
    "gastei|gastou|quanto (?:eu )?(?:gastei|devo|pago|paguei)|devo (?:pra|pro)|conta de|boleto|como (?:faco|lido|digo|falo|conto|peco|reconquisto|converso|agir|lidar)|devo (?:falar|contar|perdoar|terminar|voltar)|por que|me ama|me odeia|briguei|perdoar",
  ALL:
    "quem(?: [a-z]+){0,3} (?:faz|fazem|completa|ta fazendo|tao fazendo|vai fazer) (?:anos|aniversario)|quem (?:nasceu|aniversaria|eh (?:o |a |os )?(?:aniversariantes?|proxim[oa]))|aniversariantes?|(?:os |quais (?:sao )?(?:os )?|lista (?:de |os )?|proximos? |mostra (?:os )?|tem |algum |qual (?:eh )?o proximo )*aniversarios?(?: (?:d[oeas]+|ness[ea]|nest[ea]|dess[ea]|est[ea]|ess[ea]|mes|semana|hoje|que vem|proxim[oa]s?|dias?|vem|em|DATE|pra|por|vir|anotados?|salvos?|guardados?|voce|sabe|tem|conhece|agora|de cada|todos|meus amigos|da familia|de alguem|alguem|das pessoas|NUM|daqui))*$",
  /** Words around a birthday. */
  OTHERWISE:
    "festas?|presentes?|bolo|gast[a-z]+|quanto|convites?|mensagem|texto|parabens|dou|comprar?|compro|o que (?:eu )?(?:faco|fazer)|ideias?|meu",
});

/** A relative without a possessive: "um presente pra vó". */
const KIN_ALONE = phrase("(?:pra|pro|da|do|a|o) (mae|pai|avo|vo|vovo|sogra|sogro|madrinha|padrinho|chefe)");
const UNKNOWN = /quem (?:eh|era|seria) (?:mesmo )?(?:o|a) ([a-z]{3,15})(?: mesmo)?$/;
const ROLES =
  /^(?:presidente|dono|dona|melhor|pior|maior|governador|prefeito|rei|rainha|papa|autor|autora|cantor|cantora|ator|atriz|tecnico|ministro|ministra|criador|criadora|inventor|pessoa|cara|homem|mulher|responsavel|culpad[oa]|vencedor|campea[o]?|goleiro|jogador|proximo|proxima|outro|outra|tal|gente|sua|seu)$/;

/** Questions about somebody: "quem é a Júlia?", "quando é o aniversário da ana?", "que presente eu dou pra minha mãe?". */
export function personQuestionRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (!(clause.isQuestion || PATTERNS.WANTED.test(keys)) || PATTERNS.OTHER.test(keys)) return [];
  const person = findPerson(clause.units, reading.text);
  const kin = person === null && PATTERNS.ABOUT.test(keys) ? KIN_ALONE.exec(keys)?.[1] : undefined;
  if (kin !== undefined) return [candidate(kin, 0.85)];
  if (person === null) {
    const word = UNKNOWN.exec(keys)?.[1];
    if (word === undefined || ROLES.test(word)) return [];
    return [candidate(capitalize(word), 0.65)];
  }
  if (!PATTERNS.ABOUT.test(keys)) return [];
  const nameless = person.relationship !== undefined && person.name === person.relationship;
  const article = /^(?:nossa|minha)/.test(clause.units[person.first]?.key ?? "") ? "minha" : "meu";
  return [candidate(nameless ? `${article} ${person.name}` : person.name, 0.9)];
}

function candidate(name: string, score: number): Candidate {
  const query = name.replace(/^(?:meu|minha) /, "");
  return { tool: "get_person", args: { name }, score, instead: { tool: "search_knowledge", args: { query }, score } };
}

/** Questions about one person, which get_person answers. */
const OF_ONE = phrase("meu aniversario|(?:aniversario|anos|nasceu) (?:d[oae] )?(?:minha|meu|o|a|NAME)|NAME|{@kin}");

/** "quem faz aniversário em setembro?", "aniversários dessa semana". */
export function birthdaysRule({ keys, isQuestion }: Clause, reading: Reading): Candidate[] {
  const loose = isQuestion && /(?:^| )aniversari(?:os?|antes?)(?: |$)/.test(keys);
  if (
    !(PATTERNS.ALL.test(keys) || loose) || PATTERNS.OTHERWISE.test(keys) || OF_ONE.test(keys) ||
    (!isQuestion && !/^(?:os |proxim|aniversari|lista|mostra)/.test(keys))
  ) return [];
  const people = { tool: "search_knowledge", args: { query: "", type: "person", limit: 10 }, score: 0.95 };
  return [{ tool: "get_birthdays", args: spanArgs(reading), score: 0.95, instead: people }];
}

/** The arguments for a month or for a number of days from today. Empty: the next birthdays. */
function spanArgs({ period, today }: Reading): { month?: number; days?: number } {
  if (period === null) return {};
  if (isWholeMonth(period)) return { month: Number(period.from.slice(5, 7)) };
  const days = Math.round((Date.parse(period.to) - Date.parse(today)) / 86_400_000);
  return days < 0 ? {} : { days };
}
