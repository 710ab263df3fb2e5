/** Why two areas of life often influence each other. The two names of a key are in the order of `private.area_ties()`. */
const AREA_TIES: Record<string, string> = {
  "finance/mental_health": "preocupação com dinheiro costuma pesar no bem-estar",
  "finance/health": "aperto no dinheiro costuma mexer com o sono e a saúde",
  "finance/career": "trabalho e dinheiro andam juntos",
  "finance/relationships": "dinheiro costuma ser assunto delicado entre pessoas próximas",
  "health/mental_health": "sono, movimento e humor puxam um ao outro",
  "career/mental_health": "pressão no trabalho costuma virar estresse",
  "career/health": "a rotina de trabalho mexe com sono e energia",
  "relationships/mental_health": "quem está por perto influencia como você se sente",
  "career/relationships": "trabalho e tempo com as pessoas disputam espaço",
  "leisure/mental_health": "descanso e lazer aliviam a cabeça",
  "spirituality/mental_health": "espiritualidade pode ser um apoio nas horas difíceis",
  "personal_growth/career": "o que você aprende abre caminhos no trabalho",
};

/** Says why these two areas of life often influence each other. */
export function describeAreaTie(areas: readonly string[]): string {
  return AREA_TIES[areas.join("/")] ?? "essas áreas da vida costumam se tocar";
}
