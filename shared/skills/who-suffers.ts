import { type CrisisSign, crisisSigns } from "./crisis-signs.ts";
import { firstNames } from "./first-names.ts";
import { normalizeMessage } from "./normalize-message.ts";

/** Who is in danger: the user, somebody else; or the user is in distress without words of dying. */
export type Sufferer = "user" | "other" | "distressed user";

const KIN =
  "mae|pai|irma|irmao|filh[oa]|amig[oa]|melhor amig[oa]|namorad[oa]|espos[oa]|marido|mulher|ex|prim[oa]|ti[oa]|avo|vo|vovo|colega|vizinh[oa]|alun[oa]|cunhad[oa]|sogr[oa]|sobrinh[oa]|net[oa]|entead[oa]|companheir[oa]|conhecid[oa]|chefe|padrinho|madrinha|afilhad[oa]|professor[a]?|crush|ficante|noiv[oa]|menin[oa]|rapaz|moc[oa]|cara|garot[oa]|pessoa|mana|mano|padrasto|madrasta|genro|nora|paciente|cliente|funcionari[oa]|bisavo|gemea|gemeo";
/** A person, not the object of a preposition: "briguei com meu marido" tells of the user. */
const SOMEONE =
  `(?<!\\b(?:com|d[eao]|pr[aoe]|para|por|pel[ao]|n[ao]|em|ao|sem|sobre) )\\b(?:(?:(?:minh|noss)a|meu|nosso|uma?|[oa]|ess[ea]|aquel[ea]|del[ea]|seu|sua) (?:\\w+ )?(?:${KIN})|(?:minhas|meus|uns|umas) \\w+s|${firstNames}|el[ea]|alguem|fulan[oa]|(?:${KIN}) (?:d[aeo]|minha|meu))\\b`;
const TOLD =
  "diss\\w+|fal\\w+|cont\\w+|mand\\w+|lig\\w+|escrev\\w+|confess\\w+|procur\\w+|ped\\w+|cham\\w+|avis\\w+|revel\\w+|post\\w+|desabaf\\w+|preocup\\w+|assust\\w+|deix\\w+";
const I =
  `\\b(?:eu|a gente|to|tou|tava com|estou|sou|ando|fico|sinto|tenho|quero|vou|penso|comig[oa]|mim|me(?! (?:${TOLD})))\\b`;
/** No first person has these forms, so a name no list knows needs not be found. */
const PLAINLY_THIRD =
  /^(?:quer|quis|vai|nao (?:quer|aguenta|suporta|consegue|ve)|desistiu|cansou|odeia|tentou|prefere)\b/;
const NEAR = 14;
const TURNS = new RegExp(`(?<other>${SOMEONE})|(?<own>${I})`, "g");
const FIRST_PERSON =
  /\b(?:me|mim|eu|minha|meus?|quero|vou|aguento|suporto|consigo|vejo|tenho|penso|pensei|prefiro|cansei|desisto|desisti|tomei|pulo|podia|devia|faco)\b/;
const THIRD_PERSON =
  /\b(?:ta|esta|tava|anda|andava|vive|tem|teve|sente|sentindo|diss\w+|fal(?:a|ou|ando|aram)|diz|contou|postou|escreveu|mandou|comentou|confessou|quer|quis|vem|fica|ficou|parece|tentou|tentar|pensa|pensou|planej\w+|se|entrou|voltou|apareceu|cansou|desistiu)\b/;
/** Reported word for word: "minha irmã mandou: quero morrer". */
const QUOTED = new RegExp(`${SOMEONE}(?: \\w+){0,3} (?:${TOLD})(?: pra mim| aqui)? ?(?:[:"“,]|assim) ?["“]?$`);

/** Whom the words of crisis in a message are about; null when there are none. Whoever doubts takes it as the user's own. */
export function whoSuffers(message: string): Sufferer | null {
  const text = normalizeMessage(message);
  const signs = crisisSigns(text);
  if (signs.length === 0) return null;
  const grave = signs.filter(({ kind }) => kind !== "distress");
  if (grave.some((sign) => !isAnothers(text, sign))) return "user";
  if (grave.length > 0) return "other";
  return signs.some((sign) => !isAnothers(text, sign)) ? "distressed user" : "other";
}

function isAnothers(text: string, { kind, start, end }: CrisisSign): boolean {
  const before = text.slice(0, start);
  const sign = text.slice(start, end);
  if (/^(?: \w+){0,3},? eu tambem\b/.test(text.slice(end))) return false;
  if (/^vida d[aeo] (?!gente\b)/.test(sign)) return true;
  if (FIRST_PERSON.test(sign)) return QUOTED.test(before);
  const last = [...before.matchAll(TURNS)].at(-1);
  if (last?.groups?.own !== undefined) {
    return PLAINLY_THIRD.test(sign) && start - (last.index + last[0].length) > NEAR;
  }
  if (last !== undefined) {
    return (kind === "others" && PLAINLY_THIRD.test(sign)) ||
      THIRD_PERSON.test(text.slice(last.index + last[0].length, end));
  }
  // Nobody is named: "queria morrer" is the user, "quer morrer" is not.
  return kind === "others" &&
    /\b(?:quer|quis|aguenta|suporta|consegue|ve|desistiu|cansou|odeia|del[ea]s?|el[ea]|pensou|fal(?:a|ou)|diss?e?|diz|tentou|vai)\b/
      .test(sign);
}
