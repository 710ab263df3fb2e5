/** Where and as whom Gemini is reached. `baseUrl` points at a proxy or a test server. */
export interface GeminiOptions {
  apiKey: string;
  modelId: string;
  baseUrl?: string;
}

/** What every request to Gemini's API has in common. */
export interface GeminiAccess {
  /** Without a slash at its end. */
  baseURL: string;
  headers: Record<string, string>;
}

const GOOGLE = "https://generativelanguage.googleapis.com/v1beta";

/** The address and headers of requests to Gemini. */
export function geminiAccess({ apiKey, baseUrl = GOOGLE }: GeminiOptions): GeminiAccess {
  return { baseURL: baseUrl.replace(/\/$/, ""), headers: { "x-goog-api-key": apiKey } };
}
