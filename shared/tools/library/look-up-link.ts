import type { Outside } from "../../outside/outside.ts";
import { normalizeUrl } from "../../language/figures/url.ts";
import type { JsonObject, LookUpResult } from "../definition.ts";

const NO_ADDRESS =
  "Esse endereço não serve: preciso de um link http ou https, sem senha dentro e com até 2.000 caracteres.";

/** The address as it is kept, and what its page is called, if that can be read. */
export async function lookUpLink({ url: written }: JsonObject, outside: Outside): Promise<LookUpResult> {
  const url = normalizeUrl(String(written));
  if (url === null) return { refused: NO_ADDRESS };
  const title = await outside.readTitle(url);
  return { args: { url, ...(title === null ? {} : { title }) } };
}

/** The address as it is kept, and what the video is called; a title that the person gave it stays. */
export async function lookUpVideo({ url: written, title: told }: JsonObject, outside: Outside): Promise<LookUpResult> {
  const url = normalizeUrl(String(written));
  if (url === null) return { refused: NO_ADDRESS };
  const video = await outside.readVideo(url);
  const title = told ?? video?.title;
  return {
    args: {
      url,
      ...(title === undefined ? {} : { title }),
      ...(video?.author === undefined ? {} : { description: `De ${video.author}.` }),
    },
  };
}
