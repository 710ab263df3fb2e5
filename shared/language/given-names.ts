/**
 * The most common given names in Brazil (census of 2010), folded. They find names where capitals do not: at the beginning of a
 * sentence ("Júlia mora longe" against "Mora longe"), or in a text without capitals. Names that are also words (Rosa, Vitória,
 * Lia) are left out.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `adriana adriano alan alessandra alessandro alex alexandre alice aline amanda ana anderson andre andrea andreia andressa antonia
  antonio ariana arthur artur augusto barbara beatriz benjamin bernardo bia bianca breno bruna bruno caio camila carina carla carlos
  carolina caroline cassio catarina caua cecilia celia cesar cintia claudia claudio cleber cristiane cristiano cristina daiane
  daniel daniela danielle danilo davi debora denise diana diego diogo douglas duda edson eduarda eduardo elaine eliana eliane elisa
  elisangela eloa emanuel emilly enzo erica erick erika ester eva evandro fabiana fabiano fabio fabricio felipe fernanda fernando
  flavia flavio francisca francisco gabi gabriel gabriela geovana geraldo gilberto gilmar giovana giovanna gisele guilherme gustavo
  heitor helena heloisa henrique hugo igor ingrid isabel isabela isabella isadora ivan jaqueline jean jessica joana joao joaquim jorge
  jose josefa josiane juliana juliano julia julio karina katia kauan laila lais lara larissa laura leandro leonardo leticia livia
  lorena luan luana lucas lucia luciana luciano luis luisa luiz luiza manuela marcela marcelo marcia marcio marcos maria mariana marina
  mario marta matheus mateus mauricio mauro mayara melissa michele miguel milena mirela miriam monica murilo natalia nathalia nicolas
  nicole otavio pamela patricia paula paulo pedro priscila rafa rafael rafaela raimunda raimundo raquel rebeca regina reinaldo renan
  renata renato ricardo roberta roberto robson rodrigo rogerio ronaldo rosana rosangela ruan rute sabrina samuel sandra sandro sara
  sarah sebastiana sebastiao sergio silvana silvia simone sofia sonia sophia stefany tais tania tatiana teresa terezinha thais thales
  thiago tiago valentina valeria vanessa vania veronica vicente victor vinicius vitor viviane wagner walter wellington wesley
  william yasmin yuri zilda`.split(/\s+/),
);
