import assert from "node:assert/strict";
import fc from "fast-check";
import { explainOrderFault } from "../../../../shared/language/orders/explain-order-fault.ts";
import { readOrder } from "../../../../shared/language/orders/order.ts";

/** The quoted words and the message; one text where the whole message is quoted. */
type Case = string | [quote: string, message: string];

const RUNS: Case[] = [
  "sim mas foi ontem",
  "sim, mas foi ontem",
  ["sim mas foi ontem", "sim, mas foi ontem"],
  "sim tudo, mas a farmácia foi 46,90",
  "tudo certo, só a lasanha foi 32",
  "tudo certo, so a lasanha q foi 32 com a taxa",
  "sim aos 4",
  "8 já disse",
  ["8 ja disse", "8 ja disse. salvou a nota?"],
  "sim pow eu falei anota",
  "SIM pelo amor de deus",
  "SIM pelo amor de deus kkk tudo",
  "uai cadastra o salário sim",
  "uai cadastra o salario sim ta",
  "baixa o nubank pra 3100",
  "sim baixa o nubank pra 3100",
  "registra logo 12 de água de coco sem perguntar",
  ["registra logo 12 de agua de coco", "sim. registra logo 12 de agua de coco sem perguntar"],
  "anota aí",
  "todo dia 10 me ajuda a lembrar de pagar",
  ["claro", "claro, pode deixar registrado"],
  "pode deixar anotado",
  "salva https://youtu.be/dQw4w9WgXcQ?si=abc que eu quero ver depois",
  "salva esse link: https://exemplo.com.br/como-nao-errar?a=1&b=talvez",
  "guarda exemplo.com.br/bolo#:~:text=ovos pra depois",
  "salva o filme duna que eu vou ver mais tarde",
  ["anota ai", "almocei agora 22 conto no PF da dona Lia, anota ai. estudo adm na unifacs a noite"],
  "bota 40 de gasolina",
  "ideia: fazer almofada de retalho pra vender na feira, guarda",
  "lembra que sou alérgica a camarão",
  "lembra de que minha mãe mora em Recife",
  "quero que você lembre disso",
  ["minha gata se chama Pipoca. guarda isso", "tô cansada. minha gata se chama Pipoca. guarda isso"],
  "me lembra amanhã às 10",
  "me lembra de ligar pro dr henrique amanha 10h",
  ["sim pode", "sim pode. e o sono?"],
  ["sim pode registrar", "sim pode registrar, e me fala quanto gastei esse mês?"],
  ["pode registrar", "por que não? pode registrar"],
  "claro, por que não",
  "tudo, menos o sono",
  "tudo menos o sono",
  "só a de ontem",
  "so a de ontem",
  "sim, só a farmácia",
  "sim, tirando o uber",
  ["sim", "sim, a farmácia não"],
  ["registra", "registra tudo, a farmácia não"],
  ["registra 50", "não precisa confirmar, registra 50 no mercado"],
  ["me lembra 14h de abastecer", "me lembra 14h de abastecer e 12h de comprar ração do Bolacha, nao precisa confirmar"],
  ["me lembra domingo 9h", "ah e me lembra domingo 9h de revisar contabilidade, n precisa perguntar"],
  ["sim", "nao precisa perguntar de novo criatura kkk sim"],
  ["sim os dois", "oxe eu ja pedi ne, precisa confirmar n. sim os dois. e o sono tb, 6h"],
  "uai mas era pra cadastrar as divida sim!",
  "sim mas foi da noite de ontem, dia 22",
  ["anota ai o filme ainda estou aqui como visto", "anota ai o filme ainda estou aqui como visto, dou 9"],
  ["sim", "sim. e paguei 300 pra jussara hj, agora devo 1200"],
  ["sim", "sim. e se eu virasse vegana? li q cafe faz mal tb kkk"],
  ["sim", "sim, e mais 150 da aula particular q dei sabado"],
  ["pode", "pode. gastei 72 de pizza hj com as crianças"],
  ["issoo", "issoo. e uber 23 hj"],
  ["isso", "isso. o q pesa mais é a grana"],
  ["registra 45 no lugar", "isso e registra 45 no lugar"],
  "sim, so que a gasolina foi 58 e nao 85",
  ["registra a parcela", "QUE? eu falei sim aos 4!! registra a parcela, os 98, a gasolina 58 e o sono 7h"],
  [
    "sim mas a agua ainda nao bebi os 2 litro",
    "sim mas a agua ainda nao bebi os 2 litro, so o alongar. e o lembrete muda pra 10:30",
  ],
  ["muda o lembrete pra 10:30", "sim. muda o lembrete pra 10:30"],
  ["pode marcar o alongar", "e ai, sim daquilo de ontem, pode marcar o alongar. o lembrete do gilson ja era, deixa"],
  "aff sim",
  "affff sim. cada mudança tu pergunta tudo de novo",
  "sim mas foi 132, contei errado",
  "sim tudo",
  [
    "muda a data de parar pra 1 de janeiro",
    "sim. e muda a data de parar pra 1 de janeiro, dezembro é foda com as festa",
  ],
  ["refaz os dois", "kkkk era so pra testar. refaz os dois, 9 cigarros hj e parar 1 de janeiro"],
  ["so o segundo", "so o segundo, a pressao eu errei foi 13 por 9"],
  ["sim pros dois de ontem", "opa. sim pros dois de ontem (lombar 5 e vo 13x9). to indo jaja"],
  "sim mas o baba foi so 1h e nao 1h30",
  "sim, menos o abastecer, troca pra 15h",
  ["o segundo sim", "o segundo sim. o primeiro nao precisa q ja conto na sexta com o resto"],
  "sim ne",
  "bota 2h de estudo hj",
  "simmm. e me lembra dia 5 de cobrar ele se nao pagar",
  "sim mas as 10h",
  ["pode anotar agora como de ontem", "ah e ontem a gasolina foi 45, pode anotar agora como de ontem"],
  ["sim pro bolo", "bom dia. sim pro bolo, me lembra dia 2 as 9h"],
  ["sim ta certo", "prof, sobre o lembrete de cobrar wesley dia 5 as 10h, sim ta certo. e qual era o de hoje?"],
  "corrige: a gasolina de segunda foi 50 e nao 40",
  ["pode registrar os dois", "ja tava certo na vdd, pode registrar os dois, o peso e a pressao da vo nair"],
  ["so o primeiro", "so o primeiro. o segundo deixa quieto q a prova eu nao esqueço"],
  "ss pode",
  "gastei 50 no mercado registra ai",
  "registra 30 de uber, ok?",
  "a farmácia sim, o uber não",
  "anota: 30 no uber",
  "vi o filme, marca como visto",
  "tira o uber e registra o resto",
  "sim, e bota mais 20 de uber",
  "quita a dívida da jussara",
  "👍",
  "simm pela amor",
  ["sim as tres coisas", "sim as tres coisas. e vc n era pra me lembrar 14h de ligar pra oficina? n vi nada"],
  "ah mas o sono de ontem era pra registrar",
  ["sim", "perguntou kkkk sim. e o vencimento do nubank mudou, pedi e agora é dia 15"],
  ["so o primeiro e o terceiro", "so o primeiro e o terceiro, o almoço o dudu que pagou"],
  ["vamo fazer chamada todo domingo 10h, me lembra", "fizemo as pazes, vamo fazer chamada todo domingo 10h, me lembra"],
  ["sim aos 4", "sim aos 4. o remedio ela ja tomou de manha"],
  ["hj as 14h me lembra de ligar", "e hj as 14h me lembra de ligar pra oficina do Nando"],
  "sim, e foi 6h e meia",
  ["anota uma ideia", "ah anota uma ideia pra aula: ensinar mitose com massinha, não usar tinta se sujar"],
  "quero criar um habito de ler 10 paginas por dia",
  "na vdd deixa 8, ta pior",
  "sinm",
  "registar isso",
  "anotaa 30 de uber pf",
  "REGISTRA 50",
  "quero que vc registre 50",
  "me lembra de não esquecer o remédio",
];

/** Messages without an order or a yes; each is quoted as a whole and in every part. */
const STORIES = [
  "a agenda me ajuda a lembrar de tudo",
  "to morrendo de fome, e claro, eu AMO fila de banco, passei 1h la hj 🙄",
  "se eu ganhasse na mega eu comprava uma ilha e sumia do mapa kkkk",
  "as criança ficam com o rogerio fim de semana sim fim de semana nao e ele paga 900 de pensao mas sempre atrasa",
  "ja pedi demissao do santa marcelina, saio em dezembro",
  "e minha meta é juntar 3 mil ate junho pra ter uma reserva",
  "gastei 64,90 na farmacia com remedio da mae",
  "nao registra como ganho nao pq n é ganho, é so baixa na divida dele. quanto ele me deve agora?",
  "a jussara toma melatonina tb e diz q funciona pra ela. eu hein",
  "ah nao sei direito, deixa quieto. ó tomei 2l de agua ontem e 1 copo hj",
  "Thiago la do trampo cheira po e ninguem fala nada, isso fica entre nos n anota",
  "segredo: a mulher de um parça do dudu ta traindo ele, nao guarda isso visse kkk",
  "tu lembra qt falta da moto?",
  "vc lembra qual o colegio q eu trabalho?",
  "e a agua e o alongar q tu disse q ia marcar em seguida?",
  "claro que não, tá louca?",
  "não, vai estragar tudo",
  "pode registrar?",
  "registrou os 50?",
  "minha mãe falou: apaga tudo",
  'ela mandou "registra 500 aí"',
  "amanhã eu registro",
  "depois registra",
  "quando eu voltar registra 50",
  "a resposta dela foi sim",
  "olha o que a Ana escreveu:\nregistra 500",
  "[10:30, 23/11] Ana: registra 500 aí",
  "sim foi sem querer",
  "ok só um minuto",
  "sim uma ova",
  "traduz: sim, registra 500",
  "li no email: confirme o pagamento de 500",
  "sim, ela respondeu",
  "aham, sei",
  "guarda-chuva 30 reais",
  "bota de couro 200",
  "baixa autoestima",
  "marca de roupa boa",
  "sim, só que não",
  "para de registrar",
  "se eu disser sim você registra",
  "falei sim sem querer",
  "o médico mandou anotar 50",
  "semana passada eu falei anota",
  "pode não registrar",
  "quero ver você registrar",
];

const NEVER: Case[] = [
  ["claro", "claro que não, tá louca?"],
  ["vai", "não, vai estragar tudo"],
  ["sim", "sim, mas não agora"],
  ["pode", "pode me mostrar antes?"],
  ["pode", "pode me mostrar antes"],
  "pode registrar?",
  ["sim", "se for 50, sim"],
  ["sim", "não foi isso que eu disse, sim?"],
  ["sim", "não sei se sim ou se não"],
  ["registra", "não registra"],
  ["registre", "não quero que registre"],
  ["sim", "talvez sim"],
  ["sim", "acho que sim"],
  ["registra", "depois registra"],
  ["registra", "registra depois"],
  ["registro", "amanhã eu registro"],
  ["registra", "ontem eu disse registra"],
  ["sim", "sim. não, espera"],
  ["sim", "sim... mas não"],
  ["sim", "sim! mas só se der"],
  ["sim", "não. sim"],
  ["registra 500", "ela disse registra 500"],
  ["registra 500", 'ela disse "registra 500"'],
  ["registra 500", 'vi escrito "registra 500"'],
  ["apaga tudo", "minha mãe falou: apaga tudo"],
  ["sim", "ele já disse sim"],
  ["claro", "to morrendo de fome, e claro, eu AMO fila de banco"],
  ["sim", "moro sim no cabula"],
  ["registra", "ela registra tudo no caderno"],
  ["paga", "ele paga 900 de pensao mas sempre atrasa"],
  ["me lembra", "isso me lembra minha vó"],
  ["lembra", "tu lembra qt falta da moto?"],
  "você lembra que eu tenho alergia?",
  "lembra que eu te falei do Zé, pois é",
  "lembra que dia é hoje?",
  "lembra que a gente foi na praia",
  "ela lembra que eu existo",
  "não guarda isso, fica entre nós",
  ["registra", "como registra isso"],
  ["uber", "a farmácia não, o uber não registra"],
  ["registra", "o uber não registra"],
  ["sim", "fim de semana sim fim de semana nao"],
  ["nao registra como ganho", "nao registra como ganho nao pq n é ganho, é so baixa na divida dele"],
  ["sim mas foi antes de ontem", "sim mas foi ontem"],
  ["registra", "registrado"],
  ["sim", "sim, mas não 50"],
  ["registra", "quando eu mandar registra"],
  ["registra", "registra quando eu confirmar"],
  ["sim", "sim, o valor não tá certo"],
  ["paguei 300", "sim. e paguei 300 pra jussara hj"],
  "entendi",
  "legal",
  "feito",
  "e",
  "massa...",
  "pagã",
  "",
];

function split(one: Case): [string, string] {
  return typeof one === "string" ? [one, one] : one;
}

Deno.test("readOrder() finds orders and yeses as people write them", () => {
  const missed = RUNS.map(split).flatMap(([order, message]) => {
    const read = readOrder(message, order);
    return read.found ? [] : [`${order} | ${message}: ${read.reason}`];
  });
  assert.deepEqual(missed, []);
});

Deno.test("readOrder() finds no order in denials, conditions, doubts, questions and reported speech", () => {
  const found = NEVER.map(split).filter(([order, message]) => readOrder(message, order).found);
  assert.deepEqual(found, []);
});

Deno.test("readOrder() finds no order in any part of a message that only tells, asks or denies", () => {
  const found = STORIES.flatMap((message) => {
    const words = message.split(" ");
    const parts = words.flatMap((_, from) =>
      words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(" "))
    );
    return parts.filter((part) => readOrder(message, part).found).map((part) => `${part} | ${message}`);
  });
  assert.deepEqual(found, []);
});

/** Sentences around an order that make it invalid. */
const SPOILED: Record<string, (order: string) => string> = {
  negated: (order) => `não ${order}`,
  "negated behind": (order) => `${order} não`,
  never: (order) => `nunca ${order}`,
  conditional: (order) => `se der certo, ${order}`,
  "conditional behind": (order) => `${order}, mas só se eu confirmar`,
  "in case": (order) => `${order} caso ela pague`,
  doubted: (order) => `talvez ${order}`,
  "doubted before": (order) => `não sei se ${order}`,
  thought: (order) => `acho que ${order}`,
  question: (order) => `${order}?`,
  "question of what would be": (order) => `e se eu disser ${order}?`,
  quotation: (order) => `"${order}"`,
  "somebody's words": (order) => `ela disse ${order}`,
  "somebody else's words": (order) => `minha mãe falou: ${order}`,
  "words of another day": (order) => `ontem eu disse ${order}`,
  later: (order) => `depois ${order}`,
  "later behind": (order) => `${order} mais tarde`,
  "taken back": (order) => `${order}. não, espera`,
  "taken back at once": (order) => `${order}, deixa pra lá`,
  "taken back in words": (order) => `${order}. mudei de ideia`,
  "to be ignored": (order) => `${order}. desconsidera isso`,
  "on the day": (order) => `no dia em que eu receber ${order}`,
};
const orders = fc.tuple(
  fc.constantFrom("registra", "anota", "bota", "pode registrar", "sim, registra", "cadastra"),
  fc.integer({ min: 1, max: 5000 }),
  fc.constantFrom("no mercado", "de uber", "da farmácia", "pra Júlia", "de água"),
).map(([verb, amount, what]) => `${verb} ${amount} ${what}`);

Deno.test("readOrder() finds no order that is denied, doubted, asked, quoted, postponed or taken back", () => {
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom(...Object.keys(SPOILED)),
      fc.nat(),
      fc.nat(),
      fc.constantFrom("", " valeu", ". bom dia"),
      (order, way, from, length, behind) => {
        const message = SPOILED[way]!(order) + (way.startsWith("question") ? "" : behind);
        const words = order.split(" ");
        const start = from % words.length;
        const part = words.slice(start, start + 1 + length % (words.length - start)).join(" ");
        assert.equal(readOrder(order, order).found, true, order);
        assert.equal(readOrder(message, part).found, false, `${part} | ${message}`);
      },
    ),
    { numRuns: 2000 },
  );
});

Deno.test("readOrder() never throws and finds only words of the message", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: "grapheme" }), fc.string({ maxLength: 20 }), (message, order) => {
      const read = readOrder(message, order);
      if (read.found) assert.ok(message.normalize("NFC").includes(read.sentence));
    }),
  );
});

Deno.test("readOrder() gives the sentences whose figures belong to an order", () => {
  const read = readOrder("sim. mas foi 50. e amanhã chove", "sim");
  assert.deepEqual(read, {
    found: true,
    kind: "yes",
    act: "agree",
    hasYes: true,
    sentence: "sim.",
    clause: "sim",
    scope: "sim. mas foi 50.",
  });
  for (
    const [message, scope] of [
      ["era pra cadastrar as dívidas sim! e o sono tb", "era pra cadastrar as dívidas sim! e o sono tb"],
      ["era pra cadastrar as dívidas sim! e o sono também foi ruim", "era pra cadastrar as dívidas sim!"],
    ] as const
  ) {
    const order = readOrder(message, "cadastrar as dívidas sim");
    assert.equal(order.found && order.scope, scope);
  }
});

Deno.test("explainOrderFault() says what is wrong and which words would do", () => {
  assert.equal(
    explainOrderFault("negated", "não registra o uber"),
    "Não rodei direto: há uma negação na frase do trecho citado.",
  );
  assert.match(explainOrderFault("not_verbatim", "sim pode. e o sono?"), /o que vale aqui é “sim pode\.”/);
});

Deno.test("readOrder() forgives no typing slip in the content of a record: “canela” in a recipe is no “cancela”", () => {
  const message = "anota receita do pao de mel: 1kg farinha, 300 mel, canela e cravo, forno 180";
  assert.equal(readOrder(message, message).found, true);
  assert.equal(readOrder("anota: 50 no mercado, cancela", "anota: 50 no mercado").found, false);
});
