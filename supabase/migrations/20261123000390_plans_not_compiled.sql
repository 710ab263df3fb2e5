-- With nested loops switched off, a plan that has to use one looks so dear that Postgres compiles it first: seconds, for
-- milliseconds of work. These are the functions of an import that switch them off; those of trends say it themselves.

alter function private.known_people(jsonb, jsonb) set jit = off;
alter function private.known_facts(jsonb, jsonb) set jit = off;
alter function private.known_rows(text, jsonb) set jit = off;
