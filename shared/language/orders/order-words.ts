import { readActWord, readPhrase } from "../commands/confirmation.ts";

/** What an order asks for: to write something down, to be reminded, to take something away; `agree` is a yes. */
export type OrderAct = "record" | "remind" | "erase" | "agree";

/** An order or a yes within a clause, as indices of its words. */
export interface FoundOrder {
  act: OrderAct;
  first: number;
  next: number;
  /** Whether a yes stands in it too: "sim, registra". */
  agrees: boolean;
  /** A yes that says so by itself: "sim", not "claro" or "ok", which also open a story. */
  isFirm: boolean;
}

const FILLERS = new Set(
  ("oi ola opa ei eita aff af ah ahh oh uai ue oxe oxi vixe po " +
    "poxa pow bah hein ne viu entao bom bem man mano mana cara prof amiga amigo " +
    "miga querida criatura gente moca perguntou k kkk kkkk rs rsrs haha hehe e tambem " +
    "ja agora logo so me por favor pfv pfvr na verdade assim ai la mesmo " +
    "boa obrigada obrigado valeu vlw pelo pela amor deus de meu " +
    "minha mulher filha fia tudo isso beleza ok sim claro pode isto")
    .split(" "),
);
/** Whether words of a clause say nothing by themselves: "viu, mana". */
export function isFiller(text: string): boolean {
  return text === "" || text.split(" ").every((word) => FILLERS.has(word) || /^k+$/.test(word));
}

/** What agrees where something was asked, and tells of anything else elsewhere: "demorou", "vai logo". */
const AGREES_IF_ASKED = new Set(
  ("tranquilo|suave|de boa|fmz|firmeza|tmj|tamo junto|tamo juntos|vai|vamos|vamo|segue|toca|sem problema|sem problemas|" +
    "esta bem|ta bem|por mim|manda|mande|demorou|dale|ja e|jae|certeza|logico|obvio|obviamente|sure").split("|"),
);
/** Beside those that confirmation.ts knows. */
const RECORDS = new RegExp(
  String
    .raw`^(?:(?:mud|troc|ajust|ajeit|arrum|consert|atualiz|adi|adiant|remarc|aument|acrescent|jog|tac|junt|pass|empurr|som|` +
    String.raw`registr)(?:[ae]|ar|ass?e|em)|corri(?:ge|ja|gir)|defin(?:e|a|ir)|troque|remarque|ref(?:az|aca|azer)|` +
    String
      .raw`conclu(?:i|a|ir)|reduz(?:a|ir)?|diminu(?:i|a|ir)|pague|inclu(?:i|a|ir)|abat(?:e|a|er)|ti(?:ca|que|car))$`,
);
const REMINDS = /^(?:lembr|avis|alert)(?:a|e|ar|asse)$/;
/** "me chama 4:40": with the time or the purpose behind. */
const CALLS = /^(?:cham|acord|cutu[cq]u?)(?:a|e|ar|asse)$/;
const ERASES = /^(?:cancel(?:a|e|ar)|desmarc(?:a|ar)|esquec(?:e|er)|esqueca|tir(?:a|e|ar)|risc(?:a|ar)|risque)$/;
/** Of the acts that confirmation.ts knows, these say no more than yes. */
const AGREES = /^(?:confirm|cofirm|comfirm|aceit|prossig|continu|sig|segu|faz|faca)/;
const FIRM = new RegExp(
  String.raw`(?:^| )(?:sim|siminho|confirmo|confirmado|confirmadissimo|positivo|afirmativo|aham|ahan|aha|` +
    String.raw`uhum|uhun|yes|yep)(?: |$)|^(?:(?:e )?isso mesmo|isso ai|com certeza)$`,
);
/** What agrees with anything that was said, or is a word of many other uses: no yes to a write. */
const HOLLOW = new Set(
  ("e|eh|foi|feito|massa|legal|entendi|entendido|ciente|show|show de bola|top|" +
    "boa|otimo|maravilha|joia|e mesmo|eh mesmo|acho que sim|" +
    "acho q sim|creio que sim|gostaria|gostaria sim|deve|deve sim|seria bom|seria otimo|so")
    .split("|"),
);
const SPEAKS = /^(?:diss(?:e|emos)|falei|pedi|mandei|avisei|respondi|confirmei|repeti)$/;

/**
 * Where a clause gives an order or says yes, null when nowhere; `words` are folded, chat spellings written out. An order may stand at
 * any place of its clause ("gastei 50 no mercado registra aí"), a yes at its beginning; where something was asked, a yes counts anywhere
 * ("o do remédio pode sim", "1 e 3 blz").
 */
export function findOrderWords(words: readonly string[], answers = false): FoundOrder | null {
  // "nota: comprar palheta"
  if (words.length === 1 && /^(?:nota|anotacao|recado)$/.test(words[0]!)) {
    return orderFrom({ act: "record", next: 1 }, 0);
  }
  let yes: FoundOrder | null = null;
  let isOpening = true;
  for (let at = 0; at < words.length;) {
    const order = orderAt(words, at);
    if (order !== null) {
      // "pode sim registrar", "cadastra sim"
      return orderFrom(order, yes?.first ?? at, yes !== null || words.slice(at, order.next + 1).includes("sim"));
    }
    // "boa, agora sim": content, not a yes.
    if (words[at] === "agora" && words[at + 1] === "sim") return null;
    const agreed = isOpening || answers ? agreementAt(words, at, answers) : null;
    if (agreed !== null) {
      yes = joinYes(yes, agreed);
      at = agreed.next;
    } else {
      isOpening &&= isFiller(words[at]!);
      at++;
    }
  }
  return yes ?? insistenceIn(words) ?? selectionIn(words);
}

const WHEN = new RegExp(
  String.raw`^(?:hoje|amanha|depois|as|a|dia|de|da|do|no|na|manha|tarde|noite|tod[oa]s?|cada|segunda|` +
    String
      .raw`terca|quarta|quinta|sexta|sabado|domingo|feira|seg|ter|qua|qui|sex|sab|dom|\d\S*|h|hs|hrs|horas?|min|meio|meia)$`,
);

function orderFrom({ act, next }: { act: OrderAct; next: number }, first: number, agrees = false): FoundOrder {
  return { act, first, next, agrees: agrees || act === "agree", isFirm: true };
}

function joinYes(before: FoundOrder | null, then: FoundOrder): FoundOrder {
  return before === null ? then : { ...before, next: then.next, isFirm: before.isFirm || then.isFirm };
}

/** The act that an infinitive or an imperative names. */
function actOf(word: string): { act: OrderAct; isInfinitive: boolean } | null {
  const isInfinitive = /[aei]r$/.test(word);
  if (REMINDS.test(word)) return { act: "remind", isInfinitive };
  if (ERASES.test(word)) return { act: "erase", isInfinitive };
  if (RECORDS.test(word)) return { act: "record", isInfinitive };
  if (/^(?:fazer|faz|faca)$/.test(word)) return null;
  const known = readActWord(word);
  if (known === null) return null;
  const act = known === "erase" ? "erase" : AGREES.test(word) ? "agree" : "record";
  return { act, isInfinitive: known === "infinitive" || isInfinitive };
}

function orderAt(words: readonly string[], at: number): { act: OrderAct; next: number } | null {
  const order = imperativeAt(words, at) ?? wishAt(words, at) ?? fixAt(words, at);
  return order !== null && isCommanded(words, at, order.next) ? order : null;
}

const TELLER = /^(?:eu|ele|ela|eles|elas|quem|gente|que|nao|isso|isto)$/;
const DETERMINER = /^(?:o|a|os|as|uma?|esse|essa|este|esta|aquel[ea]|meus?|minhas?|nossos?|nossas?)$/;
const OBJECT = new RegExp(
  String
    .raw`^(?:o|a|os|as|uma?|ess[ea]s?|est[ea]s?|aquel[ea]s?|meus?|minhas?|seus?|suas?|muit[oa]s?|mais|tudo|tod[oa]s?|` +
    String.raw`\d.*)$`,
);

/**
 * Whether a verb in the middle of a clause is a command and tells nothing of somebody: "gastei 50 no mercado registra aí", "o lembrete
 * pode cancelar", but not "ela anota tudo", "minha mãe marca a consulta" or "esse cheiro me lembra a vó".
 */
function isCommanded(words: readonly string[], at: number, next: number): boolean {
  const before = words.slice(0, at).filter((word) => !isFiller(word));
  if (before.length === 0) return !/^(?:isso|isto)$/.test(words[at - 1] ?? "") || words[at] !== "me";
  if (TELLER.test(words[at - 1]!)) return WISH.test(words[at]!) && words[at - 1] === "eu";
  const isOfSomebody = DETERMINER.test(before[0]!) || DETERMINER.test(words[at - 2] ?? "");
  if (words[at] === "me") return !isOfSomebody || before.some((word) => /^\d/.test(word));
  return !(isOfSomebody && OBJECT.test(words[next] ?? ""));
}

/** "registra", "me lembra", "anota aí"; "lembra" alone asks whether one remembers. */
function imperativeAt(words: readonly string[], at: number): { act: OrderAct; next: number } | null {
  const [word = "", next = "", then = ""] = words.slice(at);
  if (word === "me" && (REMINDS.test(next) || CALLS.test(next) && (WHEN.test(then) || then === "pra"))) {
    return { act: "remind", next: at + 2 };
  }
  // "a fisio é toda sexta 10h, avisa 9h"
  if (/^(?:avis|alert)[ae]$/.test(word) && WHEN.test(next)) return { act: "remind", next: at + 1 };
  if (/^(?:faz|faca)$/.test(word) && /^uma? (?:lista|nota|lembrete|anotacao)$/.test(`${next} ${then}`)) {
    return { act: "record", next: at + 3 };
  }
  if (/^d[ae]$/.test(word) && SETTLES.test(words.slice(at + 1).join(" "))) return { act: "record", next: at + 2 };
  const read = NOUNS.test(word) || isThing(words, at) ? null : actOf(word);
  if (read === null || read.act === "remind" || isNoun(words, at)) return null;
  // "registrar 50 no mercado" is written as an order; "registrar tudo dá trabalho e cansa" tells something.
  const isOrdered = !read.isInfinitive ||
    (at === 0 && words.length <= 8 && NOTES.test(word) && /\b(?:isso|\d.*)\b/.test(words.slice(1).join(" ")));
  return isOrdered ? { act: read.act, next: at + 1 } : null;
}

/** "dá baixa aí", "dá a luz como paga" */
const SETTLES = /^(?:baixa\b|(?:\S+ ){0,4}(?:como|por) (?:feit|pag|lid|vist|quitad|recebid)[oa]s?\b)/;

/** "a marca", "de nota", "uma bota". */
function isThing(words: readonly string[], at: number): boolean {
  return /^(?:o|a|os|as|uma?|de|d[oae]s?|n[oa]s?|meu|minha|com|sem)$/.test(words[at - 1] ?? "");
}

/** "bota de couro", "guarda-chuva", "pressão baixa". */
function isNoun(words: readonly string[], at: number): boolean {
  const [word = "", next = "", then = ""] = words.slice(at);
  if (next === "de") return then !== "novo";
  if (word === "guarda") return /^(?:chuva|roupa|costas)$/.test(next);
  return word === "baixa" && next !== "" && !/^(?:o|a|os|as|pra|isso|ai|\d.*)$/.test(next);
}

/** "minha meta é juntar", "um lance": nouns first of all. */
const NOUNS = /^(?:meta|mete|lance|grave|salve|faca|mude)$/;
const NOTES = /^(?:registr|regist|anot|cadastr|lanc|adicion)ar$/;
const WISH = /^(?:pode|pd|podes|quero|queria|preciso|bora|vamos|tem|e|era|manda|mandei|falei|pedi|disse|so)$/;
const BETWEEN = /^(?:que|voce|me|ja|ai|logo|tambem|sim|pra|mim|so|entao|agora|de|ir)$/;

/**
 * "pode registrar", "quero que você anote", "era pra cadastrar", "falei pra anotar", "bora registrar", "pedi pra
 * criar".
 */
function wishAt(words: readonly string[], at: number): { act: OrderAct; next: number } | null {
  if (!WISH.test(words[at]!)) return null;
  let next = at + 1;
  while (next < words.length && next - at < 5 && BETWEEN.test(words[next]!)) next++;
  const joined = words.slice(at + 1, next);
  const read = joined.includes("me") && CALLS.test(words[next] ?? "")
    ? { act: "remind" as const, isInfinitive: false }
    : actOf(words[next] ?? "");
  if (read === null) return null;
  // "era pra", "tem que": without it they tell a story.
  if (/^(?:e|era|tem)$/.test(words[at]!) && !joined.some((word) => word === "pra" || word === "que")) return null;
  const isMeant = read.isInfinitive || joined.includes("que") || /^(?:falei|disse|mandei|pedi)$/.test(words[at]!);
  return isMeant ? { act: read.act, next: next + 1 } : null;
}

const RECORDED = /^(?:registrad|anotad|marcad|guardad|cadastrad|lancad|avisad|salv)[oa]s?$/;

/** "deixa 8", "deixa sem juro", "põe 40"; "pode deixar registrado". */
function fixAt(words: readonly string[], at: number): { act: OrderAct; next: number } | null {
  const leaves = words[at] === "deixa" || (words[at] === "deixar" && /^(?:pode|pd)$/.test(words[at - 1] ?? ""));
  if (leaves && RECORDED.test(words[at + 1] ?? "")) return { act: "agree", next: at + 2 };
  return words[at] === "deixa" && /^(?:\d|sem$|so$|como$|em$|por$)/.test(words[at + 1] ?? "") &&
      words[at + 2] !== "esta"
    ? { act: "record", next: at + 2 }
    : null;
}

function agreementAt(words: readonly string[], at: number, answers: boolean): FoundOrder | null {
  const soft = /^(?:esta|estava|ja|tudo)$/.test(words[at]!) ? stateAt(words, at) : null;
  if (soft !== null) return soft;
  const read = readPhrase(words, at);
  if (read === null || (read.kind !== "yes" && read.kind !== "soft")) return null;
  const phrase = words.slice(at, read.next).join(" ");
  // "os outros dois suave": said of something, and behind it.
  const isLast = words.slice(read.next).every(isFiller);
  if (HOLLOW.has(phrase) && !(answers && at > 0 && isLast)) return null;
  if (AGREES_IF_ASKED.has(phrase) && !(answers && isLast)) return null;
  // "pode me mostrar", "pode deixar"; "isso é caro", "claro, eu amo": what goes on is no yes.
  if (
    /^(?:pode|pd|podes|quero|eu quero)$/.test(phrase) &&
    /[aei]r$/.test(words.slice(read.next).find((w) => !BETWEEN.test(w)) ?? "")
  ) {
    return null;
  }
  if (/^(?:isso|isto)$/.test(phrase) && words[read.next] === "e" && words.length > read.next + 1) return null;
  return { act: "agree", agrees: true, first: at, next: read.next, isFirm: FIRM.test(phrase) };
}

/** "tá certo", "já tava certo", "tudo certo", "tá ta os dois". */
function stateAt(words: readonly string[], at: number): FoundOrder | null {
  const [matched] = /^(?:ja )?(?:tudo )?(?:esta |estava )?(?:tudo )?cert(?:inh)?[oa]s?\b|^esta(?= esta\b|$)/.exec(
    words.slice(at).join(" "),
  ) ?? [];
  return matched === undefined
    ? null
    : { act: "agree", agrees: true, first: at, next: at + matched.split(" ").length, isFirm: false };
}

/** "8 já disse", "já falei", "eu falei anota": said again, and meant. */
function insistenceIn(words: readonly string[]): FoundOrder | null {
  for (const [at, word] of words.entries()) {
    if (/^\d/.test(word) || FILLERS.has(word) || word === "eu" || word === "te") continue;
    if (!SPEAKS.test(word) || !/^(?:ja|eu|te)$/.test(words[at - 1] ?? "")) return null;
    const order = at + 1 < words.length ? orderAt(words, at + 1) : null;
    if (order !== null) return orderFrom(order, at - 1, true);
    const rest = words.slice(at + 1).join(" ");
    // "já pedi demissão" says what was done.
    const isRepeated = /^(?:$|(?:que )?(?:sim|isso|po|pow|ne|k)\b|[a-z0-9]+ vez(?:es)?$)/.test(rest);
    return isRepeated && (words[at - 1] === "ja" || words[at - 2] === "ja")
      ? { act: "agree", agrees: true, first: at - 1, next: at + 1, isFirm: true }
      : null;
  }
  return null;
}

const SELECTION = new RegExp(
  String.raw`^(?:e )?(?:(?:so|somente|apenas) (?:(?:o|a|os|as|esse|essa)(?: d[eao]s?)?|` +
    String.raw`d[eao]s?) [a-z0-9.,]+(?: e (?:(?:o|a|os|as)(?: d[eao]s?)? )?[a-z0-9.,]+)*|(?:tudo|todos|` +
    String.raw`todas)(?: (?:menos|exceto|tirando|fora)\b.*| isso| mesmo| sim)?|(?:os|as|aos) (?:dois|duas|` +
    String.raw`tres|quatro|\d)|(?:menos|exceto|tirando) (?:o|a|os|as) .*|(?!.* (?:foi|e|era|disse|falou|` +
    String.raw`que|deu) )(?:o|a|os|as) (?:d[eao] )?(?:[a-z0-9.,]+ ){1,3}sim)$`,
);

/** "só a de ontem", "tudo menos o sono", "o segundo sim", "os dois". */
function selectionIn(words: readonly string[]): FoundOrder | null {
  const text = words.join(" ");
  if (!SELECTION.test(text)) return null;
  return {
    act: "agree",
    agrees: true,
    first: 0,
    next: words.length,
    isFirm: /^(?:e )?(?:so|somente|apenas)\b| sim$/.test(text),
  };
}
