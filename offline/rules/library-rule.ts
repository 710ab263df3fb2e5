import { fold } from "../../shared/language/fold.ts";
import { isVideoUrl, readUrls } from "../../shared/language/figures/url.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Candidate } from "./rule.ts";

const TYPES = {
  film: "movie",
  seri: "tv_show",
  livr: "book",
  vid: "video",
  link: "link",
  site: "link",
  pag: "link",
  artig: "link",
  nota: "note",
  anota: "note",
};
const TYPE =
  "(?<type>filmes?|series?|seriados?|livros?|videos?|links?|sites?|paginas?|artigos?|notas?|anotac(?:ao|oes))";
const FIRST = "^(?:(?:por favor|pode|ei|oi|ai|me|quero|queria|da pra|voce),? )*";
const THE = "(?:(?:o|a|os|as|um|uma|ess[ea]s?|aquel[ea]|meus?|minhas?|todos|todas) )*";
const END =
  "(?: (?:ai|por favor|pra mim|pra (?:eu )?ver depois|na (?:minha )?lista|da (?:minha )?lista|no catalogo|que (?:eu )?salvei))*[.!?]*$";

/** Patterns for each request, in order. The first that matches decides. */
const WANTED = String.raw`
delete_all_items :: ${FIRST}(?:apag|delet|exclu|remov)\w+ (?:tudo|todos)(?: (?:o )?que (?:eu )?(?:salvei|guardei)| (?:os )?meus itens(?: salvos)?)
delete_item :: ${FIRST}(?:apag|delet|exclu|remov|tir)\w+ ${THE}${TYPE}(?: d[aeo]s?| sobre)? (?:a |o )?(?<words>.+?)${END}
update_item :: ${FIRST}(?:marc|mud)\w+ ${THE}${TYPE} (?<words>.+?) (?:como|pra) (?:vist[oa]|lid[oa])${END}
enrich :: ${FIRST}(?:complet|enriquec|busc)\w+ .*?\b${TYPE} (?<words>.+?)${END}
search_items :: (?:o que|tudo que|quais) (?:eu )?(?:ja )?(?:salvei|guardei)(?: sobre (?<words>.+?))?${END}
search_items :: ${FIRST}(?:e |mostr\w+ |list\w+ |ver |quais )*${THE}${TYPE}(?:, quais)?(?: (?:que )?(?:eu )?(?:salv|tenho|guard)\w*)?${END}
search_items :: ${FIRST}(?:qual|quais|cade|procur\w+|acha) .*?(?<words>\S.*?) (?:que )?(?:eu )?(?:salvei|anotei|guardei)${END}
save :: ${FIRST}(?:salv|guard|anot|adicion|add|poe|coloc)\w*(?: ai)?:? ${THE}(?:${TYPE}:? )?(?<words>.+?)${END}
`.trim().split("\n").map((line) => line.split(" :: ")).map(([tool, pattern]) => ({
  tool,
  pattern: new RegExp(pattern!, "d"),
}));
/** A longer message is not a command. */
const MAX_LENGTH = 500;

/** "salva o filme duna", "o que eu salvei?", "apaga a nota das compras". A web address decides the type of what is saved. */
export function libraryRule(clause: Clause, { clauses, text }: Reading): Candidate[] {
  const written = text.trim();
  const said = fold(written);
  if (clause !== clauses[0] || said.length > MAX_LENGTH) return [];
  for (const { tool, pattern } of WANTED) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const words = written.slice(...found.indices!.groups?.words ?? [0, 0]);
    const [url] = readUrls(words);
    const named = Object.entries(TYPES).find(([stem]) => found.groups?.type?.startsWith(stem))?.[1];
    // An amount belongs to finance.
    if (!named && !url && /\d/.test(words)) continue;
    const isVideo = url !== undefined && (isVideoUrl(url) || tool === "enrich");
    const type = isVideo ? "video" : url ? "link" : named ?? (/^anot/.test(said) ? "note" : "movie");
    if (tool === "save" || tool === "enrich") {
      const args = url ? { url } : { [type === "note" ? "content" : "title"]: words };
      return [{ tool: `${tool}_${type}`, args, score: named || url ? 0.97 : 0.72 }];
    }
    if (tool === "update_item") return [{ tool, args: { title: words, status: "done" }, score: 0.97 }];
    const looked = { ...(words && { query: words }), ...(named && { type: named }) };
    return [{ tool: tool!, args: tool === "search_items" ? looked : words ? { title: words } : {}, score: 0.97 }];
  }
  return [];
}
