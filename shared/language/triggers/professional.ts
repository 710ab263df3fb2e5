import type { SkillTriggers } from "./skill-triggers.ts";
import { patternLines, patternParts, reportRequests } from "./pattern-parts.ts";

const { few, fiction, trivia, show, world } = patternParts;

export const professionalTriggers: SkillTriggers = {
  skill: "professional",
  patterns: patternLines`
    # work
    colega (?:faltou|saiu de|entrou de ferias|nao entrega|nao faz)
    colegas? (?:preguicos\w|folgad\w|incompetent\w|puxa saco|invejos\w)
    pessoal d[oa] (?:comercial|ti|financeiro|administrativo|producao|suporte)|(?:meu|outro|no|do|de) setor
    departamento|cumprindo aviso|de aviso|sobreaviso|sindicato|greve|chao de fabrica|turno
    (?:nao|mal|pouco) (?:rend(?:i|o)|produz(?:i|indo|o))|rodar (?:de|no) (?:uber|99|app)
    motorista de (?:app|aplicativo|uber)|fazer uber|dou aulas?|dar aulas? (?:de|pra|em|particular)|meus alunos
    minhas turmas|meus pacientes
    sou (?:\w+ )?(?:professora?|enfermeir[oa]|advogad[oa]|engenheir[oa]|programador\w*|desenvolvedor\w*|dev|designer|motorista|garcom|garconete|cozinheir[oa]|contador\w*|arquitet[oa]|jornalista|analista|tecnic[oa]|medic[oa]|psicolog[oa]|dentista|fisioterapeuta|publicitari[oa]|caixa|atendente|recepcionista|secretaria|cabeleireir[oa]|manicure|confeiteir[oa]|pedreir[oa]|eletricista|mecanic[oa]|servidor\w*|policial|bombeir[oa]|dona de (?:loja|salao|restaurante))
    bat\w+ (?:o )?ponto|(?:de|o|muito|pouco|arrum\w+|procur\w+|sem|ach\w+) servico|atolad[oa]
    tramp(?:o|os|ar|ando|ei|a|inho|am|ava)|trabalh(?:o|os|ar|ei|ando|a|amos|ava|ador|adora|am|ou|eira|inho|ista)
    labuta|batente|ganha pao|servico (?:ta|hoje|novo|publico|me|nao)|(?:no|do|meu|pro|ao) servico|expediente
    hora(?:s)? extras?|banco de horas|plantao|plantoes|escala (?:12 ?x ?36)|6 ?x ?1|cartao de ponto
    empreg(?:o|os|ada|ado|ador|adora|ados|abilidade)|desempreg\w+|desocupad[oa]|chefes?|chefia|chefinh[oa]|patrao
    patroes|patroa|gerentes?|gerencia|gestor\w*|gestao|supervis\w+|coordenador\w*
    diretora (?:da|do|de|me|geral|executiv\w)|diretoria|ceo|cto|cfo|lider(?:anca|ancas| tecnic\w)
    (?:meu|minha|nov[oa]) lider|subordinad[oa]s?|meus? liderados?|coleg[oa]?s? (?:d[eo] )?servico|equipe
    time (?:de|do) (?:ti|produto|dev\w*|design|tecnologia|suporte|atendimento|dados|engenharia)
    (?:lider\w+|gerenci\w+|montar (?:um|meu|o)|contratar pr\w) time|meu time (?:nao entrega|ta sobrecarreg\w+)
    empresas?|empresa\w+|firma|escritorio|corporativ\w+|multinacional|startups?|home ?office|hibrido|remot[oa]
    presencial|ambiente toxico|clima organizacional|rh|recursos humanos|crach\w+

    # meetings, deadlines, projects

    bat(?:er|i|eu|emos|endo)${few} metas?|(?:meu|fazer|terminar|defender|entregar|no|do|pro) (?:mestrado|doutorado)
    pitch|vendi (?:bem|muito|pouco|tudo|nada)|nossa loja
    (?:movimento|vendi|funcionari\w|trabalh\w+)(?: \w+){0,3} (?:na|da) loja|reunia\w+|reunioes
    call (?:com|de|as|amanha|hoje)|daily|dailies|sprints?|scrum|kanban|jira|trello|asana|okrs?|kpis?|one on one
    1 ?: ?1|feedback\w*|avaliacao de desempenho|stakeholders?|backlog|roadmap|deploy|briefing|brainstorm\w*|pauta
    ata d[ea]|prazos?|deadlines?|entrega(?:r)? (?:atrasad\w+|ate|essa semana|do mes)|entregas|projet(?:o|os|inho)
    cronogramas?|relatori\w+|apresentac(?:ao|oes)|slides?|power ?point|demandas?|tarefas?|job|jobs|freelas?
    freelanc\w+|frilas?|propostas? (?:comercial|salarial|irrecusavel|melhor|de outra)
    (?:recebi|aceitar|recusar|negociar|tenho|receber) (?:uma |a |essa |duas |outra )*(?:proposta|oferta)s?|clientes?
    fornecedor\w*|vend(?:as|edor\w*)|metas? (?:d[oe] (?:trimestre|semestre|time)|profissiona\w+|batida|comercia\w+)
    metas absurdas|produtiv\w+|improdutiv\w+|procrastin\w+
    (?:focar|concentr\w+|focad[oa])${few} (?:nos estudos|no que|em nada|nas coisas)
    (?:nao|sem|perd\w+|manter|falta de|ter|dificil|melhorar|mais|zero|meu) (?:consigo |to conseguindo |conseguir |o |me )*(?:focar|concentrac\w+|concentrar)
    pomodoro|gerenciar (?:meu )?tempo|administr\w+ (?:meu )?tempo
    organizar (?:minha (?:semana|agenda|rotina)|meu (?:dia|tempo))|prioriz\w+|prioridades|to ?do list
    lista de afazeres|agenda (?:lotada|cheia|da semana|de amanha)

    # job and career

    lider(?:ar|ando|ei)

    (?:passei|periodo|contrato|tempo) (?:n[ao]|de|da) experiencia|code review|pull request|em producao|advertencia
    levei suspensao
    vend\w+ (?:no|na|pelo|pela) (?:mercado livre|shopee|instagram|internet|enjoei|olx|feira|ifood|rua|praia|elo7)
    preco d[oa]s? (?:meu|minha|meus|minhas) (?:bolo|doce|produto|servico|trabalho|arte|peca|aula|hora)\w*
    (?:saiu|sair|sai|entrei|to) de licenca|cliente\w* novos?

    ganhar a vida|dinamica|horario de almoco|plano de acao|(?:resultado|resultados) (?:do|da) (?:time|trimestre)
    (?:uma|perdi|fechei|grande|minha|primeira|boa|da) vendas?|me deram ferias|(?:pleno|senior|junior)\b|escopo

    novat[oa]s?|trein\w+ (?:o|a|um|uma|os) (?:novat\w|estagiari\w|funcionari\w)
    abr(?:ir|i|indo|imos|iu) (?:um|uma|minha|meu|a|o) (?:\w+ )?(?:hamburgueria|confeitaria|salao|lojinha|restaurante|lanchonete|barbearia|estudio|clinica|consultorio|oficina|pizzaria|brecho|atelie|padaria|bar|food truck|agencia|comercio|mercadinho|papelaria|doceria|delivery|cafeteria|academia propria|escola|pousada|canal)
    desligamento|fiz (?:um |uns )?bicos?|artigo (?:do|da|pro|pra) (?:mestrado|doutorado|faculdade|revista|congresso)

    (?:fazer|uma|minha|numa|da) pos\b

    (?:minha|a|da) avaliacao (?:foi|no|do semestre|anual)|mais responsabilidades?|responsabilidades
    (?:zero|sem|nenhum|um) aumento
    (?:aceit|recus|negoci|receb|mand|envi|analis)\w* (?:a |uma |essa |outra |minha )?(?:proposta|promocao|contraproposta)
    (?:quer|merec|esper|perd)\w+ (?:a |essa )?promocao|(?:essa|uma|a|minha|em|de|na|numa) call|pendencias?
    deleg(?:ar|uei|ando|o)|bico (?:no fim|de|pra)|folgas?
    ferias(?: \w+){0,2} (?:negad|aprovad|marcad|vencid|remunerad|coletiv|trabalho|chefe)\w*
    licenca (?:nao remunerada|sem vencimento\w*|medica|premio|paternidade)|corpo mole
    vend(?:er|o|endo)(?: \w+){0,3} (?:pra fora|online|na internet|no instagram)|por encomenda|minhas encomendas
    (?:minha|da|na|pra) banca|banca (?:examinadora|avaliadora)|foco|pedir de salario|filial

    pedi pra sair|(?:maior|principal) (?:defeito|qualidade)|pontos? (?:forte|fraco)s?
    apresentar (?:os |o |meus? |as |a )?(?:resultados?|proposta|numeros)
    (?:pro|pra|meu|minha|com o|com a) diretor(?:a)?|(?:virar|ser|como|boa|bom|sou|melhor) lider
    (?:minha|meu|nossa|nosso) (?:confeitaria|salao|lojinha|restaurante|lanchonete|barbearia|estudio|clinica|consultorio|oficina|pizzaria|hamburgueria|brecho|atelie|padaria|bar|food truck|ecommerce|agencia|comercio|mercadinho|papelaria|doceria|delivery|empreendimento|negocinho)
    prova da ordem|caixa de (?:e ?mail|entrada)|e ?mails? (?:lotad\w+|acumulad\w+|pra responder|profissiona\w+)
    (?:volt(?:a|ei|o|ar|ando)) d(?:as|e) ferias|quanto (?:devo )?cobr\w+ (?:por|pel)

    (?:passaram|passei|fase|etapa|aprovad[oa]|reprovad[oa])(?: \w+){0,3} (?:selecao|processo)|edital|oab|efetivad[oa]
    efetivacao|transferid[oa] de area|salario${few} (?:mercado|area|categoria)|pretensao salarial
    negociar (?:meu )?salario|(?:piso|faixa) salarial|precific\w+|prestac(?:ao|oes) de servicos?
    contratos?(?! (?:de aluguel|de namoro|social))|contador(?:a)?|alvara|estoque|marketing|leads|engajamento
    minha marca|marca pessoal|producao de conteudo|plr|digitar|digitando|vagas?|curricul\w+|cv|linkedin|portfolio
    entrevist\w+|processos? seletiv\w+|recrutador\w*|recrutamento|headhunter|teste tecnico|contratad[oa]s?
    contrataca\w+|contratar (?:alguem|funcionari\w+|um|uma|mais gente|estagiari\w+|pessoas|dev\w*)|me contrat\w+
    contrat(?:aram|ou|ei|amos|am|ando)|admissao|onboarding|candidat(?:ei|ar|ura|uras|ando) ?(?:a|pr|em|n)?
    promovid[oa]s?|promocao (?:no|na|que|pra|interna|e|do|chegou|nao|a|esse ano|ao|em breve)
    (?:minha|uma|pedir|ganhei|consegui|conquist\w+|sonhada|ser|tive|negaram a|pela) promocao
    aumento (?:de salario|salarial|que|pra|negado)
    (?:pedir|pedi|peco|ganhei|mereco|merecia|negaram|recebi|negociar|meu|dar|consegui|quero) (?:o )?aumento|cargos?
    crescer na area|carreiras?|profiss(?:ao|oes|ional|ionais|ionalmente)|demit\w+|demiss\w+|pedir (?:as )?contas?
    pe(?:di|co|cco) (?:as )?contas?|mandad[oa] embora|mand(?:aram|ou|ar) (?:\w+ )?embora|layoff|corte de pessoal
    aviso previo|rescis\w+|justa causa|carteira assinada|assinar (?:minha )?carteira|clt|pj|mei|cnpj|pejot\w+
    terceirizad[oa]|autonom[oa]s?|temporari[oa]s?|fazer (?:um|uns) bicos?|fazendo bicos?|bicos
    concurs(?:o|os|ad[oa]|eir[oa])|servidora? public\w+|funcionari[oa]s?|estagi(?:o|os|ari[oa]s?|ar|ando)|trainee
    jovem aprendiz|menor aprendiz|transicao de area|mud(?:ar|ei|ando|anca) de (?:area|ramo)
    troc(?:ar|ei|ando|a) de area|migr(?:ar|ei|ando) (?:pra (?:ti|area|dados|tecnologia|programacao|ux))|entrar na area
    networking|network|recoloca\w+|burn ?out\w*|workaholic|equilibrio entre vida|sindrome d[oae] impostora?
    empreend(?:er|edor\w*|o|endo|i)
    (?:meu|minha|proprio|abrir|abri|montar|pequeno|nosso|um|novo) (?:um |meu |proprio |uma )*(?:negocio|loja|ecommerce|lojinha|consultorio|restaurante|salao)
    negocios|plano de negocios?|modelo de negocio|socios?|socia|sociedade com|investidores|ponto comercial|mentor\w*
    freguesia|faturamento|pequen[oa] empreend\w+|tcc|monografia|dissertacao|orientador\w*|mba|pos graduacao
    especializacao|certificacao|curso (?:tecnico|profissionalizante|de (?:programacao|excel))|capacitacao|soft skills
    hard skills|oratoria|falar em publico|licenca maternidade|atestado|afastamento|afastad[oa] pelo inss
    (?:pedir|marcar|vender|tirar) (?:minhas )?ferias|assedio moral|aposentar
  `,
  exclusions: [
    ...reportRequests,
    ...patternLines`
    (?:chefes?|gerente|diretor\w*|patrao|empresa|trabalho|entrevista|reuniao|projeto|carreira|equipe|advogad\w|escritorio|concurso|emprego|demissao|contrato|profissao|lider\w*|meta|salario|contrataca\w+)(?: \w+){0,4} (?:d[aeo]s?|n[ao]s?|com o|com a) ${world}
    (?:contrat|demit)\w+ (?:o |a |um |uma |novo |outro )*(?:tecnico|treinador|zagueiro|atacante|goleiro|jogador\w*|reforco|meia|lateral|craque)
    lider\w+ o (?:campeonato|brasileirao|ranking|grupo|placar)
    (?:a|a venda|em|de|da) venda (?:n[oa]|de (?:casa|carro|ingresso|imovel))|a venda
    dinamica (?:d[oae] (?:jogo|filme|fluidos|casal|relacao|familia))|reuniao todo domingo
    familia(?: \w+){0,3} reuniao|medio|ensino medio
    greve (?:n[ao]s?|d[aeo]s?) (?:universidade|faculdade|correios|metro|onibus|professores|caminhoneiros|policia|federais|roteiristas)
    ${trivia}|projetos? (?:de|da|pra) (?:ciencias|escola|feira|biologia|robotica|fisica|quimica|artes)
    equipes? (?:que|mais|campea|vencedora|brasileira|feminina|masculina)
    ${show}(?:,? \w+){0,5} (?:chefe|empresa\w*|trabalh\w+|advogad\w+|escritorio|emprego)
    foco (?:d[ae] (?:camera|lente|incendio|dengue|foto|mosquito|luz)|de (?:incendio|dengue|mosquito)|da imagem)
    fora de foco|sem foco a foto|bico de (?:pato|papagaio|pena|gas)|folga (?:na roupa|da peca|no parafuso)
    banca (?:de (?:jornal|revista|feira|camelo)|da feira)|metas? de (?:economi\w+|poup\w+|gastos?)
    bat\w+${few} metas? de economi\w+
    bat\w+${few} metas? de (?:agua|passos|treino|leitura|peso|sono|calorias|economi\w+|poup\w+|gastos?)
    diretor (?:do|da|de) (?:filme|serie|novela|clipe|cinema)|mundo corporativo de
    contrat\w+ (?:um |uma |o |a )?(?:seguro|plano|internet|streaming|emprestimo|servico|buffet|dj|fotografo|diarista|frete|consignado|tv)
    contrato (?:de (?:aluguel|locacao|internet|namoro|celular|academia)|social|d[oa] (?:neymar|jogador|messi|tecnico|internet))
    contador de (?:historias?|passos|calorias|piadas|visitas)|fora de estoque|em estoque|marketing multinivel do
    servico de (?:streaming|internet|tv|entrega|quarto|bordo|atendimento|saude|inteligencia)
    digitar (?:no|a senha|acento|rapido|em)|greve (?:de fome|geral de \d+|dos professores em)|${fiction}
    (?:adicion|remov|marqu|coloc|bot|tir|inclu|risc|complet)\w+${few} lista de (?:compras|tarefas)
    metas? (?:de|diaria de) (?:agua|passos|treino|leitura|peso|sono|calorias|economia)
    bat\w+${few} metas? (?:de|diaria de) (?:agua|passos|treino|leitura|peso|sono|calorias|economia)
    (?<=(?:pag|quit|emprest|divid|boleto|fatura|parcel)\w*(?: \w+){0,6} )prazos?
    prazo (?:d[oae] (?:emprestimo|financiamento|pagamento|boleto|fatura|divida|matricula))
    (?:taxa|prestac\w+|tipo|nivel|termos) de servico|servico (?:de|do|da)|segundo turno|primeiro turno
    turno d[aeo] (?:eleic\w+|jogo|campeonato|brasileirao)|turma d[ae]
    trabalhos? (?:de (?:escola|historia|geografia|biologia|ciencias|portugues|matematica|artes|filosofia|sociologia|ingles|casa|parto|campo|formiguinha|arte|detetive|hercules|quimica|fisica)|d[aeo] (?:escola|colegio|faculdade|facul|professor\w*|hercules|ator|atriz|diretor|formiga|banda|artista|cantor\w*)|escolar(?:es)?|em grupo|manua(?:l|is)|volunt\w+|infantil|forcado|sujo|escravo|bem feito)
    (?:da|dar|deu|dando|dao|daria|poupa\w*|se dar ao|vai dar|da um) (?:um |mo |o |muito |maior |bastante |mais |menos |tanto |pouco |algum )*trabalh(?:o|inho|eira)(?! (?:hoje|amanha|esse|essa|que|fixo|novo|aqui|na|pra fazer|acumulad\w+))
    (?:bom|belo|otimo|excelente|lindo|parabens pelo|obrigad[oa] pelo|seu|teu) trabalho(?=[ !.,]*$)|belo trabalho
    bom trabalho|(?:voce|vc|tu|ce) trabalh\w+(?: muito)?|pra quem (?:voce|vc) trabalh\w+
    trabalh(?:ar|ando|o) (?:a (?:mente|ansiedade|autoestima|paciencia|respiracao|inseguranca|espiritualidade)|minha (?:autoestima|ansiedade|inseguranca|raiva|paciencia)|o (?:abdomen|bumbum|gluteo|corpo|core|perdao|emocional)|isso (?:na|em) terapia|biceps|perna|gluteos)
    dia do trabalh\w+|feriado do trabalho|partido dos trabalhadores
    (?:energia|forca|fisica|termodinamica)${few} trabalho
    chefes? (?:de cozinha|final|de estado|de familia|do (?:jogo|crime|trafico|morro|boss)|da (?:fase|mafia|casa civil|quadrilha|nacao)|indigena|opcional|secreto|dos orcs|tribal)
    (?:matar|derrotar|passar (?:do|desse)|venc\w+|ultimo) (?:o |esse |do )?chefe|chef
    gerente do (?:banco|itau|bradesco|nubank|santander|bb)
    diretor (?:do filme|de cinema|de fotografia|de arte|da serie)|(?:filme|serie|oscar)${few} diretor\w*
    gerenciador de|gestao (?:do prefeito|do governo|publica)|supervisionad[oa]
    projetos? (?:de (?:lei|verao|vida|pesquisa da nasa)|manhattan|genoma|fitness|verao|x|emagrecer|de emagrecimento|arquiteton\w+ d)
    pl da
    reuniao (?:de (?:familia|condominio|pais|aa|oracao|moradores)|da (?:escola|igreja|familia|onu|cupula)|do (?:condominio|g20|copom|predio|brics)|familiar|dos (?:pais|vizinhos)|com (?:a professora|o sindico))
    grupo de oracao|prazo de validade|(?:longo|curto|medio) prazo
    (?:qual|o) prazo (?:de|da|do|pra) (?:entrega|frete|declar\w+|inscric\w+|iptu|ipva|troca|devolucao|ir|imposto)
    a prazo|demanda (?:e oferta|do mercado|de energia|reprimida)|oferta e demanda|entregador\w*
    entrega (?:do (?:ifood|pedido|correio|mercado livre|oscar|mercado|pacote|bolo|gas)|da (?:encomenda|amazon|shopee|pizza|compra))
    apresentac(?:ao|oes) (?:d[ae] (?:danca|bale|escola|musica|natal|banda|coral|teatro|circo|filha|ballet|produto da apple)|do (?:coral|meu filho|circo|show|filho|coldplay)|musica\w+|teatra\w+|artistic\w+)
    steve jobs|jobs (?:da apple|morreu|criou)
    vagas? (?:de (?:estacionamento|garagem|carro|idoso|deficiente)|na (?:garagem|libertadores|final|semi\w*|creche|escola|copa|uti|quartas)|no (?:estacionamento|g4|shopping|predio|hotel|mata mata)|pra (?:libertadores|copa|final|carro|deficiente|idosos|estacionar))
    (?:lembranca|ideia|nocao|resposta|memoria|pergunta|lembro|muito) vaga(?:mente)?
    vaga (?:lembranca|ideia|nocao|memoria|lume)|vagas? ?lumes?|vagamente
    entrevista (?:d[oe] (?:jo|bial|presidente|jogador|tecnico|cantor\w*|ator|neymar|artista)|d[ao] (?:xuxa|anitta|cantor\w*|atriz|revista|podcast|faustao|flow)|coletiva|na (?:tv|globo|band)|exclusiva|no (?:podcast|fantastico|jornal|flow|jo)|com (?:o|a) (?:vampiro|presidente|ator|atriz|cantor\w*|jogador|tecnico|elenco|banda))
    entrevista com o vampiro
    (?:time|clube|flamengo|corinthians|palmeiras|santos|vasco|gremio|inter|selecao|psg|barcelona|real|sao paulo|cruzeiro|botafogo|fluminense|galo)${few} (?:contrat\w+|demit\w+|promo\w+)
    (?:tecnico|treinador)${few} (?:demit\w+|contratad[oa]|demissao)
    contratad[oa] pelo (?:flamengo|corinthians|palmeiras|santos|vasco|time|real|barcelona|psg|clube)
    contratacoes? d[oe] (?:time|flamengo|corinthians|palmeiras|vasco|santos|clube|reforco|verao)
    equipe (?:d[ae] (?:formula|f1|ginastica|volei|natacao|resgate|mercedes|ferrari|jornalismo|luta)|do (?:brasil|samu|bombeiro|hospital)|medica|rocket|olimpica|de (?:f1|futebol|resgate|basquete|volei))
    promoc(?:ao|oes) (?:de (?:passage\w+|celular|tv|notebook|tenis|jogos?|steam|cerveja|livros?|roupas?|produtos?|pizza|natal|hamburguer|verao|black|fralda\w*|whey|hoje)|n[ao] (?:mercado|steam|shopee|amazon|ifood|loja|supermercado|site|shopping|mercado livre|app|farmacia|magalu|mc\w*)|d[ao] (?:mercado|steam|shopee|amazon|ifood|loja|supermercado|site|shopping|mc\w*|burger|magalu|latam|gol|azul))
    em promocao|codigo promocional|cargo publico eletivo|carga\w*
    aumento (?:d[aeo]s? (?:preco|gasolina|temperatura|passagem|aluguel|casos|peso|violencia|pressao|imc|mensalidade|iptu|conta|energia|dolar|luz|massa|seios?)\w*)
    aumento de \d+ ?(?:kg|graus|%)
    carreira (?:solo|d[oa] (?:pele|messi|neymar|jogador|cantor\w*|ator|atriz|banda|beatles|madonna|anitta|artista)|literaria de|artistica d[ao]|musical d[ao])
    fim de carreira do|jogador profissional|futebol profissional|profissional d[ae] (?:area de )?saude
    emprego d[aeo] (?:crase|virgula|hifen|pronome|verbo|acento|a)|empregada domestica da novela
    bicos? (?:d[oae] (?:peito|pato|papagaio|tucano|seio|mamadeira|passaro|ave|gas|fogao|pena|chaleira|proa)|calado)
    concursos? (?:de (?:miss|beleza|fantasia|canto|danca|redacao|culinaria|cosplay|bolos?|karaoke|poesia|fotografia)|cultural|da mega|miss|\d{4} da (?:mega|loto))
    concurso da (?:mega|loto)\w*
    carteira de (?:motorista|identidade|habilitacao|vacina\w*|trabalho perdida|estudante)
    estagi(?:o|os) (?:d[aeo] (?:doenca|luto|sono|cancer|foguete|larva|desenvolvimento|evolucao|borboleta|metamorfose|covid|gravidez)|inicia\w+|avancad\w+|terminal)
    primeiro estagio|estagios do (?:luto|sono)|pj masks|home page
    mentor d[oe] (?:luke|naruto|crime|goku|sherlock|golpe)
    tarefas? (?:de casa|domestic\w+|escolar\w*|da escola|pra casa)
    lider (?:do (?:campeonato|brasileirao|grupo|bbb)|da (?:tabela|prova|semana|resistencia)|supremo|religioso|espiritual|sindical|mundial)
    prova do lider|lideranca do (?:campeonato|brasileirao|grupo|bbb)
    (?:que|esse|desse|aquele|naquele|daquele|o|um|do) negocio (?:e|de|ai|ali|que|estranh\w+|la|eh|d[ao]|esquisit\w+|muito|chato|preto|verde|azul|mole|legal|doido|louco|bizarro)
    negocio da china|negocio seguinte|um negocio(?: aqui| ali|$)|aquele negocio
    sociedade (?:anonima|brasileira|civil|d[aeo]s? (?:poetas|consumo|anel|informacao|abelhas)|secreta|grega|atual|moderna|medieval|contemporanea|em geral)
    socio torcedor|firma reconhecida|reconhec\w+ firma|voz firme
    cliente (?:de (?:email|torrent|ssh|git|e mail|ftp)|servidor|sql|http)
    vend(?:as|edor) d[eo] (?:album|disco|ingresso\w*|carro usado|iphone|ps5)
    agenda (?:d[oae] (?:show|banda|turne|contato|cantor\w*|jogos|brasileirao|selecao)|cultural|de shows|telefonica)
    (?:hotel|app|aplicativo|site|marca|qual|nome d[ae]) empresa
    empresa (?:mais|que (?:criou|fabrica|fez|inventou|lancou)|do (?:elon|bill|zuck\w+)|criou|de (?:onibus|streaming|jogos|telefonia|energia|gas))
    certificac(?:ao) (?:ssl|digital)|certificado|feedback d[oe] (?:amplificador|microfone|audio)|microfonia
    deploy (?:na vercel|no heroku|na aws|no docker)|(?:como|erro|fazer) (?:\w+ )*deploy|job do (?:jenkins|cron)
    cron ?job|autonomia d[ae]|carro autonomo|veiculos? autonomos?|sistema nervoso autonomo|arquivos? temporari[oa]s?
    (?:pasta|cache|tabela|variavel) temporari[oa]
  `,
  ],
};
