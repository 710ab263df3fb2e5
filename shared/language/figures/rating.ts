/** A rating as it was said, and on the scale of 0 to 10 on which ratings are kept: "4/5" is 4 and 8. */
export interface SaidRating {
  said: number;
  onTen: number;
}

// Of other totals ("5/12") it is rather a date.
const ON_ANOTHER_SCALE = /(?<![\d/])(\d{1,3}(?:[.,]\d)?)\s*(?:\/|de|em)\s*(5|100)(?![\d/])/g;

/** The ratings of a text that name a scale other than 10: "5/5", "4,5 de 5", "80/100". */
export function readRatings(text: string): SaidRating[] {
  return [...text.matchAll(ON_ANOTHER_SCALE)].flatMap(([, number = "", total]) => {
    const [said, most] = [Number(number.replace(",", ".")), Number(total)];
    return said > most ? [] : [{ said, onTen: Math.round(said * 100 / most) / 10 }];
  });
}
