import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { answerEnriched, nameEnriched, saveQuote } from "./library-item.ts";
import { lookUpVideo } from "./look-up-link.ts";

const inputSchema = z.object({ url: plainText(2000), quote: saveQuote });

/** Looks up the title of a video and adds it to the saved one. */
export const enrichVideo: BuiltInTool = {
  kind: "built-in",
  name: "enrich_video",
  title: "Completar um vídeo",
  description: "Busca o título de um vídeo e completa o que está salvo. Para salvar, save_video.",
  utterances: [
    "descobre o título desse vídeo que já salvei https://youtu.be/m4Nq82",
    "completa o vídeo guardado com o nome dele https://youtu.be/Tt51ab",
    "preenche o título que está faltando em https://www.youtube.com/watch?v=hh77Lo",
    "atualiza os dados do vídeo salvo https://vimeo.com/331902",
    "como chama esse video q te mandei ontem? poe o nome https://youtu.be/oN7rs",
    "ta sem titulo esse aki, arruma https://youtu.be/pp09Zk",
    "bota o nome certo no video do yt q salvei https://youtu.be/rEc3it4",
    "puxa o titulo desse youtu.be/9dKw2 q ja ta guardado",
    "na minha lista de vídeos só aparece o endereço, nem sei qual aula é essa https://youtu.be/aula03x",
    "salvei correndo e ficou só o código, identifica o que é https://youtu.be/Yq8Lmn",
    "tenho uns cinco vídeos iguais sem nome, começa identificando este https://youtu.be/bT5vv",
    "esse da palestra ficou como 'sem título', não consigo reconhecer depois https://youtu.be/pal3str4",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  quoteChecks: { urls: ["url"] },
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
  nameResult: nameEnriched,
};

const NOTHING_FOUND = "Não consegui ler o título desse vídeo.";
