import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";
import { lookUpLink } from "./look-up-link.ts";

const inputSchema = z.object({
  url: plainText(2000),
  description: plainText(4000).optional().describe("só se ela disse do que se trata"),
  quote: saveQuote,
});

/** Saves a link under the title of its page, which is read from the web. */
export const saveLink: BuiltInTool = {
  kind: "built-in",
  name: "save_link",
  title: "Guardar um link",
  description: "Guarda um link que a pessoa mandou.",
  utterances: [
    "salva esse link: https://www.gov.br/meu-inss",
    "guarda esse site de vagas pra mim https://www.gupy.io",
    "adiciona esse artigo aos favoritos https://piaui.folha.uol.com.br/materia/amazonia",
    "quero manter essa página de receitas https://www.panelinha.com.br",
    "guarda esse lnk ai www.olx.com.br/bike-caloi",
    "salva p ler dps https://g1.globo.com/economia/irpf",
    "bookmark disso pfv https://airbnb.com/rooms/55231",
    "link do edital, n perde https://cebraspe.org.br/concursos/inss",
    "achei o apê dos sonhos no QuintoAndar, olha https://quintoandar.com.br/imovel/8943",
    "a Ju me passou essa loja de móveis usados, vou olhar com calma à noite https://brechodacasa.com.br",
    "é por aqui que renova a carteirinha do SUS, vou precisar no mês que vem https://conectesus.saude.gov.br",
    "tô no ônibus e a reportagem é enorme, deixa separada https://www.bbc.com/portuguese/articles/c4ng",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  quoteChecks: { told: ["description"], urls: ["url"] },
  reads: "outside",
  lookUp: lookUpLink,
  offer(args) {
    const { url, description } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "link", title: url, url, content: description });
  },
  answer: answerSaved,
  nameResult: nameSaved,
};
