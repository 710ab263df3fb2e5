/** A copy of Postgres 17 with the extensions, and how to run its programs. */
export interface Installation {
  /** For people: where it is. */
  place: string;
  /** The folder with all clusters, as this process sees it. */
  clusters: string;
  /** The same folder as Postgres's programs see it. */
  clustersInside: string;
  /** The command line that runs a program as the user that owns the clusters. */
  command(program: string, ...args: string[]): string[];
}
