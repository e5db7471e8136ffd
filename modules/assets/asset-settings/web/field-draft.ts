import { newId } from '#platform/contract/new-id.ts'
import type { CustomField } from '../contract.ts'

/** A field of a category while it is written. */
export interface FieldDraft extends Omit<CustomField, 'choices'> {
  /** As they are typed, divided. */
  choices: string
}

/** What was typed as choices, each once. */
export const choicesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[、,，]/)
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
]

export const emptyField = (): FieldDraft => ({
  fieldId: newId(),
  name: '',
  fieldKind: 'text',
  unit: '',
  choices: '',
})

/** A field as the server has it, to be written; and what was written, as the server takes it. */
export const draftOfField = (field: CustomField): FieldDraft => ({
  ...field,
  choices: field.choices.join('、'),
})
export const fieldOf = ({ choices, ...field }: FieldDraft): CustomField => ({
  ...field,
  name: field.name.trim(),
  unit: field.fieldKind === 'number' ? field.unit.trim() : '',
  choices: field.fieldKind === 'choice' ? choicesIn(choices) : [],
})
