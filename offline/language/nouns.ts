import { RELATIONS } from "./people-words.ts";

/**
 * Nouns that rules look for, by kind: folded, separated by commas, each the source of a pattern (so `s?` and groups are
 * allowed). Things that people buy are in `readExpenseCategory()`.
 */
export const NOUNS = {
  // health
  weight: "peso,pesagem,balanca,massa corporal",
  water: "agua,aguinha,hidratacao,hidratar",
  sleep: "sono,horas dormidas,noite de sono,soneca,cochilo",
  mood: "humor,astral,estado de espirito,estado emocional",
  energy: "energia,disposicao,pique,vitalidade,vigor",
  exercise:
    "exercicios?,exercicio fisico,atividades? fisicas?,academia,treinos?,treininho,caminhadas?,corridas?,corridinha,pilates,ioga," +
    "musculacao,bike,bicicleta,pedal,pedalada,natacao,esteira,eliptico,transport,crossfit,cross,funcional,danca,zumba,futebol,fut,futsal,bola,pelada," +
    "volei,beach tennis,tenis,basquete,luta,muay thai,boxe,judo,karate,jiu jitsu,jiu,capoeira,spinning,hidroginastica,hidro,trilha,aerobico,cardio," +
    "ginastica,surfe,surf,ballet,bale,escalada,remo,pular corda,abdominal,agachamento,hiit,step,ritmos,malhacao,esportes?,movimento",
  custom:
    "glicemia,glicose,pressao arterial,pressao,temperatura,febre,batimentos?,batimentos cardiacos,frequencia cardiaca,bpm,passos," +
    "passinhos,colesterol,triglicerides,cintura,quadril,braco,saturacao,oxigenacao,calorias,kcal,imc,gordura corporal,percentual de gordura," +
    "nivel de dor,nivel de estresse,estresse,stress,cigarros?,cafes?,cafezinhos?,cervejas?,vinhos?,refrigerantes?,energeticos?,paginas?,quilometros?",
  // bills and subscriptions
  bill:
    "conta de luz,conta da luz,conta de agua,conta da agua,luz,energia eletrica,conta de energia,agua,gas,internet,wifi,wi fi,banda larga,telefone," +
    "celular,plano de celular,plano do celular,aluguel,aluguer,condominio,iptu,ipva,licenciamento,seguro,seguro do carro,seguro de vida,plano de saude," +
    "plano odontologico,convenio,convenio medico,netflix,spotify,disney,hbo,globoplay,prime,amazon prime,youtube premium,icloud,deezer,max,paramount," +
    "tv a cabo,tv por assinatura,streaming,assinatura,fatura,fatura do cartao,cartao,cartao de credito,boleto,mensalidade,escola,escolinha,faculdade," +
    "creche,academia,terapia,diarista,faxineira,empregada,baba,imposto,imposto de renda,darf,das,mei,inss,contador,multa,taxa,taxas,contas?,fies,dentista parcelado,nubank,itau,bradesco," +
    "santander,caixa,inter,c6,claro,vivo,tim,oi fibra,sky,enel,copel,cemig,sabesp,light,sanepar,comgas",
  // banks and cards whose name alone is an account
  bank:
    "nubank,roxinho,itau,bradesco,santander,banco do brasil,inter,c6,picpay,neon,mercado pago,pagbank,sicredi,sicoob",
  // words for bills in general
  "bill-word": "contas?,continhas?,boletos?,boletinhos?,faturas?,mensalidades?,assinaturas?,vencimentos?,debitos?",
  debt:
    "dividas?,divida,financiamentos?,emprestimos?,consorcios?,consignados?,carnes?,acordos?,crediarios?,cheque especial,rotativo,agiota,hipoteca," +
    "parcelamentos?,refinanciamento,renegociacao,fies,debitos?",
  instalment: "parcelas?,parcelinhas?,prestacao,prestacoes,mensalidade do financiamento,carne",
  income:
    "salario,salarios,pagamento,ordenado,pro labore,prolabore,renda,rendas,freelas?,freelances?,frila,frilas,bico,bicos,jobs?,comissao,comissoes," +
    "bonus,plr,participacao nos lucros,decimo terceiro,decimo,gratificacao,dividendos?,rendimentos?,juros,mesada,pensao,aposentadoria,bolsa,bolsa familia," +
    "beneficio,auxilio,vale,vale alimentacao,vr,va,reembolso,restituicao,ferias,venda,vendas,heranca,premio,seguro desemprego,fgts,adiantamento,ganhos?,entradas?",
  invest:
    "tesouro,tesouro direto,tesouro selic,selic,cdb,cdbs,lci,lca,poupanca,acao,acoes,fundos?,fundo imobiliario,fundos imobiliarios,fiis?,criptos?," +
    "criptomoedas?,bitcoins?,ethereum,caixinha,cofrinho,porquinho,previdencia,previdencia privada,bolsa,bolsa de valores,renda fixa,renda variavel,reserva," +
    "reserva de emergencia,etfs?,debentures?,corretora,investimentos?,aplicacao,aplicacoes,xp,rico,letra de credito",
  budget: "limite,limites,teto,orcamento,orcamentos,maximo,verba,cota",
  money: "dinheiro,grana,dindin,din,money,bufunfa,tutu,financas,vida financeira,saldo",
  // people
  kin: [...RELATIONS.keys(), "irmas", "irmaos", "filhos", "filhas"].join(","),
} as const;

/** A kind of noun. */
export type NounSense = keyof typeof NOUNS;
