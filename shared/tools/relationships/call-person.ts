import { fold } from "../../text/fold.ts";
import { withArticle } from "./with-article.ts";
import { yourRelation } from "./your-relation.ts";

/** How to speak of a person: "a Júlia"; "sua mãe" when that is all they are known by. */
export function callPerson(name: string, relationship?: string): string {
  const unnamed = relationship !== undefined && fold(relationship) === fold(name);
  return unnamed ? yourRelation(relationship) : withArticle(name, relationship);
}
