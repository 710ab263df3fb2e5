/**
 * Words one slip away from a word that rules look for, but meaning something else: spelling correction leaves them alone.
 * Chosen among the confusable words of a Portuguese dictionary.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  ("professional record import back docentes mediacao medido maninha listra actual corsa docente perito consultora cintos recreio operador ciente gatinha gatinho hipertensa franca arrasado arrasada sobrado caminhoes pecado caminhao persa tiara trade mentoria promo reacao sentimento calado picado picadas picada tecnologica tracao tradicao divorcio exaustas exausto exausta prefeito estufa escura recheio tarifas tarifa coentro juros feras fera astra volts cares ritos novel polar feias frias abandono academica acusar adorna afora alegoria alergica alergicas alter alterna alternando alternar anula aorta " +
    "apronta aprontar aprontei aprontou arteria atrasando avistar bacteria baixio banida barco bebedo biblica bichos " +
    "bola bolero bolos bosque branco branda bravo brusca buraco cabem cacula calem caloria caloricas camara cando " +
    "caneca canela capita captar captei careta carta carteira cartel casaco cassar causar cereja cerejas chefia " +
    "chique cinta cintas clarao coerente colica comando comico compara comparar comparei comparou compor compota " +
    "comprido concerta concertar consecutivo consome consomem contadoria contato contra contralto contras cori " +
    "corretor cota cotas coxinha crente cretina dana debitar deleitar delta deposta depressa desdenhar despejo desvia " +
    "diabete digite direito direta divisa divisas dome domino dores duvida duvidas duvide duvidem economia eita " +
    "elegante elite empresa escolta escota especime estadio estudio existencia facial falhar falhou fartura feitio " +
    "fichar fila filas filhao filo findos fisco folder folha folhas folhinha fotografa fotografica fratura freira " +
    "fresta fritos fundao galeria gana gancho ganchos garca gata genero gota grama gratos guarida habilidade " +
    "historica historio honras hordas hortas include indicia interne invento jornal labor lagrima lebre legume " +
    "leitora liberas limiar listrar lounge lucro macro malinha mancha manha mapinha marcha marchar marinha media " +
    "mediar medio melhoria menor mestrando metrica mina minas miuda moda mula mulata muleta muletas musa nociva " +
    "nocivo nova novo ocultos ordenando orientado panguei pano parceria paria participio particula passinho patria " +
    "patrona pecar pedaco penoso perda persona pesca pescar pescou pilar pilares pinha pinho pintos pitada planta " +
    "planto polpa pontar pontei popa praga pranto precios precioso presa presar pressa pretenso preto prisma pronto " +
    "prontos psicologia psiquiatria pulsar quantia quantias quartzo quieta quieto quinta quinto quota recita regula " +
    "residuo ritmo sabre sadia sala salada salsa sanear saudar saudei senado sereia servio sobe soco soldar solida " +
    "solido sombra sombrinha sora soro surrar tacas tampos taras templo terapica terrea tirano tomba tombei tora " +
    "torta tranquilha treco triar trinar troar trova trovar tunica veda vibra vibrar vinda vindas violato violei " +
    "visagem volita voltear zumbia ")
    .trim().split(" "),
);
