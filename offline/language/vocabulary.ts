/** Words that the rules look for, gathered as their patterns are built: what a misspelt word may have been meant as. */
export const vocabulary: Set<string> = new Set(
  ("anteontem amanha segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro " +
    "semana semanas passado passada ultimo ultima ultimos ultimas quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa " +
    "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos reais conto contos centavos litro litros minuto minutos horas quilo quilos " +
    "copos garrafa garrafas garrafinha garrafinhas gramas meia quatro cinco mercado padaria farmacia gasolina almoco jantar lanche restaurante cinema remedio estacionamento")
    .split(" "),
);
