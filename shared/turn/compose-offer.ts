import type { ToolChoice } from "../tools/definition.ts";

/** What is offered at once: the sentences of calls that are ready, and the question about one that is not. */
export interface OfferParts {
  /** Each "Quer que eu …?" */
  offers: string[];
  question?: { text: string; choices: ToolChoice[] };
}

const OPENING = /^Quer que eu /;

/** One offer for all the writes of a step (domain §4): a single one as it is, several as a list under one question. */
export function composeOffer({ offers, question }: OfferParts): string {
  const paragraphs: string[] = [];
  if (offers.length > 1) paragraphs.push(`Quer que eu faça tudo isto?\n${offers.map(asItem).join("\n")}`);
  else if (offers[0]) paragraphs.push(offers[0]);
  if (question) {
    const list = question.choices.map(({ label }, index) => `${index + 1}. ${label}`);
    paragraphs.push([question.text, ...list].join("\n"));
  }
  return paragraphs.join("\n\n");
}

function asItem(offer: string): string {
  return `- ${offer.replace(OPENING, "").replace(/\?\s*$/, "")}`;
}
