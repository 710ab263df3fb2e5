export default {
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === "/echo/throw") throw new Error("on purpose");
    if (url.pathname === "/echo/own-cors") {
      return new Response("", { headers: { "access-control-allow-origin": "https://a.b" } });
    }
    return Response.json({
      path: url.pathname + url.search,
      method: request.method,
      body: await request.text(),
      supabaseUrl: Deno.env.get("SUPABASE_URL"),
      home: Deno.env.get("HOME"),
    });
  },
};
