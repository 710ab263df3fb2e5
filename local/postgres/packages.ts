/** Debian's packages: the server, and what a Supabase project or its tests load into it. */
export const packages = [
  "postgresql-17",
  "postgresql-17-cron",
  "postgresql-17-pgtap",
  "postgresql-17-pgvector",
  "postgresql-17-plpgsql-check",
];

/** The first Debian release that has all of them. */
export const release = "trixie";

/** Files that prove the packages are there, under /usr/share/postgresql/17/extension. */
export const controlFiles = ["vector", "pg_cron", "pgtap", "plpgsql_check", "pg_trgm", "unaccent", "pgcrypto"];
