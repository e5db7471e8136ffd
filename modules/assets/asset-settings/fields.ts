import { z } from 'zod'
import { Day, Id, line, words } from '#platform/contract/fields.ts'

/** How a field of a category is filled in. */
export const fieldKinds = ['text', 'number', 'day', 'yesNo', 'choice'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A field that the assets of one category have. */
export const CustomField = z.object({
  fieldId: Id,
  name: words(20),
  fieldKind: z.enum(fieldKinds),
  unit: line(8).default(''),
  /** What a choice is made from; [] for all other kinds. */
  choices: z.array(words(20)).max(20).default([]),
})
export type CustomField = z.output<typeof CustomField>

const decimals = /^-?\d{1,12}(\.\d{1,4})?$/

/** Whether a value can be kept in a field; '' is always fine. */
export function fits({ fieldKind: kind, choices }: CustomField, value: string): boolean {
  if (value === '' || kind === 'text') return true
  if (kind === 'number') return decimals.test(value)
  if (kind === 'day') return Day.safeParse(value).success
  if (kind === 'yesNo') return value === 'yes' || value === 'no'
  return choices.includes(value)
}
