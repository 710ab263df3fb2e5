import { phrase } from "../language/phrase.ts";

/** A way of stating something lasting about oneself. */
export interface StatedFact {
  pattern: RegExp;
  not?: RegExp;
  score: number;
}

const START =
  "^(?:(?:eu|e|mas|ah|oi|na real|na vdd|alias|ops|olha|entao|agora|hoje|DATE|ontem|finalmente|ja|gente|amiga|nossa|na verdade|sabe|tipo|sabia que|novidade|a gente|ai|acabei de|descobri que|(?:o |a |meu |minha )?medic[oa] (?:disse|falou) que|o exame (?:deu|mostrou) que|recebi a noticia (?:de )?que) )*";

function start(source: string): RegExp {
  return new RegExp(`${START}${phrase(source).source}`);
}

const FEELING = phrase(
  "burra|idiota|inutil|fracasso|fracassada|lixo|feia|gorda|chata|insuportavel|nada|ninguem|culpada|eu|forte|fraca|capaz|incapaz|trouxa|otaria|um desastre|uma piada|azarada|sortuda|grata|feliz|triste|assim|muito grata|sua fa|tua fa|tod[oa] ouvidos|(?:muito |tao |super )*(?:ansios[oa]|nervos[oa])|suspeita|fogo",
);

/** Anger at somebody, or at one's own life: a mood, no taste. */
const VENTING =
  "(?:odeio|detesto|nao (?:suporto|tolero|gosto)) (?:muito |tanto )?(?:d?[oae]s? )?(?:(?:meus?|minhas?|noss[oa]s?|d?ess[ea]s?|d?est[ea]s?|d?aquel[ea]s?) )?(?:nov[oa] |ex )?(?:{@kin}|NAME|el[ea]s?|chef[ea]|trabalho|emprego|vida|gente|todo mundo)|(?:odeio|detesto|nao (?:suporto|tolero|gosto)) (?:[a-zA-Z]+ )+me [a-z]{2,}(?:ou|aram|eram|iram)";

/** Facts, preferences and changes that are kept although nobody asked. Moods, doings of a day and guesses are not here. */
export const STATED_FACTS: readonly StatedFact[] = [
  { pattern: start("sou(?! (?:eu|so|de boa|obrigad))(?: [a-z]+){1,}"), not: FEELING, score: 0.75 },
  {
    pattern: start(
      "tenho (?:(?:NUM|QTY) (?:m |metros? )?de altura|diabetes|pressao alta|pressao baixa|hipertensao|asma|rinite|sinusite|enxaqueca|alergia|intolerancia|tdah|ansiedade generalizada|depressao diagnosticada|hipotireoidismo|hipertireoidismo|endometriose|fibromialgia|gastrite|refluxo|hernia|anemia|colesterol alto|artrite|artrose|lupus|epilepsia|miopia|astigmatismo|ovario policistico|doenca celiaca|(?:NUM|um|uma|dois|duas|tres) (?:filh[oa]s?|irma[os]?|irmaos|gat[oa]s?|cachorr[oa]s?|net[oa]s?|anos|sobrinh[oa]s?|enteados?|pets?)|filh[oa]s?|cachorr[oa]s?|gat[oa]s?|medo de (?:altura|aviao|avioes|cobra|barata|agulha|dirigir))",
    ),
    score: 0.8,
  },
  {
    pattern: start(
      "(?:moro|vivo|resido|to morando|estamos morando|to vivendo) (?:em|no|na|com|sozinh[oa]|perto|num[a]? (?:casa|apartamento|ape|cidade|bairro|sitio|kitnet|republica|chacara|predio|condominio|vila)|ha)",
    ),
    score: 0.85,
  },
  {
    pattern: start(
      "(?:fui|vim|fomos|viemos|voltei a|voltei pra|tive que|comecei a) (?:ir )?morar (?:em|no|na|nos|nas|com|pra|num|numa|sozinh[oa]|perto|de)",
    ),
    score: 0.85,
  },
  {
    pattern: start(
      "me mudar pra|(?:me |se )?mud(?:ei|amos|ou) (?:pra|pro|de (?:casa|cidade|apartamento|bairro|pais|emprego|area|curso|estado)|do|da|para)",
    ),
    not: phrase("ideia|assunto|opiniao|planos"),
    score: 0.85,
  },
  { pattern: start("(?:nasci|cresci|fui criada|fui criado) (?:em|no|na|com)"), score: 0.85 },
  {
    pattern: start("trabalho (?:como|na|no|em|de|com|pra|num|numa|ha|por conta|remoto|home)"),
    not: phrase("de casa hoje|ate tarde hoje|hoje"),
    score: 0.82,
  },
  {
    pattern: start(
      "(?:comecei|iniciei|voltei pra|faco) (?:a )?(?:terapia|analise|psicanalise|fisioterapia|faculdade|academia|dieta|curso|um tratamento)|(?:comecei|entrei|fui pra|consegui|arrumei|arranjei) (?:n?um|n?uma|no|na|o|a|a trabalhar|a estudar|em|meu|minha|novo)(?: [a-z]+){0,3} (?:emprego|trabalho|empresa|faculdade|curso|estagio|mestrado|pos|terapia|escola|projeto|vaga|cargo|area|trabalhar|estudar|bolsa|academia)",
    ),
    score: 0.8,
  },
  {
    pattern: start(
      "(?:fui|to sendo) (?:promovid[oa]|demitid[oa]|contratad[oa]|aprovad[oa]|efetivad[oa]|desligad[oa]|mandad[oa] embora|chamad[oa] pra|diagnosticad[oa]|transferid[oa])",
    ),
    score: 0.85,
  },
  {
    pattern: start(
      "pedi (?:demissao|as contas|pra sair)|sai (?:do emprego|do trabalho|da empresa|da casa d[oa]s? [a-z]+)|me demiti|(?:me )?aposentei|me formei|to desempregad[oa]|fiquei desempregad[oa]|perdi o emprego|abri (?:uma empresa|um mei|meu negocio|minha empresa|um negocio|uma loja|minha loja)",
    ),
    score: 0.82,
  },
  {
    pattern: start(
      "(?:terminei|conclui|acabei|larguei|tranquei|passei (?:no|na|em)|entrei (?:no|na|em)) (?:a |o |um |uma |meu |minha )?(?:faculdade|curso|mestrado|doutorado|pos|graduacao|escola|ensino medio|concurso|vestibular|enem|oab|autoescola|tcc|universidade|residencia|medicina|direito|prova da oab|tecnico)",
    ),
    score: 0.82,
  },
  {
    pattern: start(
      "pedi (?:o )?divorcio|dei entrada no divorcio|assinei o divorcio|(?:me )?(?:casei|casamos|noivei|noivamos|divorciei|separei)|to (?:gravida|namorando|noiv[oa]|casad[oa]|solteir[oa]|divorciad[oa]|separad[oa]|viuv[oa])|(?:terminei|rompi|acabei) (?:com (?:o |a )?(?:meu |minha )?(?:[a-zA-Z]+)|meu (?:namoro|noivado|casamento)|o (?:namoro|noivado|casamento))|(?:terminei|acabei) (?:meu|o) (?:namoro|noivado|relacionamento)|comecei a namorar|(?:tive|nasceu) (?:um |uma |meu |minha |o |a )?(?:bebe|filh[oa]|neto|neta)|(?:o |a )?(?:meu|minha|nosso|nossa) (?:filh[oa]|bebe|net[oa]) nasceu|fiquei (?:noiv[oa]|viuv[oa]|solteir[oa]|gravida)|descobri que to gravida|voltei com (?:o |a )?(?:meu|minha)",
    ),
    not: phrase(
      "terminei com (?:o|a|as|os)? ?(?:trabalho|relatorio|tarefas?|projeto)|casei (?:minha|meu|a|o|as|os)|(?:me )?separei (?:o|a|os|as|um|uma|umas|uns|dinheiro|NUM|MONEY)",
    ),
    score: 0.8,
  },
  {
    pattern: start(
      "prefiro|adoro|odeio|detesto|curto(?! circuito)|nao (?:gosto(?: muito)?(?: de)?|suporto|curto|tolero)|sou fa (?:de|do|da)|amo(?! (?:voce|vc|muito voce|te))|gosto (?:muito |mais |bastante |demais )?(?:de|do|da|dos|das)",
    ),
    not: phrase(
      "assim$|quando|quem|como|o que|(?:d[eo]|as) (?:duas|dois|alguem|outra|outro|uma|um) ?(?:pessoas?|cara|caras|homem|homens|mulher|mulheres|menin[oa]|moc[oa])?$|que voce|desse jeito|voce|essa ideia|essa resposta|te amo|tanto|isso|disso|quando voce|de conversar com voce|conversar com voce|de mim|mais dele|dele|dela|minha vida|meu trabalho (?:mais|assim)|" +
        VENTING,
    ),
    score: 0.78,
  },
  {
    pattern: start(
      "nao posso (?:comer|beber|tomar|usar|ingerir|fazer)|nao (?:como|bebo|fumo|tomo) (?:carne|gluten|lactose|leite|acucar|porco|peixe|alcool|cafe|refrigerante|frutos|ovo|frango|mais|nada (?:de|com)|bebida|fritura|doce)|nao (?:fumo|bebo)$|parei de (?:fumar|beber|comer|tomar)|larguei (?:o cigarro|a bebida)|virei (?:vegan[oa]|vegetarian[oa]|mae|pai|tia|mei|gerente|chefe)|deixei de (?:fumar|comer|beber)|to (?:fazendo|em) (?:terapia|tratamento|mestrado|faculdade|dieta|curso)",
    ),
    not: phrase("hoje|DATE|agora"),
    score: 0.78,
  },
  {
    pattern: start(
      "(?:o |a )?(?:meu|minha|meus|minhas) (?:grande |maior |nov[oa] |principal )?(?:tipo sanguineo|hobby|hobbies|meta|metas|objetivo|objetivos|sonho|signo|nome|apelido|time|religiao|profissao|cidade|cor|comida|musica|banda|filme|serie|livro|altura|aniversario|idade|numero de (?:sapato|calcado|manequim)|manequim|cachorr[oa]|gat[oa]|endereco|bairro|formacao|cargo|planos?|carro|moto|bairro|ascendente|prato|bebida|esporte|passatempo|curso|materia|operadora|(?:maior )?medo|vicio|mania|dieta|casa|apartamento|trabalho|emprego|alergia|medicamento|doenca)(?: [a-z]+){0,4} (?:eh|sao|se chama|chama|fica)",
    ),
    not: phrase("nao eh|aniversario (?:eh|foi) (?:hoje|DATE)$"),
    score: 0.84,
  },
  {
    pattern: start(
      "(?:frequento|pratico|toco|torco|estudo|faco (?:faculdade|curso|terapia|mestrado|doutorado|pos|parte|trabalho voluntario|voluntariado|aula|aulas|fisioterapia)|participo|calco|visto|meco|uso (?:oculos|lentes|marca passo|insulina|diu)|tomo (?:remedio|antidepressivo|anticoncepcional|insulina|medicacao|remedios) (?:pra|pro|de|todo|controlado|continuo)|falo (?:ingles|espanhol|frances|italiano|alemao|NUM linguas)|acordo (?:todo dia|sempre|cedo|as|de)|costumo)",
    ),
    not: phrase("hoje|agora"),
    score: 0.72,
  },
  {
    pattern: start(
      "(?:(?:o|a|os|as|meu|minha|nosso|nossa) )*(?:senha|codigo|login|usuario|chave pix|cep|placa|ramal|telefone|numero|endereco|horario|tamanho|marca|modelo|validade|combinacao|pin|nome|apelido|aniversario|data)(?: (?:novo|nova))? (?:d[aeo]s? (?:[a-zA-Z]+ ){1,5}?)?(?:eh|fica|mudou pra|agora eh|vence|sao)",
    ),
    not: phrase("nao eh|nao sei|qual|horrivel|lind[oa]|fei[oa]|dificil|estranh[oa]|caro|barato|bom|ruim"),
    score: 0.8,
  },
  {
    pattern: start(
      "(?:o |a )[a-z]{4,} d[aeo]s? (?:meu |minha |nosso |nossa )?(?:[a-z]+|NAME)(?: NAME)? (?:eh|vai ser|sera|fica|se chama|chama) (?:(?:o |a |com |com o |com a )*NAME|(?:no |em )?dia DATE|(?:o |a |com o |com a )?(?:doutora?|dra?|seu|dona|tia|tio) [a-zA-Z]+)$",
    ),
    not: phrase("nao eh|hoje|amanha|ontem|aniversario|jogo|filme|culpa|vez|cara|melhor|pior|mais|amor"),
    score: 0.72,
  },
  {
    // Where something was put, to be found again.
    pattern: start(
      "(?:deixei|guardei|coloquei|botei|pus|escondi) (?:o |a |os |as |meu |minha |meus |minhas |um |uma )+(?:chaves?|documentos?|passaporte|rg|cpf|certid[a-z]+|carteira|carregador|guarda chuva|controle|contrato|garantia|nota fiscal|notas fiscais|remedios?|oculos|malas?|ferramentas?|caixas?|pastas?|livros?|joias?|aliancas?|pen ?drive|hd|exames?|receita|roupas?|cofre|copia|manual|comprovantes?)(?: [a-zA-Z]+){0,3} (?:na|no|em|dentro|com|atras|debaixo|embaixo|num|numa)",
    ),
    score: 0.72,
  },
  { pattern: start("(?:meu nome eh|me chamo|pode me chamar de|me chama de|gosto que me chamem)"), score: 0.85 },
];
