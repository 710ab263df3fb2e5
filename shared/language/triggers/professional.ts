import { readHeadings } from "./expressions.ts";

/** The expressions by which messages for the skill `professional` are found. expressions.ts explains the notation. */
export const professionalLists = readHeadings(`
  # work
  trabalh(o|os|ar|ei|ando|a|amos|ava|ador|adora|am|ou)
  tramp(o|os|ar|ando|ei)
  empreg(o|os|ada|ado|ador)
  desempreg~
  (servico|batente|expediente|turno|plantao|plantoes|hora extra|horas extras|banco de horas|folga|folgas|escala)
  (escritorio|home ?office|presencial|hibrido|remoto|firma)
  empresas?
  empresa(rial|rio|ria)
  (departamento|setor|filial|rh|recursos humanos)
  (ferias|licenca|atestado|afastamento) .. (trabalho|negad~|venc~|chefe|remunerad~)
  bat(er|i|o|eu) .. ponto
  (de aviso|cumprindo aviso|hora extra|horas extra|feriado trabalhando|licenca|desligamento|advertencia|suspensao)
  (operacional|comercial|administrativo|producao|suporte|ti)
  (greve|sindicato|crach~|call center|uber|motorista de app)
  avaliacao .. (desempenho|esperado|anual|gestor)
  (bico|bicos|freela|freelas|plantoes)
  digit(ar|ando)
  (dou aula|dar aula|aulas?|cartao de ponto|sobreaviso|atolad~)
  (corpo mole|folgad~|multinacional|corporativ~|temporari~|terceirizad~)
  (servidor~ public~|funcionari~ public~|agente|policial|bancari~ de profissao)
  clima .. (trabalho|escritorio|empresa)
  corte .. (empresa|quadro|firma|pessoal)
  (saude|medica) do trabalho

  # people at work
  (chefe|chefes|chefia|chefinh~|patrao|patroa|patroes)
  (gerente|gerentes|gerencia|gestor~|supervis~|coordenador~|diretor~|ceo)
  (lider|lideranca|liderar|liderando|lidero)
  (equipe|equipes|subordinad~|liderad~|funcionari~|estagiari~|colaborador~)
  (meu|minha|nosso|do|no|com o|pro|o) time
  (colega|colegas) (de|do) (trabalho|servico|trampo|equipe|setor)
  (colega|cliente|clientes|fornecedor~|socio|socia|socios|aluno|alunos|turmas|paciente|pacientes)
  (professor|professora|enfermeir~|advogad~|engenheir~|programador~)
  (desenvolvedor~|designer|motorista|garcom|analista|vendedor~|contador~)
  (cto|cfo|novat~|diretoria|rh|recrutadora?)

  # meetings and tasks
  reun(iao|ioes)
  (call|daily|sprint|scrum|backlog|deploy|kanban|jira|trello|briefing|brainstorm~|pauta|feedback~|one on one)
  projet(o|os|inho)
  prazos?
  (deadline~|cronograma~|entregas|demandas?|tarefas?|pendencia~|metas?|okrs?|kpis?)
  (atrasad(o|a)|entregar|entreguei|entrego|terminar|terminei|fiz) .. (relatorio|projeto|trabalho|apresentacao)
  (relatorio|apresentacao|planilha|resumo) .. (chefe|gerente|cliente|diretoria|reuniao|empresa)
  relatori~
  (apresentac~|slides|powerpoint|planilha~|pitch)
  (e mails?|emails?|caixa de entrada)
  apresentar .. (proposta|resultado~|projeto|trabalho)
  (sprints?|stakeholders?|roadmap|asana|code review)
  (pull request|ata|power point|escopo|dailies|mercado de trabalho)
  bater .. (meta|vendas)
  (falar em publico|oratoria|apresentacao em publico|soft skills|hard skills|capacitacao)

  # doing well or badly
  produtiv~
  improdutiv~
  procrastin~
  (foco|focar|focad~|concentr~|pomodoro|prioriz~|prioridade~)
  organizar .. (dia|semana|agenda|tempo|rotina)
  (agenda lotada|agenda cheia|lista de afazeres|deleg(ar|ou|ando))
  (nao rendi|rendeu pouco|render mais)
  (assedio moral|ambiente toxico|clima organizacional|sobrecarregad~|burnout)

  # job and career
  (vaga|vagas|curricul~|cv|linkedin|portfolio)
  entrevist~
  process(o|os) seletiv~
  (recrut|contrat|candidat|efetiv|admiss|onboarding)~
  promo(cao|vid~)
  (aumento|pedir aumento|negociar .. salario|pretensao salarial|piso salarial)
  demit~
  demiss~
  (pedir|pedi|peco) .. (demissao|contas|pra sair)
  mand(ado|ada|aram|ou) embora
  (rescis~|justa causa|aviso previo|layoff|seguro desemprego)
  (carteira assinada|clt|pj|mei|cnpj|autonom~|freela~|freelancer|frila~|bicos?|job|jobs)
  (carreira|carreiras|profiss~|cargo|cargos|experiencia|transicao)
  (mudar|trocar|mudei|mudando) de (area|emprego|carreira|profissao|trabalho)
  (estagi(o|os|ar)|trainee|jovem aprendiz|senior|pleno|junior)
  network~
  (gestao|maior defeito|ponto forte|pontos fracos|dinamica|teste tecnico|headhunter)
  (area|areas|ramo|mercado de trabalho|primeiro emprego|recoloca~|aposentar)
  plano de acao
  trimestre
  (contraproposta|proposta|propostas) .. (emprego|trabalho|empresa|salari~)
  (selecao|fase|etapa) .. (processo|vaga|selecao|concurso|oab|mestrado|faculdade)
  (aprovad~|reprovad~|passei|passaram) .. (processo|vaga|selecao|concurso|oab|mestrado|faculdade)
  (nao )?passei n(o|a) ~
  (responsabilidades|workaholic|horario de almoco|experiencia|corte de pessoal|menor aprendiz)

  # study
  (concurs(o|os|ad~|eir~)|edital|oab|vestibular)
  (tcc|monografia|mestrado|doutorado|dissertacao|tese|orientador~|mba|pos|graduacao|certificac~|especializac~)
  (curso|cursos|estud(o|os|ar|ando|ei)|prova|banca)
  (faculdade|universidade)

  # own business
  (negocio|negocios|empreend~|startup~|investidores|mentor~)
  (loja|lojinha|salao|confeitaria|restaurante|consultorio|barbearia|oficina|atelie|padaria|canal)
  abr(ir|i|indo|iu) .. (loja|negocio|empresa|salao|restaurante|mei|cnpj|consultorio)
  (vend(er|i|as|endo|o|edor))
  (estoque|marketing|freguesia|encomendas?|divulg~|alvara|precific~|proposta comercial|faturamento)
  (contrato|contratos|proposta|propostas|orcamento pro cliente)
  (instagram|loja|site|shopee|ifood) .. vend~
  (encomenda|encomendas|por encomenda|pra fora)
  (minha|meu|nossa|nosso) (marca|loja|negocio|salao|empresa|confeitaria|canal|ateli~|barbearia|restaurante)
  (pra fora|mercado livre|elo7|leads|engajamento|marca pessoal|prestacao de servico~|feira de negocios)
  (hamburgueria|pizzaria|lanchonete|doceria|clinica|agencia|pousada|brecho|food truck)
`);
