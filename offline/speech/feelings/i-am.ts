/** Words of degree and time between "tô" and how one is. */
const DEGREE =
  "(?:muito|tao|bem|meio|super|mega|um pouco|um tanto|bastante|mal|so|hoje|DATE|completamente|totalmente|cada vez mais|ultimamente|toda|todo|mais|uma|um|na|no|ainda|realmente|demais|tipo|assim|com|me|sentindo|muita|esses dias|essa semana|desde|sempre|eu|que)";

/** How a message begins to say how its writer is: "tô", "ando me sentindo", "fiquei tão". */
export const I_AM =
  "(?:to|tava|me sinto|me sentindo|me senti|me sentia|me acho|me vejo|ando|andei|fiquei|acordei|amanheci|cheguei|sai|voltei|sou|virei|tenho (?:me sentido|andado|ficado|estado)|venho|sigo|continuo|vivo|fico|ficando|sentindo|sinto|me deixa|me deixou|me deixando|ta me deixando|passei o dia|pareco|eu)" +
  `(?: ${DEGREE}){0,4}`;
