const BRAZIL = [
  { zone: "America/Sao_Paulo", name: "Brasília, São Paulo, Rio de Janeiro" },
  { zone: "America/Bahia", name: "Bahia" },
  { zone: "America/Fortaleza", name: "Ceará, Maranhão, Piauí, Rio Grande do Norte, Paraíba" },
  { zone: "America/Recife", name: "Pernambuco" },
  { zone: "America/Maceio", name: "Alagoas, Sergipe" },
  { zone: "America/Belem", name: "Amapá, leste do Pará" },
  { zone: "America/Santarem", name: "Oeste do Pará" },
  { zone: "America/Araguaina", name: "Tocantins" },
  { zone: "America/Cuiaba", name: "Mato Grosso" },
  { zone: "America/Campo_Grande", name: "Mato Grosso do Sul" },
  { zone: "America/Manaus", name: "Amazonas" },
  { zone: "America/Porto_Velho", name: "Rondônia" },
  { zone: "America/Boa_Vista", name: "Roraima" },
  { zone: "America/Rio_Branco", name: "Acre" },
  { zone: "America/Noronha", name: "Fernando de Noronha" },
];

/** The time zones to choose from: those of Brazil by their places, and the browser's others. `current` is among them. */
export function timeZonesWith(current: string): { brazil: typeof BRAZIL; others: string[] } {
  const brazil = new Set(BRAZIL.map(({ zone }) => zone));
  const others = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current].filter((zone) => !brazil.has(zone)));
  return { brazil: BRAZIL, others: [...others].toSorted() };
}
