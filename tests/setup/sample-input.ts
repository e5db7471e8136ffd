import { z } from 'zod'
import { wireName } from '#platform/contract/codec.ts'

/** What to send for a field of this wire name; wins over what its schema would allow. */
export type Chosen = (name: string, isId: boolean) => unknown

function sampleOf(schema: z.ZodType, name: string, chosen: Chosen): unknown {
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType, name, chosen)]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return sampleOf(schema.unwrap() as z.ZodType, name, chosen)
  const wanted = chosen(name, schema instanceof z.ZodUUID)
  if (wanted !== undefined) return wanted
  if (schema instanceof z.ZodObject) return sampleInput(schema, chosen)
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] as z.ZodType, name, chosen)
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((item) => sampleOf(item as z.ZodType, name, chosen))
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 1, 1)
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodDate) return '2026-11-20T01:00:00Z'
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodISODate) return '2026-11-20'
  return (
    ['測試', 'test', '2026-11', 'A', 'https://example.org/'].find((text) => schema.safeParse(text).success) ??
    '測試'
  )
}

/** Something that a call accepts, in wire names: every field is there, also those that may be left out. */
export function sampleInput(schema: z.ZodObject, chosen: Chosen): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => {
      const name = wireName(key, field as z.ZodType)
      return [name, sampleOf(field as z.ZodType, name, chosen)]
    }),
  )
}

/** Whether a call's input names anything by its id. */
export function namesIds(schema: z.ZodObject): boolean {
  let found = false
  sampleInput(schema, (_, isId) => {
    if (isId) found = true
    return undefined
  })
  return found
}
