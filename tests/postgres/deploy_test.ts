import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { supabaseCli } from "../../local/supabase-cli.ts";
import { bundleFunction } from "../support/bundle-function.ts";
import { coldStart } from "../support/cold-start.ts";
import { startManagementApi, type Upload } from "../support/management-api.ts";
import { project } from "../support/snapshot.ts";
import { runDeno } from "../support/start-process.ts";
import { postgresTest } from "../support/template.ts";

postgresTest("supabase functions deploy uploads every function whole", async (t) => {
  const folder = await Deno.makeTempDir();
  const api = startManagementApi();
  await t.step("the CLI deploys them all and misses no file", async () => {
    await Deno.writeTextFile(`${folder}/profile.yaml`, api.profile);
    const { code, stdout, stderr } = await supabaseCli(
      [
        "functions",
        "deploy",
        "--use-api",
        "--yes",
        `--remote=${"a".repeat(20)}`,
        "--profile",
        `${folder}/profile.yaml`,
      ],
      { env: { SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` } },
    );
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(stdout + stderr, /failed to read|WARN/);
    const functions = (await Array.fromAsync(Deno.readDir(join(project.root, "supabase/functions"))))
      .filter(({ isDirectory, name }) => isDirectory && !name.startsWith("_")).map(({ name }) => name);
    assert.deepEqual(api.uploads.map(({ slug }) => slug).sort(), functions.sort());
  });
  await t.step("exactly the uploaded files of each type-check in an empty folder", async () => {
    for (const upload of api.uploads) await unpack(folder, upload);
    await check(folder, api.uploads);
  });
  for (const upload of api.uploads) {
    await t.step(`${upload.slug}: a worker that starts refuses a request without a token`, () => start(folder, upload));
  }
  await api.close();
  await Deno.remove(folder, { recursive: true });
});

async function unpack(folder: string, { slug, metadata, files }: Upload): Promise<void> {
  const root = join(folder, slug);
  for (const [path, bytes] of files) {
    assert.match(path, new RegExp(`^(import_map\\.json|(shared|offline)/.*|supabase/functions/${slug}/.*)$`));
    await Deno.mkdir(dirname(join(root, path)), { recursive: true });
    await Deno.writeFile(join(root, path), bytes);
  }
  assert.equal(metadata.import_map_path, "import_map.json");
}

/** All in one go, which reads the packages' types once. */
async function check(folder: string, uploads: readonly Upload[]): Promise<void> {
  const importMap = join(uploads[0]!.slug, uploads[0]!.metadata.import_map_path);
  const options = ["--no-config", "--no-lock", "--import-map", importMap];
  const entries = uploads.map(({ slug, metadata }) => join(slug, metadata.entrypoint_path));
  const { code, output } = await runDeno(folder, "check", ...options, ...entries);
  assert.equal(code, 0, output);
}

async function start(folder: string, { slug, metadata }: Upload): Promise<void> {
  const options = ["--no-config", "--no-lock", "--import-map", metadata.import_map_path];
  const bundle = await bundleFunction(join(folder, slug), metadata.entrypoint_path, options);
  // What is loaded only on demand is in the bundle too.
  for (const endpoint of ["", "http://127.0.0.1:1"]) {
    const { status } = await coldStart(bundle, `/${slug}`, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    assert.ok(status >= 400 && status < 500, `refused, not ${status}`);
  }
}
