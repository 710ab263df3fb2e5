import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";

const inputSchema = z.object({
  content: plainText(8000).describe("com as palavras da pessoa; de lista, uma linha por item"),
  quote: saveQuote,
});

/** Saves a note when the person asks for one. */
export const saveNote: BuiltInTool = {
  kind: "built-in",
  name: "save_note",
  title: "Guardar uma nota",
  description: "Guarda uma anotação que a pessoa pediu.",
  utterances: [
    "anota que a senha do wifi da praia é coqueiro2020",
    "guarda essa ideia: abrir um brechó online",
    "escreve aí a lista: arroz, feijão, detergente e pilha",
    "salva essa receita: três ovos, uma banana e canela",
    "toma nota: placa do carro novo RTX4B21",
    "anota p mim: vaga G2 pilar 14",
    "nao me deixa esquecer essa frase: feito é melhor q perfeito",
    "guarda ai o protocolo da vivo 20239981",
    "o pedreiro disse que vou precisar de 12 sacos de cimento, deixa isso registrado",
    "tive um sonho maluco com um elefante azul e quero ter ele escrito em algum lugar",
    "o tamanho da cortina da sala é 2,80 por 1,60, vou precisar disso na loja",
    "tô na reunião de condomínio: decidiram pintar a fachada em março, registra num bloquinho",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  quoteChecks: { told: ["content"] },
  offer(args) {
    const { content } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "note", title: content });
  },
  answer: answerSaved,
  nameResult: nameSaved,
};
