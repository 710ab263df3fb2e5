/** What `deno task play --help` prints. */
export const HELP = `deno task play COMMAND [flags]

Runs the product with a language model that a person plays: somebody reads each request to the model and writes its answer,
and somebody talks to the product. docs/play.md explains how to play.

Start a game:
  serve               start the product with its own clock, and a Gemini server that waits for written answers

Play the model:
  next                print the oldest request that waits for an answer
  answer              answer it

Play the person:
  say                 send a message or press a button, and print the answer
  last                print the last answer again
  day, clock          move the clock forwards
  night               move the clock to the next night, when the model is asked what to remember
  rows                print what the product has recorded

For both:
  status              print the time, and what is waiting for whom
  transcript          print the game as Markdown
  replay              print the game as JSON lines, which deno task eval --played can run again

  --port 54330        the game's port; the variable PLAY_PORT sets it too
  --help              print this text; deno task play COMMAND --help explains a command

Example, in three terminals:
  deno task play serve
  deno task play say "oi! gastei 40 de gasolina"
  deno task play next --wait 600`;

/** What each command's --help prints. */
export const COMMAND_HELP: Record<string, string> = {
  serve: `deno task play serve [flags]

Starts a game, or continues the one in the data folder. Runs until Ctrl-C.

  --data .local/play            folder that holds the game
  --memory                      keep the game in memory; it is gone at the end
  --reset                       delete the game in the folder and start a new one
  --port 54330                  port on 127.0.0.1 for the other commands; 0 picks a free one
  --now 2026-11-23T08:00        where the clock starts, in the person's time zone (default: where it stopped, or now)
  --zone America/Sao_Paulo      the time zone of a new person
  --name NAME                   the name of a new person (default: none)
  --email E                     the e-mail address of a new person (default: a random one)
  --json                        print the ready message as one line of JSON`,
  next: `deno task play next [N] [flags]

Prints the oldest request to the model that waits for an answer, or request N. What an earlier, similar request already
contained is left out. Exits with 3 when no request waits.

  --wait SECONDS   wait up to this long for a request (default: 0)
  --full           print the whole request
  --json           print JSON: { number, request, shown, others }`,
  answer: `deno task play answer [N] PARTS [flags]

Answers the oldest request that waits for an answer, or request N. PARTS are one or more of these, sent in their order:

  --text "…"              words
  --call NAME '{…}'       a tool call with its arguments
  --json '{…}'            JSON, for a request that asks for JSON
  -                       read a list of parts from stdin:
                          [{ "text": "…" }, { "call": { "name": "…", "args": {} } }, { "json": {} }]

  --anyway                send calls and JSON even if they do not match the request's schemas

Example: deno task play answer --text "Anoto já." --call create_expense '{"amount": 40, "category": "transport"}'`,
  say: `deno task play say "words" [flags]

Sends a message of the person, or presses buttons, and prints the answer as it arrives. With - instead of the words, the
message is read from stdin.

  --conversation NAME   the conversation (default: main)
  --yes N, --no N       press a button instead of sending words. N is the number or id of a proposal, or all. May be repeated
  --wait SECONDS        wait no longer than this for the answer, and exit with 3; last prints the answer later
  --json                print the answer as JSON`,
  last: `deno task play last [flags]

Prints the last answer of a conversation again. Exits with 3 while a newer answer is being written.

  --conversation NAME   the conversation (default: main)
  --wait SECONDS        wait up to this long for the newer answer (default: 0)
  --json                print the answer as JSON`,
  day: `deno task play day [+N]

Moves the clock forwards by N days (default: 1), to the same time of day. On the way, it does what clock does.`,
  clock: `deno task play clock [2026-11-24T09:00]

Prints the time, or moves the clock forwards to the given time in the person's time zone. 09:00 without a date is the next
nine o'clock. What falls due in between runs at the new time; each 3:05 on the way is a night, as with the command night.`,
  night: `deno task play night

Moves the clock to 3:05 of the next morning in the person's time zone, and waits until memory is consolidated. That asks the
model: answer its requests meanwhile with play next and play answer.`,
  rows: `deno task play rows [TABLE…]

Prints what the product has recorded about the person. TABLE is one or more of these: knowledge, profile, expenses, incomes,
bills, debts, budgets, investments, metrics, habits, completions, reminders, library, waiting. Default: all that have rows.`,
  status: `deno task play status

Prints the time, the requests that wait for the model, and the conversations that wait for an answer.`,
  transcript: `deno task play transcript > FILE.md

Prints the game as Markdown: each message with the model's tool calls and the answer that the person saw.`,
  replay: `deno task play replay > FILE.jsonl

Prints the game as JSON lines, in the format of evals/played: the person's messages and buttons, the moves of the clock,
and the model's answers.`,
};
