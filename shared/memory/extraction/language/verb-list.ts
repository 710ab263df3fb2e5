/** Infinitives that are recognised as verbs: those that rules read, and common ones that bound what others say. */
export const VERB_LIST: readonly string[] = `
ser estar ter ir vir ver dar ler crer fazer dizer trazer querer poder saber pôr haver caber perder medir pedir ouvir dormir cobrir
descobrir abrir escrever preferir conseguir seguir sentir vestir servir mentir investir repetir desistir divertir competir subir fugir
sumir consumir construir sair cair possuir concluir odiar passear manter obter valer reunir pagar ganhar gastar morrer
morar viver residir mudar nascer crescer voltar comprar alugar vender financiar hospedar instalar
trabalhar atuar lecionar ensinar advogar empreender estagiar gerenciar liderar chefiar administrar coordenar entrar assumir receber
contratar demitir promover efetivar desligar transferir aprovar diagnosticar internar aposentar largar deixar arrumar arranjar achar
começar virar passar fechar trocar conquistar estudar cursar formar terminar acabar trancar graduar especializar matricular trampar
casar noivar namorar separar divorciar enviuvar juntar ficar engravidar adotar falecer esperar parir amamentar
tomar usar fumar beber comer parar operar quebrar sofrer pesar calçar acordar deitar emagrecer engordar tratar doar curar fraturar
gostar adorar amar detestar curtir suportar tolerar aguentar torcer apreciar evitar
costumar jogar tocar praticar treinar dançar pintar desenhar pedalar nadar surfar meditar cozinhar correr malhar caminhar escalar lutar
colecionar costurar fotografar cantar falar dirigir frequentar rezar orar acreditar participar rodar remar patinar bordar
tricotar plantar cuidar criar assistir escutar viajar acampar pescar velejar programar
dever guardar poupar economizar aplicar quitar parcelar sustentar ajudar
chamar completar aniversariar
pretender planejar desejar sonhar tentar precisar decidir resolver pensar cogitar gostaria continuar chegar alcançar atingir realizar bater
aprender melhorar conhecer sentar levantar lembrar esquecer anotar contar avisar imaginar perguntar responder explicar mandar
olhar procurar buscar encontrar levar pegar botar colocar tirar cortar limpar lavar arrumar chorar rir brigar discutir reclamar conversar
ligar mexer postar mostrar marcar cancelar combinar preparar organizar almoçar jantar lanchar descansar brincar visitar convidar
quebrar machucar doer cansar estressar preocupar irritar incomodar interromper atrapalhar acontecer parecer faltar sobrar custar
existir funcionar permitir proibir exigir depender render entender perceber notar reparar confirmar jurar prometer confessar admitir
afirmar garantir comentar mencionar informar anunciar ouvir duvidar apostar supor temer torcer adoecer piorar recuperar superar
enfrentar lidar conviver apoiar respeitar confiar trair perdoar abandonar herdar emprestar negociar renegociar publicar lançar
reformar decorar mobiliar pesquisar testar experimentar provar convencer aceitar recusar negar rejeitar escolher optar separar
dividir compartilhar doar oferecer apresentar entregar enviar devolver repor atrasar adiar adiantar cumprir falhar errar acertar
vencer ganhar empatar disputar concorrer registrar cadastrar salvar apagar corrigir atualizar acompanhar controlar ensaiar
apaixonar envolver relacionar conectar afastar aproximar dedicar esforçar acostumar adaptar sacrificar tatuar raspar pular
prestar girar exercer produzir revender atender desenvolver adquirir contrair tirar rezar jurar lecionar namorar postar pintar montar decorar seguir odiar praticar passear
enxergar andar reatar ignorar fingir desconsiderar obedecer inventar bater enjoar desmaiar tossir espirrar respirar caber topar rolar bombar tretar dominar
revezar moldar montar consertar cortejar noticiar migrar emigrar imigrar retornar permanecer sobreviver
diminuir reduzir congregar comungar zerar assinar cozinhar assar fritar grelhar congelar jejuar hidratar alongar exercitar marchar trilhar mergulhar
`.trim().split(/\s+/).filter((lemma, at, all) => all.indexOf(lemma) === at && /[aeiô]r$/.test(lemma));
