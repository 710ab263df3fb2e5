/** What `deno task play --help` prints. */
export const HELP = `deno task play COMMAND [flags]

A conversation with the product in which somebody writes what the model answers. docs/play.md says how it goes.

  serve               starts a game and stays: the product, its clock, and a Gemini that waits for answers

For whoever plays the model:
  next                prints the oldest request that waits, and of it what is new
  answer              answers it

For whoever plays the person:
  say                 says something or presses a button, and prints the answer
  last                prints the last answer once more
  day, clock          move the clock
  night               lets a night pass, in which the model is asked what there is to learn
  rows                prints what the product has recorded

For both:
  status              the time, and who waits for whom
  transcript, replay  print the game: for readers, and to be walked again by deno task eval --played

  --port 54330        which game, on this machine; PLAY_PORT does as well
  --help              this text; deno task play COMMAND --help says more`;

/** What each command's --help prints. */
export const COMMAND_HELP: Record<string, string> = {
  serve: `deno task play serve [flags]

Starts a game and stays until Ctrl-C.

  --data .local/play            folder that keeps it; with a game in it, that goes on
  --memory                      keep nothing
  --reset                       begin anew in that folder
  --port 54330                  where the other commands find it; 0 takes a free port
  --now 2026-11-23T08:00        where the clock starts, in the person's zone
  --zone America/Sao_Paulo      where the person lives
  --name NAME                   what the person gave at the sign-up; nothing unless given
  --email E                     their address; a new one unless given
  --json                        print one line of JSON when ready`,
  next: `deno task play next [N] [flags]

Prints the oldest request to the model that waits, and of it what is new against the request before that it is most
alike; or request N. Ends with 3 when none waits.

  --wait SECONDS   waits that long for one; 0 unless given
  --full           all of it
  --json           as JSON: { number, request, shown, others }`,
  answer: `deno task play answer [N] PARTS [flags]

Answers the oldest request that waits, or request N. Parts are sent in their order.

  --text "…"              words
  --call NAME '{…}'       a tool call with its arguments
  --json '{…}'            JSON, where the request wants it
  -                       a list of parts from stdin:
                          [{ "text": "…" }, { "call": { "name": "…", "args": {} } }, { "json": {} }]
  --anyway                sends calls and JSON that do not fit what the request declares`,
  say: `deno task play say "words" [flags]

Says something as the person and prints the answer as it comes. - takes the words from stdin.

  --conversation NAME   where it is said; main unless given
  --yes N, --no N       presses a button instead: the number or id of a proposal that waits, or all; may be given often
  --wait SECONDS        waits no longer than that (then it ends with 3, and last prints the answer)
  --json                prints the answer as JSON`,
  last: `deno task play last [flags]

Prints the last answer of a conversation once more. Ends with 3 while another is under way.

  --conversation NAME   main unless given
  --wait SECONDS        waits that long for the one under way
  --json                as JSON`,
  day: `deno task play day [+N]

Moves the clock by a day, or by N, to the same time of day, as clock does.`,
  clock: `deno task play clock [2026-11-24T09:00]

Prints the time, or moves the clock there, in the person's zone; 09:00 alone is the next nine o'clock. What fell due
meanwhile runs then; each 3:05 on the way is a night.`,
  night: `deno task play night

Moves the clock to 3:05 of the next morning in the person's zone and has memory consolidated until that is done. It asks
the model: play next and answer go on meanwhile.`,
  rows: `deno task play rows [TABLE…]

Prints the person's rows: knowledge, profile, expenses, incomes, bills, debts, budgets, investments, metrics, habits,
completions, reminders, library, waiting; all that have any unless named.`,
  status: `deno task play status

Prints the time, the requests that wait for the model, and the answers under way.`,
  transcript: `deno task play transcript > FILE.md

Prints the game as Markdown: each message with the calls the model made and what was shown.`,
  replay: `deno task play replay > FILE.jsonl

Prints the game as evals/played keeps it: the person's messages and buttons, the clock, and the model's answers.`,
};
