import assert from "node:assert/strict";
import fc from "fast-check";
import { countWork } from "../../support/count-work.ts";
import { claimsWrite, offersWrite } from "../../../shared/language/claimed-writes.ts";

Deno.test("claimsWrite() knows what says that it was just written", () => {
  for (
    const text of [
      "Inseri a despesa.",
      "Acabei de lançar.",
      "Lançamento efetuado.",
      "Dei baixa na conta de luz.",
      "Deixei agendado.",
      "Registrei R$ 500",
      "Registrei os R$ 120,00 da gasolina de ontem.",
      "Registrei 5h30 de sono ontem.",
      "Anotado!",
      "✅ Anotado, Má!",
      "Anotado nas suas notas: mitose com massinha",
      "Pronto, cadastrei.",
      "Prontinho! Salvei o filme na sua biblioteca 📚",
      "já marquei como paga",
      "Que delícia de pizza! Já anotei os R$ 72,00 por aqui.",
      "Beleza, Bruno, registrei os 9 cigarros de hoje. Um a menos que ontem!",
      "Você registrou 40 ontem, e agora registrei mais 50.",
      "Não sei o nome da loja, mas anotei os R$ 50,00.",
      "**Salvo.**",
      "Feito!",
      "Tudo anotado!",
      "Pronto, tá anotado.",
      "Falou sim, e agora tá tudo guardado: você mora no Santa Tereza.",
      "Seu gasto foi registrado com sucesso!",
      "O lembrete foi criado.",
      "Lembrete criado para amanhã às 10h.",
      "Gasto registrado! Mais alguma coisa?",
      "Anotei os 50, tá?",
      "Massa, Bruno! Tainara, Dudu e o baba eu já guardei; o Bahia fica pra próxima.",
      "Criei um lembrete pra amanhã",
      "Cadastrei a dívida do Nubank, de R$ 3.200,00.",
      "Apaguei a nota da senha.",
      "Troquei o valor pra R$ 45,00, viu?",
      "Prontinho, tá guardado aqui comigo.",
      "Lembrete criado: dentista, quinta, 15h.",
      "Pus um alarme pras 6h30.",
      "Desfiz a última alteração.",
      "De todo modo, deixei registrado o remédio das 8h.",
      "Os três gastos foram registrados.",
      "50 no mercado, anotado!",
    ]
  ) assert.equal(claimsWrite(text), true, text);
});

Deno.test("claimsWrite() takes no denial, question, quotation, plan or earlier time for one", () => {
  for (
    const text of [
      "Imagina! Te lembro amanhã às 9.",
      "A consulta ficou agendada pra sexta.",
      "você registrou ontem",
      "Registrei os R$ 20,00 do ônibus mais cedo, sim!",
      "isso já estava registrado",
      "Registrei ontem os 40 da gasolina, lembra?",
      "Anotei isso no sábado.",
      "Ontem eu anotei os R$ 40,00 do mercado.",
      "O que eu registrei até agora: R$ 40,00 no mercado.",
      "Só registrei o almoço, o jantar não.",
      "Dos R$ 90,00 que anotei na semana passada, 40 são de gasolina.",
      "nada foi registrado",
      "não registrei",
      "Não registrei nada ainda. Quanto foi?",
      "Ainda não anotei nada.",
      "posso te ajudar a registrar",
      "quando você registrar",
      "É só dizer “anotei 2 litros” que eu marco.",
      "Isso já foi registrado ontem?",
      "Salvo engano, são dois.",
      "Nada foi apagado. Qual deles?",
      "A conta de luz não foi registrada.",
      "Gastos registrados neste mês: R$ 300,00.",
      "O exame foi feito ontem, né?",
      "Vou registrar assim que você disser o valor.",
      "Você marcou o treino como feito hoje cedo.",
      "Combinado! Boa noite.",
      "Guardado a sete chaves, fica entre nós.",
      "Não sei se registrei isso, deixa eu ver.",
      "Você já tem um lembrete marcado pra sexta.",
      "Que tal mandar assim:\n> Oi, Fábio! Marquei a consulta da mãe pra terça.",
      "É um filme criado para a TV.",
      "Filme criado para crianças, vale a pena.",
      "Feito isso, respira fundo e toma uma água.",
      "",
      "Corrigi o texto como você pediu.",
      "Montei um plano com três passos.",
      "Pensei numa coisa.",
      "Registrarei quando você confirmar.",
      "O disco foi gravado em 1999.",
      "Compra no débito é lançada na hora.",
    ]
  ) assert.equal(claimsWrite(text), false, text);
});

Deno.test("claimsWrite() flags nothing that an honest model said in long conversations", () => {
  for (
    const text of [
      "Oi, que bom te ver por aqui! 😊 É só conversar: você me conta as coisas e eu vou guardando.",
      "Registro gastos, contas, treinos, sono e humor, crio lembretes e anoto ideias, filmes e links.",
      "Uma hora de fila de banco com fome ninguém merece, Má 🙄 Conseguiu pelo menos resolver o que foi fazer lá?",
      "Kkkk uma ilha sem boleto e sem fila de banco, eu entendo demais! 🏝️",
      "Que amizade, hein? E o Fábio sem trabalho deve mexer com as contas da casa toda, né?",
      "Tchau, Má! Bebe uma água e tenta descansar. Se a dor insistir, vale procurar um médico. Boa noite 🌙",
      "Sei que sua mãe se chama Célia, tem 67 anos e mora em Contagem com o Fábio, seu irmão.",
      "Virar vegana dá, sim: você já é vegetariana há 5 anos, então seria mais cortar leite e ovos aos poucos.",
      "Poxa, isso dói, e a raiva faz sentido. Fica entre nós, não anotei nada sobre o Thiago.",
      "Tudo bem, não registrei nada.",
      "Não guardei nada disso, kkk. Boa noite, descansa!",
      "De segunda até ontem entraram R$ 575,00. Hoje ainda não anotei nada. O mês está em R$ 715,00.",
      "Salvei sim: tá nas suas notas a ideia da Bolacha Express, com 3 motos e foco em farmácia.",
      "Cidade de Deus tá na sua lista, só a nota 10 que não tem onde eu botar.",
      "O lembrete das 8h tá cadastrado aqui, mas se não tocou eu não sei por quê.",
      "Os R$ 600 do Wesley já estão anotados; que dia você quer que eu te lembre de cobrar?",
      "Ontem foram 10, Bruno. Domingo 12, segunda 11, ontem 10 e hoje 9: um a menos por dia.",
      "O Cabula e a Jessica ainda não ficaram anotados.",
      "Ainda falta o seu sim: nada foi registrado até agora.",
      "Sobre o Nando: me diz um horário que eu marco outro aviso pra hoje.",
      "Seus lembretes: remédio da vó às 8h, ligar pra oficina às 14h.",
      "Você anotou isso em 4 dos últimos 7 dias.",
      "O Wesley te deve R$ 450,00 agora: eram R$ 600,00 e ele pagou R$ 150,00.",
      "Se o valor estiver errado, me fala que eu corrijo.",
      "Aqui está o que tenho guardado sobre a Tainara: mora em Feira e faz enfermagem.",
      "Não tenho como tocar alarme fora do app, desculpa.",
      "Esse gasto já está registrado no dia 22, quer ver?",
      "Dormir 4h30 cansa mesmo. Quer que eu te explique como melhorar o sono?",
      "Quanto foi no mercado? Com o valor eu registro.",
      "O sono de sábado ficou sem registro; você lembra quantas horas foram?",
      "Essa é a parcela 23 de 48: faltam 25, R$ 10.300,00.",
    ]
  ) assert.equal(claimsWrite(text), false, text);
});

Deno.test("offersWrite() knows an offer to write, and no other offer or question", () => {
  for (
    const text of [
      "Quer que eu registre R$ 50,00 no mercado?",
      "Que bom! Você quer que eu anote isso?",
      "posso anotar?",
      "Posso apagar tudo? Diga sim.",
      "Posso apagar tudo. Diga sim.",
      "Ainda dá tempo de ligar, ou quer que eu te lembre mais tarde?",
      "Anoto pra você?",
      "Registro os 50 no mercado?",
      "Gostaria que eu criasse um hábito? Quer que eu crie?",
      "Devo marcar como feito?",
    ]
  ) assert.equal(offersWrite(text), true, text);
  for (
    const text of [
      "Quer que eu te explique?",
      "Posso te ajudar a registrar.",
      "Posso registrar gastos e criar lembretes.",
      "O que você quer que eu guarde?",
      "Qual valor você quer que eu registre?",
      "que dia você quer que eu te lembre de cobrar?",
      "Como quer que eu te chame?",
      "Qual deles você quer marcar como feito?",
      "Você disse “quer que eu anote?” ontem.",
      "Quer me contar como ela está?",
      "Registro de sono ou de peso?",
      "",
    ]
  ) assert.equal(offersWrite(text), false, text);
});

Deno.test("claimsWrite() and offersWrite() read a text a number of times that does not grow with it", () => {
  for (
    const part of [
      "e ",
      "gasto a ",
      "ja pronto, ",
      "registrei ",
      "a",
      " ",
      "quer que eu ",
      ", mas ",
      "“",
      "foi ",
      ".",
      "agora ta ",
    ]
  ) {
    const [less, more] = [1_000, 16_000].map((length) => {
      const text = part.repeat(length / part.length);
      const work = countWork(() => {
        claimsWrite(text);
        offersWrite(`${text}?`);
      });
      return work / text.length;
    });
    assert.ok(less! > 0 && more! < 3 * less!, `${part}: ${less} a character, then ${more}`);
  }
});

Deno.test("claimsWrite() and offersWrite() are total", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
    assert.equal(typeof claimsWrite(text), "boolean");
    assert.equal(typeof offersWrite(text), "boolean");
  }));
});
