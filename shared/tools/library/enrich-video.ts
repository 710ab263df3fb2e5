import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerEnriched, nameEnriched, saveQuote } from "./library-item.ts";
import { lookUpVideo } from "./linked.ts";

const inputSchema = z.object({ url: plainText(2000), quote: saveQuote });

/** Looks up what a video is called and completes the one that was saved. */
export const enrichVideo: ToolDefinition = {
  name: "enrich_video",
  description: "Busca o título de um vídeo e completa o que está salvo. Para salvar, save_video.",
  inputSchema,
  confirmation: "quoted",
  keeps: { urls: ["url"] },
  reads: "outside",
  async lookUp(args, outside) {
    const found = await lookUpVideo(args, outside);
    return "args" in found && found.args.title === undefined ? { refused: NOTHING_FOUND } : found;
  },
  offer(args) {
    const { url } = inputSchema.partial({ quote: true }).parse(args);
    return `Quer que eu busque o título de ${url}?`;
  },
  answer: answerEnriched,
  names: nameEnriched,
};

const NOTHING_FOUND = "Não consegui ler o título desse vídeo.";
