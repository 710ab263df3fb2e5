/** Names of the built-in skills, as stored with a turn. */
export type SkillName = "counselor" | "finance" | "health" | "relationships" | "professional" | "library" | "general";
