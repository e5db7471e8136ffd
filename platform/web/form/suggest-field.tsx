import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { type Around, controlField, type FormField, type Named } from './fields.tsx'

/** A line of text of at most 20 characters, with what is often written there. */
export const suggestField = <Form,>(
  label: string,
  name: Named<Form, string>,
  suggestions: readonly string[],
  { autoFocus = false, ...around }: Around & { autoFocus?: boolean } = {},
): FormField<Form> =>
  controlField(label, name, around, (text, put) => (
    <AutoComplete
      autoFocus={autoFocus}
      value={text}
      maxLength={20}
      options={suggestions.map((value) => ({ value }))}
      onChange={(value: string) => put(value ?? '')}
    />
  ))
