import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { z } from "zod";
import type { ToneConfig } from "../shared/skills/definition.ts";

const DEFAULT_TONE: ToneConfig = {
  style: "practical",
  emojiLevel: "minimal",
  responseLength: "concise",
  formality: "informal",
};

const toneSchema = z.object({
  style: z.enum(["practical", "reflective", "empathetic", "hopeful", "direct", "celebratory"]),
  emojiLevel: z.enum(["none", "minimal", "moderate"]),
  responseLength: z.enum(["concise", "moderate", "elaborated"]),
  formality: z.enum(["informal", "careful-informal"]),
});

const optionsSchema = z.object({
  tone: toneSchema.catch(DEFAULT_TONE),
  skills: z.array(z.string()).catch([]),
  today: z.string().regex(/^\d{4}-\d{2}-\d{2}$/).optional().catch(undefined),
  timezone: z.string().catch("America/Sao_Paulo"),
  userName: z.string().trim().min(1).max(80).optional().catch(undefined),
});

/** What the turn tells the offline model besides the messages. Dates are the user's own, `YYYY-MM-DD`. */
export interface OfflineOptions {
  tone: ToneConfig;
  skills: string[];
  today: string;
  timezone: string;
  userName?: string;
}

/** Reads `providerOptions.offline`; what is absent or malformed gets a default. */
export function readOfflineOptions({ providerOptions }: LanguageModelV4CallOptions): OfflineOptions {
  const options = optionsSchema.parse(providerOptions?.offline ?? {});
  return { ...options, today: options.today ?? dayIn(options.timezone) };
}

function dayIn(timezone: string): string {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date());
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
