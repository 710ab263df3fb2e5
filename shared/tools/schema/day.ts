import { z } from "zod";
import { CalendarDay } from "../../text/calendar-day.ts";

/** A real day, `YYYY-MM-DD`. A refinement, not a pattern: `z.iso.date()` puts 200 characters of regex into each schema. */
export const day = z.string().refine((text) => CalendarDay.parse(text) !== null, "use AAAA-MM-DD");
