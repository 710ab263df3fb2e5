import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";
import { lookUpVideo } from "./linked.ts";

const inputSchema = z.object({ url: plainText(2000), title: plainText(500).optional(), quote: saveQuote });

/** Keeps a video under its own title, or under the one the person gave it. */
export const saveVideo: ToolDefinition = {
  name: "save_video",
  description: "Guarda um vídeo que a pessoa mandou.",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  keeps: { told: ["title"], urls: ["url"] },
  reads: "outside",
  lookUp: lookUpVideo,
  offer(args) {
    const { url, title = url } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "video", title, url });
  },
  answer: answerSaved,
  names: nameSaved,
};
