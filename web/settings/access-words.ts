/** What the project's own functions come to a person's data for, by `accesses.purpose`. */
export const ACCESS_PURPOSES: Record<string, string> = {
  learning: "Aprender com as conversas, à noite",
  search: "Preparar a busca na memória e na biblioteca",
  reports: "Escrever seus resumos",
  reminders: "Calcular as próximas vezes de um lembrete",
  notifications: "Avisar nos seus aparelhos",
  assistants: "Trazer o pedido de outro assistente seu",
  packs: "Chamar o serviço de um pacote seu",
  operation: "Manutenção por quem cuida desta instalação",
};
