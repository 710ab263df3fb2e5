import { n as __exportAll } from "./rolldown-runtime-SbdDWaPq.js";
import {
  a as ZodCompileUnsupportedError,
  c as locales_exports,
  i as ZodCompileAsyncError,
  n as core_exports,
  o as compile,
  r as INVALID,
  s as withParser,
  t as visit,
} from "./visit-Q239T46E.js";
import {
  $ as ZodPipe,
  $n as symbol,
  $t as exactOptional,
  _ as ZodDate,
  _n as jwt,
  _r as encode,
  _t as ZodUndefined,
  A as ZodIPv6,
  a as ZodBigInt,
  An as never,
  an as hex,
  ar as ulid,
  At as _undefined,
  at as ZodSet,
  B as ZodLiteral,
  b as ZodE164,
  Bn as preprocess,
  bn as lazy,
  br as parseAsync,
  Bt as cidrv6,
  bt as ZodVoid,
  C as ZodEnum,
  c as ZodCIDRv4,
  Cn as looseRecord,
  cn as iban,
  Cr as safeEncode,
  cr as url,
  Ct as _ZodString,
  ct as ZodSuccess,
  D as ZodGUID,
  d as ZodCUID2,
  Dn as nan,
  dn as int64,
  Dr as ZodError,
  dr as uuidv6,
  Dt as _function,
  dt as ZodTransform,
  E as ZodFunction,
  En as meta,
  en as file,
  Er as safeParseAsync,
  er as templateLiteral,
  Et as _enum,
  et as ZodPrefault,
  F as ZodInstanceOf,
  f as ZodCatch,
  Fn as object,
  fn as intersection,
  fr as uuidv7,
  Ft as base64url,
  ft as ZodTuple,
  G as ZodNever,
  g as ZodCustomStringFormat,
  Gn as schemas_exports,
  gn as json,
  gr as decodeAsync,
  Gt as currencyCode,
  gt as ZodUUID,
  H as ZodMap,
  h as ZodCustom,
  Hn as readonly,
  hn as ipv6,
  hr as decode,
  Ht as creditCard,
  ht as ZodURL,
  I as ZodIntersection,
  i as ZodBase64URL,
  In as optional,
  in as hash,
  ir as uint64,
  It as bigint,
  it as ZodRecord,
  J as ZodNullable,
  j as ZodISODate,
  Jn as string,
  jn as nonoptional,
  Jt as describe,
  jt as _void,
  K as ZodNonOptional,
  k as ZodIPv4,
  Kn as set,
  kn as nativeEnum,
  Kt as custom,
  kt as _null,
  L as ZodJWT,
  l as ZodCIDRv6,
  Ln as partialRecord,
  ln as int,
  lr as uuid,
  Lt as boolean,
  lt as ZodSymbol,
  M as ZodISODateTime,
  m as ZodCreditCard,
  Mn as nullable,
  mn as ipv4,
  mr as xor,
  Mt as any,
  mt as ZodULID,
  N as ZodISODuration,
  n as ZodArray,
  Nn as nullish,
  nn as float64,
  nr as tuple,
  Nt as array,
  nt as ZodPromise,
  O as ZodIBAN,
  o as ZodBigIntFormat,
  On as nanoid,
  on as hostname,
  Or as ZodRealError,
  or as union,
  Ot as _instanceof,
  ot as ZodString,
  P as ZodISOTime,
  p as ZodCodec,
  Pn as number,
  pn as invertCodec,
  pr as xid,
  Pt as base64,
  pt as ZodType,
  Q as ZodOptional,
  q as ZodNull,
  Qn as superRefine,
  qn as strictObject,
  Qt as emoji,
  qt as date,
  R as ZodKSUID,
  r as ZodBase64,
  Rn as pipe,
  rn as guid,
  rr as uint32,
  Rt as check,
  rt as ZodReadonly,
  S as ZodEmoji,
  s as ZodBoolean,
  Sn as looseObject,
  sn as httpUrl,
  Sr as safeDecodeAsync,
  sr as unknown,
  St as ZodXor,
  st as ZodStringFormat,
  T as ZodFile,
  t as ZodAny,
  Tn as map,
  tn as float32,
  Tr as safeParse,
  tr as transform,
  Tt as _default,
  tt as ZodPreprocess,
  U as ZodNaN,
  u as ZodCUID,
  Un as record,
  un as int32,
  ur as uuidv4,
  Ut as cuid,
  ut as ZodTemplateLiteral,
  V as ZodMAC,
  v as ZodDefault,
  Vn as promise,
  vn as keyof,
  vr as encodeAsync,
  Vt as codec,
  vt as ZodUnion,
  W as ZodNanoID,
  w as ZodExactOptional,
  Wn as refine,
  wn as mac,
  wr as safeEncodeAsync,
  Wt as cuid2,
  wt as _catch,
  X as ZodNumberFormat,
  x as ZodEmail,
  Xn as stringbool,
  xn as literal,
  xr as safeDecode,
  Xt as e164,
  xt as ZodXID,
  Y as ZodNumber,
  y as ZodDiscriminatedUnion,
  Yn as stringFormat,
  yn as ksuid,
  yr as parse,
  Yt as discriminatedUnion,
  yt as ZodUnknown,
  Z as ZodObject,
  z as ZodLazy,
  Zn as success,
  zn as prefault,
  Zt as email,
  zt as cidrv4,
} from "./schemas-DDTcHo3T.js";
import {
  $t as _maxSize,
  _n as _overwrite,
  _o as NEVER,
  An as _startsWith,
  ao as validateAsync,
  Bt as _isoDuration,
  co as flattenError,
  cr as $output,
  ct as _coercedBoolean,
  dn as _nonpositive,
  Dt as _gt,
  dt as _coercedString,
  En as _regex,
  en as _mime,
  fn as _normalize,
  fo as treeifyError,
  Gt as _length,
  ho as $brand,
  hr as memoizer,
  I as toJSONSchema,
  Io as mergeDefs,
  io as validate,
  Jo as toZod,
  jo as isPlainObject,
  Jt as _lt,
  jt as _includes,
  kn as _slugify,
  ln as _nonnegative,
  lo as formatError,
  lr as globalRegistry,
  lt as _coercedDate,
  Na as regexes_exports,
  nn as _minSize,
  On as _size,
  Ot as _gte,
  Qt as _maxLength,
  qt as _lowercase,
  Rn as _toLowerCase,
  rn as _multipleOf,
  Rt as _isoDate,
  Sn as _property,
  sn as _negative,
  So as clone,
  sr as $input,
  St as _endsWith,
  st as _coercedBigint,
  tn as _minLength,
  uo as prettifyError,
  ur as registry,
  ut as _coercedNumber,
  Vi as getDiscriminatedOption,
  Vn as _trim,
  vo as config,
  Vt as _isoTime,
  X as TimePrecision,
  xn as _properties,
  xo as assignProp,
  Yn as _uppercase,
  yn as _positive,
  Yo as util_exports,
  Yt as _lte,
  zn as _toUpperCase,
  zt as _isoDateTime,
} from "./json-schema-processors-C7klW6LC.js";
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/checks.js
var checks_exports = /* @__PURE__ */ __exportAll({
  endsWith: () => _endsWith,
  gt: () => _gt,
  gte: () => _gte,
  includes: () => _includes,
  length: () => _length,
  lowercase: () => _lowercase,
  lt: () => _lt,
  lte: () => _lte,
  maxLength: () => _maxLength,
  maxSize: () => _maxSize,
  mime: () => _mime,
  minLength: () => _minLength,
  minSize: () => _minSize,
  multipleOf: () => _multipleOf,
  negative: () => _negative,
  nonnegative: () => _nonnegative,
  nonpositive: () => _nonpositive,
  normalize: () => _normalize,
  overwrite: () => _overwrite,
  positive: () => _positive,
  properties: () => _properties,
  property: () => _property,
  regex: () => _regex,
  size: () => _size,
  slugify: () => _slugify,
  startsWith: () => _startsWith,
  toLowerCase: () => _toLowerCase,
  toUpperCase: () => _toUpperCase,
  trim: () => _trim,
  uppercase: () => _uppercase,
});
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/compat.js
/** @deprecated Use the raw string literal codes instead, e.g. "invalid_type". */
var ZodIssueCode = {
  invalid_type: "invalid_type",
  too_big: "too_big",
  too_small: "too_small",
  invalid_format: "invalid_format",
  not_multiple_of: "not_multiple_of",
  unrecognized_keys: "unrecognized_keys",
  invalid_union: "invalid_union",
  invalid_key: "invalid_key",
  invalid_element: "invalid_element",
  invalid_value: "invalid_value",
  custom: "custom",
};
/** @deprecated Use `z.config(params)` instead. */
function setErrorMap(map) {
  config({ customError: map });
}
/** @deprecated Use `z.config()` instead. */
function getErrorMap() {
  return config().customError;
}
/** @deprecated Do not use. Stub definition, only included for zod-to-json-schema compatibility. */
var ZodFirstPartyTypeKind;
ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {});
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/iso.js
var iso_exports = /* @__PURE__ */ __exportAll({
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date$2,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time,
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date$2(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/from-json-schema.js
var z = {
  ...schemas_exports,
  ...checks_exports,
  iso: iso_exports,
};
var RECOGNIZED_KEYS = /*@__PURE__*/ new Set([
  "$schema",
  "$ref",
  "$defs",
  "definitions",
  "$id",
  "id",
  "$comment",
  "$anchor",
  "$vocabulary",
  "$dynamicRef",
  "$dynamicAnchor",
  "type",
  "enum",
  "const",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "items",
  "prefixItems",
  "additionalItems",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minContains",
  "maxContains",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "description",
  "default",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "unevaluatedItems",
  "unevaluatedProperties",
  "if",
  "then",
  "else",
  "dependentSchemas",
  "dependentRequired",
  "nullable",
  "readOnly",
]);
function detectVersion(schema, defaultTarget) {
  const $schema = schema.$schema;
  if ($schema === "https://json-schema.org/draft/2020-12/schema") return "draft-2020-12";
  if ($schema === "http://json-schema.org/draft-07/schema#") return "draft-7";
  if ($schema === "http://json-schema.org/draft-04/schema#") return "draft-4";
  return defaultTarget ?? "draft-2020-12";
}
function applyMinItems(items, minItems) {
  return items.map((item, index) => index < minItems ? item : item.optional());
}
function decodeJSONPointerSegment(segment) {
  return segment.replace(/~1/g, "/").replace(/~0/g, "~");
}
function resolveRef(ref, ctx) {
  if (!ref.startsWith("#")) throw new Error("External $ref is not supported, only local refs (#/...) are allowed");
  const path = ref.slice(1).split("/").filter(Boolean);
  if (path.length === 0) return ctx.rootSchema;
  const defsKey = ctx.version === "draft-2020-12" ? "$defs" : "definitions";
  if (path[0] === defsKey) {
    const key = path[1] === void 0 ? void 0 : decodeJSONPointerSegment(path[1]);
    if (!key || !ctx.defs[key]) throw new Error(`Reference not found: ${ref}`);
    return ctx.defs[key];
  }
  throw new Error(`Reference not found: ${ref}`);
}
/**
 * Enforces the keywords that constrain an object's own keys — `propertyNames`,
 * `minProperties`, `maxProperties` — before `objectSchema` runs. The guard has
 * to see the raw input: an object parse drops `__proto__` and can add keys from
 * a property `default`, so its output is not the set of names the instance
 * actually carried.
 */
function checkObjectGuards(objectSchema, guards) {
  return z.transform((value) => value).check((payload) => {
    const value = payload.value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const keys = Object.getOwnPropertyNames(value);
    if (guards.minProperties !== void 0 && keys.length < guards.minProperties) {
      payload.issues.push({
        origin: "object",
        code: "too_small",
        minimum: guards.minProperties,
        inclusive: true,
        message: `Too small: expected object to have >=${guards.minProperties} properties`,
        input: value,
        inst: objectSchema,
        continue: true,
      });
    }
    if (guards.maxProperties !== void 0 && keys.length > guards.maxProperties) {
      payload.issues.push({
        origin: "object",
        code: "too_big",
        maximum: guards.maxProperties,
        inclusive: true,
        message: `Too big: expected object to have <=${guards.maxProperties} properties`,
        input: value,
        inst: objectSchema,
        continue: true,
      });
    }
    if (guards.keySchema) {
      for (const key of keys) {
        const result = guards.keySchema.safeParse(key);
        if (result.success) continue;
        payload.issues.push({
          code: "invalid_key",
          origin: "record",
          issues: result.error.issues,
          input: key,
          path: [key],
          continue: true,
        });
      }
    }
  }).pipe(objectSchema);
}
/**
 * An injective string for JSON data: two values share a key exactly when `uniqueItems` calls them
 * equal, so duplicate detection is a Map lookup rather than a pairwise walk. Strings and keys are
 * length-prefixed so no value can spell another one. `null` means "never equal to anything" — a
 * cycle or a NaN, neither of which JSON can express.
 */
function canonicalKey(value, seen) {
  if (value === null) return "z";
  const type = typeof value;
  if (type !== "object") {
    if (type === "number" && Number.isNaN(value)) return null;
    const raw = String(value);
    return `${type[0]}${raw.length}:${raw}`;
  }
  if (seen.has(value)) return null;
  seen.add(value);
  try {
    if (Array.isArray(value)) {
      const parts = [];
      for (const item of value) {
        const key = canonicalKey(item, seen);
        if (key === null) return null;
        parts.push(key);
      }
      return `a${parts.length}:[${parts.join(",")}]`;
    }
    const keys = Object.keys(value).sort();
    const parts = [];
    for (const k of keys) {
      const key = canonicalKey(value[k], seen);
      if (key === null) return null;
      parts.push(`${k.length}:${k}=${key}`);
    }
    return `o${parts.length}:{${parts.join(",")}}`;
  } finally {
    seen.delete(value);
  }
}
var SCHEMA_KEYWORDS = /*@__PURE__*/ new Set([
  "items",
  "prefixItems",
  "additionalItems",
  "additionalProperties",
  "contains",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
  "allOf",
  "anyOf",
  "oneOf",
  "unevaluatedItems",
  "unevaluatedProperties",
  "contentSchema",
]);
var SCHEMA_MAP_KEYWORDS = /*@__PURE__*/ new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "dependencies",
  "$defs",
  "definitions",
]);
/**
 * True when a subschema holds a `$ref` anywhere a schema can appear. Only those positions are
 * walked: `$ref` under `default` or an `x-` annotation is instance data with an ordinary key, and
 * reading it as a reference would drop a constraint that resolves perfectly well.
 */
function containsRef(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(containsRef);
  if (typeof value.$ref === "string") return true;
  return Object.entries(value).some(([key, sub]) => {
    if (SCHEMA_KEYWORDS.has(key)) return containsRef(sub);
    if (!SCHEMA_MAP_KEYWORDS.has(key) || typeof sub !== "object" || sub === null) return false;
    return Object.values(sub).some(containsRef);
  });
}
function plural(n) {
  return n === 1 ? "element" : "elements";
}
/**
 * Enforces `uniqueItems` and the `contains` family before `arraySchema` runs, for the same reason
 * `checkObjectGuards` runs pre-pipe: an item parse can apply a nested `default`, so the parsed
 * array is not the instance the keywords are defined over. A guard issue aborts the pipe, so
 * `minItems`/`maxItems` are not also reported on the same parse — instance correctness is worth
 * more than co-reporting two issues.
 */
function checkArrayGuards(arraySchema, guards) {
  return z.transform((value) => value).check((payload) => {
    const items = payload.value;
    if (!Array.isArray(items)) return;
    if (guards.uniqueItems === true) {
      const firstSeen = /* @__PURE__ */ new Map();
      for (let i = 0; i < items.length; i++) {
        const key = canonicalKey(items[i], /* @__PURE__ */ new Set());
        if (key === null) continue;
        const first = firstSeen.get(key);
        if (first === void 0) {
          firstSeen.set(key, i);
          continue;
        }
        payload.issues.push({
          code: "custom",
          message: `Array items must be unique: element at index ${i} duplicates the one at index ${first}`,
          input: items,
          path: [i],
          continue: true,
        });
      }
    }
    if (guards.containsSchema) {
      const minContains = guards.minContains ?? 1;
      const ceiling = guards.maxContains !== void 0 ? guards.maxContains + 1 : Number.POSITIVE_INFINITY;
      let matches = 0;
      for (const item of items) if (guards.containsSchema.safeParse(item).success && ++matches >= ceiling) break;
      if (matches < minContains) {
        payload.issues.push({
          code: "custom",
          message: `Array must contain at least ${minContains} matching ${plural(minContains)}; found ${matches}`,
          input: items,
          continue: true,
        });
      }
      if (guards.maxContains !== void 0 && matches > guards.maxContains) {
        payload.issues.push({
          code: "custom",
          message: `Array must contain at most ${guards.maxContains} matching ${plural(guards.maxContains)}`,
          input: items,
          continue: true,
        });
      }
    }
  }).pipe(arraySchema);
}
function getTupleRest(restSchema, ctx) {
  if (restSchema === false) return;
  if (restSchema === void 0 || restSchema === true) return z.any();
  return convertSchema(restSchema, ctx);
}
var fullTime = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function convertBaseSchema(schema, ctx) {
  if (schema.not !== void 0) {
    if (typeof schema.not === "object" && Object.keys(schema.not).length === 0) return z.never();
    throw new Error("not is not supported in Zod (except { not: {} } for never)");
  }
  if (schema.unevaluatedItems !== void 0) throw new Error("unevaluatedItems is not supported");
  if (schema.unevaluatedProperties !== void 0) throw new Error("unevaluatedProperties is not supported");
  if (schema.if !== void 0 || schema.then !== void 0 || schema.else !== void 0) {
    throw new Error("Conditional schemas (if/then/else) are not supported");
  }
  if (schema.dependentSchemas !== void 0 || schema.dependentRequired !== void 0) {
    throw new Error("dependentSchemas and dependentRequired are not supported");
  }
  if (schema.$ref) {
    const refPath = schema.$ref;
    if (ctx.refs.has(refPath)) return ctx.refs.get(refPath);
    if (ctx.processing.has(refPath)) {
      return z.lazy(() => {
        if (!ctx.refs.has(refPath)) throw new Error(`Circular reference not resolved: ${refPath}`);
        return ctx.refs.get(refPath);
      });
    }
    ctx.processing.add(refPath);
    const zodSchema = convertSchema(resolveRef(refPath, ctx), ctx);
    ctx.refs.set(refPath, zodSchema);
    ctx.processing.delete(refPath);
    return zodSchema;
  }
  if (schema.enum !== void 0) {
    const enumValues = schema.enum;
    if (
      ctx.version === "openapi-3.0" && schema.nullable === true && enumValues.length === 1 && enumValues[0] === null
    ) return z.null();
    if (enumValues.length === 0) return z.never();
    if (enumValues.length === 1) return z.literal(enumValues[0]);
    if (enumValues.every((v) => typeof v === "string")) return z.enum(enumValues);
    const literalSchemas = enumValues.map((v) => z.literal(v));
    if (literalSchemas.length < 2) return literalSchemas[0];
    return z.union([
      literalSchemas[0],
      literalSchemas[1],
      ...literalSchemas.slice(2),
    ]);
  }
  if (schema.const !== void 0) return z.literal(schema.const);
  const type = schema.type;
  if (Array.isArray(type)) {
    const typeSchemas = type.map((t) => {
      return convertBaseSchema({
        ...schema,
        type: t,
      }, ctx);
    });
    if (typeSchemas.length === 0) return z.never();
    if (typeSchemas.length === 1) return typeSchemas[0];
    return z.union(typeSchemas);
  }
  if (!type) return z.any();
  let zodSchema;
  switch (type) {
    case "string": {
      let stringSchema = z.string();
      if (schema.format) {
        const format = schema.format;
        if (format === "email") stringSchema = stringSchema.check(z.email());
        else if (format === "uri" || format === "uri-reference") stringSchema = stringSchema.check(z.url());
        else if (format === "uuid" || format === "guid") stringSchema = stringSchema.check(z.uuid());
        else if (format === "date-time") stringSchema = stringSchema.check(z.iso.datetime({ offset: true }));
        else if (format === "date") stringSchema = stringSchema.check(z.iso.date());
        else if (format === "time") stringSchema = stringSchema.check(z.regex(fullTime));
        else if (format === "duration") stringSchema = stringSchema.check(z.iso.duration());
        else if (format === "hostname") stringSchema = stringSchema.check(z.hostname());
        else if (format === "ipv4") stringSchema = stringSchema.check(z.ipv4());
        else if (format === "ipv6") stringSchema = stringSchema.check(z.ipv6());
        else if (format === "mac") stringSchema = stringSchema.check(z.mac());
        else if (format === "cidr") stringSchema = stringSchema.check(z.cidrv4());
        else if (format === "cidr-v6") stringSchema = stringSchema.check(z.cidrv6());
        else if (format === "base64") stringSchema = stringSchema.check(z.base64());
        else if (format === "base64url") stringSchema = stringSchema.check(z.base64url());
        else if (format === "e164") stringSchema = stringSchema.check(z.e164());
        else if (format === "credit_card") stringSchema = stringSchema.check(z.creditCard());
        else if (format === "iban") stringSchema = stringSchema.check(z.iban());
        else if (format === "jwt") stringSchema = stringSchema.check(z.jwt());
        else if (format === "emoji") stringSchema = stringSchema.check(z.emoji());
        else if (format === "nanoid") stringSchema = stringSchema.check(z.nanoid());
        else if (format === "cuid") stringSchema = stringSchema.check(z.cuid());
        else if (format === "cuid2") stringSchema = stringSchema.check(z.cuid2());
        else if (format === "ulid") stringSchema = stringSchema.check(z.ulid());
        else if (format === "xid") stringSchema = stringSchema.check(z.xid());
        else if (format === "ksuid") stringSchema = stringSchema.check(z.ksuid());
      }
      if (typeof schema.minLength === "number") stringSchema = stringSchema.min(schema.minLength);
      if (typeof schema.maxLength === "number") stringSchema = stringSchema.max(schema.maxLength);
      if (schema.pattern) stringSchema = stringSchema.regex(new RegExp(schema.pattern));
      zodSchema = stringSchema;
      break;
    }
    case "number":
    case "integer": {
      let numberSchema = type === "integer" ? z.number().int() : z.number();
      if (typeof schema.minimum === "number" && schema.exclusiveMinimum !== true) {
        numberSchema = numberSchema.min(schema.minimum);
      }
      if (typeof schema.maximum === "number" && schema.exclusiveMaximum !== true) {
        numberSchema = numberSchema.max(schema.maximum);
      }
      if (typeof schema.exclusiveMinimum === "number") numberSchema = numberSchema.gt(schema.exclusiveMinimum);
      else if (schema.exclusiveMinimum === true && typeof schema.minimum === "number") {
        numberSchema = numberSchema.gt(schema.minimum);
      }
      if (typeof schema.exclusiveMaximum === "number") numberSchema = numberSchema.lt(schema.exclusiveMaximum);
      else if (schema.exclusiveMaximum === true && typeof schema.maximum === "number") {
        numberSchema = numberSchema.lt(schema.maximum);
      }
      if (typeof schema.multipleOf === "number") numberSchema = numberSchema.multipleOf(schema.multipleOf);
      zodSchema = numberSchema;
      break;
    }
    case "boolean":
      zodSchema = z.boolean();
      break;
    case "null":
      zodSchema = z.null();
      break;
    case "object": {
      const shape = {};
      const properties = schema.properties || {};
      const requiredSet = new Set(schema.required || []);
      const additionalSchema = typeof schema.additionalProperties === "object"
        ? convertSchema(schema.additionalProperties, ctx)
        : void 0;
      for (const [key, propSchema] of Object.entries(properties)) {
        const propZodSchema = convertSchema(propSchema, ctx);
        assignProp(shape, key, requiredSet.has(key) ? propZodSchema : propZodSchema.optional());
      }
      if (schema.patternProperties) {
        const patternProps = schema.patternProperties;
        const patternKeys = Object.keys(patternProps);
        const looseRecords = [];
        for (const pattern of patternKeys) {
          const patternValue = convertSchema(patternProps[pattern], ctx);
          const keySchema = z.string().regex(new RegExp(pattern));
          looseRecords.push(z.looseRecord(keySchema, patternValue));
        }
        const schemasToIntersect = [];
        if (Object.keys(shape).length > 0) schemasToIntersect.push(z.object(shape).passthrough());
        schemasToIntersect.push(...looseRecords);
        if (schemasToIntersect.length === 0) zodSchema = z.object({}).passthrough();
        else if (schemasToIntersect.length === 1) zodSchema = schemasToIntersect[0];
        else {
          let result = z.intersection(schemasToIntersect[0], schemasToIntersect[1]);
          for (let i = 2; i < schemasToIntersect.length; i++) result = z.intersection(result, schemasToIntersect[i]);
          zodSchema = result;
        }
        if (schema.additionalProperties === false) {
          const propertyKeys = Object.keys(shape);
          const patterns = patternKeys.map((p) => new RegExp(p));
          const basePatternSchema = zodSchema;
          zodSchema = zodSchema.check((payload) => {
            if (!isPlainObject(payload.value)) return;
            const unrecognized = [];
            for (const key of Object.keys(payload.value)) {
              if (propertyKeys.includes(key)) continue;
              if (patterns.some((regex) => regex.test(key))) continue;
              unrecognized.push(key);
            }
            if (unrecognized.length) {
              payload.issues.push({
                code: "unrecognized_keys",
                keys: unrecognized,
                input: payload.value,
                inst: basePatternSchema,
              });
            }
          });
        }
      } else {
        const objectSchema = z.object(shape);
        if (schema.additionalProperties === false) zodSchema = objectSchema.strict();
        else if (additionalSchema) zodSchema = objectSchema.catchall(additionalSchema);
        else zodSchema = objectSchema.passthrough();
      }
      const hasKeyGuard = schema.propertyNames !== void 0 && schema.propertyNames !== true;
      const minProperties = typeof schema.minProperties === "number" ? schema.minProperties : void 0;
      const maxProperties = typeof schema.maxProperties === "number" ? schema.maxProperties : void 0;
      if (hasKeyGuard || minProperties !== void 0 || maxProperties !== void 0) {
        let keySchema;
        if (hasKeyGuard) {
          keySchema = convertSchema(
            typeof schema.propertyNames === "object" && schema.propertyNames.type === void 0
              ? {
                type: "string",
                ...schema.propertyNames,
              }
              : schema.propertyNames,
            ctx,
          );
        }
        zodSchema = checkObjectGuards(zodSchema, {
          keySchema,
          minProperties,
          maxProperties,
        });
      }
      break;
    }
    case "array": {
      const prefixItems = schema.prefixItems;
      const items = schema.items;
      if (prefixItems && Array.isArray(prefixItems)) {
        const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
        const positionalItems = applyMinItems(prefixItems.map((item) => convertSchema(item, ctx)), minItems);
        const rest = !Array.isArray(items) ? getTupleRest(items, ctx) : void 0;
        const tupleSchema = z.tuple(positionalItems);
        zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
        if (typeof schema.minItems === "number") zodSchema = zodSchema.check(z.minLength(schema.minItems));
        if (typeof schema.maxItems === "number") zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
      } else if (Array.isArray(items)) {
        const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
        const positionalItems = applyMinItems(items.map((item) => convertSchema(item, ctx)), minItems);
        const rest = getTupleRest(schema.additionalItems, ctx);
        const tupleSchema = z.tuple(positionalItems);
        zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
        if (typeof schema.minItems === "number") zodSchema = zodSchema.check(z.minLength(schema.minItems));
        if (typeof schema.maxItems === "number") zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
      } else if (items !== void 0) {
        const element = convertSchema(items, ctx);
        let arraySchema = z.array(element);
        if (typeof schema.minItems === "number") arraySchema = arraySchema.min(schema.minItems);
        if (typeof schema.maxItems === "number") arraySchema = arraySchema.max(schema.maxItems);
        zodSchema = arraySchema;
      } else zodSchema = z.array(z.any());
      if (schema.uniqueItems === true || schema.contains !== void 0) {
        zodSchema = checkArrayGuards(zodSchema, {
          uniqueItems: schema.uniqueItems === true,
          containsSchema: schema.contains !== void 0 ? convertSchema(schema.contains, ctx) : void 0,
          minContains: typeof schema.minContains === "number" ? schema.minContains : void 0,
          maxContains: typeof schema.maxContains === "number" ? schema.maxContains : void 0,
        });
      }
      break;
    }
    default:
      throw new Error(`Unsupported type: ${type}`);
  }
  return zodSchema;
}
function convertSchema(schema, ctx) {
  if (typeof schema === "boolean") return schema ? z.any() : z.never();
  let baseSchema = convertBaseSchema(schema, ctx);
  const hasExplicitType = schema.type || schema.enum !== void 0 || schema.const !== void 0;
  if (schema.anyOf && Array.isArray(schema.anyOf)) {
    const options = schema.anyOf.map((s) => convertSchema(s, ctx));
    const anyOfUnion = z.union(options);
    baseSchema = hasExplicitType ? z.intersection(baseSchema, anyOfUnion) : anyOfUnion;
  }
  if (schema.oneOf && Array.isArray(schema.oneOf)) {
    const options = schema.oneOf.map((s) => convertSchema(s, ctx));
    const oneOfUnion = z.xor(options);
    baseSchema = hasExplicitType ? z.intersection(baseSchema, oneOfUnion) : oneOfUnion;
  }
  if (schema.allOf && Array.isArray(schema.allOf)) {
    if (schema.allOf.length === 0) baseSchema = hasExplicitType ? baseSchema : z.any();
    else {
      let result = hasExplicitType ? baseSchema : convertSchema(schema.allOf[0], ctx);
      const startIdx = hasExplicitType ? 0 : 1;
      for (let i = startIdx; i < schema.allOf.length; i++) {
        result = z.intersection(result, convertSchema(schema.allOf[i], ctx));
      }
      baseSchema = result;
    }
  }
  if (schema.nullable === true && ctx.version === "openapi-3.0") baseSchema = z.nullable(baseSchema);
  if (schema.readOnly === true) baseSchema = z.readonly(baseSchema);
  if (schema.default !== void 0) baseSchema = baseSchema.default(schema.default);
  const extraMeta = {};
  for (
    const key of [
      "$id",
      "id",
      "$comment",
      "$anchor",
      "$vocabulary",
      "$dynamicRef",
      "$dynamicAnchor",
    ]
  ) if (key in schema) extraMeta[key] = schema[key];
  for (
    const key of [
      "contentEncoding",
      "contentMediaType",
      "contentSchema",
    ]
  ) if (key in schema) extraMeta[key] = schema[key];
  if (schema.type === "object" && schema.$ref === void 0) {
    if (schema.propertyNames !== void 0 && !containsRef(schema.propertyNames)) {
      extraMeta.propertyNames = schema.propertyNames;
    }
    for (const key of ["minProperties", "maxProperties"]) if (schema[key] !== void 0) extraMeta[key] = schema[key];
  }
  if (schema.type === "array" && schema.$ref === void 0) {
    if (schema.contains !== void 0 && !containsRef(schema.contains)) extraMeta.contains = schema.contains;
    for (
      const key of [
        "uniqueItems",
        "minContains",
        "maxContains",
      ]
    ) if (schema[key] !== void 0) extraMeta[key] = schema[key];
  }
  for (const key of Object.keys(schema)) if (!RECOGNIZED_KEYS.has(key)) assignProp(extraMeta, key, schema[key]);
  if (Object.keys(extraMeta).length > 0) ctx.registry.add(baseSchema, extraMeta);
  if (schema.description) baseSchema = baseSchema.describe(schema.description);
  return baseSchema;
}
/**
 * Converts a JSON Schema to a Zod schema. This function should be considered semi-experimental. It's behavior is liable to change. */
function fromJSONSchema(schema, params) {
  if (typeof schema === "boolean") return schema ? z.any() : z.never();
  let normalized;
  try {
    normalized = JSON.parse(JSON.stringify(schema));
  } catch {
    throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for recursive schemas");
  }
  const ctx = {
    version: detectVersion(normalized, params?.defaultTarget),
    defs: normalized.$defs || normalized.definitions || {},
    refs: /* @__PURE__ */ new Map(),
    processing: /* @__PURE__ */ new Set(),
    rootSchema: normalized,
    registry: params?.registry ?? globalRegistry,
  };
  return convertSchema(normalized, ctx);
}
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/deep-partial.js
/** Returns a copy of the schema with every nested object's properties made optional. */
function deepPartial(schema) {
  return visit(schema, {
    object: (s) => s.partial(),
    union: (s) => {
      const def = s._zod.def;
      return def.discriminator === void 0 ? s : union(def.options);
    },
  });
}
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/in-out.js
/** Appends a pipe's own checks to the side that replaces it, mirroring how `.check()` clones. */
function withChecks(side, checks) {
  if (!checks?.length) return side;
  const def = side._zod.def;
  return clone(side, mergeDefs(def, { checks: [...def.checks ?? [], ...checks] }), { parent: true });
}
/** The out side, carrying the pipe's own checks: those run against the decoded value, which is what `out` produces. */
function outSide(def) {
  return withChecks(def.out, def.checks);
}
/** The in side. `z.preprocess` pipes a transform into a schema, and a bare transform validates nothing, so the schema it feeds is the real input side — the resolution `toJSONSchema` already makes for this case. */
function inSide(def) {
  return def.in._zod.traits.has("$ZodTransform") ? outSide(def) : def.in;
}
/** Returns a copy of the schema with every pipe replaced by its input side. A codec's checks are dropped: they constrain the decoded value the input side never produces. */
function input(schema) {
  return visit(schema, {
    pipe: (s) => inSide(s._zod.def),
    default: (s, rewritten) => rewritten ? optional(s._zod.def.innerType) : s,
    catch: (s, rewritten) => rewritten ? s._zod.def.innerType : s,
  });
}
/** Returns a copy of the schema with every pipe replaced by its output side, carrying over the pipe's own checks. */
function output(schema) {
  return visit(schema, {
    pipe: (s) => outSide(s._zod.def),
    prefault: (s, rewritten) => rewritten ? s._zod.def.innerType : s,
  });
}
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/coerce.js
var coerce_exports = /* @__PURE__ */ __exportAll({
  bigint: () => bigint$1,
  boolean: () => boolean$1,
  date: () => date$1,
  number: () => number$1,
  string: () => string$1,
});
function string$1(params) {
  return _coercedString(ZodString, params);
}
function number$1(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean$1(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint$1(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date$1(params) {
  return _coercedDate(ZodDate, params);
}
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/classic/external.js
var external_exports = /* @__PURE__ */ __exportAll({
  $brand: () => $brand,
  $input: () => $input,
  $output: () => $output,
  INVALID: () => INVALID,
  NEVER: () => NEVER,
  TimePrecision: () => TimePrecision,
  ZodAny: () => ZodAny,
  ZodArray: () => ZodArray,
  ZodBase64: () => ZodBase64,
  ZodBase64URL: () => ZodBase64URL,
  ZodBigInt: () => ZodBigInt,
  ZodBigIntFormat: () => ZodBigIntFormat,
  ZodBoolean: () => ZodBoolean,
  ZodCIDRv4: () => ZodCIDRv4,
  ZodCIDRv6: () => ZodCIDRv6,
  ZodCUID: () => ZodCUID,
  ZodCUID2: () => ZodCUID2,
  ZodCatch: () => ZodCatch,
  ZodCodec: () => ZodCodec,
  ZodCompileAsyncError: () => ZodCompileAsyncError,
  ZodCompileUnsupportedError: () => ZodCompileUnsupportedError,
  ZodCreditCard: () => ZodCreditCard,
  ZodCustom: () => ZodCustom,
  ZodCustomStringFormat: () => ZodCustomStringFormat,
  ZodDate: () => ZodDate,
  ZodDefault: () => ZodDefault,
  ZodDiscriminatedUnion: () => ZodDiscriminatedUnion,
  ZodE164: () => ZodE164,
  ZodEmail: () => ZodEmail,
  ZodEmoji: () => ZodEmoji,
  ZodEnum: () => ZodEnum,
  ZodError: () => ZodError,
  ZodExactOptional: () => ZodExactOptional,
  ZodFile: () => ZodFile,
  ZodFirstPartyTypeKind: () => ZodFirstPartyTypeKind,
  ZodFunction: () => ZodFunction,
  ZodGUID: () => ZodGUID,
  ZodIBAN: () => ZodIBAN,
  ZodIPv4: () => ZodIPv4,
  ZodIPv6: () => ZodIPv6,
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  ZodInstanceOf: () => ZodInstanceOf,
  ZodIntersection: () => ZodIntersection,
  ZodIssueCode: () => ZodIssueCode,
  ZodJWT: () => ZodJWT,
  ZodKSUID: () => ZodKSUID,
  ZodLazy: () => ZodLazy,
  ZodLiteral: () => ZodLiteral,
  ZodMAC: () => ZodMAC,
  ZodMap: () => ZodMap,
  ZodNaN: () => ZodNaN,
  ZodNanoID: () => ZodNanoID,
  ZodNever: () => ZodNever,
  ZodNonOptional: () => ZodNonOptional,
  ZodNull: () => ZodNull,
  ZodNullable: () => ZodNullable,
  ZodNumber: () => ZodNumber,
  ZodNumberFormat: () => ZodNumberFormat,
  ZodObject: () => ZodObject,
  ZodOptional: () => ZodOptional,
  ZodPipe: () => ZodPipe,
  ZodPrefault: () => ZodPrefault,
  ZodPreprocess: () => ZodPreprocess,
  ZodPromise: () => ZodPromise,
  ZodReadonly: () => ZodReadonly,
  ZodRealError: () => ZodRealError,
  ZodRecord: () => ZodRecord,
  ZodSet: () => ZodSet,
  ZodString: () => ZodString,
  ZodStringFormat: () => ZodStringFormat,
  ZodSuccess: () => ZodSuccess,
  ZodSymbol: () => ZodSymbol,
  ZodTemplateLiteral: () => ZodTemplateLiteral,
  ZodTransform: () => ZodTransform,
  ZodTuple: () => ZodTuple,
  ZodType: () => ZodType,
  ZodULID: () => ZodULID,
  ZodURL: () => ZodURL,
  ZodUUID: () => ZodUUID,
  ZodUndefined: () => ZodUndefined,
  ZodUnion: () => ZodUnion,
  ZodUnknown: () => ZodUnknown,
  ZodVoid: () => ZodVoid,
  ZodXID: () => ZodXID,
  ZodXor: () => ZodXor,
  _ZodString: () => _ZodString,
  _default: () => _default,
  _function: () => _function,
  any: () => any,
  array: () => array,
  base64: () => base64,
  base64url: () => base64url,
  bigint: () => bigint,
  boolean: () => boolean,
  catch: () => _catch,
  check: () => check,
  cidrv4: () => cidrv4,
  cidrv6: () => cidrv6,
  clone: () => clone,
  codec: () => codec,
  coerce: () => coerce_exports,
  compile: () => compile,
  config: () => config,
  core: () => core_exports,
  creditCard: () => creditCard,
  cuid: () => cuid,
  cuid2: () => cuid2,
  currencyCode: () => currencyCode,
  custom: () => custom,
  date: () => date,
  decode: () => decode,
  decodeAsync: () => decodeAsync,
  deepPartial: () => deepPartial,
  describe: () => describe,
  discriminatedUnion: () => discriminatedUnion,
  e164: () => e164,
  email: () => email,
  emoji: () => emoji,
  encode: () => encode,
  encodeAsync: () => encodeAsync,
  endsWith: () => _endsWith,
  enum: () => _enum,
  exactOptional: () => exactOptional,
  file: () => file,
  flattenError: () => flattenError,
  float32: () => float32,
  float64: () => float64,
  formatError: () => formatError,
  fromJSONSchema: () => fromJSONSchema,
  function: () => _function,
  getDiscriminatedOption: () => getDiscriminatedOption,
  getErrorMap: () => getErrorMap,
  globalRegistry: () => globalRegistry,
  gt: () => _gt,
  gte: () => _gte,
  guid: () => guid,
  hash: () => hash,
  hex: () => hex,
  hostname: () => hostname,
  httpUrl: () => httpUrl,
  iban: () => iban,
  includes: () => _includes,
  input: () => input,
  instanceof: () => _instanceof,
  int: () => int,
  int32: () => int32,
  int64: () => int64,
  intersection: () => intersection,
  invertCodec: () => invertCodec,
  ipv4: () => ipv4,
  ipv6: () => ipv6,
  iso: () => iso_exports,
  json: () => json,
  jwt: () => jwt,
  keyof: () => keyof,
  ksuid: () => ksuid,
  lazy: () => lazy,
  length: () => _length,
  literal: () => literal,
  locales: () => locales_exports,
  looseObject: () => looseObject,
  looseRecord: () => looseRecord,
  lowercase: () => _lowercase,
  lt: () => _lt,
  lte: () => _lte,
  mac: () => mac,
  map: () => map,
  maxLength: () => _maxLength,
  maxSize: () => _maxSize,
  memoizer: () => memoizer,
  meta: () => meta,
  mime: () => _mime,
  minLength: () => _minLength,
  minSize: () => _minSize,
  multipleOf: () => _multipleOf,
  nan: () => nan,
  nanoid: () => nanoid,
  nativeEnum: () => nativeEnum,
  negative: () => _negative,
  never: () => never,
  nonnegative: () => _nonnegative,
  nonoptional: () => nonoptional,
  nonpositive: () => _nonpositive,
  normalize: () => _normalize,
  null: () => _null,
  nullable: () => nullable,
  nullish: () => nullish,
  number: () => number,
  object: () => object,
  optional: () => optional,
  output: () => output,
  overwrite: () => _overwrite,
  parse: () => parse,
  parseAsync: () => parseAsync,
  partialRecord: () => partialRecord,
  pipe: () => pipe,
  positive: () => _positive,
  prefault: () => prefault,
  preprocess: () => preprocess,
  prettifyError: () => prettifyError,
  promise: () => promise,
  properties: () => _properties,
  property: () => _property,
  readonly: () => readonly,
  record: () => record,
  refine: () => refine,
  regex: () => _regex,
  regexes: () => regexes_exports,
  registry: () => registry,
  safeDecode: () => safeDecode,
  safeDecodeAsync: () => safeDecodeAsync,
  safeEncode: () => safeEncode,
  safeEncodeAsync: () => safeEncodeAsync,
  safeParse: () => safeParse,
  safeParseAsync: () => safeParseAsync,
  set: () => set,
  setErrorMap: () => setErrorMap,
  size: () => _size,
  slugify: () => _slugify,
  startsWith: () => _startsWith,
  strictObject: () => strictObject,
  string: () => string,
  stringFormat: () => stringFormat,
  stringbool: () => stringbool,
  success: () => success,
  superRefine: () => superRefine,
  symbol: () => symbol,
  templateLiteral: () => templateLiteral,
  toJSONSchema: () => toJSONSchema,
  toLowerCase: () => _toLowerCase,
  toUpperCase: () => _toUpperCase,
  toZod: () => toZod,
  transform: () => transform,
  treeifyError: () => treeifyError,
  trim: () => _trim,
  tuple: () => tuple,
  uint32: () => uint32,
  uint64: () => uint64,
  ulid: () => ulid,
  undefined: () => _undefined,
  union: () => union,
  unknown: () => unknown,
  uppercase: () => _uppercase,
  url: () => url,
  util: () => util_exports,
  uuid: () => uuid,
  uuidv4: () => uuidv4,
  uuidv6: () => uuidv6,
  uuidv7: () => uuidv7,
  validate: () => validate,
  validateAsync: () => validateAsync,
  void: () => _void,
  withParser: () => withParser,
  xid: () => xid,
  xor: () => xor,
});
export {
  $brand,
  $input,
  $output,
  _catch as catch,
  _default,
  _endsWith as endsWith,
  _enum as enum,
  _function,
  _function as function,
  _gt as gt,
  _gte as gte,
  _includes as includes,
  _instanceof as instanceof,
  _length as length,
  _lowercase as lowercase,
  _lt as lt,
  _lte as lte,
  _maxLength as maxLength,
  _maxSize as maxSize,
  _mime as mime,
  _minLength as minLength,
  _minSize as minSize,
  _multipleOf as multipleOf,
  _negative as negative,
  _nonnegative as nonnegative,
  _nonpositive as nonpositive,
  _normalize as normalize,
  _null as null,
  _overwrite as overwrite,
  _positive as positive,
  _properties as properties,
  _property as property,
  _regex as regex,
  _size as size,
  _slugify as slugify,
  _startsWith as startsWith,
  _toLowerCase as toLowerCase,
  _toUpperCase as toUpperCase,
  _trim as trim,
  _undefined as undefined,
  _uppercase as uppercase,
  _void as void,
  _ZodString,
  any,
  array,
  base64,
  base64url,
  bigint,
  boolean,
  check,
  cidrv4,
  cidrv6,
  clone,
  codec,
  coerce_exports as coerce,
  compile,
  config,
  core_exports as core,
  creditCard,
  cuid,
  cuid2,
  currencyCode,
  custom,
  date,
  decode,
  decodeAsync,
  deepPartial,
  describe,
  discriminatedUnion,
  e164,
  email,
  emoji,
  encode,
  encodeAsync,
  exactOptional,
  external_exports as default,
  external_exports as z,
  file,
  flattenError,
  float32,
  float64,
  formatError,
  fromJSONSchema,
  getDiscriminatedOption,
  getErrorMap,
  globalRegistry,
  guid,
  hash,
  hex,
  hostname,
  httpUrl,
  iban,
  input,
  int,
  int32,
  int64,
  intersection,
  INVALID,
  invertCodec,
  ipv4,
  ipv6,
  iso_exports as iso,
  json,
  jwt,
  keyof,
  ksuid,
  lazy,
  literal,
  locales_exports as locales,
  looseObject,
  looseRecord,
  mac,
  map,
  memoizer,
  meta,
  nan,
  nanoid,
  nativeEnum,
  NEVER,
  never,
  nonoptional,
  nullable,
  nullish,
  number,
  object,
  optional,
  output,
  parse,
  parseAsync,
  partialRecord,
  pipe,
  prefault,
  preprocess,
  prettifyError,
  promise,
  readonly,
  record,
  refine,
  regexes_exports as regexes,
  registry,
  safeDecode,
  safeDecodeAsync,
  safeEncode,
  safeEncodeAsync,
  safeParse,
  safeParseAsync,
  set,
  setErrorMap,
  strictObject,
  string,
  stringbool,
  stringFormat,
  success,
  superRefine,
  symbol,
  templateLiteral,
  TimePrecision,
  toJSONSchema,
  toZod,
  transform,
  treeifyError,
  tuple,
  uint32,
  uint64,
  ulid,
  union,
  unknown,
  url,
  util_exports as util,
  uuid,
  uuidv4,
  uuidv6,
  uuidv7,
  validate,
  validateAsync,
  withParser,
  xid,
  xor,
  ZodAny,
  ZodArray,
  ZodBase64,
  ZodBase64URL,
  ZodBigInt,
  ZodBigIntFormat,
  ZodBoolean,
  ZodCatch,
  ZodCIDRv4,
  ZodCIDRv6,
  ZodCodec,
  ZodCompileAsyncError,
  ZodCompileUnsupportedError,
  ZodCreditCard,
  ZodCUID,
  ZodCUID2,
  ZodCustom,
  ZodCustomStringFormat,
  ZodDate,
  ZodDefault,
  ZodDiscriminatedUnion,
  ZodE164,
  ZodEmail,
  ZodEmoji,
  ZodEnum,
  ZodError,
  ZodExactOptional,
  ZodFile,
  ZodFirstPartyTypeKind,
  ZodFunction,
  ZodGUID,
  ZodIBAN,
  ZodInstanceOf,
  ZodIntersection,
  ZodIPv4,
  ZodIPv6,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  ZodIssueCode,
  ZodJWT,
  ZodKSUID,
  ZodLazy,
  ZodLiteral,
  ZodMAC,
  ZodMap,
  ZodNaN,
  ZodNanoID,
  ZodNever,
  ZodNonOptional,
  ZodNull,
  ZodNullable,
  ZodNumber,
  ZodNumberFormat,
  ZodObject,
  ZodOptional,
  ZodPipe,
  ZodPrefault,
  ZodPreprocess,
  ZodPromise,
  ZodReadonly,
  ZodRealError,
  ZodRecord,
  ZodSet,
  ZodString,
  ZodStringFormat,
  ZodSuccess,
  ZodSymbol,
  ZodTemplateLiteral,
  ZodTransform,
  ZodTuple,
  ZodType,
  ZodULID,
  ZodUndefined,
  ZodUnion,
  ZodUnknown,
  ZodURL,
  ZodUUID,
  ZodVoid,
  ZodXID,
  ZodXor,
};
