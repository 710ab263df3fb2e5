/** Common Brazilian first names, folded: how a person is recognised when the name is not capitalised. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  ("ana maria julia juliana mariana marina beatriz bia camila carla carolina carol fernanda gabriela gabi amanda leticia larissa luana bruna " +
    "patricia paula priscila rafaela renata roberta sandra sabrina simone sonia tatiana tais thais vanessa vera veronica vitoria viviane adriana " +
    "alice aline alessandra andrea andreia angela antonia aparecida barbara bianca cecilia celia claudia cristiane cristina daniela dani debora " +
    "denise diana eduarda duda elaine eliane elisa ester eva fabiana fatima flavia francisca gisele giovana gloria helena heloisa ingrid irene isabel " +
    "isabela isa isadora jaqueline jessica joana joyce karina karen katia kelly laura lara lais lia lidia livia lorena lourdes lucia luciana luiza luisa " +
    "manuela manu marcela marcia margarida marta melissa mirella monica natalia nathalia nina olivia paloma pietra raquel rebeca regina rita rosa " +
    "rosana rosangela ruth sara sarah silvana silvia sofia sophia stella suzana tamires tania tatiane teresa tereza valeria valentina yasmin zilda " +
    "joao jose pedro paulo lucas mateus matheus marcos marcelo marcio mario miguel gabriel rafael rafa rodrigo ricardo roberto renato bruno carlos caio " +
    "daniel davi david diego diogo eduardo edu enzo erick felipe fernando fabio fabricio flavio francisco chico guilherme gui gustavo guga heitor henrique " +
    "hugo igor ivan jorge julio kaique kevin leandro leo leonardo luan luis luiz murilo nelson nicolas otavio patrick rogerio romulo samuel sergio thiago " +
    "tiago vinicius vini vitor victor wagner wallace wellington wesley william yuri alan alberto alex alexandre ale anderson andre antonio artur arthur " +
    "augusto bento benicio bernardo breno cesar cicero claudio cristiano danilo denis douglas edson emanuel everton geraldo gilberto ian israel joaquim " +
    "juliano lorenzo luca manoel manuel mauricio mauro milton nando otto raul reinaldo ronaldo rubens ruan silvio theo tomas valter vicente zeca ze tom bob " +
    "nanda lu lulu mari malu clara ritinha aninha juju nati re tati vivi cris cida zelia dora bel lena mel fe gi jo ju ligia milena noemi amelia agatha antonella " +
    "aurora catarina elis emilly esther iara janaina jade kamila luna maite maisa marlene mirian nair odete pamela rayssa solange stephanie talita vania wanda")
    .split(" "),
);
