/** What people ask an assistant for, and the tool that would do it. */
const WANTED: readonly (readonly [tool: string, text: string])[] = [
  ["create_event", "ver ou mudar a agenda"],
  ["send_message", "mandar e-mail ou mensagem, ligar, comprar ou pagar algo fora daqui"],
  ["search_web", "olhar a internet: notícias, tempo, preços, lugares de agora"],
];

/** What she cannot do, pt-BR: what people would ask for and none of the tools does. */
export function listMissingAbilities(tools: readonly { name: string }[]): string[] {
  return WANTED.filter(([wanted]) => tools.every(({ name }) => name !== wanted)).map(([, text]) => text);
}
