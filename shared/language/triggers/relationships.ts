import { readHeadings } from "./expressions.ts";
import { firstNames } from "./first-names.ts";

/** The expressions by which messages for the skill `relationships` are found. expressions.ts explains the notation. */
export const relationshipsLists = readHeadings(`
  # family
  (pai|mae|pais|maes|papai|mamae|mainha|painho|paizinho|maezinha)
  (irma|irmas|irmao|irmaos|irmazinha|irmaozinho|mano|mana)
  filh(o|a|os|as|inha|inho)
  (avo|avos|vo|vovo|vozinha|voinha)
  (tio|tia|tios|tias|primo|prima|primos|primas|sobrinh~)
  (sogr|cunhad|genro|nora|entead|madrast|padrast|padrinh|madrinh|afilhad|compadre|comadre)~
  net(o|a|os|as|inho|inha)
  (bebe|nenem|guri|guria|menin(o|a|os|as)|criancas?|cacula|adolescente|gemeos)
  famili(a|ar|ares)
  parentes?
  (maternidade|paternidade|guarda dos ~|birra~)
  (tenho|tive|sao|somos) .. (irmaos|filhos|irmas|filhas|netos|primos|sobrinhos)
  (bisavo|bisa|madrinha|padrinho|cuidar d(a|o) (mae|pai|minha|meu))
  (vozinho|voinho|painho|mainha|vovo)

  # partners
  namor(o|ar|ando|amos|ei|ada|ado|adas|ados|ido|adinho|adinha|ava)
  (marido|maridao|espos~|noiv~|conjuge|companheir~|parceir~)
  (crush~|ficante~|peguete~|contatinho~|mozao|mozi~|boy|boyzinho|paquera|amante|amad(o|a))
  (mulher|homem|mina|gat(o|a)|cara|garot(o|a)|moc(o|a)|rapaz|pretendente)
  ex
  ex (namorad|marid|mulher|espos|noiv|ficante|amig)~
  casal
  casais
  (relacionamento~|relacao|casamento|noivado|namoro|divorci~)
  (separacao|termino|lua de mel|bodas|alianca|uniao estavel)
  (solteir~|casad(o|a|os)|viuv~|divorciad~|separad~|encalhad~)
  amor

  # friends
  amig(a|o|as|os|uinha|uinho)
  amizades?
  (colegas?|vizinh~|roommate|brother|parca|turma|galera)
  (conhecid(o|a)|fulan~)
  (best|bestie|bff|amiguinh~|parceirinh~|comadre)

  # first names
  ${firstNames.join("\n")}

  # love
  apaixon~
  paix(ao|onite)
  (beij(ei|ou|amos|ar|ando)|beijo)
  fic(ar|ando|amos|uei) com
  (sair|sai|saindo|saimos) com
  (me declar~|flert~|xavec~|paquer~|tinder|bumble|match|date|encontro)
  (gosto|gostando|gosta|a fim|afim) d(e|ele|ela|o|a)
  (transar|transei|transamos|intimidade|vida sexual|sexo)
  (quimica|clima|climao|romantic~|carinho~|atencao)
  saudades? d~
  ciume~
  (pedir|pediu|pedido|pedi) .. (casamento|namoro|noivado)
  morar junt~
  (a fim|ta a fim|quedinha|queda por|de olho n~|cha de sumico|ghost~|peguei|pegando|ficante)
  (me|nos) (ama|amo|amam|gosta|quer|notou|olha)
  (trocada|trocado) por
  (me assumi|sair do armario|sou gay|sou lesbica|lgbt~|hetero)
  terapia de casal
  date com
  (mandar|mando|mandou|mandei) mensagem pr~
  (poliamor|monogam~|friendzone|triangulo amoroso|amor platonico|alma gemea|responsabilidade afetiva|vida amorosa)
  (dando|dar|deu|dei) .. (mole|um tempo|em cima|um fora|gelo)
  (conquistar|chamar .. sair|tomar iniciativa|puxar assunto|alguem especial|sinal de interesse|oi sumida)
  (recem nascid~|cha revelacao|cha de revelacao|viuvez|conjugal|conjugais)
  sinto falta d(ele|ela|o|a|os|as|e)
  (stalke~|gamad~|desilusao|coracao partido|romantic~|colorida)

  # hurt and conflict
  brig(a|as|uei|amos|ou|ando|ar|aram|am|uinha|ona)
  discut(i|imos|iu|indo|ir|e)
  discuss(ao|oes)
  (treta|tretas|tretei|barraco|climao|desentend~|conflitos?|rixa|intriga~|dr)
  (trai|traiu|traida|traido|traicao|trair|infiel|infidel~|chifr~|corn(o|a))
  termin(ei|ou|amos|ar|aram|ando) .. (com|comigo|namoro|relacionamento|casamento|noivado)
  (me|nos|se) separ~
  (romp|reat|reconcili|reaproxim)~
  (me|se|nos) afast~
  me (largou|deixou|ignorou|ignora|trocou|bloqueou|iludiu)
  me (dispensou|abandonou|xingou|humilhou|manipul~|bateu|trata|tratou)
  (fora|toco|pe na bunda|ghosting|vacuo|bolo)
  (desculpa|desculpas|perdoar|perdoei|fazer as pazes)
  confi(ar|anca|o) (em|nele|nela|no|na)
  (fofoc~|falando mal|mentiu|mentira|mente pra)
  (sumiu|visualiz~|nao respond~|parou de falar|bloqueei)
  (toxic~|abusiv~|narcisista|dependencia emocional)
  limites? com
  (vacilou|vacilo|gritou comigo|pisou na bola|trata mal|de mal comigo|convivencia|conviver|impor limites)
  (fizemos|fazer) as pazes

  # dates and visits
  aniversari~
  niver
  faz(em)? (anos|aniversario)
  presente .. (pr~|de|do|da)
  (cha de bebe|cha de panela|amigo secreto|dia dos pais|dia das maes|dia dos namorados|natal em familia)
  visit(a|ar|ei|as|ando)
  (se chama|chama se|atende por)
  (conheci|conhecer|conhecendo) ~
  quem e .. (o|a) ~
`);
