const STEMS: Record<string, number> = {
  cinqu: 5,
  cinc: 5,
  dez: 10,
  quinz: 15,
  vint: 20,
  trint: 30,
  quarent: 40,
  cinquent: 50,
  sessent: 60,
  setent: 70,
  oitent: 80,
  novent: 90,
  cem: 100,
  cen: 100,
  cent: 100,
  duzent: 200,
  trezent: 300,
  quinhent: 500,
  mil: 1000,
};
const SLANG = /^([a-z]{3,8}?)z?(?:ao|aum|inho|inha|inhos|inhas|oes)$/;
// Words of that shape that are no amounts.
const OTHERS = new Set(["milinha", "milinho", "centinho", "milhao", "milao", "cinquinha"]);

/** Value of a banknote's nickname or diminutive ("vintão", "cinquentinha", "dezinho", "milão"), or null. */
export function slangAmount(word: string): number | null {
  if (word === "milao" || word === "cinquinha") return word === "milao" ? 1000 : 5;
  if (OTHERS.has(word)) return null;
  const stem = SLANG.exec(word)?.[1];
  return stem !== undefined && Object.hasOwn(STEMS, stem) ? STEMS[stem]! : null;
}
