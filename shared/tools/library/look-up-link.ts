import type { Outside } from "../../outside/outside.ts";
import { normalizeUrl } from "../../language/figures/url.ts";
import type { JsonObject, LookUpResult } from "../definition.ts";

const NO_ADDRESS =
  "Esse endereço não serve: preciso de um link http ou https, sem senha dentro e com até 2.000 caracteres.";

/** The normalised address of a link, and the title of its page if that can be read. */
export async function lookUpLink({ url: written }: JsonObject, outside: Outside): Promise<LookUpResult> {
  const url = normalizeUrl(String(written));
  if (url === null) return { refused: NO_ADDRESS };
  const title = await outside.readTitle(url);
  return { args: { url, ...(title === null ? {} : { title }) } };
}

/** The normalised address of a video, with its title and author. A title that the person gave wins over the video's own. */
export async function lookUpVideo(
  { url: written, title: givenTitle }: JsonObject,
  outside: Outside,
): Promise<LookUpResult> {
  const url = normalizeUrl(String(written));
  if (url === null) return { refused: NO_ADDRESS };
  const video = await outside.readVideo(url);
  const title = givenTitle ?? video?.title;
  return {
    args: {
      url,
      ...(title === undefined ? {} : { title }),
      ...(video?.author === undefined ? {} : { description: `De ${video.author}.` }),
    },
  };
}
