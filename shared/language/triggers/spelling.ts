/** Chat abbreviations and misspellings, each followed by its correction. */
const ABBREVIATIONS = `
  vc voce|vcs voces|ce voce|oce voce|q que|oq o que|oque o que|pq porque|porq porque|pk porque|n nao|nn nao|naum nao
  nau nao|tb tambem|tbm tambem|tmb tambem|mt muito|mto muito|mta muita|mtos muitos|mtas muitas|mts muitos|hj hoje
  oje hoje|qdo quando|qnd quando|qndo quando|qto quanto|qnto quanto|qnt quanto|qt quanto|qm quem|dps depois
  msm mesmo|cmg comigo|ctg contigo|tou to|estou to|estava tava|esta ta|estavamos tavamos|estive tive|para pra
  td tudo|tds todos|agr agora|ngm ninguem|algm alguem|vdd verdade|smp sempre|nd nada|obg obrigado|eh e|axo acho
  kd cade|trabaio trabalho|trampu trampo|trab trabalho|facul faculdade|sdd saudade|sdds saudades|namo namorado
  niver aniversario|money dinheiro|din dinheiro|dindin dinheiro|bufunfa dinheiro|depre deprimido|deps depois
  conciguo consigo|concigo consigo|comcerteza com certeza|derrepente de repente|oqe o que|dmais demais|dms demais
  dmas demais|dnv de novo|pfv por favor|pfvr por favor|cm com|cmo como|gnt gente|vlw valeu|aki aqui|xefe chefe
  mozaum mozao|anciosa ansiosa|ancioso ansioso|anciedade ansiedade|concerteza com certeza|mininu menino
  fds fim de semana|kero quero|bb bebe|mlr melhor|nois nos|sla sei la|bj beijo|gatu gato|crussh crush|amg amiga
  amgs amigas|migs amigas|fml familia|zap whatsapp|wpp whatsapp|hrs horas|qts quantos|qtos quantos|qtas quantas|qnts quantos|qro quero
  pg paguei|drumi dormi|dromi dormi|durmi dormi|drumir dormir|dromir dormir
`;

/**
 * Words whose misspellings are corrected, because they decide which skill a message is for. A misspelling that is itself a word
 * ("parcela" of "parcelas") is not corrected: see REAL_WORDS.
 */
const IMPORTANT = `
  dinheiro gastei gastar gastos gastando salario divida dividas boleto boletos fatura faturas parcela parcelas parcelado
  cartao credito emprestimo financiamento financeira financeiro investir investimento investimentos economizar poupanca
  orcamento aluguel pagamento paguei pagar despesa despesas imposto mensalidade prestacao transferencia aposentadoria
  desconto endividado endividada economia reais
  academia treino treinar treinei exercicio exercicios musculacao caminhada remedio remedios medico medica consulta
  hospital insonia alimentacao emagrecer emagreci engordei caloria calorias proteina nutricionista glicemia diabetes
  colesterol enxaqueca dentista menstruacao vitamina corrida quilos cabeca garganta estomago cansada cansado dormir saude
  doente pressao dieta gripada gripado
  triste tristeza ansiedade ansiosa ansioso deprimida deprimido depressao angustia angustiada chorando chorei sozinha
  sozinho perdida perdido confusa confuso desanimada desanimado frustrada frustrado estressada estressado estresse
  sobrecarregada sobrecarregado preocupada preocupado preocupacao desespero desesperada desesperado solidao desabafar
  conselho decisao arrependida arrependido autoestima insegura inseguro inseguranca esgotada esgotado magoada magoado
  chateada chateado irritada irritado nervosa nervoso desmotivada desmotivado vontade morrer suicidio aguento
  namorado namorada namoro marido esposa relacionamento casamento divorcio familia aniversario sogra cunhado cunhada
  amizade ciumes separacao noivado apaixonada apaixonado terminei terminou traicao amigos amigas irmao filho filha
  trabalho trabalhar trabalhando trabalhei emprego desempregado desempregada demissao demitido demitida entrevista
  reuniao projeto curriculo empresa carreira promocao profissional escritorio estagio produtividade procrastinar
  apresentacao concurso relatorio cliente clientes chefe trampo
`;

/** Misspellings of important words that are themselves words (checked against a word list of Brazilian Portuguese). */
const REAL_WORDS = `
  alugue amiga amigo arrependia canada careira carta casada casado chorado chore ciente ciume corando corei corria
  cumes deita demitia dente depressa deprimia desabafa despes devida devidas diabete dormi economiza emagrece
  emprestemo fatora fatoras garanta gasta gastado gaste gasto gatos investi mario media medio morre nervos pague
  pedida pedido perdia pressa procrastina quilo reunia solida solido suicido tampo termine termino trabalha trabalhado
  trabalhe tracao trapo treina treine treno trino
`;

/** Letters, as the source of a pattern, and other letters that people write for the same sound. */
const SAME_SOUND = String.raw`
  ss s|ss c|s z|z s|c(?=[ei]) s|s(?=[ei]) c|s(?=[aeiou]) ss|x ch|ch x|g(?=[ei]) j|j(?=[ei]) g|m(?=[pb]) n
  n(?=[tdcgsfv]) m|qu(?=[ei]) k|c(?=[aou]) k|rr r|^h |lh li|l(?=[^aeiouhl]) u|u(?=[^aeiou]) l|e i|i e|o u|u o
  ao$ aum|sc(?=[ei]) c|x(?=[pt]) s|am$ ao|ei e|ou o
`.trim().split(/[|]|\n\s*/).map((entry): [RegExp, string] => {
  const [sound = "", other = ""] = entry.split(" ");
  return [new RegExp(sound, "g"), other];
});

/** The correction of each abbreviation and common misspelling, folded. */
export const spelling: ReadonlyMap<string, string> = buildSpelling();

function buildSpelling(): Map<string, string> {
  const important = list(IMPORTANT);
  const known = new Set([...important, ...list(REAL_WORDS)]);
  const slips = important.toReversed().flatMap((word) =>
    [...misspellings(word)].filter((slip) => !known.has(slip)).map((slip): [string, string] => [slip, word])
  );
  const abbreviations = ABBREVIATIONS.trim().split(/\s*[|\n]\s*/).map((entry): [string, string] => {
    const blank = entry.indexOf(" ");
    return [entry.slice(0, blank), entry.slice(blank + 1)];
  });
  return new Map([...slips, ...abbreviations]);
}

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}

/**
 * The slips that people make with a word on a phone: a letter left out, doubled or swapped with its neighbour, or another
 * letter for the same sound. Takes and gives folded words; the word itself is not among them. Words of under 6 letters get only
 * doubled and swapped letters, since their other slips are often words of their own.
 */
export function misspellings(word: string): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i + 1);
    found.add(before + word[i] + word[i] + after);
    if (word.length >= 6 && i > 0) found.add(before + after);
    if (i + 1 < word.length) found.add(before + word[i + 1] + word[i] + word.slice(i + 2));
  }
  if (word.length >= 6) {
    for (const slip of soundSlips(word)) found.add(slip);
  }
  found.delete(word);
  return found;
}

function* soundSlips(word: string): Generator<string> {
  for (const [sound, other] of SAME_SOUND) {
    for (const match of word.matchAll(sound)) {
      yield word.slice(0, match.index) + other + word.slice(match.index + match[0].length);
    }
  }
}
