import { z } from 'zod'
import { wireName } from '#platform/contract/codec.ts'

/** A field of what a call takes that is a value itself, or a list or table of values. */
export interface Leaf {
  /** Where it stands, in wire names: `Owners[].Name`. */
  path: string
  schema: z.ZodType
}

/** Every value that a schema may take, with the lists and records that they stand in; each once. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => {
      const name = wireName(key, field as z.ZodType)
      return leavesOf(field as z.ZodType, path ? `${path}.${name}` : name)
    })
  if (schema instanceof z.ZodArray)
    return [{ path, schema }, ...leavesOf(schema.element as z.ZodType, `${path}[]`)]
  if (schema instanceof z.ZodRecord)
    return [
      { path, schema },
      ...leavesOf(schema.keyType as z.ZodType, `${path}{key}`),
      ...leavesOf(schema.valueType as z.ZodType, `${path}{value}`),
    ]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => leavesOf(option as z.ZodType, path))
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((item, at) => leavesOf(item as z.ZodType, `${path}[${at}]`))
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in as z.ZodType, path)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return leavesOf(schema.unwrap() as z.ZodType, path)
  return [{ path, schema }]
}
