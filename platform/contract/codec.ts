import { z } from 'zod'

const inside = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodReadonly
    ? (schema.unwrap() as z.ZodType)
    : undefined

/** Names a field as the wire does: the schema's own `wire` name (also inside optional and the like), else PascalCase. */
export function wireName(key: string, schema: z.ZodType): string {
  for (let at: z.ZodType | undefined = schema; at; at = inside(at)) {
    const wire = z.globalRegistry.get(at)?.wire
    if (wire) return wire
  }
  return key.charAt(0).toUpperCase() + key.slice(1)
}

type Turn = (value: unknown) => unknown
interface Codec {
  encode: Turn
  /** `text`: the source has only strings (query, path, form). */
  decode: (value: unknown, text: boolean) => unknown
}

const same: Codec = { encode: (v) => v, decode: (v) => v }

const isObject = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

const date: Codec = {
  encode: (v) => (v instanceof Date ? v.toISOString() : v),
  decode: (v) => (typeof v === 'string' && /^\d{4}-\d\d-\d\dT/.test(v) ? new Date(v) : v),
}
const number: Codec = {
  encode: (v) => v,
  decode: (v, text) => (text && typeof v === 'string' && /^-?\d+(\.\d+)?$/.test(v) ? Number(v) : v),
}
const boolean: Codec = {
  encode: (v) => v,
  decode: (v, text) =>
    text && typeof v === 'string' ? ({ true: true, '1': true, false: false, '0': false }[v] ?? v) : v,
}

function objectCodec(schema: z.ZodObject): Codec {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const inner = field as z.ZodType
    return { key, wire: wireName(key, inner), or: z.globalRegistry.get(inner)?.orWire, codec: codecOf(inner) }
  })
  return {
    encode(value) {
      if (!isObject(value)) return value
      const out: Record<string, unknown> = {}
      for (const f of fields) {
        const v = value[f.key]
        if (v !== undefined) out[f.wire] = f.codec.encode(v)
      }
      return out
    },
    decode(value, text) {
      if (!isObject(value)) return value
      const out: Record<string, unknown> = {}
      for (const f of fields) {
        const name = f.or !== undefined && !Object.hasOwn(value, f.wire) ? f.or : f.wire
        if (Object.hasOwn(value, name)) out[f.key] = f.codec.decode(value[name], text)
      }
      return out
    },
  }
}

function arrayCodec(schema: z.ZodArray): Codec {
  const inner = codecOf(schema.element as z.ZodType)
  return {
    encode: (v) => (Array.isArray(v) ? v.map(inner.encode) : v),
    // A query array may hold one value, and then the query parser gives no array.
    decode: (v, text) =>
      Array.isArray(v)
        ? v.map((x) => inner.decode(x, text))
        : text && v !== undefined
          ? [inner.decode(v, text)]
          : v,
  }
}

function unionCodec(options: z.ZodType[]): Codec {
  const codecs = options.map(codecOf)
  const plain = codecs.find((c) => c !== same)
  return plain ?? same
}

function build(schema: z.ZodType): Codec {
  if (schema instanceof z.ZodObject) return objectCodec(schema)
  if (schema instanceof z.ZodArray) return arrayCodec(schema)
  if (schema instanceof z.ZodDate) return date
  if (schema instanceof z.ZodNumber) return number
  if (schema instanceof z.ZodBoolean) return boolean
  if (schema instanceof z.ZodLiteral) {
    const kinds = new Set([...schema.values].map((v) => typeof v))
    return kinds.has('number') ? number : kinds.has('boolean') ? boolean : same
  }
  if (schema instanceof z.ZodUnion) return unionCodec(schema.options as z.ZodType[])
  const inner = inside(schema)
  if (inner) return codecOf(inner)
  if (schema instanceof z.ZodRecord) {
    const inner = codecOf(schema.valueType as z.ZodType)
    const turn = (v: unknown, f: Turn) =>
      isObject(v) ? Object.fromEntries(Object.entries(v).map(([k, x]) => [k, f(x)])) : v
    return {
      encode: (v) => turn(v, inner.encode),
      decode: (v, text) => turn(v, (x) => inner.decode(x, text)),
    }
  }
  return same
}

const built = new WeakMap<z.ZodType, Codec>()

/** The codec of a schema: renames fields between ours and the wire's, and turns instants; made once. */
export function codecOf(schema: z.ZodType): Codec {
  const known = built.get(schema)
  if (known) return known
  const made = build(schema)
  built.set(schema, made)
  return made
}

/** The path of a field in wire names, as a person who sent it would know it: `TabletIds[0]`. */
export function wirePath(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let at: z.ZodType | undefined = schema
  let out = ''
  for (const step of path) {
    while (at && !(at instanceof z.ZodObject) && !(at instanceof z.ZodArray)) at = inside(at)
    if (at instanceof z.ZodObject && typeof step === 'string') {
      const field: z.ZodType | undefined = at.shape[step] as z.ZodType | undefined
      out += (out ? '.' : '') + (field ? wireName(step, field) : step)
      at = field
    } else {
      out += `[${String(step)}]`
      at = at instanceof z.ZodArray ? (at.element as z.ZodType) : undefined
    }
  }
  return out
}
