import { z } from "zod";

/** Reais of one entry; the tables refuse a billion and more. */
export const moneyAmount = z.number().positive().lt(1_000_000_000);
