/**
 * The version of what functions, database and web client say to each other. It is raised only with a change after which one of them no
 * longer understands another of an earlier version (docs/upgrading.md). `public.get_version()` tells the database's.
 */
export const API_VERSION = 1;

/** A client names its version in it, and each function answers with its own. */
export const VERSION_HEADER = "x-api-version";
