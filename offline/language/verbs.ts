/** The verbs that rules look for, as infinitives by meaning. A verb may have several meanings. */
export const VERBS = {
  // money going out
  spend: "gastar torrar desembolsar queimar esbanjar estourar",
  drop: "deixar largar meter soltar enterrar perder morrer passar",
  buy: "comprar adquirir arrematar encomendar",
  order: "pedir pegar levar almoçar jantar lanchar comer abastecer tomar beber",
  pay: "pagar quitar acertar liquidar saldar",
  transfer: "transferir mandar enviar",
  cost: "custar sair ficar dar ser vir cobrar somar totalizar consumir",
  // money coming in, kept or owed
  receive: "receber ganhar cair entrar pingar faturar embolsar tirar",
  invest: "investir aplicar aportar guardar poupar economizar juntar",
  put: "colocar botar pôr depositar",
  owe: "dever",
  finance: "financiar parcelar emprestar dividir renegociar negociar",
  // requests to keep, create, change or remove something
  note: "anotar registrar lançar adicionar cadastrar incluir inserir contabilizar computar apontar",
  mark: "marcar baixar concluir completar cumprir finalizar",
  keep: "guardar salvar gravar memorizar lembrar anotar registrar decorar",
  create: "criar montar cadastrar adicionar incluir definir estabelecer estipular começar iniciar",
  change: "corrigir mudar alterar trocar atualizar editar ajustar arrumar consertar retificar modificar",
  remove: "apagar deletar excluir remover tirar eliminar cancelar",
  mistake: "errar confundir enganar",
  show: "mostrar listar ver exibir trazer dizer falar contar passar informar",
  // health
  drink: "beber tomar ingerir consumir virar",
  sleep: "dormir capotar cochilar",
  weigh: "pesar",
  exercise:
    "caminhar correr malhar treinar pedalar nadar andar dançar remar lutar surfar patinar trotar escalar exercitar jogar suar",
  practise:
    "meditar ler estudar rezar orar alongar escrever arrumar praticar tocar desenhar pintar organizar limpar hidratar treinar malhar caminhar correr cozinhar costurar agradecer respirar jejuar planejar",
  // people and knowledge
  like: "gostar adorar amar curtir preferir apreciar",
  dislike: "odiar detestar abominar evitar",
  know: "saber conhecer lembrar recordar",
  tell: "falar contar dizer mencionar comentar",
  relate:
    "influenciar afetar interferir impactar melhorar piorar ajudar atrapalhar depender relacionar correlacionar mudar",
  // modality
  want: "querer precisar pretender desejar planejar tentar dever poder",
  intend: "pensar cogitar imaginar",
  manage: "conseguir acabar terminar precisar resolver decidir",
  // common words that must be recognised as themselves, so that spelling correction leaves them alone
  plain:
    "ser estar ter ir vir ver haver fazer dar ficar achar acontecer aceitar ajudar amar andar aparecer apertar apostar aprender atender " +
    "avisar bastar bater brigar brincar buscar cair cansar cantar carregar casar chamar chegar cheirar chorar chutar colar combinar comer " +
    "confiar continuar convidar conversar copiar cortar costumar cozinhar crer crescer cuidar curar deitar demorar descer desligar dirigir " +
    "discutir doer encontrar ensinar entender errar esconder escolher escutar esperar esquecer estragar existir explicar faltar fechar " +
    "ferrar formar fumar funcionar gerar gritar girar gozar guiar importar insistir invadir jogar julgar largar lavar ligar locar " +
    "machucar magoar mandar matar mentir mexer molhar montar morar morrer mostrar namorar nascer notar olhar ouvir parar parecer partir " +
    "pegar pensar perceber perder perdoar perguntar pintar pisar pousar postar procurar prometer propor provar puxar quebrar queixar " +
    "reagir reclamar resolver responder respeitar reunir rezar rir roubar sarar secar seguir sentar sentir separar servir sofrer sonhar " +
    "subir sumir surgir tapar tardar temer tentar terminar testar topar torcer trabalhar tratar trocar usar valer vencer vender viajar " +
    "virar visitar viver voar voltar votar analisar atrasar assumir adotar alugar confirmar comparar passear limitar desistir manter pregar cobrir descansar " +
    "arrasar possuir obter medir corar calar fraturar pirar teimar demitir arrepender desabafar emocionar remoer picar acordar contratar promover aprovar suportar aguentar divorciar noivar " +
    "emprestar parecer merecer obedecer oferecer preparar reparar separar superar tolerar vestir xingar zoar reclamar treinar gritar sobrar restar render",
  // other verbs about people's lives, see facts/fact-rules.ts
  life: "abandonar aposentar atuar calçar cursar descobrir frequentar residir trancar",
} as const;

/** A meaning of verbs. */
export type VerbSense = keyof typeof VERBS;
