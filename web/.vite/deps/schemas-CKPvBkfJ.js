import {
  $ as _base64,
  $n as _uuidv6,
  $r as $ZodLazy,
  _i as $ZodPromise,
  _r as $ZodArray,
  Aa as hostname$1,
  Ai as $ZodURL,
  ai as $ZodNever,
  an as _nanoid,
  Ao as installLazyProp,
  Ar as $ZodCustom,
  ar as meta$1,
  At as _iban,
  at as _cidrv4,
  bi as $ZodSet,
  Br as $ZodFile,
  br as $ZodBigInt,
  bt as _email,
  Ci as $ZodSuccess,
  ci as $ZodNullable,
  cn as _never,
  Cr as $ZodCIDRv4,
  Da as currencyCode$1,
  Di as $ZodTuple,
  di as $ZodObject,
  Do as extend$1,
  Dr as $ZodCatch,
  Ei as $ZodTransform,
  ei as $ZodLiteral,
  Er as $ZodCUID2,
  er as _uuidv7,
  Et as _float64,
  et as _base64url,
  Fi as $ZodVoid,
  Fn as _superRefine,
  Fo as merge$1,
  Fr as $ZodE164,
  ft as _creditCard,
  Gn as _ulid,
  Go as shallowClone,
  go as $constructor,
  Gr as $ZodIPv6,
  gr as $ZodAny,
  gt as _date,
  hi as $ZodPrefault,
  hn as _number,
  Ho as pick$1,
  Hr as $ZodGUID,
  Ht as _jwt,
  ht as _custom,
  ia as $ZodCheck,
  Ii as $ZodXID,
  ii as $ZodNanoID,
  In as _symbol,
  in as _nan,
  Io as mergeDefs,
  Ir as $ZodEmail,
  ir as describe$1,
  It as _ipv4,
  ja as httpProtocol,
  ji as $ZodUUID,
  Jn as _unknown,
  jn as _string,
  jr as $ZodCustomStringFormat,
  ka as hex$1,
  ki as $ZodULID,
  Kn as _undefined$1,
  kr as $ZodCreditCard,
  kt as _guid,
  Li as $ZodXor,
  li as $ZodNumber,
  Lo as normalizeParams,
  Lr as $ZodEmoji,
  Lt as _ipv6,
  Mi as $ZodUndefined,
  mi as $ZodPipe,
  Mn as _stringFormat,
  Mr as $ZodDate,
  Mt as _int,
  mt as _cuid2,
  Na as regexes_exports,
  Ni as $ZodUnion,
  ni as $ZodMap,
  Nn as _stringbool,
  no as safeParse,
  Nr as $ZodDefault,
  nr as _xid,
  Nt as _int32,
  nt as _boolean,
  Oa as domain,
  Oi as $ZodType,
  oi as $ZodNonOptional,
  Or as $ZodCodec,
  ot as _cidrv6,
  Pi as $ZodUnknown,
  pi as $ZodOptional,
  pn as _null$1,
  Pr as $ZodDiscriminatedUnion,
  Pt as _int64,
  pt as _cuid,
  Qn as _uuidv4,
  Qr as $ZodKSUID,
  ri as $ZodNaN,
  Ro as omit$1,
  ro as safeParseAsync,
  Rr as $ZodEnum,
  Si as $ZodStringFormat,
  si as $ZodNull,
  So as clone,
  Sr as $ZodBoolean,
  Ti as $ZodTemplateLiteral,
  ti as $ZodMAC,
  Tn as _refine,
  Tr as $ZodCUID,
  tr as _void$1,
  Tt as _float32,
  tt as _bigint,
  ui as $ZodNumberFormat,
  Un as _uint32,
  Uo as required$1,
  Ur as $ZodIBAN,
  Ut as _ksuid,
  vi as $ZodReadonly,
  Vo as partial$1,
  Vr as $ZodFunction,
  vr as $ZodBase64,
  wi as $ZodSymbol,
  Wn as _uint64,
  Wo as safeExtend$1,
  wo as constantCatch,
  Wr as $ZodIPv4,
  wr as $ZodCIDRv6,
  wt as _file,
  Xa as parse,
  xi as $ZodString,
  Xn as _url,
  Xr as $ZodIntersection,
  xr as $ZodBigIntFormat,
  Xt as _mac,
  xt as _emoji,
  yi as $ZodRecord,
  yr as $ZodBase64URL,
  yt as _e164,
  Z as _any,
  Za as parseAsync,
  Zn as _uuid,
  zo as own,
  Zr as $ZodJWT,
  zr as $ZodExactOptional,
} from "./json-schema-processors-C7klW6LC.js";
// node_modules/.deno/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) =>
          typeof ch === "function"
            ? {
              _zod: {
                check: ch,
                def: { check: "custom" },
                onattach: [],
              },
            }
            : ch
        ),
      ],
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta) {
    reg.add(this, meta);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  },
});
var ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  ZodMiniString.init(inst, def);
});
var ZodMiniEmail = /*@__PURE__*/ $constructor("ZodMiniEmail", (inst, def) => {
  $ZodEmail.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function email(params) {
  return _email(ZodMiniEmail, params);
}
var ZodMiniGUID = /*@__PURE__*/ $constructor("ZodMiniGUID", (inst, def) => {
  $ZodGUID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function guid(params) {
  return _guid(ZodMiniGUID, params);
}
var ZodMiniUUID = /*@__PURE__*/ $constructor("ZodMiniUUID", (inst, def) => {
  $ZodUUID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function uuid(params) {
  return _uuid(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv4(params) {
  return _uuidv4(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv6(params) {
  return _uuidv6(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv7(params) {
  return _uuidv7(ZodMiniUUID, params);
}
var ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
  return _url(ZodMiniURL, params);
}
// @__NO_SIDE_EFFECTS__
function httpUrl(params) {
  return _url(ZodMiniURL, {
    protocol: httpProtocol,
    hostname: domain,
    ...normalizeParams(params),
  });
}
var ZodMiniEmoji = /*@__PURE__*/ $constructor("ZodMiniEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function emoji(params) {
  return _emoji(ZodMiniEmoji, params);
}
var ZodMiniNanoID = /*@__PURE__*/ $constructor("ZodMiniNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nanoid(params) {
  return _nanoid(ZodMiniNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodMiniCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
var ZodMiniCUID = /*@__PURE__*/ $constructor("ZodMiniCUID", (inst, def) => {
  $ZodCUID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function cuid(params) {
  return _cuid(ZodMiniCUID, params);
}
var ZodMiniCUID2 = /*@__PURE__*/ $constructor("ZodMiniCUID2", (inst, def) => {
  $ZodCUID2.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function cuid2(params) {
  return _cuid2(ZodMiniCUID2, params);
}
var ZodMiniULID = /*@__PURE__*/ $constructor("ZodMiniULID", (inst, def) => {
  $ZodULID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function ulid(params) {
  return _ulid(ZodMiniULID, params);
}
var ZodMiniXID = /*@__PURE__*/ $constructor("ZodMiniXID", (inst, def) => {
  $ZodXID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function xid(params) {
  return _xid(ZodMiniXID, params);
}
var ZodMiniKSUID = /*@__PURE__*/ $constructor("ZodMiniKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function ksuid(params) {
  return _ksuid(ZodMiniKSUID, params);
}
var ZodMiniIPv4 = /*@__PURE__*/ $constructor("ZodMiniIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function ipv4(params) {
  return _ipv4(ZodMiniIPv4, params);
}
var ZodMiniIPv6 = /*@__PURE__*/ $constructor("ZodMiniIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function ipv6(params) {
  return _ipv6(ZodMiniIPv6, params);
}
var ZodMiniCIDRv4 = /*@__PURE__*/ $constructor("ZodMiniCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function cidrv4(params) {
  return _cidrv4(ZodMiniCIDRv4, params);
}
var ZodMiniCIDRv6 = /*@__PURE__*/ $constructor("ZodMiniCIDRv6", (inst, def) => {
  $ZodCIDRv6.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function cidrv6(params) {
  return _cidrv6(ZodMiniCIDRv6, params);
}
var ZodMiniMAC = /*@__PURE__*/ $constructor("ZodMiniMAC", (inst, def) => {
  $ZodMAC.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function mac(params) {
  return _mac(ZodMiniMAC, params);
}
var ZodMiniBase64 = /*@__PURE__*/ $constructor("ZodMiniBase64", (inst, def) => {
  $ZodBase64.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function base64(params) {
  return _base64(ZodMiniBase64, params);
}
var ZodMiniBase64URL = /*@__PURE__*/ $constructor("ZodMiniBase64URL", (inst, def) => {
  $ZodBase64URL.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function base64url(params) {
  return _base64url(ZodMiniBase64URL, params);
}
var ZodMiniE164 = /*@__PURE__*/ $constructor("ZodMiniE164", (inst, def) => {
  $ZodE164.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function e164(params) {
  return _e164(ZodMiniE164, params);
}
var ZodMiniCreditCard = /*@__PURE__*/ $constructor("ZodMiniCreditCard", (inst, def) => {
  $ZodCreditCard.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function creditCard(params) {
  return _creditCard(ZodMiniCreditCard, params);
}
var ZodMiniIBAN = /*@__PURE__*/ $constructor("ZodMiniIBAN", (inst, def) => {
  $ZodIBAN.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function iban(params) {
  return _iban(ZodMiniIBAN, params);
}
var ZodMiniJWT = /*@__PURE__*/ $constructor("ZodMiniJWT", (inst, def) => {
  $ZodJWT.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function jwt(params) {
  return _jwt(ZodMiniJWT, params);
}
var ZodMiniCustomStringFormat = /*@__PURE__*/ $constructor("ZodMiniCustomStringFormat", (inst, def) => {
  $ZodCustomStringFormat.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function stringFormat(format, fnOrRegex, _params = {}) {
  return _stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
// @__NO_SIDE_EFFECTS__
function hostname(_params) {
  return _stringFormat(ZodMiniCustomStringFormat, "hostname", hostname$1, _params);
}
// @__NO_SIDE_EFFECTS__
function hex(_params) {
  return _stringFormat(ZodMiniCustomStringFormat, "hex", hex$1, _params);
}
// @__NO_SIDE_EFFECTS__
function currencyCode(_params) {
  return _stringFormat(ZodMiniCustomStringFormat, "currency_code", currencyCode$1, _params);
}
// @__NO_SIDE_EFFECTS__
function hash(alg, params) {
  const format = `${alg}_${params?.enc ?? "hex"}`;
  const regex = regexes_exports[format];
  if (!regex) throw new Error(`Unrecognized hash format: ${format}`);
  return _stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
function float32(params) {
  return _float32(ZodMiniNumberFormat, params);
}
function float64(params) {
  return _float64(ZodMiniNumberFormat, params);
}
function int32(params) {
  return _int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
  return _uint32(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniBigInt = /*@__PURE__*/ $constructor("ZodMiniBigInt", (inst, def) => {
  $ZodBigInt.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function bigint(params) {
  return _bigint(ZodMiniBigInt, params);
}
var ZodMiniBigIntFormat = /*@__PURE__*/ $constructor("ZodMiniBigIntFormat", (inst, def) => {
  $ZodBigIntFormat.init(inst, def);
  ZodMiniBigInt.init(inst, def);
});
function int64(params) {
  return _int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
  return _uint64(ZodMiniBigIntFormat, params);
}
var ZodMiniSymbol = /*@__PURE__*/ $constructor("ZodMiniSymbol", (inst, def) => {
  $ZodSymbol.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function symbol(params) {
  return _symbol(ZodMiniSymbol, params);
}
var ZodMiniUndefined = /*@__PURE__*/ $constructor("ZodMiniUndefined", (inst, def) => {
  $ZodUndefined.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
  return _undefined$1(ZodMiniUndefined, params);
}
var ZodMiniNull = /*@__PURE__*/ $constructor("ZodMiniNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null(params) {
  return _null$1(ZodMiniNull, params);
}
var ZodMiniAny = /*@__PURE__*/ $constructor("ZodMiniAny", (inst, def) => {
  $ZodAny.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function any() {
  return _any(ZodMiniAny);
}
var ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniVoid = /*@__PURE__*/ $constructor("ZodMiniVoid", (inst, def) => {
  $ZodVoid.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _void(params) {
  return _void$1(ZodMiniVoid, params);
}
var ZodMiniDate = /*@__PURE__*/ $constructor("ZodMiniDate", (inst, def) => {
  $ZodDate.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
  return _date(ZodMiniDate, params);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params),
  });
}
// @__NO_SIDE_EFFECTS__
function keyof(schema) {
  const shape = schema._zod.def.shape;
  return /* @__PURE__ */ _enum(Object.keys(shape));
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params),
  });
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params),
  });
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ unknown(),
    ...normalizeParams(params),
  });
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
  return extend$1(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function safeExtend(schema, shape) {
  return safeExtend$1(schema, shape);
}
/**
 * @deprecated Use [`z.extend(A, B.shape)`](https://zod.dev/api?id=extend) instead.
 */
// @__NO_SIDE_EFFECTS__
function merge(a, b) {
  return merge$1(a, b);
}
// @__NO_SIDE_EFFECTS__
function pick(schema, mask) {
  return pick$1(schema, mask);
}
// @__NO_SIDE_EFFECTS__
function omit(schema, mask) {
  return omit$1(schema, mask);
}
// @__NO_SIDE_EFFECTS__
function partial(schema, mask) {
  const def = schema._zod.def;
  if (def.type !== "tuple") return partial$1(ZodMiniOptional, schema, mask);
  if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
  return clone(schema, {
    ...def,
    items: def.items.map((item) =>
      new ZodMiniOptional({
        type: "optional",
        innerType: item,
      })
    ),
  });
}
// @__NO_SIDE_EFFECTS__
function exactPartial(schema, mask) {
  return partial$1(ZodMiniExactOptional, schema, mask, "exactPartial");
}
// @__NO_SIDE_EFFECTS__
function required(schema, mask) {
  return required$1(ZodMiniNonOptional, schema, mask);
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
  return inst.clone(mergeDefs(inst._zod.def, { catchall }));
}
var ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params),
  });
}
var ZodMiniXor = /*@__PURE__*/ $constructor("ZodMiniXor", (inst, def) => {
  ZodMiniUnion.init(inst, def);
  $ZodXor.init(inst, def);
});
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
  return new ZodMiniXor({
    type: "union",
    options,
    inclusive: false,
    ...normalizeParams(params),
  });
}
var ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
  $ZodDiscriminatedUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
  return new ZodMiniDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...normalizeParams(params),
  });
}
var ZodMiniIntersection = /*@__PURE__*/ $constructor("ZodMiniIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
  return new ZodMiniIntersection({
    type: "intersection",
    left,
    right,
  });
}
var ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
  $ZodTuple.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  return new ZodMiniTuple({
    type: "tuple",
    items,
    rest: hasRest ? _paramsOrRest : null,
    ...normalizeParams(hasRest ? _params : _paramsOrRest),
  });
}
var ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string(),
      valueType: keyType,
      ...normalizeParams(valueType),
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params),
  });
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params),
    partial: true,
  });
}
function looseRecord(keyType, valueType, params) {
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    mode: "loose",
    ...normalizeParams(params),
  });
}
var ZodMiniMap = /*@__PURE__*/ $constructor("ZodMiniMap", (inst, def) => {
  $ZodMap.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function map(keyType, valueType, params) {
  return new ZodMiniMap({
    type: "map",
    keyType,
    valueType,
    ...normalizeParams(params),
  });
}
var ZodMiniSet = /*@__PURE__*/ $constructor("ZodMiniSet", (inst, def) => {
  $ZodSet.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function set(valueType, params) {
  return new ZodMiniSet({
    type: "set",
    valueType,
    ...normalizeParams(params),
  });
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  return new ZodMiniEnum({
    type: "enum",
    entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
    ...normalizeParams(params),
  });
}
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
// @__NO_SIDE_EFFECTS__
function nativeEnum(entries, params) {
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params),
  });
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params),
  });
}
var ZodMiniFile = /*@__PURE__*/ $constructor("ZodMiniFile", (inst, def) => {
  $ZodFile.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function file(params) {
  return _file(ZodMiniFile, params);
}
var ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
  $ZodTransform.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
  return new ZodMiniTransform({
    type: "transform",
    transform: fn,
  });
}
var ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType,
  });
}
var ZodMiniExactOptional = /*@__PURE__*/ $constructor("ZodMiniExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
  return new ZodMiniExactOptional({
    type: "optional",
    innerType,
  });
}
var ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType,
  });
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
  return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
var ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    },
  });
}
var ZodMiniPrefault = /*@__PURE__*/ $constructor("ZodMiniPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
  return new ZodMiniPrefault({
    type: "prefault",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    },
  });
}
var ZodMiniNonOptional = /*@__PURE__*/ $constructor("ZodMiniNonOptional", (inst, def) => {
  $ZodNonOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nonoptional(innerType, params) {
  return new ZodMiniNonOptional({
    type: "nonoptional",
    innerType,
    ...normalizeParams(params),
  });
}
var ZodMiniSuccess = /*@__PURE__*/ $constructor("ZodMiniSuccess", (inst, def) => {
  $ZodSuccess.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function success(innerType) {
  return new ZodMiniSuccess({
    type: "success",
    innerType,
  });
}
var ZodMiniCatch = /*@__PURE__*/ $constructor("ZodMiniCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
  return new ZodMiniCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue),
  });
}
var ZodMiniNaN = /*@__PURE__*/ $constructor("ZodMiniNaN", (inst, def) => {
  $ZodNaN.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nan(params) {
  return _nan(ZodMiniNaN, params);
}
var ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
  return new ZodMiniPipe({
    type: "pipe",
    in: in_,
    out,
  });
}
var ZodMiniCodec = /*@__PURE__*/ $constructor("ZodMiniCodec", (inst, def) => {
  ZodMiniPipe.init(inst, def);
  $ZodCodec.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function codec(in_, out, params) {
  return new ZodMiniCodec({
    type: "pipe",
    in: in_,
    out,
    transform: params.decode,
    reverseTransform: params.encode,
  });
}
// @__NO_SIDE_EFFECTS__
function invertCodec(codec) {
  const def = codec._zod.def;
  return new ZodMiniCodec({
    type: "pipe",
    in: def.out,
    out: def.in,
    transform: def.reverseTransform,
    reverseTransform: def.transform,
  });
}
var ZodMiniReadonly = /*@__PURE__*/ $constructor("ZodMiniReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
  return new ZodMiniReadonly({
    type: "readonly",
    innerType,
  });
}
var ZodMiniTemplateLiteral = /*@__PURE__*/ $constructor("ZodMiniTemplateLiteral", (inst, def) => {
  $ZodTemplateLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
  return new ZodMiniTemplateLiteral({
    type: "template_literal",
    parts,
    ...normalizeParams(params),
  });
}
var ZodMiniLazy = /*@__PURE__*/ $constructor("ZodMiniLazy", (inst, def) => {
  $ZodLazy.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
  return new ZodMiniLazy({
    type: "lazy",
    getter,
  });
}
var ZodMiniPromise = /*@__PURE__*/ $constructor("ZodMiniPromise", (inst, def) => {
  $ZodPromise.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function promise(innerType) {
  return new ZodMiniPromise({
    type: "promise",
    innerType,
  });
}
var ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function check(fn, params) {
  const ch = new $ZodCheck({
    check: "custom",
    ...normalizeParams(params),
  });
  ch._zod.check = fn;
  return ch;
}
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
  return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
  return _superRefine(fn, params);
}
var describe = describe$1;
var meta = meta$1;
// @__NO_SIDE_EFFECTS__
function _instanceof(cls, params = {}) {
  const inst = /* @__PURE__ */ custom((data) => data instanceof cls, params);
  inst._zod.bag.Class = cls;
  inst._zod.check = (payload) => {
    if (!(payload.value instanceof cls)) {
      payload.issues.push({
        code: "invalid_type",
        expected: cls.name,
        input: payload.value,
        inst,
        path: [...inst._zod.def.path ?? []],
      });
    }
  };
  return inst;
}
var stringbool = (...args) =>
  _stringbool({
    Codec: ZodMiniCodec,
    Boolean: ZodMiniBoolean,
    String: ZodMiniString,
  }, ...args);
// @__NO_SIDE_EFFECTS__
function json() {
  const jsonSchema = /* @__PURE__ */ _lazy(() => {
    return /* @__PURE__ */ union([
      /* @__PURE__ */ string(),
      /* @__PURE__ */ number(),
      /* @__PURE__ */ boolean(),
      /* @__PURE__ */ _null(),
      /* @__PURE__ */ array(jsonSchema),
      /* @__PURE__ */ record(/* @__PURE__ */ string(), jsonSchema),
    ]);
  });
  return jsonSchema;
}
var ZodMiniFunction = /*@__PURE__*/ $constructor("ZodMiniFunction", (inst, def) => {
  $ZodFunction.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _function(params) {
  return new ZodMiniFunction({
    type: "function",
    input: Array.isArray(params?.input)
      ? /* @__PURE__ */ tuple(params?.input)
      : params?.input ?? /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
    output: params?.output ?? /* @__PURE__ */ unknown(),
  });
}
export {
  _catch as _t,
  _default as vt,
  _enum as yt,
  _function as bt,
  _instanceof as xt,
  _lazy as St,
  _null as Ct,
  _undefined as wt,
  _void as Tt,
  any as Et,
  array as Dt,
  base64 as Ot,
  base64url as kt,
  bigint as At,
  boolean as jt,
  catchall as Mt,
  check as Nt,
  cidrv4 as Pt,
  cidrv6 as Ft,
  codec as It,
  creditCard as Lt,
  cuid as Rt,
  cuid2 as zt,
  currencyCode as Bt,
  custom as Vt,
  date as Ht,
  describe as Ut,
  discriminatedUnion as Wt,
  e164 as Gt,
  email as Kt,
  emoji as qt,
  exactOptional as Jt,
  exactPartial as Yt,
  extend as Xt,
  file as Zt,
  float32 as Qt,
  float64 as $t,
  guid as en,
  hash as tn,
  hex as nn,
  hostname as rn,
  httpUrl as in,
  iban as an,
  int as on,
  int32 as sn,
  int64 as cn,
  intersection as ln,
  invertCodec as un,
  ipv4 as dn,
  ipv6 as fn,
  json as pn,
  jwt as mn,
  keyof as hn,
  ksuid as gn,
  literal as _n,
  looseObject as vn,
  looseRecord as yn,
  mac as bn,
  map as xn,
  merge as Sn,
  meta as Cn,
  nan as wn,
  nanoid as Tn,
  nativeEnum as En,
  never as Dn,
  nonoptional as On,
  nullable as kn,
  nullish as An,
  number as jn,
  object as Mn,
  omit as Nn,
  optional as Pn,
  partial as Fn,
  partialRecord as In,
  pick as Ln,
  pipe as Rn,
  prefault as zn,
  promise as Bn,
  readonly as Vn,
  record as Hn,
  refine as Un,
  required as Wn,
  safeExtend as Gn,
  set as Kn,
  strictObject as qn,
  string as Jn,
  stringbool as Xn,
  stringFormat as Yn,
  success as Zn,
  superRefine as Qn,
  symbol as $n,
  templateLiteral as er,
  transform as tr,
  tuple as nr,
  uint32 as rr,
  uint64 as ir,
  ulid as ar,
  union as or,
  unknown as sr,
  url as cr,
  uuid as lr,
  uuidv4 as ur,
  uuidv6 as dr,
  uuidv7 as fr,
  xid as pr,
  xor as mr,
  ZodMiniAny as t,
  ZodMiniArray as n,
  ZodMiniBase64 as r,
  ZodMiniBase64URL as i,
  ZodMiniBigInt as a,
  ZodMiniBigIntFormat as o,
  ZodMiniBoolean as s,
  ZodMiniCatch as f,
  ZodMiniCIDRv4 as c,
  ZodMiniCIDRv6 as l,
  ZodMiniCodec as p,
  ZodMiniCreditCard as m,
  ZodMiniCUID as u,
  ZodMiniCUID2 as d,
  ZodMiniCustom as h,
  ZodMiniCustomStringFormat as g,
  ZodMiniDate as _,
  ZodMiniDefault as v,
  ZodMiniDiscriminatedUnion as y,
  ZodMiniE164 as b,
  ZodMiniEmail as x,
  ZodMiniEmoji as S,
  ZodMiniEnum as C,
  ZodMiniExactOptional as w,
  ZodMiniFile as T,
  ZodMiniFunction as E,
  ZodMiniGUID as D,
  ZodMiniIBAN as O,
  ZodMiniIntersection as j,
  ZodMiniIPv4 as k,
  ZodMiniIPv6 as A,
  ZodMiniJWT as M,
  ZodMiniKSUID as N,
  ZodMiniLazy as P,
  ZodMiniLiteral as F,
  ZodMiniMAC as I,
  ZodMiniMap as L,
  ZodMiniNaN as R,
  ZodMiniNanoID as z,
  ZodMiniNever as B,
  ZodMiniNonOptional as V,
  ZodMiniNull as H,
  ZodMiniNullable as U,
  ZodMiniNumber as W,
  ZodMiniNumberFormat as G,
  ZodMiniObject as K,
  ZodMiniOptional as q,
  ZodMiniPipe as J,
  ZodMiniPrefault as Y,
  ZodMiniPromise as X,
  ZodMiniReadonly as Z,
  ZodMiniRecord as Q,
  ZodMiniSet as $,
  ZodMiniString as et,
  ZodMiniStringFormat as tt,
  ZodMiniSuccess as nt,
  ZodMiniSymbol as rt,
  ZodMiniTemplateLiteral as it,
  ZodMiniTransform as at,
  ZodMiniTuple as ot,
  ZodMiniType as st,
  ZodMiniULID as ct,
  ZodMiniUndefined as dt,
  ZodMiniUnion as ft,
  ZodMiniUnknown as pt,
  ZodMiniURL as lt,
  ZodMiniUUID as ut,
  ZodMiniVoid as mt,
  ZodMiniXID as ht,
  ZodMiniXor as gt,
};
