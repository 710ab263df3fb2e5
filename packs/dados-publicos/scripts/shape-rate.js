// Name and percentage, and a sentence with a comma.
export default function ({ args, response }) {
  if (typeof response.valor !== "number") {
    return { error: "A resposta veio sem o valor da taxa. Diga que não conseguiu ver." };
  }
  const percent = String(response.valor).replace(".", ",");
  return { name: args.sigla, percent: response.valor, summary: `${args.sigla}: ${percent}% ao ano.` };
}
