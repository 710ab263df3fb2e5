/** What `deno task dev --help` prints. */
export const helpText = `deno task dev [flags]

Runs Life Assistant on an embedded Supabase: database, sign-in, REST and functions behind one port.

  --port 54321          port on 127.0.0.1; 0 takes a free one
  --data .local         folder that keeps database and keys
  --memory              keep nothing
  --reset               start over with an empty data folder
  --database-url URL    use this Postgres server (as superuser) for the database
  --json                print one line of JSON when ready; logs go to stderr
  --help                this text

Variables: GOOGLE_GENERATIVE_AI_API_KEY turns the Gemini models on; without it the offline model answers.`;
