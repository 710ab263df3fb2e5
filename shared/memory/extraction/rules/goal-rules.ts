import { begins } from "./begins.ts";
import { holds } from "./holds.ts";
import type { Rule } from "./rule.ts";

/** Wanted for now, not as a goal. */
const NOW = holds(
  "hoje|agora|amanha|mais tarde|depois de amanha|daqui a pouco|ja ja|nesse minuto|essa noite|esse fim de semana|nesse fim de semana|isso|disso|nisso|ontem|de uma vez por todas saber|essa conversa|desse mes|sua ajuda|voce|com voce|pra ca|logo isso",
);
const LATER = ["goal"] as const;

function goal(verbs: string, rest: string | null, more: Partial<Rule> = {}): Rule {
  return {
    verbs,
    modes: LATER,
    not: NOW,
    type: "fact",
    otherwise: { area: "personal_growth" },
    open: true,
    ...(rest === null ? {} : { rest: begins(rest) }),
    ...more,
  };
}

/** Aims: what somebody wants, plans or is trying to do beyond today. */
export const GOAL_RULES: readonly Rule[] = [
  goal(
    "aprender emagrecer engordar engravidar casar noivar divorciar separar aposentar formar graduar adotar empreender economizar poupar meditar nadar surfar malhar quitar voluntariar amamentar",
    null,
  ),
  goal("perder eliminar ganhar pesar", "(?:uns |pelo menos |mais |ate )*NUM|peso|massa|barriga|medo d|o medo"),
  goal(
    "correr",
    "(?:uma |um |a |minha |meia |NUM |os |sao |na |mais |pelo menos |primeira )*(?:maratona|meia|km|k|quilometros|silvestre|prova|corrida|rua|vezes)",
  ),
  goal(
    "treinar caminhar pedalar correr exercitar nadar malhar dançar",
    "(?:NUM |pelo menos |mais|todo|todos|com|regular)",
  ),
  goal("viajar", "pr[oa]|pela|pelo|o mundo|mais|sozinh[oa]|de|com|a|ao|em"),
  goal(
    "conhecer",
    "[oa]s? (?!sua|seu|ele|ela|pessoal)|NUM paises|(?:portugal|paris|roma|londres|israel|cuba)|mais lugares|mais paises",
    { when: (_, rest) => !/^(?:os? pais dele|a mae|alguem)/.test(rest.map(({ key }) => key).join(" ")) },
  ),
  goal("morar viver residir", "em|no|na|fora|sozinh[oa]|perto|com|numa|num|longe|junto|pra"),
  goal(
    "mudar trocar",
    "de (?:casa|cidade|pais|emprego|area|carreira|vida|curso|apartamento|estado|bairro|profissao|trabalho|carro|empresa)|pr[oa] [a-z]+",
  ),
  goal(
    "comprar financiar alugar construir reformar ter trocar",
    "(?:a |o |um |uma |meu |minha |nosso |nossa |propri[oa] |primeir[oa] |NUM |outr[oa] |mais |de )*(?:casa|apartamento|ap|carro|moto|terreno|sitio|chacara|imovel|filh[oa]s?|bebe|cachorr[oa]|gat[oa]|negocio|empresa|loja|cozinha|banheiro|independencia|reserva|casa na praia|kitnet|bike|bicicleta|notebook|familia grande|mais tempo|rotina)",
  ),
  goal("guardar juntar", "(?:uns |pelo menos |r\\$ |mais |de )*NUM|dinheiro|grana|uma (?:reserva|grana|graninha)|pra"),
  goal("montar criar fazer formar", "(?:uma |minha |a )*(?:reserva|poupanca)"),
  goal("sair", "d[ao]s? (?:dividas?|vermelho|aluguel|cheque|sedentarismo|emprego|trabalho|empresa|casa dos|casa da)"),
  goal("pagar", "(?:todas? |as |a |o |minhas |meu |minha )*(?:dividas?|financiamento|emprestimo|cartao|faculdade)", {
    when: (_, rest) => !/boleto/.test(rest.map(({ key }) => key).join(" ")),
  }),
  goal(
    "parar deixar largar diminuir reduzir cortar evitar",
    "(?:mais )?(?:de |com |[oa]s? |em )?(?:fumar|beber|comer|roer|procrastinar|gastar|usar|tomar|cigarro|cigarros|bebida|acucar|alcool|cafe|refrigerante|celular|redes sociais|vicio|doces?|carne|tempo de tela|telas?|delivery|gastos|peso|maconha|jogar|apostar|trabalhar tanto)",
  ),
  goal(
    "fazer cursar",
    "(?:um |uma |o |a |outra |outro |meu |minha |NUM |mais )*(?:faculdade|mestrado|doutorado|pos|curso|especializacao|intercambio|concurso|enem|tecnico|mba|academia|terapia|natacao|pilates|yoga|ioga|danca|aulas?|exercicios?|dieta|cirurgia|bariatrica|vestibular|medicina|direito|psicologia|enfermagem|engenharia|trabalho voluntario|voluntariado|tatuagem|ingles|mochilao|residencia|trilha|teatro|musculacao|cruzeiro|esporte|plastica|reserva|ensino medio|eja|horta|caminho de santiago|viagem|uma viagem)",
  ),
  goal(
    "passar",
    "(?:n[oa]s?|em|pr[oa]) (?:concurso|vestibular|oab|enem|prova|medicina|direito|[a-z]+)|mais tempo com",
    {
      when: (_, rest) =>
        !/^n[oa] (?:mercado|farmacia|shopping|padaria|banco|casa)/.test(rest.map(({ key }) => key).join(" ")),
    },
  ),
  goal(
    "abrir montar começar lançar ter",
    "(?:um |uma |meu |minha |o |a |propri[oa] |pequen[oa] |nosso |nossa )*(?:empresa|mei|negocio|loja|lojinha|salao|restaurante|lanchonete|padaria|consultorio|escritorio|clinica|barbearia|bar|cafeteria|cafe|confeitaria|oficina|agencia|startup|atelie|studio|canal|podcast|faculdade|curso|mestrado|dieta|academia|terapia|treino|hamburgueria|pousada|blog|brecho)",
    { otherwise: { area: "career", sub_area: "business" } },
  ),
  goal(
    "começar voltar retomar",
    "(?:a |pr[oa] |n[oa] |uma |um |de )*(?:estudar|treinar|correr|malhar|trabalhar|nadar|academia|faculdade|terapia|dieta|escrever|pintar|tocar|cantar|dancar|ler|investir|meditar|caminhar|pedalar|cozinhar|estudos|ingles|investir|empreender|guardar|fazer|mercado de trabalho|igreja|costurar|desenhar)",
  ),
  goal(
    "conseguir arrumar arranjar achar encontrar buscar",
    "(?:um |uma |outr[oa] |nov[oa] |melhor |a |o |minha |meu |emprego )*(?:emprego|trabalho|estagio|promocao|bolsa|vaga|namorad[oa]|visto|cidadania|freela|equilibrio|guarda)",
  ),
  goal(
    "ser virar tornar ficar",
    "(?:a |o |um |uma )*(?:mae|pai|gerente|medic[oa]|advogad[oa]|professor[a]?|programador[a]?|psicolog[oa]|enfermeir[oa]|engenheir[oa]|dentista|escritor[a]?|empresari[oa]|autonom[oa]|chef|promovid[oa]|efetivad[oa]|aprovad[oa]|vegan[oa]|vegetarian[oa]|don[oa] d[eoa]s?|diretor[a]?|dev|fluente|veterinari[oa]|jornalista|arquitet[oa]|delegad[oa]|juiz[a]?|nomad[ea]|influencer|concursad[oa]|servidor[a]?|mais (?:organizad[oa]|saudavel|ativ[oa]|disciplinad[oa]|paciente|presente|pontual)|independente|sarad[oa]|em forma|mae solo)",
  ),
  goal("trabalhar", "com|como|na|no|em|fora|remoto|menos|de casa|pra|por conta|home", {
    when: (clause, rest) => !(clause.aspects.includes("try") && rest.length < 2),
  }),
  goal("estudar", "(?!isso|pra prova)[a-z]+"),
  goal("estudar trabalhar correr nadar dançar cantar treinar pintar tocar escrever costurar cozinhar jogar", null, {
    when: (clause) => clause.aspects.includes("again"),
  }),
  goal("prestar", "(?:o |um |mais um )?(?:concurso|enem|vestibular|fuvest|oab|residencia|concursos)"),
  goal("ler", "NUM|mais|todo|todos|(?:a |toda a )?biblia"),
  goal(
    "escrever publicar lançar gravar",
    "(?:um |uma |meu |minha )+(?:livro|livros|romance|ep|disco|album|musica|blog|tese|artigo|podcast|curso|poesia)",
  ),
  goal(
    "terminar concluir acabar",
    "(?:a |o |meu |minha |de )*(?:faculdade|mestrado|doutorado|tcc|curso|pos|livro|escola|ensino medio|supletivo|tese|reforma|dissertacao|pagar)",
  ),
  goal(
    "tirar renovar",
    "(?:a |minha |meu |o )*(?:carteira|cnh|habilitacao|cidadania|passaporte|visto|NUM ano|ano sabatico|um ano)",
  ),
  goal(
    "melhorar cuidar controlar organizar dominar desenvolver manter treinar praticar",
    "(?:mais |a |o |minha |meu |de |d[ao] |minhas |meus |meu )*(?:alimentacao|saude|ingles|espanhol|sono|postura|condicionamento|financas|ansiedade|pressao|dinheiro|mim|corpo|peso|autoestima|rotina|comunicacao|oratoria|vida financeira|colesterol|glicemia|diabetes|raiva|gastos|relacao|relacionamento|casamento|mente|minha saude mental|francês|frances|saude mental|meditacao|mim mesm[oa]|resistencia|curriculo|portugues)",
  ),
  goal("acordar dormir levantar deitar", "mais cedo|cedo|melhor|as NUM|NUM horas|antes"),
  goal(
    "beber tomar comer",
    "(?:mais |menos |pelo menos |NUM |melhor|de forma |comida |so )+(?:agua|litros|saudavel|frutas|verduras|cafe|acucar|carne|legumes|salada|alcool|doce|refrigerante|besteira|fibra|proteina)?",
  ),
  goal(
    "entrar",
    "(?:n[oa]|em|pr[oa]|n?um|n?uma) (?:faculdade|universidade|academia|mestrado|medicina|usp|unicamp|federal|policia|mercado|forma|curso|area|exercito|marinha|doutorado|concurso|[a-z]+ publico)",
  ),
  goal("investir", "em|no|na|mais|dinheiro|todo"),
  goal(
    "ter",
    "(?:NUM |mais |outr[oa] |um |uma |meu |minha )*(?:filh[oa]s?|bebe|gemeos|casa|negocio|empresa|cachorr[oa]|netos|liberdade financeira|independencia financeira|estabilidade|reserva de emergencia)",
  ),
  goal(
    "completar bater atingir alcançar realizar fazer chegar subir participar",
    "(?:a |o |um |uma |minha |meu |NUM |aos |n[oa] |d[ea] )*(?:maratona|meia|iron|triathlon|NUM (?:kg|quilos|km|anos|livros|mil)|meta|sonho|sao silvestre|prova|caminho|kg|quilos|cargo|diretoria|ironman|desafio)",
  ),
];
