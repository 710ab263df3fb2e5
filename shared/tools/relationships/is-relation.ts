import { fold } from "../../text/fold.ts";

const RELATION =
  /^(?:mae|pai|irma|irmao|avo|vo|vovo|bisavo|tia|tio|prim[ao]|filh[ao]|espos[ao]|marido|mulher|namorad[ao]|noiv[ao]|sogr[ao]|cunhad[ao]|genro|nora|sobrinh[ao]|net[ao]|padrasto|madrasta|entead[ao]|padrinho|madrinha|afilhad[ao]|amig[ao]|chefe|chefa|colega|vizinh[ao]|soci[ao]|terapeuta|psicolog[ao]|ex|companheir[ao]|bebe)$/;

/** Whether somebody is called by what they are to the user, having no name: "prima". */
export function isRelation(name: string): boolean {
  return RELATION.test(fold(name.trim()));
}
