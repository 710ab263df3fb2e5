/** One function as the Supabase CLI uploads it. */
export interface Upload {
  slug: string;
  metadata: { entrypoint_path: string; import_map_path: string; verify_jwt: boolean };
  /** Contents by path from the project's root. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/** A fake of Supabase's management API that keeps the uploads. */
interface ManagementApi {
  /** The content of a profile file that makes the CLI use this server. */
  profile: string;
  uploads: Upload[];
  close(): Promise<void>;
}

/** Starts a local server with the endpoints that are needed to deploy functions. */
export function startManagementApi(): ManagementApi {
  const uploads: Upload[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "POST" || !pathname.endsWith("/functions/deploy")) {
      await request.body?.cancel();
      return Response.json({});
    }
    const slug = searchParams.get("slug") ?? "";
    uploads.push(await readUpload(slug, await request.formData()));
    return Response.json(
      { id: crypto.randomUUID(), slug, name: slug, status: "ACTIVE", version: 1, created_at: 0, updated_at: 0 },
      { status: 201 },
    );
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  const profile = { name: "stub", api_url: url, dashboard_url: `${url}/dashboard`, project_host: "stub.test" };
  return {
    profile: Object.entries(profile).map(([key, value]) => `${key}: ${value}\n`).join(""),
    uploads,
    close: () => server.shutdown(),
  };
}

async function readUpload(slug: string, form: FormData): Promise<Upload> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const file of form.getAll("file")) {
    if (file instanceof File) files.set(file.name, await file.bytes());
  }
  return { slug, metadata: JSON.parse(String(form.get("metadata"))), files };
}
