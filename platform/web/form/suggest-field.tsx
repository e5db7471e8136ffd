import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import type { FormField } from './fields.tsx'

/** A line of text of at most 20 characters, with what is often written there. */
export function suggestField<Form>(
  label: string,
  name: { [Name in keyof Form]: Form[Name] extends string ? Name : never }[keyof Form],
  suggestions: readonly string[],
): FormField<Form> {
  return {
    label,
    read: (form) => String(form[name]),
    draw: (form, change) => (
      <Field label={label}>
        <AutoComplete
          value={String(form[name])}
          maxLength={20}
          options={suggestions.map((value) => ({ value }))}
          onChange={(value: string) => change({ [name]: value ?? '' } as Partial<Form>)}
        />
      </Field>
    ),
  }
}
