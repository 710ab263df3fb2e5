import { readHeadings } from "./expressions.ts";

/** The expressions by which messages for the skill `library` are found. expressions.ts explains the notation. */
export const libraryLists = readHeadings(`
  # saving
  (salva|salve|salvar|guarda|guarde|guardar|anota|anote|anotar|favorita|favoritar) ~
  (add|adiciona|adicionar|adicone|coloca|bota|poe|joga|inclui|insere) .. lista
  (ver|assistir|ler) (depois|mais tarde)
  ^(eu )?(quero|preciso|vou|queria|tenho que) (ver|assistir) ~
  (cria|criar|nova|novo) (uma )?(nota|anotacao|ideia)
  ^(nota|ideia|anotacao) (nova|de ~)?
  (comecei|comecamos|terminei|acabei|parei) (a|de) (ler|assistir)
  (estou|to|tou|tava|estava) (lendo|assistindo)
  (li|vi|assisti) (o|um|esse|aquele) (livro|filme|documentario)
  lembra d(e|esse|essa) .. (filme|serie|video|site|link|artigo)

  # things to keep
  (filme|filmes|serie|series|seriado|video|videos|link|livro|livros)
  (links|site|sites|artigo|artigos|tutorial|documentario|anime)
  (nota|notas|anotacao|anotacoes|ideia|ideias|favoritos|salvos|itens|item|colecao|biblioteca|lista|listas)
  (a|na|da|minha) lista
  lista de (filmes|series|videos|leitura|links)

  # finding
  (salvei|guardei|anotei|salvo|salvos|salva|salvas|guardado|guardados|guardadas)
  ^(me )?(mostra|mostre|mostrar|lista|listar|ver|abre|abrir) ~
  ^(me )?(cade|busca|buscar|procura|procurar|pesquisa|encontra|acha) ~
  ^(os |as )?(meus|minhas) (filmes|series|videos|links|notas|favoritos)
  ^(os |as )?(meus|minhas) (ideias|anotacoes|salvos|coisas|sites|artigos)
  (tudo|coisas) (que|o que|salv~)
  (que|quais|tem) .. (salvei|salvo|salva|guardei|na lista)

  # tidying up
  ^(apaga|apague|apagar|deleta|delete|remove|remova|exclui|exclua|tira|tire) ~
  da (minha )?lista
  enriquec~
  (primeiro|segundo|terceiro|ultimo) (item|da lista)

  # kept elsewhere
  lista de (compras|mercado|tarefas|espera|presentes|convidados|desejos|material)
  (gasto|gastos|despesa|conta|boleto|divida|renda|remedio|agua|peso|humor|treino|habito|lembrete|alarme)
  notas? (fiscal|fiscais|baixa|alta|vermelha|da prova|de corte|<number>)
`);
