/** A medicine by its substance, with brands, and the family whose allergies it shares. */
export interface Medicine {
  name: string;
  /** Folded, as pattern sources. */
  words: string;
  family?: Family;
}

/** Substances that people allergic to one of them are warned of together. */
export type Family = "penicillins" | "antiInflammatories" | "sulfas" | "cephalosporins";

/** What people call the families, folded. */
export const FAMILIES: Readonly<Record<Family, string>> = {
  penicillins: "penicilinas?|benzetacil",
  antiInflammatories: "anti ?inflamatorios?|aines?",
  sulfas: "sulfas?|sulfonamidas?",
  cephalosporins: "cefalosporinas?",
};

/** What is taken most without asking anybody, and what allergies are about most. */
export const MEDICINES: readonly Medicine[] = [
  { name: "dipirona", words: "dipirona|novalgina|neosaldina|dorflex|anador|lisador|magnopyrol|buscopan composto" },
  { name: "paracetamol", words: "paracetamol|tylenol|vick pyrena" },
  { name: "ibuprofeno", words: "ibuprofeno|advil|alivium|buscofem", family: "antiInflammatories" },
  {
    name: "ácido acetilsalicílico",
    words: "aspirina|aas|acido acetilsalicilico|melhoral|doril|sonrisal|engov",
    family: "antiInflammatories",
  },
  { name: "nimesulida", words: "nimesulida|nisulid", family: "antiInflammatories" },
  { name: "diclofenaco", words: "diclofenaco|voltaren|cataflam|torsilax|tandrilax", family: "antiInflammatories" },
  { name: "naproxeno", words: "naproxeno|flanax", family: "antiInflammatories" },
  { name: "cetoprofeno", words: "cetoprofeno|profenid", family: "antiInflammatories" },
  { name: "cetorolaco", words: "cetorolaco|toragesic|toradol", family: "antiInflammatories" },
  { name: "amoxicilina", words: "amoxicilina|amoxil|clavulin|novamox", family: "penicillins" },
  { name: "penicilina", words: "penicilina|benzetacil|ampicilina", family: "penicillins" },
  { name: "cefalexina", words: "cefalexina|keflex|cefadroxila|ceftriaxona|cefuroxima", family: "cephalosporins" },
  { name: "sulfametoxazol", words: "sulfametoxazol|bactrim|sulfa", family: "sulfas" },
  { name: "azitromicina", words: "azitromicina|astro|zitromax" },
  { name: "ciprofloxacino", words: "ciprofloxacino|cipro|levofloxacino" },
  { name: "loratadina", words: "loratadina|claritin|desloratadina|allegra|fexofenadina|polaramine|hixizine" },
  { name: "omeprazol", words: "omeprazol|pantoprazol|esomeprazol" },
  { name: "escopolamina", words: "buscopan|escopolamina" },
  { name: "dramin", words: "dramin|dimenidrinato|plasil|metoclopramida|vonau|ondansetrona" },
  { name: "prednisona", words: "prednisona|prednisolona|dexametasona|corticoide" },
  { name: "codeína", words: "codeina|tramadol|tramal|tylex|morfina" },
  { name: "insulina", words: "insulina" },
  { name: "iodo", words: "iodo|contraste iodado" },
];
