import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Candidate } from "./rule.ts";
import { knowledgeAreas } from "./knowledge-areas.ts";
import { leftover, NOISE } from "./leftover.ts";

const PATTERNS = phrases({
  /** Everything: "o que você sabe sobre mim?". */
  ALL:
    "(?:o que|tudo que|tudo o que|que|quanto) (?:mais )?(?:voce |ja |tu )*(?:sabe|lembra|conhece|guardou|anotou|gravou|aprendeu|tem (?:guardado|anotado|salvo|gravado|registrado|de info[a-z]*)|descobriu)(?: [a-z]+){0,3} (?:sobre mim|de mim|a meu respeito|da minha vida|sobre a minha vida|sobre minha vida|comigo|na memoria|da minha pessoa)|" +
    "quem (?:sou|eu sou|sou eu)|voce (?:me conhece|lembra de mim|sabe quem (?:eu )?sou)|(?:sua|tua|minha) memoria|minhas memorias|me descreve|fala de mim|fala sobre mim|me fala sobre mim|meu perfil|(?:o que|tudo que) (?:eu )?(?:ja )?te (?:contei|falei|disse)$",
  TOLD:
    "voce (?:sabe|lembra)(?: d[oa])? (?:o |a )?(?:meu|minha|meus|minhas)|(?:eu |ja )*te (?:falei|contei|disse|expliquei|mencionei)|eu (?:ja )?(?:falei|contei|disse|comentei|mencionei)|(?:voce )?(?:lembra|recorda|se lembra|sabe)(?: [a-z]+){0,2} (?:o que|do que|de|que|qual|quais|onde|quando|como|se|d[oa]|quem|sobre)|(?:o que )?voce (?:lembra|sabe|guardou|anotou) (?:de|do|da|sobre)|na (?:sua |tua |minha )?memoria|nas minhas (?:coisas|anotacoes|notas|memorias)",
  FIND:
    "(?:procura|busca|pesquisa|acha|procure|busque|pesquise|encontra|consulta)(?: [a-z]+){0,3} (?:na|nas|no|nos|em|se|por|algo|alguma coisa|sobre|o que)",
  /** Questions about the user's own facts: "qual minha comida preferida?", "onde eu trabalho?", "eu tenho alguma alergia?". */
  OWN:
    "como (?:eu )?(?:me chamo|chamo)|como (?:se chama|eh o nome d[oa]|chama)(?: o| a)? (?:meu|minha)|(?:qual|quais|onde|quando|quem)(?: [a-z]+){0,4} (?:meu|minha|meus|minhas|nosso|nossa)|(?:onde|em que|com quem|desde quando|que|qual|do que|de que|com o que|a que|o que|quantos|quantas)(?: [a-z]+){0,3} (?:eu )?(?:moro|trabalho|nasci|estudo|gosto|prefiro|adoro|odeio|amo|curto|sou|quero|tenho|tomo|frequento|calco|visto|como)|" +
    "eu (?:tenho|sou|gosto|prefiro|como|bebo|moro|trabalho|tomo|falei)|sou alergic[oa]|tenho alergia|tenho (?:alguma|algum)|minhas? (?:preferencias?|metas?|objetivos?|alergias?|hobbies|sonhos?)",
  /** Questions that allergies and restrictions answer: "o que eu não posso comer?", "posso tomar dipirona?". */
  ALLOWED:
    "(?:nao posso|nao devo|posso|eu posso|devo evitar|tenho que evitar|preciso evitar|faz mal)(?: [a-z]+){0,2} (?:comer|beber|tomar|usar|ingerir)|(?:o que|que) (?:eu )?(?:nao posso|devo evitar|tenho que evitar) (?:comer|beber|tomar|usar)?|me faz mal",
  /** Facts of which there is one at a time: residence, work, name. */
  SINGLE:
    "(?:onde|aonde|em que (?:cidade|bairro|lugar|estado|pais)|com quem)(?: [a-z]+){0,3} (?:moro|vivo|morando|resido)|(?:qual|que)(?: [a-z]+){0,2} (?:minha cidade|meu endereco|meu bairro)" +
    "|" +
    "(?:onde|em que|com o que|no que|pra quem)(?: [a-z]+){0,3} (?:trabalho|trabalhando)|(?:qual|que|como)(?: [a-z]+){0,2} (?:meu (?:emprego|trabalho|cargo)|minha profissao)" +
    "|" +
    "(?:como|qual)(?: [a-z]+){0,2} (?:me chamo|me chama|meu nome|eu chamo)|(?:voce )?sabe (?:o )?meu nome|como me chamo",
  PEOPLE:
    "(?:lista|listar|mostra|quais|quem sao|me fala|fala)(?: [a-z]+){0,3} (?:as |minhas |das |todas as )?pessoas(?: [a-z]+){0,6}|quem (?:sao as pessoas|voce conhece|mais voce conhece)|que pessoas (?:voce|tu) (?:conhece|sabe|lembra)",
  OTHER:
    "{@money}|gast[a-z]+|{@debt}|devo|{@bill-word}|boletos?|habitos?|{@weight}|humor|agua|treino|hoje|amanha|agora|que horas|que dia|significado|significa|melhor|faco pra|posso|devo|deveria|fazer|acha|por que|gostaria de|meu problema|sentido|signo de|previsao|nome (?:do|da|de) (?!meu|minha)|capital",
  WORDS:
    "(?:(?:o|a|os|as|que|do|da|de|em|na|no|e|eu|voce|me|ja|se|com|sobre|por|pra|mesmo|ai|mais) )*(?:o que|qual|quais|quem|onde|quando|como|que|quantos|quantas|voce|sabe|lembra|lembrar|recorda|conhece|guardou|guardado|guardada|anotou|anotado|anotada|salvo|gravado|tem|diz|fala|falar|conta|mostra|ve|te|falei|contei|disse|comentei|mencionei|procura|busca|pesquisa|acha|encontra|consulta|memoria|sua memoria|minhas coisas|anotacoes|notas|sabia|alguma coisa|algo|alguma|algum|eh|sao|era|eu|meu|minha|meus|minhas|mim|tenho|sou|ja|ter|sobre|gosto|mesmo|ainda|existe|em mim|registrado|informacao|informacoes|tudo|nas|na|no|de|do|da|saber|quero|queria|esquece|favor)(?: (?:o|a|que))*",
  CONTRADICTION:
    "contradicao|contradicoes|contraditori[oa]s?|me contradi[a-z]+|contradiz[a-z]*|incoeren[a-z]+|inconsisten[a-z]+|bate com o que|nao bate",
  ANALYSIS:
    "analis[a-z]+|junt(?:a|ar|e|ando) (?:o que|tudo|as|os)|cruz(?:a|ar|e|ando)|conect(?:a|ar|e)|lig(?:a|ar|ue) os pontos|relacion(?:a|ar|e) (?:o|a|meu|minha)|(?:percebe|nota|notou|percebeu|ve|enxerga|identifica)(?: [a-z]+){0,4} (?:padrao|padroes|mim|minha vida|comportamento|tendencia|em comum)|padrao|padroes|o que (?:voce )?(?:percebe|nota|acha) (?:de mim|da minha vida|do meu momento|sobre minha vida)|" +
    "(?:meu|minha|meus|minhas)(?: [a-z]+){1,3} (?:tem|tao|ta) (?:a ver|relacao|ligad[oa]s?|a haver)(?: com)? (?:o |a )?(?:meu|minha|meus|minhas)|como (?:o |a )?(?:meu|minha|meus|minhas)(?: [a-z]+){1,4} (?:afeta|afetam|impacta|influencia|mexe|interfere|atrapalha|ta afetando|tem afetado|anda afetando)|(?:ta|tem|anda) (?:afetando|impactando|atrapalhando|prejudicando)|visao geral da minha vida|retrato da minha vida|panorama da minha vida|raio x da minha vida",
});
const KEPT = /^(?:[a-z]+ ){0,3}?(?:anot|guard|grav|memoriz|salv|registr|coloc|poe|bot)[a-z]* /;
const PREFERENCE = phrase(
  "preferencias?|(?:do que|de que|o que|com o que) (?:eu )?(?:mais )?(?:gosto|prefiro|adoro|curto|amo|odeio|nao gosto|detesto)|gostos",
);

/** Questions that memory answers. */
export function knowledgeQuestionRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const recall = /^(?:(?:voce|me|ei|oi) )*(?:lembra|recorda|procura|busca|pesquisa)(?: |$)/.test(keys) &&
    !/^(?:me )?lembra (?:que|de (?!quando|que))/.test(keys);
  if (!clause.isQuestion && !recall && !PATTERNS.ALL.test(keys) && !PATTERNS.PEOPLE.test(keys)) return [];
  if (/(?:sabe|pode|consegue) (?:fazer|me ajudar|ajudar)|voce (?:eh|ta|esta|gosta|tem)(?: |$)/.test(keys)) return [];
  if (!clause.isQuestion && KEPT.test(keys)) return [];
  // "será que eu sou o problema?"
  if (/^(?:[a-z]+ )?sera que (?:eu )?(?:sou|to|tenho|nao)(?! alergi| alguma| algum) /.test(keys)) return [];
  // "não sei quem eu sou mais" is not a question about stored facts.
  if (
    !clause.hasQuestionMark && /(?:^| )nao (?:sei|faco ideia d[eo]) (?:mais )?(?:bem )?(?:quem|o que|como) /.test(keys)
  ) {
    return [];
  }
  const all = PATTERNS.ALL.test(keys);
  if (PATTERNS.PEOPLE.test(keys)) {
    return [{ tool: "search_knowledge", args: { query: "", type: "person", limit: 10 }, score: 0.93 }];
  }
  const told = PATTERNS.TOLD.test(keys) || PATTERNS.FIND.test(keys) || recall;
  const allowed = PATTERNS.ALLOWED.test(keys);
  if (
    !all && !told && !allowed &&
    !PATTERNS.SINGLE.test(keys) &&
    (!PATTERNS.OWN.test(keys) ||
      (PATTERNS.OTHER.test(keys) && !/objetivo|(?:qual|quais)(?: eh| sao)? minhas? metas?(?! de gast)/.test(keys)))
  ) return [];
  const areas = knowledgeAreas(keys.replace(/(?:na|da) (?:sua )?memoria/, ""));
  const whole = all || /(?:preferencias|minhas metas|meus gostos)$/.test(keys);
  const named = all ? "" : leftover(clause, reading, [NOISE.courtesy, PATTERNS.WORDS]).replace(/[?!.]+$/, "");
  // A forbidden food is more often stored as an allergy than as a sentence about the food.
  const query = allowed && named !== "" ? `${named} alergia intolerância` : named;
  const byArea =
    /(?:sobre|d[ao]s?) (?:a |o )?(?:minha|meu|minhas) (?:saude mental|saude|financas|carreira|trabalho|relacionamentos|espiritualidade|lazer)/
      .test(keys);
  const args = {
    query: byArea && whole ? "" : query,
    ...(PREFERENCE.test(keys) ? { type: "preference" } : {}),
    ...(byArea && areas[0] !== undefined ? { area: areas[0] } : {}),
  };
  return [{ tool: "search_knowledge", args, score: all ? 0.93 : told ? 0.82 : 0.68 }];
}

const MINE = phrase("meu|minha|meus|minhas|mim|eu|me|tudo que|do que eu|no que eu");

/** Questions about several parts of life: contradictions, patterns, the effect of one area on another. */
export function contextRule(clause: Clause): Candidate[] {
  const { keys } = clause;
  const contradiction = PATTERNS.CONTRADICTION.test(keys);
  if (!contradiction && !(PATTERNS.ANALYSIS.test(keys) && MINE.test(keys))) return [];
  if (
    !clause.isQuestion && !contradiction &&
    !/^(?:(?:me|por favor|pode|quero que voce) )*(?:analis|junt|cruz|conect|liga|relaciona|ve|olha)/.test(keys)
  ) return [];
  const areas = knowledgeAreas(keys);
  const topic = clause.text.replace(/[?!.]+$/, "").trim();
  const args = {
    current_topic: topic,
    related_areas: areas,
    ...(contradiction ? { look_for_contradictions: true } : {}),
  };
  // Questions about metrics only belong to get_trends, which has a higher score.
  return [{ tool: "analyze_context", args, score: contradiction ? 0.93 : areas.length >= 2 ? 0.92 : 0.8 }];
}
