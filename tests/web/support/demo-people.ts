import { dev, project } from "../../../local/dev.ts";
import { demoUser } from "../../../local/seed.ts";

/** How many demo people there are: at least as many as a group of test files uses. */
const PEOPLE = 8;

/** What the ids of the seed begin with. */
const SEED_IDS = 0x5eed;

export type DemoPerson = typeof demoUser;

/** The demo people: the first is the demo user, the others are as she is, with ids and mail addresses of their own. */
export const demoPeople: DemoPerson[] = Array.from(
  { length: PEOPLE },
  (_, index) => index === 0 ? demoUser : { ...demoUser, email: `demo-${index + 1}@example.com` },
);

/** The seed of all demo people. */
export async function seedOfPeople(): Promise<string> {
  const seed = await Deno.readTextFile(project.seed);
  return demoPeople.map(({ email }, index) =>
    seed.replaceAll(SEED_IDS.toString(16), (SEED_IDS + index).toString(16)).replaceAll(demoUser.email, email)
  ).join("\n");
}

// Run as a program, this is `deno task dev` with the data of all of them.
if (import.meta.main) {
  const seed = await Deno.makeTempFile({ suffix: ".sql" });
  await Deno.writeTextFile(seed, await seedOfPeople());
  await dev(Deno.args, { ...project, seed });
}
