import { fold } from "../fold.ts";
import { stemWord } from "../stem-word.ts";

/**
 * Words by which people talk about one topic, a topic in each line: "larguei o cigarro" and "Parou de fumar" share one. A shared topic
 * proves nothing alone; it lets a word of an item count as said. Inflections need no entry.
 */
const TOPICS = `casar casamento noivo noivado aceitei pedido esposa marido conjuge
separar separado divorcio divorciado terminar termino ex
voltar reatar namorar namoro namorado ficando saindo boy crush
gravida gravidez bebe gestante gestacao barriga
fumar cigarro fumo tabaco
beber bebida alcool cerveja
trabalhar trabalho colega trampo trampar emprego empregado empresa cargo firma fixo
desempregado demitido demissao mandado embora
professor professora prof leciono aula dou
programador programadora dev desenvolvedor programo
morar moro mudei mudou casa apartamento ap ape mudanca lugar
aniversario niver nascimento nascer nasci anos idade faz fiz fez
idade anos tenho completei
estudar estudo faculdade facul curso cursar semestre periodo aula escola
aprovado aprovada passei passou
mae mamae mainha
pai papai painho
avo vo vovo vovó
avô vô
filho filha menino menina crianca
irmao irmã mano mana
amigo amizade parceiro
alergico alergia intolerante intolerancia posso
vegano vegana vegetariano bicho carne
vegetariano peixe
evangelico evangelica crente
diabetico diabetes acucar
hipertenso hipertensao pressao
ansioso ansiedade
deprimido depressao
insonia dormir sono
remedio comprimido tomar tomo medicamento
parar largar deixar abandonar cancelar
comecar inicio iniciar entrar fui chamada
correr corrida treino treinar
academia malhar musculacao
dever devendo divida emprestimo emprestou emprestar
ganhar salario renda recebo
assinar assino assinatura cancelar
gostar adorar amar curtir preferir favorito fa paixao torcer torco roxa
odiar detestar credo nojo
gata gato felino
cachorro cao vira lata cadela
carro fusca gol uno
moto cg biz
telefone zap celular whatsapp numero
chamar nome apelido sou
tocar arranhar
falar viro fluente ingles
medir altura
pesar peso kg quilos
calcar calço numero
acordar levantar
dividir junto aluguel
medo pavor morrer
querer quero sonho meta objetivo plano vontade pretender ficar chegar
formar formatura
pagar quitar quitado
patrao chefe
morrer faleceu falecido perder`;

/** Which topics a stem belongs to, as numbers of lines. */
const topicsByStem = new Map<string, number[]>();
for (const [topic, line] of TOPICS.split("\n").entries()) {
  for (const word of line.split(" ")) {
    const stem = stemWord(fold(word));
    topicsByStem.set(stem, [...topicsByStem.get(stem) ?? [], topic]);
  }
}

/** Letters of the shortest abbreviation. */
const SHORTEST_BEGINNING = 3;
/** Letters at the start that make two stems one root. */
const SHARED_BEGINNING = 5;

/** Whether two stems mean the same: they are equal, one starts the other ("adm", "administr"), both start alike, or share a topic. */
export function meanSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return true;
  if (short.length >= SHARED_BEGINNING && long.startsWith(short.slice(0, SHARED_BEGINNING))) return true;
  const topics = topicsByStem.get(other);
  return topics !== undefined && (topicsByStem.get(one) ?? []).some((topic) => topics.includes(topic));
}
