/**
 * The messages of `readPack` and `pinRemoteTools` in English and in Portuguese. `{}` stands for the parts that differ. Developers get the
 * English ones, people with own packs the Portuguese ones. A new message there needs a line here: a test checks all faulty packs in both
 * languages.
 */
const SENTENCES: readonly [english: string, portuguese: string][] = [
  [
    'the pack is named as its folder, "{}": use lower case letters, digits and single hyphens, 64 at most',
    'o nome do pacote, "{}", não serve: use letras minúsculas, números e hífens simples, no máximo 64',
  ],
  [
    "use lower case letters, digits and single hyphens, 64 at most",
    "use letras minúsculas, números e hífens simples, no máximo 64",
  ],
  ["is longer than {} characters: cut it down", "passa de {} caracteres: encurte"],
  ["is longer than {} KB: cut it down to what is used", "passa de {} KB: deixe só o que é usado"],
  ["has too many values: cut it down to what is used", "tem valores demais: deixe só o que é usado"],
  ["is missing: say what the pack is for and how it is used", "falta: diga para que serve o pacote e como se usa"],
  [
    "is the name of a tool that every turn has: take another name",
    "é uma ferramenta que toda conversa já tem: use outro nome",
  ],
  [
    "the tool that reads references/ has the name: rename this one",
    "a ferramenta que lê references/ já tem esse nome: mude este",
  ],
  ["another tool of this pack has the name: rename one", "outra ferramenta deste pacote tem esse nome: mude um deles"],
  [
    "no tool names it: name it in tools.yaml or take it out",
    "nenhuma ferramenta o nomeia: nomeie-o em tools.yaml ou tire-o",
  ],
  [
    "{} is not in this pack: write it, or take its name out",
    "{} não está neste pacote: escreva-o, ou tire o nome dele",
  ],
  [
    "no tool calls it: name one of its tools by remote",
    "nenhuma ferramenta o chama: nomeie em remote uma das dele",
  ],
  ["is empty: begin with tools:", "está vazio: comece com tools:"],
  ["unknown field; take it out", "ninguém lê isto; tire"],
  [
    "use lower case letters, digits and _, 3 to 48, beginning with a letter",
    "use letras minúsculas, números e _, de 3 a 48, começando por letra",
  ],
  ["use letters, digits and _, beginning with a letter", "use letras, números e _, começando por letra"],
  ["begin with TOOL_, in capitals: TOOL_MY_KEY", "comece com TOOL_, em maiúsculas: TOOL_MINHA_CHAVE"],
  ["name a file of this pack: scripts/….js", "nomeie um arquivo deste pacote: scripts/….js"],
  ["write one line, without < and >", "escreva uma linha só, sem < nem >"],
  ["name only arguments that stand in properties", "nomeie só argumentos que estão em properties"],
  ["write a path with a value in place of each {name}", "escreva um caminho com um valor no lugar de cada {nome}"],
  ["name either an operation or a path", "diga ou uma operation ou um path"],
  ["tell either the result or the error", "diga ou o result ou o error"],
  [
    "takes more than {} characters: move the rest to references/",
    "passa de {} caracteres: leve o resto para references/",
  ],
  [
    "use letters and digits, beginning with a small letter, as a variable is named in a script",
    "use letras e números, começando por minúscula, como o nome de uma variável num script",
  ],
  [
    "a serverless function has no command line and no local machine: use an operation or a script",
    "aqui não há linha de comando nem máquina local: use uma operation ou um script",
  ],
  ['"http", "script" or "mcp", or leave it out', '"http", "script" ou "mcp", ou tire'],
  [
    "write GET and an address, GET https://example.org/{argument}; all else is an operation of openapi.yaml",
    "escreva GET e um endereço, GET https://exemplo.org/{argumento}; o resto é uma operation de openapi.yaml",
  ],
  [
    "use a public name, neither an IP address nor a port of its own: nothing else is asked",
    "use um nome público, sem IP nem porta: nada além disso é consultado",
  ],
  ["say what it calls: one of call, operation, script and remote", "diga o que ela chama: call, operation ou remote"],
  ["add a description", "falta a description"],
  [
    "leave it out: what an operation does is known by its method",
    "tire: o que uma operation faz se sabe pelo método",
  ],
  ["give at least one example", "dê pelo menos um exemplo"],
  ["add the inputSchema that they are read by", "falta o inputSchema pelo qual são lidos"],
  ["add the inputSchema that the script takes", "falta o inputSchema que o script recebe"],
  ["leave it out: the script gives the result itself", "tire: o próprio script dá o resultado"],
  [
    "leave it out: a script asks nobody, and an MCP server is asked for its tools",
    "tire: um script não consulta ninguém, e do servidor MCP se pede a lista de ferramentas",
  ],
  ["leave it out: a script asks no service", "tire: um script não consulta nenhum serviço"],
  ["leave it out, or say {}", "tire, ou diga {}"],
  ["declare {} under variables", "declare {} em variables"],
  ["write a header's name", "escreva o nome de um cabeçalho"],
  [
    "calls {} of an MCP server, and there is no server.json: add it",
    "chama {} de um servidor MCP, e não há server.json: inclua-o",
  ],
  [
    "takes parameters that are not plain values: give it an inputSchema of its own",
    "recebe parâmetros que não são valores simples: dê a ela um inputSchema próprio",
  ],
  [
    "{} of the path is not among its required arguments: add it",
    "{} do caminho não está entre os argumentos obrigatórios: inclua",
  ],
  ["calls {}, and there is no openapi.yaml: add it", "chama {}, e não há openapi.yaml: inclua-o"],
  ["{} has no operation {}: it has {}", "{} não tem a operation {}: tem {}"],
  ["{} changes something: name a GET", "{} muda alguma coisa: diga um GET"],
  [
    "{} takes arguments: give the path with values in it",
    "{} recebe argumentos: escreva o path com valores",
  ],
  ["use OpenAPI 3.1: openapi: 3.1.0", "use OpenAPI 3.1: openapi: 3.1.0"],
  ["write the whole address of the service, https://…", "escreva o endereço inteiro do serviço, https://…"],
  [
    "add the service's address: servers: [{ url: https://… }]",
    "inclua o endereço do serviço: servers: [{ url: https://… }]",
  ],
  ["add the service's address", "inclua o endereço do serviço"],
  ["refers to another document: copy it in here", "se refere a outro documento: copie-o para cá"],
  ["{} is the id of another operation too: rename one", "{} é o id de outra operation também: mude um"],
  ["{} is a {}: use a GET, POST, PUT, PATCH or DELETE", "{} é um {}: use GET, POST, PUT, PATCH ou DELETE"],
  ["{} cannot be called: {}", "{} não pode ser chamada: {}"],
  ["its body is {}: only application/json is sent", "o corpo é {}: só se envia application/json"],
  ["its body has to be an object with properties", "o corpo tem de ser um objeto com properties"],
  ["{} is sent as {}: put it into headers of tools.yaml", "{} vai como {}: ponha em headers de tools.yaml"],
  ["{} of the path is not among the parameters", "{} do caminho não está entre os parâmetros"],
  ["{} stands in the address and in the body: rename one", "{} está no endereço e no corpo: mude um dos nomes"],
  ["{} is not in this document", "{} não está neste documento"],
  ["its references go round in a circle", "as referências andam em círculo"],
  ['write it in quotation marks: version: "1.0"', 'escreva entre aspas: version: "1.0"'],
  ['like "1.0.0"', 'como "1.0.0"'],
  ["metadata holds texts only: put it in quotation marks", "metadata só tem textos: ponha entre aspas"],
  [
    "begin with front matter between two lines of ---",
    "comece com o cabeçalho entre duas linhas de ---",
  ],
  ["call it {}, as its folder", "o nome é {}, o do pacote"],
  ['add the section "{}"', 'falta a seção "{}"'],
  [
    "takes {} tokens of {}: move the rest to references/",
    "ocupa {} tokens de {}: leve o resto para references/",
  ],
  [
    "write an anti-pattern on one line: - Errado: … Certo: … Porque: …",
    "escreva um antipadrão em uma linha: - Errado: … Certo: … Porque: …",
  ],
  ["is nested too deeply: use fewer levels", "tem níveis demais: escreva com menos"],
  ["cannot be read: {}", "não se consegue ler: {}"],
  ["repeats a value by an alias: write it out", "repete um valor por um apelido (*nome): escreva por extenso"],
  ["is missing: add it, as {}", "falta: inclua, como {}"],
  ["write {} here", "escreva {} aqui"],
  ["write the whole address of the server, https://…", "escreva o endereço inteiro do servidor, https://…"],
  [
    "add remotes: a serverless function starts no program, it only reaches a server over streamable HTTP",
    "inclua remotes: aqui não se inicia programa, só se chega a um servidor por streamable HTTP",
  ],
  ["add a remote of type streamable-http", "inclua um remote do tipo streamable-http"],
  [
    "only streamable-http can be reached: write that one",
    "só se chega a streamable-http: escreva esse",
  ],
  [
    "give each {variable} of the address a value or a default",
    "dê um valor a cada {variável} do endereço",
  ],
  [
    "give it a value: {TOOL_…} stands for a variable of the deployment",
    "dê um valor a ele",
  ],
  [
    "{} has no value: begin with TOOL_, in capitals, to have it from the deployment",
    "{} não tem valor: escreva-o por extenso",
  ],
  [
    "set {} here too, to have the server list its tools",
    "falta o valor de {} para o servidor listar as ferramentas",
  ],
  [
    "{} did not list its tools: is it up, public and over https?",
    "{} não listou as ferramentas: está no ar, é público e usa https?",
  ],
  ["the server has two tools {}: it has {}", "o servidor tem duas ferramentas {}: tem {}"],
  ["the server has no tool {}: it has {}", "o servidor não tem a ferramenta {}: tem {}"],
  [
    "the server does not say what it does: give it a description",
    "o servidor não diz o que ela faz: dê a ela uma description",
  ],
  [
    "it takes what a model cannot be asked for: give it an inputSchema of its own",
    "ela recebe o que não se pode pedir a um modelo: dê a ela um inputSchema próprio",
  ],
  // Messages of zod.
  ["Too big: expected {} to be <={}", "no máximo {1}"],
  ["Too big: expected {} to have <={} {}", "no máximo {1} {2}"],
  ["Too small: expected {} to be >={}", "no mínimo {1}"],
  ["Too small: expected {} to have >={} {}", "no mínimo {1} {2}"],
  ["Invalid option: expected one of {}", "use um destes: {}"],
  ["Invalid input: expected {}", "escreva {} aqui"],
  ['Invalid string: must start with "{}"', 'comece com "{}"'],
  ["Invalid ISO date", "escreva uma data, 2026-11-22"],
  ["Invalid input", "não serve"],
];

const PATTERNS = SENTENCES.map(([english, portuguese]) => ({
  pattern: new RegExp(`^${english.split("{}").map(RegExp.escape).join("(.+?)")}$`),
  portuguese,
}));

/** Translates a message about a pack; null when it is not in the list. A name before a colon, "tools.0.name: …", stays as it is. */
export function inPortuguese(message: string): string | null {
  const found = PATTERNS.map(({ pattern, portuguese }) => ({ values: pattern.exec(message), portuguese }))
    .find(({ values }) => values !== null);
  if (found) return fill(found.portuguese, found.values!.slice(1));
  const [, named, rest] = /^(\S+): (.+)$/s.exec(message) ?? [];
  const translated = rest === undefined ? null : inPortuguese(rest);
  return translated === null ? null : `${named}: ${translated}`;
}

/** Puts values into a sentence: `{}` is the next value, `{1}` the second one. A value may be a message too, and is then translated. */
function fill(sentence: string, values: string[]): string {
  let next = 0;
  return sentence.replace(/\{(\d?)\}/g, (_, index) => {
    const value = values[index === "" ? next++ : Number(index)] ?? "";
    return inPortuguese(value) ?? value;
  });
}
