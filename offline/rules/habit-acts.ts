import { phrase } from "../language/phrase.ts";

/** What is done as a habit, by its noun. */
const THINGS =
  "(?:leituras?|meditac(?:ao|oes)|orac(?:ao|oes)|devocional|alongamentos?|exercicios?|treino|lic(?:ao|oes)|tarefas?|deveres|estudos?|aulas?|diario|journaling|ioga|caminhada|cama|skincare|rotina|habitos?|jejum|gratidao|respiracao|" +
  "fisioterapia|fisio|faxina|limpeza|terco|reza|novena|terapia|dieta|prancha|pilates|natacao|corrida|musculacao|redacao|revisao|planejamento|croche|trico|violao|piano|guitarra|ingles|espanhol|frances|alemao|italiano|libras|mindfulness|biblia|higiene do sono)";
const ROOMS =
  "(?:a|o|as|os|minha|meu) (?:cama|casa|quarto|armario|mesa|cozinha|guarda roupa|mochila|escritorio|sala|banheiro|louca|agenda|semana|rotina)";

/** Words that tell that a habit was done, the surer kinds first. */
export const HABIT_ACTS = {
  /** Ticked off: "marca a meditação como feita", "check na leitura". */
  marked: phrase(
    "(?:{mark:ask}|{note:ask})(?: [a-z]+){0,6} (?:como |de |ta )?(?:feit[oa]|cumprid[oa]|concluid[oa]|ok|check)|(?:{mark:ask}|{note:ask}) (?:o |meu |um )?(?:habito|check)|check (?:no|na|em|pra)|check(?:ado)?|treino(?: de [a-z]+)? (?:pago|ok)|^(?:marca|marque|check) (?:leitura|meditacao|treino|alongamento|oracao|diario|estudo|journaling)|habito (?:de [a-z]+ )?(?:feito|cumprido|ok|concluido)|(?:feito|feita|cumprid[oa]|concluid[oa])",
  ),
  /** "marca o alongamento de hoje". */
  ticked: new RegExp(
    `^${
      phrase(
        "(?:por favor |pode |ja )*(?:marca|marcar|ticka|tica|da check em|checa) (?:o|a|meu|minha) (?:[a-z]+)(?: (?:de|d[oa]|da) [a-zA-Z]+){0,2}",
      ).source
    }$`,
  ),
  /** "fiz minha leitura", "teve meditação". */
  done: phrase(
    `(?:teve|rolou|cumpri|completei|terminei|acabei|conclui|finalizei|mantive|fiz|fizemos)(?: (?:o|a|os|as|meu|minha|meus|minhas|um|uma|hoje|DATE|ja|toda|todo|todos|todas|de|do|da|NUM|TIME)){0,4} ${THINGS}|bati (?:o |a |meu |minha )?(?:habito|meta)`,
  ),
  /** Daily care, told by verb and thing together. */
  care: phrase(
    "tomei (?:o |a |os |as |meu |minha |meus |minhas |todos os |todas as )*(?:remedios?|vitaminas?|comprimidos?|creatina|suplementos?|whey|banho gelado|medicacao|medicamento|anticoncepcional|sol|omega)|passei (?:o |a )?(?:fio dental|protetor(?: solar)?|hidratante|creme)|usei (?:o )?(?:fio dental|protetor)|" +
      "escovei os dentes|acordei cedo|dormi cedo|comi (?:salada|fruta|frutas|verdura|legumes|saudavel)|segui a dieta|guardei o celular|fiquei sem (?:acucar|redes|celular|fumar|beber|doce)|nao (?:fumei|bebi alcool|comi (?:doce|acucar|besteira|fritura))",
  ),
  /** A verb that names the habit: "meditei", "estudei inglês", "arrumei a cama". */
  practised: phrase(
    "(?:meditei|meditamos|rezei|rezamos|orei|oramos|alonguei|alongamos|jejuei)(?! (?:sobre|no que|nisso|a respeito|contra|por que))|" +
      "(?:eu )?li(?= (?:hoje|DATE|NUM|TIME|antes|um|umas?|meu livro|o livro|a biblia|biblia|bastante|de (?:manha|noite)|mais|o capitulo)|$)(?! (?:uma? (?:noticia|mensagem|materia|artigo|post|email|comentario)))|" +
      "estudei(?! (?:a|o|as|os) (?:proposta|caso|possibilidade|contrato|ideia|assunto|opcoes|situacao|hipotese|mercado))|" +
      "escrevi(?: (?:no|meu|o|n[ao] meu) (?:meu )?(?:diario|journal|caderno|livro|blog|tcc|artigo)| (?:hoje|DATE|TIME|NUM paginas)|$)|" +
      `(?:arrumei|limpei|organizei|lavei) ${ROOMS}|` +
      `(?:toquei|pratiquei|treinei|ensaiei|fiz) (?:o |meu |um pouco de )?(?:violao|guitarra|piano|teclado|bateria|flauta|ukulele|cavaquinho|canto|croche|trico|libras|capoeira|mindfulness|gratidao|meditacao|respiracao|ioga|ingles|espanhol|frances|alemao|italiano|esportes?)|` +
      "planejei (?:o|meu|a|minha) (?:dia|semana|rotina|mes|agenda)|desenhei|pintei(?! (?:o|a|as|os) (?:cabelo|parede|casa|unhas?|quarto))|costurei|bordei|agradeci (?:hoje|DATE|antes)|(?:consegui|acabei de|lembrei de) (?:meditar|ler|estudar|rezar|orar|alongar|escrever|praticar)",
  ),
  /** "treinei", "fui na academia": a habit or a measure without its length. */
  workout: phrase("{exercise:did}|fui (?:na|pra|a|pro|ao) (?:academia|treino|crossfit|pilates|natacao|ioga|aula)"),
} as const;
