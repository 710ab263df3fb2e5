import type { Area } from "../facts/fact-rules.ts";
import { phraseTable } from "../language/phrase.ts";

const AREAS = phraseTable<Area>(String.raw`
mental_health :: terapia|terapeuta|psicolog[oa]|psiquiatra|ansiedade|ansiosa|depressao|burnout|panico|estresse|stress|humor|tdah|bipolar|borderline|saude mental|autoestima|antidepressivo|emocional|emocoes
career :: trabalh[a-z]+|emprego|empresa|chefe|cargo|carreira|reuniao|reunioes|promovid[oa]|demitid[oa]|demissao|contratad[oa]|efetivad[oa]|desempregad[oa]|profissao|profissional|profissionalmente|negocio|freelancer|concurso|gerente|engenheir[oa]|enfermeir[oa]|medic[oa] (?:no|na|em)|sou medic[oa]|advogad[oa]|professor|professora|programador|programadora|designer|dentista|contador|contadora|analista|vendedor|vendedora|arquitet[oa]|jornalista|empresari[oa]|autonom[oa]|estagi[a-z]+|secretaria|cozinheir[oa]|motorista|psicolog[oa] ha|home office|escritorio|vaga|aposentei|aposentad[oa]|mei|clt|colegas?|cliente|clientes|projeto|projetos|plantao
health :: alergic[oa]|alergias?|rinite|sinusite|gastrite|refluxo|anemia|artrite|fibromialgia|saude|doenca|diabetes|diabetic[oa]|pressao alta|hipertens[oa]|hipertensao|asma|asmatic[oa]|enxaqueca|celiac[oa]|gluten|lactose|intolerante|intolerancia|vegetarian[oa]|vegan[oa]|carne|remedio|remedios|medicacao|tipo sanguineo|sangue|dieta|academia|exercicio|exercicios|treino|correr|fumar|fumo|fumante|cigarro|bebo|alcool|sono|dormir|acordar|peso|altura|alimentacao|acucar|camarao|amendoim|frutos do mar|gravida|gestante|cirurgia|hernia|coluna|joelho|tireoide|colesterol|anemia|endometriose|marca passo|oculos|miopia|medic[oa]|nutricionista|comida|comer|como (?:carne|peixe|ovo|porco|frango)|cafe|agua|fisioterapia|insonia|enfermidade|suplemento|vitamina
finance :: dinheiro|grana|financ[a-z]+|economizar|juntar|poupar|investir|investimentos?|divida|dividas|cartao|banco|salario|gastar|comprar (?:um|uma) (?:casa|apartamento|carro)|reserva|aposentadoria|poupanca|orcamento|bitcoin|acoes
spirituality :: igreja|missa|culto|deus|fe|rezar|orar|oracao|religiao|catolic[oa]|evangelic[oa]|espirita|budista|umbanda|candomble|terreiro|centro espirita|meditacao|meditar|espiritual|espiritualidade|biblia|agnostic[oa]|ateia|ateu|celula da igreja
relationships :: casei|casad[oa]|casar|casamento|noiv[a-z]+|namor[a-z]+|separei|separad[oa]|divorci[a-z]+|solteir[oa]|viuv[oa]|filh[oa]s?|mae|pai|irma|irmao|irmaos|marido|esposa|esposo|familia|amig[oa]s?|relacionamentos?|relacoes|sogra|av[oo]|sobrinh[oa]|bebe|gemeos|terminei com|termino|ex|parceir[oa]|primos?|cachorr[oa]|gat[oa]|pet
leisure :: hobby|hobbies|viaj[a-z]+|viagem|viagens|praia|musica|musicas|banda|show|filmes?|series?|livros?|jogos?|jogar|videogame|futebol|time|fotografia|danca|dancar|cinema|teatro|cozinhar|pintar|pintura|desenhar|violao|guitarra|piano|trilha|acampar|festa|cerveja|vinho|churrasco|restaurante|pizza|sushi|chocolate|cor|comida favorita|passear|lazer|animes?|novela|artesanato|croche|jardinagem|plantas
personal_growth :: faculdade|curso|cursos|estud[a-z]+|mestrado|doutorado|pos graduacao|ingles|espanhol|idioma|aprend[a-z]+|meta|metas|objetivo|objetivos|sonho|formei|formad[oa]|vestibular|oab|enem|ler|leitura
`);

/** The areas of life that a clause is about, the more certain first. */
export function knowledgeAreas(keys: string): Area[] {
  return AREAS.filter(([, words]) => words.test(keys)).map(([area]) => area);
}
