import { z } from 'zod'

function emptyOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly)
    return emptyOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, emptyOf(field as z.ZodType)]),
    )
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodDate) return new Date('2026-11-20T02:00:00Z')
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodUnion) return emptyOf(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0)
  const isRight = (text: string) => schema.safeParse(text).success
  return ['', sampleId, sampleDay].find(isRight) ?? ''
}

/** The day of whatever a test did not date. */
const sampleDay = '2026-11-20'
/** The id of whatever a test did not name. */
export const sampleId = '0193a5b0-0000-7000-8000-000000000001'

/** Something of a contract's shape of which a test says only what it is about: the rest is empty. */
export const sample = <Schema extends z.ZodType>(
  schema: Schema,
  said: Partial<z.output<Schema>> = {},
): z.output<Schema> => Object.assign(emptyOf(schema) as object, said) as z.output<Schema>
