import { fold } from "../../shared/language/fold.ts";

/**
 * Folded terms for each category: single words in the singular, and phrases without "de", "da", "no". A phrase takes precedence
 * over its words: "conta de luz" is housing, and "passagem aérea" is not transport, although "passagem" is.
 */
const EXPENSE_TERMS = {
  food: {
    words:
      `ifood ifod ifud aiqfome rappi delivery mercado mercadao supermercado mercadinho mercearia hortifruti sacolao feira acougue
      peixaria cantina refeitorio bandejao padaria padoca panificadora confeitaria restaurante lanchonete lancheria boteco botequim bar barzinho
      churrascaria pizzaria hamburgueria sorveteria cafeteria quitanda emporio atacadao atacado atacarejo assai carrefour
      zaffari angeloni guanabara makro mcdonalds mcdonald mequi mc bobs habibs subway starbucks outback giraffas spoleto kfc
      almoco almocei almocar janta jantar jantei lanche lanchei lanchar refeicao comida comi marmita marmitex quentinha
      rodizio churrasco churras pizza hamburguer burguer burger hotdog pastel coxinha salgado salgadinho esfiha sushi japa
      temaki yakisoba acai sorvete picole chocolate doce bolo brigadeiro torta bala chiclete bombom pao pao queijo presunto
      carne picanha frango peixe camarao linguica ovo leite arroz feijao macarrao fruta verdura legume banana tomate batata
      cebola salada suco refrigerante refri coca guarana agua cafe cerveja breja cerva chope chopp vinho cachaca drinque drink
      caipirinha energetico cesta rancho tapioca cuscuz pamonha pipoca biscoito bolacha iogurte manteiga tempero petisco
      rango boia ceia sobremesa buffet fastfood`,
    phrases:
      `pao acucar|cacau show|coca cola|prato feito|cachorro quente|cesta basica|compra mes|compra mercado|mercado extra|
      cafe manha|happy hour|ze delivery|burger king|mc donalds|food truck|agua mineral|agua coco|uber eats|pao queijo|
      vale refeicao|vale alimentacao|fast food|cafe tarde|feira livre`,
  },
  transport: {
    words:
      `uber ubr ubre uberx 99pop 99taxi 99app indriver cabify taxi taxista buser mototaxi corrida onibus busao buzao metro trem bilhete
      barca balsa van lotacao passagem gasolina gasosa etanol diesel combustivel abasteci abastecer abastecimento tanque
      posto ipiranga petrobras estacionamento estacionei valet pedagio veloe conectcar ipva licenciamento detran multa dpvat
      oficina mecanico borracharia borracheiro pneu lavajato carro moto bike bicicleta patinete carona blablacar guincho
      funilaria frete conducao transporte cnh autoescola emplacamento`,
    phrases: `bilhete unico|zona azul|sem parar|troca oleo|oleo carro|lava jato|lava rapido|lavagem carro|aluguel carro|
      locadora carro|revisao carro|seguro carro|seguro moto|pastilha freio|uber moto|uber flash|moto taxi|auto escola|
      posto gasolina|alcool posto|prestacao carro|parcela carro|financiamento carro|conserto carro|vale transporte|
      passagem onibus|multa transito|credito bilhete|bilhete metro|cartao onibus|
      recarreguei bilhete`,
  },
  health: {
    words: `farmacia drogaria drogasil raia panvel pacheco remedio medicamento medicacao comprimido antibiotico dipirona
      paracetamol vitamina suplemento whey creatina medico medica consulta dentista dentario odontologista ortodontista
      psicologo psicologa psiquiatra terapia terapeuta psicanalise fisioterapia fisioterapeuta fisio nutricionista nutri
      oftalmologista oftalmo dermatologista dermato ginecologista gineco pediatra cardiologista ortopedista exame laboratorio
      hemograma ultrassom ressonancia vacina hospital clinica upa cirurgia convenio unimed amil hapvida academia smartfit
      bluefit gympass wellhub totalpass crossfit pilates yoga ioga natacao musculacao personal massagem quiropraxia
      acupuntura oculos otica curativo absorvente anticoncepcional camisinha`,
    phrases: `plano saude|posto saude|pronto socorro|raio x|droga raia|pague menos|personal trainer|lente contato|
      protetor solar|aparelho dentario|aparelho dente|bradesco saude|smart fit|aula danca|aula natacao|aula yoga|tratamento dente`,
  },
  entertainment: {
    words:
      `cinema cinemark filme teatro show ingresso netflix spotify disney hbo max hbomax globoplay paramount deezer twitch
      crunchyroll streaming jogo game playstation xbox nintendo steam psn balada festa festival rave pagode samba forro
      carnaval abada boate museu exposicao parque zoologico aquario boliche sinuca bilhar karaoke passeio hotel pousada
      airbnb booking hospedagem resort viagem ferias praia turismo decolar clube futebol estadio lazer role hobby videogame
      circo loteria megasena aposta bet rifa bingo rolezinho baladinha brinquedoteca`,
    phrases:
      `prime video|amazon prime|youtube premium|apple tv|disney plus|hbo max|hopi hari|beto carrero|passagem aerea|
      passagem aviao|mega sena|jogo futebol|ingresso jogo|livro colorir|parque diversao|aula violao|aula musica`,
  },
  shopping: {
    words:
      `roupa camisa camiseta blusa calca short bermuda vestido saia casaco jaqueta moletom cueca calcinha sutia pijama
      biquini sunga sapato tenis sandalia chinelo havaianas bota salto bolsa mochila carteira relogio joia brinco colar anel
      pulseira bijuteria perfume maquiagem batom cosmetico creme hidratante shampoo xampu boticario natura avon sephora
      presente lembrancinha brinquedo boneca celular iphone notebook computador tablet fone carregador capinha mouse teclado
      monitor televisao televisor tv eletronico eletrodomestico geladeira fogao microondas airfryer liquidificador ventilador
      movel sofa colchao cama armario mesa cadeira tapete cortina panela talher toalha lencol decoracao shopee shein
      aliexpress amazon americanas magalu renner riachuelo marisa zara nike adidas centauro decathlon havan shopping loja
      lojinha brecho outlet papelaria flor floricultura compra maquina`,
    phrases: `magazine luiza|casas bahia|mercado livre|leroy merlin|oculos sol|guarda roupa|fone ouvido|par meia|
      maquina lavar|tenis corrida|material escritorio`,
  },
  housing: {
    words:
      `aluguel condominio iptu luz energia enel cemig copel celpe coelba cpfl energisa equatorial sabesp copasa cedae
      sanepar gas botijao comgas ultragaz internet wifi telefone recarga recarreguei hipoteca faxina faxineira diarista encanador
      eletricista pedreiro pintor chaveiro reforma obra cimento tinta detergente sabao amaciante desinfetante mudanca
      dedetizacao jardineiro moradia kitnet lavanderia caucao imobiliaria encanamento vazamento`,
    phrases: `conta luz|conta agua|agua luz|agua esgoto|agua casa|conta gas|gas cozinha|conta internet|banda larga|
      conta celular|conta telefone|plano celular|recarga celular|recarreguei celular|credito celular|plano internet|conta vivo|conta claro|conta tim|conta oi|
      financiamento casa|financiamento apartamento|prestacao casa|parcela casa|parcela apartamento|material construcao|
      material limpeza|produto limpeza|papel higienico|seguro residencial|conserto casa|manutencao casa|empregada domestica`,
  },
  education: {
    words:
      `escola escolinha creche faculdade universidade mensalidade matricula curso cursinho aula professor professora
      apostila livro livraria caderno caneta lapis xerox impressao udemy alura coursera rocketseat duolingo mestrado
      doutorado mba vestibular enem concurso kindle workshop congresso palestra certificacao formatura fies estudo`,
    phrases: `material escolar|pos graduacao|uniforme escolar|uniforme escola|aula ingles|curso ingles|reforco escolar|
      transporte escolar`,
  },
  other: {
    words: `salao cabeleireiro cabeleireira cabelo barbeiro barbearia barba manicure pedicure unha sobrancelha depilacao
      estetica pet petshop racao veterinario veterinaria vet doacao doei dizimo oferta imposto darf irpf cartorio advogado
      taxa tarifa juro anuidade correio sedex cigarro vape tabacaria tatuagem tattoo pensao vaquinha esmola gorjeta`,
    phrases: `pet shop|banho tosa|seguro vida|tarifa banco|imposto renda|pensao alimenticia`,
  },
};

type ExpenseCategory = keyof typeof EXPENSE_TERMS;

/** Vague terms, which count only when no other term does: "um livro no shopping" is education. */
const WEAK_EXPENSE_TERMS: ReadonlySet<string> = new Set(
  ("shopping loja lojinha amazon shopee americanas magalu viagem passeio mensalidade taxa parque praia clube carro moto " +
    "show bar max compra obra flor delivery rappi energia maquina escola mc agua bet mesa cama personal recarga recarreguei")
    .split(" "),
);

const FILLER = /^(?:a|o|as|os|um|uma|uns|de|da|do|das|dos|d|na|no|nas|nos|em|pra|pro|para|com|meu|minha)$/;
const WEEKDAY = /\b(?:segunda|terca|quarta|quinta|sexta|[2-6][aª])[- ]feira\b/g;
const words = new Map<string, ExpenseCategory>();
const phrases = new Map<string, ExpenseCategory>();
for (
  const [category, terms] of Object.entries(EXPENSE_TERMS) as [ExpenseCategory, { words: string; phrases: string }][]
) {
  for (const word of terms.words.trim().split(/\s+/)) {
    if (!words.has(word)) words.set(word, category);
  }
  for (const phrase of terms.phrases.split("|")) phrases.set(phrase.trim(), category);
}

/**
 * The category of an expense by the words about it: "gastei 50 no mercado" is food. Plurals and diminutives are understood. The
 * first known word decides, because people name the thing before its purpose. Null: no word is known.
 */
export function readExpenseCategory(text: string): ExpenseCategory | null {
  const found = fold(text).replace(WEEKDAY, " ").match(/[a-z0-9]+/g) ?? [];
  const content = found.slice(0, 400).filter((word) => !FILLER.test(word));
  const known = content.map((word) => knownWord(word));
  let weak: ExpenseCategory | null = null;
  for (let i = 0; i < content.length; i++) {
    const pair = `${known[i] ?? singular(content[i]!)} ${known[i + 1] ?? singular(content[i + 1] ?? "")}`;
    const phrase = phrases.get(pair) ?? phrases.get(`${content[i]} ${content[i + 1]}`);
    if (phrase !== undefined) return phrase;
    const word = known[i];
    if (word === null || word === undefined) continue;
    if (!WEAK_EXPENSE_TERMS.has(word)) return words.get(word)!;
    weak ??= words.get(word)!;
  }
  if (weak !== null) return weak;
  return /\b(?:n[ao]|de|pel[ao]|um) 99\b/.test(fold(text)) ? "transport" : null;
}

/** The known term for a word in any of its forms, or null. */
function knownWord(word: string): string | null {
  if (words.has(word)) return word;
  const single = singular(word);
  if (words.has(single)) return single;
  return diminutive(single);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/[oa]es$/.test(word)) return word.replace(/[oa]es$/, "ao");
  if (/ns$/.test(word)) return word.replace(/ns$/, "m");
  if (/[aeiou]is$/.test(word)) return word.replace(/is$/, "l");
  if (/[rz]es$/.test(word)) return word.replace(/es$/, "");
  return word.slice(0, -1);
}

function diminutive(word: string): string | null {
  const stem = /^([a-z]{3,}?)z?(?:inh[oa]|ao|ona)$/.exec(word)?.[1];
  if (stem === undefined) return null;
  // "pãezinhos"
  if (/[ao]e$/.test(stem) && words.has(stem.slice(0, -2) + "ao")) return stem.slice(0, -2) + "ao";
  for (const ending of ["a", "o", "e", "", "ao"]) if (words.has(stem + ending)) return stem + ending;
  return null;
}
