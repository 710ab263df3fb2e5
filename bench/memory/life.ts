/** One item of an invented life. */
export interface LifeItem {
  type: string;
  area: string;
  content: string;
}

/** An item as the arguments of add_knowledge, the tool's as the function's. */
export function addArguments({ type, area, content }: LifeItem): Record<string, string> {
  return { type, area, content, quote: content };
}

const PREDICATES: [string, string, string][] = [
  ["preference", "leisure", "Gosta de"],
  ["preference", "leisure", "Não suporta"],
  ["fact", "career", "Trabalhou com"],
  ["fact", "career", "Apresentou um projeto sobre"],
  ["fact", "personal_growth", "Estuda"],
  ["fact", "personal_growth", "Quer aprender mais sobre"],
  ["fact", "health", "Sente dor depois de"],
  ["fact", "health", "Faz tratamento por causa de"],
  ["fact", "finance", "Gasta demais com"],
  ["fact", "finance", "Está juntando dinheiro para"],
  ["memory", "relationships", "Brigou por causa de"],
  ["memory", "relationships", "Conversou longamente sobre"],
  ["memory", "leisure", "Viajou por causa de"],
  ["memory", "mental_health", "Ficou ansiosa com"],
  ["fact", "spirituality", "Encontra paz em"],
];
const THINGS =
  ("camarão,natação,violão,gatos,plantas,design,contabilidade,chocolate,bicicleta,corrida,francês,cerâmica," +
    "fotografia,pressão alta,enxaqueca,uma casa na praia,um apartamento maior,livros de fantasia,jogos de tabuleiro," +
    "cinema argentino,pão de queijo,café sem açúcar,trilhas na serra,meditação,poupança,a reforma da cozinha,o condomínio," +
    "marcenaria,xadrez,crochê,futebol de areia,astronomia,vinhos,cozinha árabe,jardinagem,o trânsito,reuniões longas," +
    "planilhas,aulas de dança,o barulho da rua,massagem,ioga,genealogia,programação,concursos públicos,o vestibular,feiras de troca," +
    "quadrinhos,música caipira,teatro de rua,pilates,escalada,surfe,a bolsa de valores,previdência,seguro do carro")
    .split(",");
const PEOPLE =
  ("Júlia,Marcos,Beatriz,Thiago,Helena,Otávio,Lívia,Caetano,Iracema,Joaquim,Nádia,Rafael,Sônia,Ubiratan,Vanessa," +
    "Wagner,Yasmin,Zélia,Murilo,Patrícia").split(",");
const PLACES =
  ("Recife,Curitiba,Belém,Manaus,Goiânia,Florianópolis,Santos,Ouro Preto,Salvador,Natal,Cuiabá,Vitória,Lisboa," +
    "Montevidéu,Petrópolis,Paraty,Bonito,Olinda,Campinas,Niterói").split(",");
const WHEN =
  ("desde criança,aos domingos,depois do trabalho,por recomendação médica,quando tem tempo,no fim do mês,há dois anos," +
    "para relaxar,sempre que viaja,pela manhã,à noite,sem pressa,no inverno,nas férias,antes de dormir").split(",");

/** Questions as they are asked of memory: by name, inflected, misspelt, with words that no item has. */
export const QUESTIONS = [
  "o que eu gosto de fazer aos domingos?",
  "camarao",
  "como foi a viagem para Recife?",
  "quem é a Helena?",
  "o que a Beatris disse sobre o apartamento",
  "enxaquecas",
  "estou pensando em voltar a tocar violão",
  "fotogrfia",
  "quanto eu gasto com vinhos e chocolate",
  "tem alguma coisa sobre o seguro?",
  "meus tratamentos",
  "vontade de aprender uma língua nova no verão",
  "por que briguei com o Rafael?",
  "ansiedade no trabalho",
  "lembra da reforma?",
  "onde eu moro",
  "planos para as férias em Paraty com a família",
  "natasão",
  "remédio para pressão",
  "o que você sabe sobre mim?",
  "remédio/medicamento/comprimido/toma, pressão/hipertensão",
  "brigou/discutiu/conflito/desentendimento, Rafael/irmão",
  "aprender/curso/estudar, língua/idioma/inglês/francês",
  "veterinário/vet/clínica/consulta, cachorro/gato",
];

/** As many items as asked for, each of its own day. */
export function life(count: number, next: () => number): LifeItem[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, () => {
    const [type, area, predicate] = pick(PREDICATES);
    const company = next() < 0.4 ? ` com ${pick(PEOPLE)}` : "";
    const place = next() < 0.3 ? ` em ${pick(PLACES)}` : "";
    const day = new Date(Date.UTC(1990, 0, 1 + Math.floor(next() * 12_000))).toLocaleDateString("pt-BR", {
      timeZone: "UTC",
    });
    return { type, area, content: `${predicate} ${pick(THINGS)}${company}${place} ${pick(WHEN)}, em ${day}` };
  });
}
