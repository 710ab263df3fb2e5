/** Where in a life something belongs (domain §2). */
export interface Topic {
  area: string;
  sub_area?: string;
}

function topic(area: string, sub_area: string | undefined, words: string): [RegExp, Topic] {
  return [
    new RegExp(`(?:^| )(?:${words.replace(/\s*\n\s*/g, "|")})(?= |$)`),
    sub_area === undefined ? { area } : { area, sub_area },
  ];
}

/** The first that fits decides. */
const TOPICS: readonly [RegExp, Topic][] = [
  topic(
    "career",
    "business",
    "abrir (?:um |uma |meu |minha |propri[oa] )*(?:[a-z]+)|empresa|mei|cnpj|negocio|loja|empreend[a-z]+|clientes?|startup propria|freela[a-z]*|autonom[oa]|consultorio|salao de beleza|franquia|e-commerce|marca propria",
  ),
  topic("mental_health", "therapy", "terapias?|terapeuta|psicolog[oa]|psicanalise|psicanalista|psiquiatra"),
  topic("mental_health", "stress", "ansiedade|ansios[oa]|burnout|panico|estresse|fobia|trauma|medo|pavor"),
  topic(
    "mental_health",
    "mood",
    "depressao|depressiv[oa]|bipolar|tdah|toc|autis[a-z]+|borderline|autoestima|antidepressivo",
  ),
  topic(
    "health",
    "medical",
    `alergi[a-z]*|diabet[a-z]*|pre-diabetic[oa]|pressao|hipertens[a-z]*|asma|asmatic[oa]|rinite|sinusite|enxaquecas?|hernia|cancer|remedios?|medicacao|medicamentos?|insulina
    anticoncepcional|diu|cirurgia|operacao|bariatrica|celiac[oa]|intolerancia|intolerante|tireoide|hipotireoidismo|hipertireoidismo|colesterol|anemia|endometriose|fibromialgia|gastrite|refluxo
    epilepsia|lupus|artrite|artrose|gravid[ao]|gestante|gravidez|engravidar|sangue|sanguineo|oculos|lentes|miopia|avc|infarto|doenca|tratamento|quimioterapia|medic[oa]s?|plano de saude|coluna|sintomas?|vacina
    fumar|fuma|cigarro|fumante|dor|dores|exames?|dentista|aparelho|sus|marca-passo|doador[a]?|sobri[oa]|menopausa|aborto|covid`,
  ),
  topic("health", "sleep", "dormir|dorme|sono|insonia|acordar|acorda|acordo|soneca|madrugar|madrugada"),
  topic(
    "health",
    "physical",
    `academia|treinos?|treinar|malhar|malha|musculacao|crossfit|pilates|yoga|ioga|corrida|corridas|correr|corre|maratona|meia-maratona|caminhada|caminhar|natacao|nadar|pedalar|bike|ciclismo|bicicleta
    futebol|volei|basquete|tenis|judo|jiu-jitsu|muay|boxe|luta|emagrecer|peso|kg|quilos|altura|exercicios?|exercitar|esportes?|alongamento|fisioterapia|personal|hiit|km|funcional|danca|zumba|surf`,
  ),
  topic(
    "health",
    "nutrition",
    `comida|comer|come|carne|peixe|frango|camarao|acucar|doces?|chocolate|pizza|sushi|cafe|cha|agua|leite|lactose|gluten|vegan[oa]|vegetarian[oa]|dieta|low carb|jejum|fruta|frutas|verdura|legumes|salada
    coentro|cebola|alho|queijo|pao|arroz|feijao|ovo|ovos|refrigerante|alcool|bebida|beber|cerveja|vinho|cachaca|frutos do mar|amendoim|strogonoff|lasanha|macarrao|churrasco|hamburguer|bolo|brigadeiro|pimenta
    tomate|batata|sobremesa|suco|sorvete|acai|feijoada|moqueca|peixes|massas?|fritura|nutricionista|alimentacao|tempero|temperos|prato|beterraba|berinjela|quiabo|jilo|figado|azeitona|abacate|banana|manga|uva|laranja|melancia|mamao|abacaxi|cuscuz|tapioca|pastel|coxinha`,
  ),
  topic(
    "finance",
    "debts",
    "dividas?|financiamento|emprestimo|consignado|vermelho|negativad[oa]|spc|parcelas?|prestacao|prestacoes|cartao|serasa|endividad[oa]|cheque especial|devendo",
  ),
  topic(
    "finance",
    "investments",
    "invest[a-z]+|tesouro|acoes|cdb|cripto|bitcoin|fundos?|bolsa de valores|lci|previdencia",
  ),
  topic(
    "finance",
    "savings",
    "poupanca|reserva|casa propria|apartamento proprio|guardar|guarda|juntar|junta|juntando|guardando|economizar|economizando|poupar|dinheiro|grana",
  ),
  topic("finance", "budget", "salario|aluguel|pensao|orcamento|ganha|renda|gastos?|gastar|mesada|condominio|reais"),
  topic(
    "career",
    "job",
    `trabalh[a-z]+|emprego|chefe|cargo|carreira|promov[a-z]+|promocao|demitid[oa]|demissao|contratad[oa]|efetivad[oa]|desempregad[oa]|profissao|gerente|estagio|estagi[a-z]+|escritorio|home office
    concurso|aposent[a-z]+|colegas?|projetos?|reuniao|reunioes|clt|horario|turno|vaga|plantao|plantoes|equipe|profissional|oab|licenca|hora extra|aviso previo|turno|remoto|area de ti`,
  ),
  topic(
    "personal_growth",
    "formal",
    "faculdade|universidade|mestrado|doutorado|graduacao|pos|curso|cursar|enem|vestibular|escola|formad[oa]|formar|tcc|diploma|usp|unicamp|colegio|supletivo|tecnico|bolsa|intercambio",
  ),
  topic(
    "spirituality",
    "practice",
    "igreja|missa|culto|deus|rezar|reza|orar|ora|oracao|religia[a-z]*|catolic[oa]|evangelic[oa]|espirita|budis[a-z]+|umbanda|candomble|terreiro|meditar|medita|meditacao|fe|biblia|ateu|ateia|agnostic[oa]|terco",
  ),
  topic(
    "relationships",
    "romantic",
    "casad[oa]s?|casar|casamento|casou|noiv[oa]|namor[a-z]+|marido|esposa|esposo|divorci[a-z]+|separad[oa]s?|separar|solteir[oa]|viuv[oa]|ex|relacionamento|companheir[oa]",
  ),
  topic(
    "relationships",
    "family",
    `filh[oa]s?|mae|pai|pais|irma|irmao|irmaos|irmas|avos?|vo|net[oa]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|sogr[oa]s?|cunhad[oa]s?|familia|bebe|gemeos|gemeas|enteados?|crianca|criancas
    cachorr[oa]s?|cachorrinh[oa]s?|gat[oa]s?|gatinh[oa]s?|pets?`,
  ),
  topic("relationships", "social", "amig[oa]s?|vizinh[oa]s?|galera|turma"),
  topic(
    "leisure",
    "travel",
    "viaj[a-z]+|viagem|viagens|praia|trilhas?|acampar|mochilao|conhecer|japao|europa|montanha|cachoeira",
  ),
  topic(
    "leisure",
    "culture",
    `musicas?|samba|rock|mpb|pagode|sertanejo|funk|forro|jazz|rap|show|shows|banda|filmes?|series?|livros?|ler|leitura|cinema|teatro|novelas?|animes?|museus?|podcasts?|poesia|romances?|opera|k-pop|terror|documentarios?`,
  ),
  topic(
    "leisure",
    "hobbies",
    `jogar|joga|jogos?|videogame|violao|guitarra|piano|teclado|bateria|pintar|pinta|pintura|desenhar|desenha|croche|trico|costura|costurar|jardinagem|plantas?|cozinhar|cozinha|fotografia|cantar|canta|dancar|colecion[a-z]+|xadrez
    festa|balada|bar|artesanato|origami|lego|cor|time|torce|corinth[a-z]+|flamengo|flamenguista|palmeiras|moto|carros`,
  ),
  topic(
    "personal_growth",
    "informal",
    "estud[a-z]+|aprend[a-z]+|ingles|espanhol|frances|italiano|alemao|japones|idioma|lingua|libras|meta|objetivo|organizad[oa]|timid[oa]|perfeccionista|habilitacao|carteira|cnh|dirigir|voluntari[oa]",
  ),
];

/** The topic that folded words speak of; `otherwise` when none tells. */
export function topicOf(keys: string, otherwise: Topic): Topic {
  return TOPICS.find(([words]) => words.test(keys))?.[1] ?? otherwise;
}
