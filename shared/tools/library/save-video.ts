import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";
import { lookUpVideo } from "./look-up-link.ts";

const inputSchema = z.object({ url: plainText(2000), title: plainText(500).optional(), quote: saveQuote });

/** Saves a video under the title that the person gave it, or else under its own. */
export const saveVideo: BuiltInTool = {
  kind: "built-in",
  name: "save_video",
  title: "Guardar um vídeo",
  description: "Guarda um vídeo que a pessoa mandou.",
  utterances: [
    "guarda esse vídeo do YouTube: https://youtu.be/a8Kd92jfLq0",
    "salva esse tutorial de crochê pra eu ver depois https://www.youtube.com/watch?v=Qw12erTy",
    "adiciona essa videoaula aos meus vídeos https://youtu.be/Zx93kLm",
    "quero manter essa palestra do TED https://youtu.be/ted7781",
    "salva esse video ai https://vimeo.com/7712345",
    "guarda p eu assistir dps youtu.be/kk3LsP0",
    "esse tiktok é mto bom, salva https://vm.tiktok.com/ZMabc12",
    "pega esse shorts de abdominal https://youtube.com/shorts/9xTreino",
    "meu irmão mandou esse show do Gil completo, hoje não dá tempo de assistir https://youtu.be/gil1977",
    "olha a moça ensinando pão sem sova, vou testar sábado https://youtu.be/paoFacil",
    "achei um cara consertando máquina igual à minha, vou precisar rever https://youtu.be/lavaBrast",
    "o fisioterapeuta passou esse aqui com os exercícios de coluna https://youtu.be/lombar10",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  quoteChecks: { told: ["title"], urls: ["url"] },
  reads: "outside",
  lookUp: lookUpVideo,
  offer(args) {
    const { url, title = url } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "video", title, url });
  },
  answer: answerSaved,
  nameResult: nameSaved,
};
