import type { ToolDefinition } from "./definition.ts";
import { getBirthdays } from "./relationships/get-birthdays.ts";
import { getPerson } from "./relationships/get-person.ts";
import { updatePerson } from "./relationships/update-person.ts";

/** What the relationships skill adds (domain §1). */
export const relationshipsTools: ToolDefinition[] = [getPerson, getBirthdays, updatePerson];
