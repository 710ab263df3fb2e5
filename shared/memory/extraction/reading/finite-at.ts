import type { VerbForm } from "../language/verb-form.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Word } from "./word.ts";

/** After these a word is a noun: "meu trabalho", "no curso". */
const NOUN_FOLLOWS =
  /^(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|seu|sua|nosso|nossa|no|na|nas|do|da|dos|das|ao|aos|num|numa|pro|pra|de|em|com|por|sem|pelo|pela|nov[oa]|bom|boa|todo|cada|esse|essa|este|dess[ae]|ness[ae]|aquel[ae]|outr[oa]|primeir[oa]|melhor|meio|algum|alguma|nenhum|nenhuma|qual|dois|duas|entre|sobre|r\$)$/;
/** "há 3 anos", "faz um tempão" say how long. */
const SPAN =
  /^(?:\d|um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|muito|pouco|tempo|quase|mais|anos|alguns|algumas|varios|cerca|tipo|bastante|so)/;
/** Forms that only an accent tells from a word without a verb: dá, pôr. */
const NEEDS_ACCENT = new Set(["da", "por", "do", "de", "sede", "numa"]);
/** Nouns, adverbs and conjunctions before they are verbs, with what makes them one. */
const VERB_IF: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  como: { before: /^(?:nao|nunca|eu|nem|quase|so|tambem)$/ },
  caso: { before: /^(?:me|nos)$/ },
  junto: { after: /^(?:dinheiro|grana|r\$|\d)/ },
  visto: { after: /^(?:tamanho|manequim|numero|\d|[pmg]{1,2}$)/ },
  nada: { before: /^(?:ele|ela|que|nao)$/ },
  conta: { before: /^(?:ele|ela|que)$/ },
  casa: { before: /^(?:ele|ela|se|que)$/ },
  trata: { before: /^(?:se|ele|ela)$/ },
  parto: { before: /^eu$/ },
  acordo: { after: /^(?!com|de$)/ },
  sonho: { after: /^(?:em|com)$/ },
  passo: { before: /^(?:eu|nao|sempre)$|^$/ },
  nota: { before: /^(?:ele|ela)$/ },
  marca: { before: /^(?:ele|ela)$/ },
  planta: { before: /^(?:ele|ela)$/ },
  falta: { before: /^(?:nao|so|me)$/ },
  volta: { before: /^(?:ele|ela|que|nao)$/ },
  noiva: { before: /^(?:ele|ela|se)$/ },
  noivo: { before: /^(?:me|eu)$/ },
  cria: { before: /^(?:ele|ela|que)$/ },
  cura: { before: /^(?:ele|ela)$/ },
  prova: { before: /^(?:ele|ela)$/ },
  quebra: { before: /^(?:ele|ela)$/ },
  vendo: { before: /^(?:eu|nao|tambem|e|,|)$/, after: /^(?!serie|filme|novela|tv|televisao|jogo|se|voce)/ },
  namoro: { before: /^(?:eu|nao|e|tambem|ja|que)$/, after: /^(?:com|ha|faz|desde|um|uma|o|meu|minha)$/ },
  trauma: {},
};

/** First persons that are nouns or adjectives as well, and what stands before them when they are verbs. */
const NOUN_TOO =
  /^(?:curto|curso|canto|jogo|treino|uso|peso|trabalho|estudo|pago|vivo|desenho|caminho|gasto|pinto|trato|sinto|amo)$/;
const VERB_FOLLOWS =
  /^$|^[,.:(-]$|^(?:eu|e|nao|tambem|ja|sempre|mas|que|so|nunca|nem|ainda|hoje|agora|atualmente|la|aqui|porque|quando|onde|anos|meses|dia|dias|semana|mes|crianca|normalmente|geralmente|diariamente|manha|tarde|noite|domingo|sabado|pequen[oa]|verdade|mesmo|mais|tipo|oi|ontem|realmente|entao|ai|segunda|sexta|infancia|adolescente|cedo|enquanto|ate|se|kkk|voce|bem|muito|quase|antes|desde|depois|raramente|a|eu|horas|vagas|livre|faculdade|onde|como|idade)$/;

/** How the word at an index can be read as the verb of a clause; empty when it is a noun there, or no verb at all. */
export function finiteAt(words: readonly Word[], at: number): VerbForm[] {
  const { key, out, kind, capital } = words[at]!;
  if (kind !== "word") return [];
  const forms = verbIndex(key).filter(({ person }) => person !== "none");
  if (forms.length === 0) return forms;
  if (NEEDS_ACCENT.has(key) && !/\P{ASCII}/u.test(out)) return [];
  const before = words[at - 1]?.key ?? "";
  const after = words[at + 1]?.key ?? "";
  const plain = forms.some(({ lemma }) => /^(?:ser|estar|ter|ir)$/.test(lemma)) &&
    /^(?:nov[oa]|primeir[oa]|melhor|meio|outr[oa]|todo|cada|dois|duas|entre)$/.test(before);
  if (NOUN_FOLLOWS.test(before) && !plain && !(before === "nos" && forms.some(({ person }) => person === "we"))) {
    return [];
  }
  if (capital && at > 0 && words[at - 1]!.kind === "word" && key === "sao") return [];
  if (/^(?:ha|faz|fazem)$/.test(key) && SPAN.test(after)) return [];
  if (
    key === "vem" && before === "que" &&
    /^(?:ano|mes|semana|segunda|terca|quarta|quinta|sexta|sabado|domingo)$/.test(words[at - 2]?.key ?? "")
  ) {
    return [];
  }
  if (NOUN_TOO.test(key) && !VERB_FOLLOWS.test(before)) return [];
  const condition = VERB_IF[key];
  if (condition === undefined) return forms;
  const { before: mustPrecede, after: mustFollow } = condition;
  if (key === "como" && isEating(words, at)) return forms;
  if (key === "vendo") return mustPrecede!.test(before) && mustFollow!.test(after) ? forms : [];
  return (mustPrecede?.test(before) ?? false) || (mustFollow?.test(after) ?? false) ? forms : [];
}

/** "como carne todo dia" at the start, against "como eu faço". */
function isEating(words: readonly Word[], at: number): boolean {
  const start = at === 0 || words[at - 1]!.kind === "mark" || words[at - 1]!.key === "e";
  const after = words[at + 1];
  return start && after !== undefined &&
    /^(?:carne|peixe|frango|ovo|ovos|pao|arroz|fruta|frutas|salada|doce|doces|chocolate|muito|muita|pouco|pouca|bastante|fora|de|mal|bem|so|tudo|besteira)$/
      .test(after.key);
}
