import modelPrices from "./model-prices.json" with { type: "json" };

/** What a model costs per million tokens, up to and including the day `until`. The last price of a model has no end. */
interface Price {
  until?: string;
  input: number;
  /** Default: a tenth of the price of input. */
  cached?: number;
  output: number;
}

const CACHED_SHARE = 0.1;

/** Where the prices come from, their unit, and the day on which they were read. */
export const MODEL_PRICES = modelPrices;

const PRICES: Record<string, Price[]> = modelPrices.models;

/** Tokens of one model. The cached ones are among the input. */
export interface ModelUse {
  model: string;
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

/** The cost in US dollars of what a model read and wrote on a day; null when its price is not known. Thoughts count as output. */
export function costOf(
  { model, inputTokens, outputTokens, cachedTokens }: ModelUse,
  day: string,
  prices: Record<string, Price[]> = PRICES,
): number | null {
  const price = priceOf(model, day, prices);
  if (!price) return null;
  const cached = Math.min(cachedTokens, inputTokens);
  return ((inputTokens - cached) * price.input + cached * price.cached + outputTokens * price.output) / 1_000_000;
}

/** The US dollars that the provider's cache saved; null when the price of the model is not known. */
export function savedBy(
  { model, inputTokens, cachedTokens }: Omit<ModelUse, "outputTokens">,
  day: string,
  prices: Record<string, Price[]> = PRICES,
): number | null {
  const price = priceOf(model, day, prices);
  return price && Math.min(cachedTokens, inputTokens) * (price.input - price.cached) / 1_000_000;
}

function priceOf(model: string, day: string, prices: Record<string, Price[]>): Required<Omit<Price, "until">> | null {
  const listed = Object.hasOwn(prices, model) ? prices[model] : undefined;
  const price = listed?.find(({ until }) => until === undefined || day <= until);
  return price ? { ...price, cached: price.cached ?? price.input * CACHED_SHARE } : null;
}
