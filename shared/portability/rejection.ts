/** The reason why a row of a file was left out. Without `index`, the whole section was left out. */
export interface ImportRejection {
  section: string;
  index?: number;
  /** A stable code. */
  reason: string;
  /** The column, constraint or field that is wrong. */
  problem?: string;
}

const MESSAGES: Record<string, string> = {
  already_exists: "Isso já existe na sua conta.",
  broken_link: "Aponta para algo que não está no arquivo.",
  empty_message: "A mensagem está vazia.",
  future_date: "A data está no futuro.",
  invalid_section: "Esta parte do arquivo não é uma lista.",
  invalid_text: "Contém caracteres que não podem ser guardados.",
  invalid_value: "Algum valor não serve.",
  link_cycle: "Os itens se substituem em círculo.",
  message_too_long: "A mensagem é grande demais.",
  missing_value: "Falta algum valor.",
  not_allowed: "Isso não pode ser importado.",
  not_an_object: "Não é um item.",
  row_too_large: "Este item é grande demais.",
  too_many_rows: "Você chegou ao máximo que eu guardo deste tipo.",
  unknown_origin: "Resultados de ferramentas eu só guardo de uma exportação minha, sem alterações.",
  unknown_section: "Não conheço esta parte do arquivo.",
};

/** The sentence for the user, pt-BR. */
export function rejectionMessage({ reason }: ImportRejection): string {
  return MESSAGES[reason] ?? "Este item não pôde ser importado.";
}

/** A row of a file with its position in its section. Rejections name this position. */
export interface NumberedRow {
  index: number;
  row: Record<string, unknown>;
}
