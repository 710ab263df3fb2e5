/** The flag that points the Supabase CLI at a server without TLS. */
export function remote(url: string): string {
  const target = new URL(url);
  target.searchParams.set("sslmode", "disable");
  return `--remote=${target.href}`;
}
