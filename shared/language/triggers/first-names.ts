/** Expressions for frequent first names and nicknames in Brazil, and for polite forms before a name ("dona Rita"). */
export const firstNames: readonly string[] = `
  julia joao maria ana pedro lucas carla carlos paulo paula marcos marcia fernanda fernando rafael rafaela bruno bruna
  camila juliana juliano gabriel gabriela mariana amanda beatriz larissa leticia gustavo felipe thiago tiago rodrigo
  ricardo eduardo eduarda marcelo marcela andre andrea luiz luis luiza luisa daniel daniela patricia renata renato
  vanessa aline bia duda leo leonardo rafa gabi ju carol carolina isabela sofia helena alice laura valentina miguel
  arthur davi bernardo heitor theo matheus mateus vitor victor diego leandro sergio roberto roberta antonio jose ze
  francisco chico sandra claudia claudio lucia rosa tereza simone cris cristina cristiano debora raquel priscila tati
  tatiana natalia viviane monica adriana adriano luana lara livia manu manuela clara cecilia heloisa yasmin vitoria
  nicole enzo caio igor vinicius otavio murilo henrique guilherme gui samuel joaquim benicio rita neide marta nanda
  fabio fabiana alex alexandre alessandra jessica thais tais karina kelly michele regina sonia vera silvia elaine
`.trim().split(/\s+/).concat("dona ~", "seu ~", "ti(o|a) ~");
