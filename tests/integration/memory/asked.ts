/** What a user's memory may hold: content | area | slot | key, the last two left out when the writer knew none. */
export const KNOWN = `
É alérgica a camarão|health|allergy|camarão
Tem intolerância a lactose|health|allergy|lactose
Trabalha na Conta Azul|career|employer
É designer|career|occupation
Mora em Curitiba|personal_growth|residence
Nasceu em Belém|personal_growth|hometown
Faz pedagogia na UFPR|personal_growth|study
Toma losartana 50 mg de manhã|health|medication|losartana
Tem um gato chamado Bento|leisure|pet|Bento
Tem um vira-lata chamado Toby|leisure|pet|Toby
Dirige um Onix 2019|finance|owns|carro
Quer correr uma maratona|health|goal|correr uma maratona
Quer abrir a própria loja até dezembro|career|goal|abrir a própria loja
O sangue é O negativo|health|blood_type
Calça 37|health|clothing_size
Adora lasanha|leisure|likes|lasanha
Não suporta coentro|leisure|likes|coentro
Prefere azul a qualquer outra cor|leisure|likes|azul
Toca violão|leisure|skill|violão
Faz trilha aos domingos|leisure|habit|trilha
Tem um menino de 8 anos e uma menina de 5|relationships|child|menino
É casada com o Renato há 8 anos|relationships|marital_status
Faz terapia às terças com a doutora Lúcia|mental_health|habit|terapia
Vai a Lisboa em março|leisure|plan|viagem a Lisboa
Muda de apartamento em janeiro|personal_growth|plan|mudança de apartamento
Operou o joelho em 2021|health
Morre de medo de avião|mental_health
Nasceu em 14 de maio de 1991|personal_growth|birthday
Ganha 4.500 por mês|finance|income
Tem Unimed|health|health_plan
É católica|spirituality|religion
Não come carne|health|diet
Tem enxaqueca|health|condition|enxaqueca
Dorme cinco horas por noite|health
Fala inglês fluente|career|language|inglês
Mede 1,68 m|health|height
Pesa 82 kg|health|weight
Está desempregada desde maio|career|employment
Deve 300 reais ao Caio|finance|owes|Caio
Joga vôlei no clube do bairro|leisure|member_of|clube do bairro
Assina Netflix e Spotify|leisure|contract|Netflix
Sofre de pressão alta|health|condition|pressão alta
`.trim().split("\n").map((line) => {
  const [content, area, slot, key] = line.split("|") as [string, string, string?, string?];
  return {
    type: "fact",
    area,
    title: content,
    content,
    slot: slot ?? null,
    slot_key: key ?? null,
    // Of a goal, how it stands; what the others say does not matter here.
    value: slot === "goal" ? "open" : null,
    source: "conversation",
    confidence: 0.95,
  };
});

/**
 * What people ask of it, most of it as in the stand-in's own sets, some as a model words a query: question | words of the
 * contents that answer, any of which will do.
 */
export const ASKED = `
eu tenho alguma alergia?|camarão
tenho alergia a quê mesmo?|camarão
o que eu não posso comer|camarão;lactose;carne
qual minha comida preferida?|lasanha
comida preferida|lasanha
que comida eu disse que não gosto|coentro
do que eu gosto?|lasanha;azul
o que eu não gosto?|coentro
onde eu trabalho mesmo?|Conta Azul
trabalho|Conta Azul
você lembra em que eu trabalho?|Conta Azul;designer
qual é minha profissão?|designer
profissão|designer
qual é o meu emprego|Conta Azul;desempregada
onde eu moro|Curitiba
em que cidade eu moro|Curitiba
endereço|Curitiba
em que cidade eu nasci?|Belém
onde eu estudo mesmo?|UFPR
lembra o que eu disse da faculdade?|UFPR
quais remédios eu tomo?|losartana
remédio|losartana
qual era o nome do meu remédio?|losartana
como se chama meu gato?|Bento
qual o nome do meu cachorro?|Toby
meus bichos|Bento;Toby
animais de estimação|Bento;Toby
qual é o meu carro?|Onix
quais são minhas metas?|maratona;loja
qual minha meta?|maratona;loja
lembra qual é o meu sonho?|maratona;loja
objetivos|maratona;loja
qual meu tipo sanguíneo?|sangue
qual meu número de sapato?|Calça
qual é a minha cor favorita?|azul
quais são meus hobbies?|violão;trilha
quantos filhos eu tenho?|menino
filhos|menino
tem algo na memória sobre meu casamento?|casada
estado civil|casada
procura nas minhas coisas algo sobre terapia|terapia
pesquisa na memória sobre viagem|Lisboa
o que eu te contei sobre minha viagem?|Lisboa
busca o que eu falei sobre a mudança|Muda
lembra o que eu te falei da cirurgia?|Operou
tenho algum medo?|medo
quando é meu aniversário?|1991
quanto eu ganho|4.500
salário|4.500
plano de saúde|Unimed
religião|católica
eu sou vegetariana?|carne
doenças|enxaqueca;pressão
condições de saúde|enxaqueca;pressão
sono|cinco horas
como eu durmo|cinco horas
que línguas eu falo|inglês
qual meu peso|82
quanto eu peso|82
altura|1,68
quem me deve ou a quem devo dinheiro|Caio
assinaturas|Netflix
pressão|pressão
`.trim().split("\n").map((line) => {
  const [question, answers] = line.split("|") as [string, string];
  return { question, answers: answers.split(";") };
});
