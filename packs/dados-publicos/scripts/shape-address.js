// One line for people, and the parts by name; what is null is left out.
export default function ({ args, response }) {
  if (typeof response.city !== "string" || typeof response.state !== "string") {
    return { error: "A resposta veio sem cidade ou estado. Diga que não achou o endereço." };
  }
  const cep = `${args.cep.slice(0, 5)}-${args.cep.slice(5)}`;
  const street = response.street || undefined;
  const neighborhood = response.neighborhood || undefined;
  const place = [street, neighborhood, `${response.city}/${response.state}`].filter(Boolean).join(", ");
  const note = street ? "" : " Vale para a cidade toda.";
  return {
    cep,
    ...(street && { street }),
    ...(neighborhood && { neighborhood }),
    city: response.city,
    state: response.state,
    summary: `CEP ${cep}: ${place}.${note}`,
  };
}
