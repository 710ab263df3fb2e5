import { z } from "zod";
import { renderBody, sourceBody } from "../notes/create-templates-app.ts";
import { patchBody, putBody } from "../own-packs/create-own-packs-app.ts";
import { errors, json, type Operation } from "./operation.ts";

const named = z.looseObject({ name: z.string() });
const note = z.strictObject({ title: z.string(), content: z.string(), empty: z.boolean() });

/** What a person adds: packs of tools and templates of notes. */
export const extensionOperations: Operation[] = [
  {
    method: "get",
    path: "/packs",
    summary: "The person's own packs of tools",
    auth: "token",
    answers: {
      200: json(
        "the packs",
        z.strictObject({
          packs: z.array(z.strictObject({
            name: z.string(),
            version: z.string(),
            description: z.string(),
            enabled: z.boolean(),
            changedAt: z.string(),
            tools: z.array(z.looseObject({ name: z.string() })),
          })),
        }),
      ),
      ...errors(405),
    },
  },
  {
    method: "put",
    path: "/packs/{name}",
    summary: "Stores a pack from its files, at most 512 KB",
    auth: "token",
    body: putBody,
    answers: { 200: json("the pack", named), ...errors(405, 409) },
  },
  {
    method: "patch",
    path: "/packs/{name}",
    summary: "Enables or disables a pack",
    auth: "token",
    body: patchBody,
    answers: { 200: json("the pack", named), ...errors(404, 405) },
  },
  {
    method: "delete",
    path: "/packs/{name}",
    summary: "Deletes a pack",
    auth: "token",
    answers: { 200: json("which was deleted", named), ...errors(404, 405) },
  },
  {
    method: "get",
    path: "/templates",
    summary: "The templates of notes: built-in ones and the person's own",
    auth: "token",
    answers: {
      200: json(
        "the templates",
        z.strictObject({
          templates: z.array(z.strictObject({
            name: z.string(),
            title: z.string(),
            own: z.boolean(),
            updated_at: z.string().optional(),
          })),
        }),
      ),
      ...errors(405),
    },
  },
  {
    method: "get",
    path: "/templates/{name}",
    summary: "The source of a template",
    auth: "token",
    answers: {
      200: json("its source", z.strictObject({ name: z.string(), source: z.string(), own: z.boolean() })),
      ...errors(404, 405),
    },
  },
  {
    method: "put",
    path: "/templates/{name}",
    summary: "Stores a template of the person's own",
    auth: "token",
    body: sourceBody,
    answers: {
      200: json("it is stored", z.strictObject({ status: z.literal("saved"), name: z.string() })),
      ...errors(405, 409),
    },
  },
  {
    method: "delete",
    path: "/templates/{name}",
    summary: "Deletes a template of the person's own",
    auth: "token",
    answers: { 200: json("it is gone", z.strictObject({ status: z.literal("deleted") })), ...errors(404, 405) },
  },
  {
    method: "post",
    path: "/templates/{name}/render",
    summary: "Writes the note of a template; `save` keeps it in the library",
    auth: "token",
    body: renderBody,
    answers: {
      200: json(
        "the note, or what was stored",
        z.union([
          note,
          z.strictObject({
            status: z.enum(["created", "updated"]),
            empty: z.boolean(),
            note: z.looseObject({ id: z.uuid() }),
          }),
        ]),
      ),
      ...errors(404, 405, 409),
    },
  },
];
