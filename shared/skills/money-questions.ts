import { terms } from "./terms.ts";

const BILL =
  "(?:luz|energia|agua|gas|internet|net|wifi|celular|telefone|condominio|aluguel|escola|faculdade|creche|academia|" +
  "netflix|spotify|disney|hbo|globoplay|prime|youtube|deezer|icloud|streamings?|smart ?fit|gympass|plano|seguro|curso|" +
  "terapia|psicolog[oa]|diarista|iptu|ipva|tv)";
const DAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha|depois de amanha)";
const SPAN = "(?:mes|semana|ano|quinzena|ontem|hoje|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|" +
  "outubro|novembro|dezembro|\\d+ dias)";
const UNPRICED =
  "(?!agua|sono|treino|exercicio|corrida|caminhada|peso|altura|febre|pressao|tempo|jogo|placar|prova|nota)";

/** Asking what falls due, what a bill costs and what something cost; having a bill or a limit taken away or changed. */
export const moneyQuestions: string[] = terms`
  (?:o que|que|quais|qual|quando|quanto|algo|alguma coisa)(?: (?:ainda|eu|me|ja|vai|vao|ta|tao|mais|tem|e|que|contas?))* (?:vence[mru]?|vencendo|vencid[oa]s?|venceram)(?! (?:a |o )?(?:jogo|campeonato|eleicao|copa|luta|partida|na vida|medo|preguica))
  vence[mru]? (?:ate|antes d\w+|depois d\w+|n[ao] (?:proxim\w+|semana|mes|quinzena|fim|final|${DAY})|n?ess[ae]|n?est[ae]|ainda|logo|primeiro|${DAY}|fim de semana)
  (?:quando|que dia|dia que|quanto)(?: (?:que|e que|ja|vai|me))* (?:cai|caem|chega|vem|debita\w*|cobram?) (?:[ao]s? |meu |minha |n[ao] )*${BILL}
  quanto (?:que )?(?:e|ta|custa|fica|vem|veio|sai|anda|eu pago|pago)(?: \w+)? (?:[ao] |meu |minha |de |da |do |na |no |pel[ao] |com )*${BILL}
  quanto (?:ja |que |me )*(?:foi|deu|saiu|ficou|gast\w+|deixei|torrei)(?: \w+){0,2}? (?:de|com|em|n[ao]|d[ao]|pra) ${UNPRICED}\w+(?: \w+){0,2} (?:(?:n|d)?ess[ae]|(?:n|d)?est[ae]|n[ao]|d[ao]|em|desde)? ?(?:ultim\w+ )?${SPAN}
  quanto (?:ja |que )*(?:foi|foram) embora|ench(?:i|er|eu|emos) o tanque|tanque cheio
  (?:apag|tir|exclu|remov|delet|cancel|encerr)\w* (?:a |o |as |os |minha |meu |essa |esse )?(?:contas?|boletos?|limites?|teto|orcamento) d[aeo]s? (?:meu |minha )?\w+
  (?:mud|alter|atualiz|corrig|edit|ajust|sub|aument|baix)\w* (?:[ao] |meu |minha |valor d[ao] )*(?:conta d[aeo] )?${BILL} (?:pra|de|em) (?:r\$ ?)?\d+
  (?:como|quais|qual|ver|mostra|lista|estourei)(?: \w+){0,2} (?:meus?|os|algum|todos os|das?) (?:limites?|tetos?)(?! d[aeo] (?:velocidade|paciencia|corpo))
  (?:como|quais|ver|mostra|lista)(?: \w+){0,2} (?:meus|os) (?:limites|tetos)
`;
