import { fold } from "../../text/fold.ts";
import { formatBirthday } from "./format-birthday.ts";
import type { Person } from "./person.ts";
import { preferenceClauses } from "./preference-clauses.ts";
import { yourRelation } from "./your-relation.ts";

/** What is known of a person, each without its subject: "é sua irmã", "faz aniversário em 12/03", "mora em Recife". */
export function personClauses({ name, relationship, birthday, preferences, facts }: Person): string[] {
  const named = relationship !== undefined && fold(relationship) !== fold(name);
  return [
    ...(named ? [`é ${yourRelation(relationship, name)}`] : []),
    ...(birthday ? [birthdayClause(birthday)] : []),
    ...preferenceClauses(preferences),
    ...facts.map((fact) => fact.content),
  ];
}

function birthdayClause(birthday: string): string {
  const day = formatBirthday(birthday);
  return birthday.startsWith("--") ? `faz aniversário em ${day}` : `nasceu em ${day}`;
}
