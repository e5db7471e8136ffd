import type { z } from 'zod'

interface Shape {
  type: string
  error?: (issue: object) => unknown
  checks?: readonly { _zod: { def: { error?: (issue: object) => unknown } } }[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  options?: readonly z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
}

const shapeOf = (schema: z.ZodType) => schema._zod.def as unknown as Shape

/** The schemas within one, without those of its fields. */
const below = ({ element, innerType, keyType, valueType, options = [], in: taken, out }: Shape) =>
  [element, innerType, keyType, valueType, ...options, taken, out].filter((option) => option !== undefined)

/** The choices that a schema gives, each with the field that has it. */
export function choicesOf(schema: z.ZodType, field = ''): { field: string; value: string }[] {
  const shape = shapeOf(schema)
  const own = shape.type === 'enum' ? Object.values(shape.entries ?? {}) : (shape.values ?? [])
  return [
    ...own.map((value) => ({ field, value: String(value) })),
    ...Object.entries(shape.shape ?? {}).flatMap(([name, inner]) => choicesOf(inner, name)),
    ...below(shape).flatMap((inner) => choicesOf(inner, field)),
  ]
}

/** The sentences of our own that a schema says of what does not fit it, at any depth. */
export function faultsOf(schema: z.ZodType): string[] {
  const shape = shapeOf(schema)
  const errors = [shape.error, ...(shape.checks ?? []).map((check) => check._zod.def.error)]
  return [
    ...errors.map((error) => error?.({})).filter((said) => typeof said === 'string'),
    ...Object.values(shape.shape ?? {}).flatMap((inner) => faultsOf(inner)),
    ...below(shape).flatMap((inner) => faultsOf(inner)),
  ]
}
