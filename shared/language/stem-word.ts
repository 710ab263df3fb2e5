// Irregular forms: the words of each line have one stem. The words for liking ("gostar", "adorar") share one, as they mean the same
// in facts, and so do those for living somewhere.
const SAME_STEM = `fazer faz faco fiz fez fazia fazendo feito facam fizemos
querer quer quero quis queria querendo
poder pode posso pude podia podendo
saber sabe sei soube sabia
dizer diz digo disse dizia
trazer traz trago trouxe
ver ve vejo vi viu via vendo visto
vir vem venho vim veio vindo
ler le leio li leu lia lendo
dar da dou dei deu dava dando
por poe ponho pus
sair sai saio saiu saia saindo
cair cai caio caiu
dormir durmo dorme dormi dormiu dormia
sentir sinto sente senti sentia
preferir prefiro prefere preferi preferiu preferia
seguir sigo segue segui seguiu seguia
servir sirvo serve servi serviu
conseguir consigo consegue consegui conseguiu conseguia
pedir peco pede pedi pediu pedia
perder perco perde perdi perdeu perdia
ouvir ouco ouve ouvi ouviu ouvia
manter mantenho mantem mantive manteve
nascer nasci nasceu
morar moro mora morava morando vivo vive viver vivendo resido reside
gostar gosto gosta gostava gostando adoro adora adorar amo ama amar amava curto curte curtir
odiar odeio odeia odiava detesto detesta detestar
filho filhos
filha filhas
tio tios
tia tias
primo primos
prima primas
sobrinho sobrinhos
sobrinha sobrinhas
neto netos
neta netas
namorado namorados
namorada namoradas
sogro sogros
sogra sogras`;

const irregular = new Map(
  SAME_STEM.split("\n").flatMap((line, index) => line.split(" ").map((word) => [word, `=${index}`] as const)),
);
const ENDINGS = [
  "amentos amento imentos imento mente idade avamo amo emo imo ando endo indo aram eram iram avam ariam eriam " +
  "iriam aria eria iria asse esse isse",
  "ava ada ado ida ido icas icos ica ico ias ia io ar er ir ou ei eu iu am em a e i o",
].join(" ").split(" ");

/**
 * A folded Portuguese word without its ending, to compare words: "alérgica", "alérgico" and "alergia" have the same stem, and so
 * have "trabalho" and "trabalhei". Simpler than a real stemmer. Its mistakes do little harm, as it makes them in both words that
 * are compared.
 */
export function stemWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const singular = word.replace(/(?:oes|aes)$/, "ao").replace(/([aeiou])s$/, "$1").replace(/([rz])es$/, "$1");
  if (/ao$/.test(singular)) return singular;
  const ending = ENDINGS.find((end) => singular.endsWith(end) && singular.length - end.length >= 3);
  const stem = ending === undefined ? singular : singular.slice(0, -ending.length);
  return stem.replace(/qu$/, "c").replace(/gu$/, "g");
}
