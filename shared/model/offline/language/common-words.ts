/**
 * Words one slip away from a verb form or noun that rules look for, but meaning something else: spelling correction leaves
 * them alone. Chosen among the confusable words of a Portuguese dictionary.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  ("afora alter alterna alternando alternar aorta apronta aprontar aprontei aprontou arteria atrasando banida barco " +
    "bebedo bola bolero branco branda bravo buraco cabem calem caloria caloricas cando capita captar captei carta " +
    "cereja cerejas chefia chique cinta cintas clarao compara comparar comparei comparou compota concerta consome " +
    "consomem contra contras cori corretor cota cotas dana direito divisa divisas dome duvida duvidas duvide duvidem " +
    "economia eita empresa escolta fartura fila filas filhao filo fisco folha folhas folhinha fratura fundao gana " +
    "gancho gata genero gota grama guarida historio honras include interne labor lebre lucro malinha manha mapinha " +
    "media mediar medio menor mina minas miuda moda mula mulata musa nocivo nova novo ordenando orientado panguei " +
    "pano parceria passinho patria pecar pesca pescar pescou pilar pilares pinha pinho planto polpa popa praga presa " +
    "pressa prisma psicologia pulsar quantia quantias quieta quinta quota ritmo sala salada salsa saudar saudei sobe " +
    "soco sora soro tacas tomba tombei tora torta trova veda vibra vinda vindas violei zumbia ")
    .trim().split(" "),
);
