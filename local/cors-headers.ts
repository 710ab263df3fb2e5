const allowedHeaders = "authorization, x-client-info, apikey, content-type, accept, prefer, range, x-region, " +
  "x-supabase-api-version, x-retry-count, accept-profile, content-profile";

/** The CORS headers that Supabase sends: any origin, and in a preflight whatever headers the page asks for. */
export function corsHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = { "access-control-allow-origin": "*" };
  if (request.method === "OPTIONS") {
    headers["access-control-allow-methods"] = "GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD";
    headers["access-control-allow-headers"] = request.headers.get("access-control-request-headers") ?? allowedHeaders;
    headers["access-control-max-age"] = "86400";
  }
  return headers;
}
