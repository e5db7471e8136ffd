import { useState } from 'react'
import type { FormField, Named } from '#platform/web/form/fields.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'
import { readDays, writeDays } from './days-text.ts'

interface DaysInputProps extends Omit<TextInputProps, 'value' | 'onText'> {
  days: readonly number[]
  onDays: (days: number[]) => void
}

/** Days as they are written on paper: 3、7、14. What is being typed stays as typed. */
function DaysInput({ days, onDays, ...input }: DaysInputProps) {
  const [typed, setTyped] = useState<string>()
  const shown = writeDays(days)
  const isSame = typed !== undefined && writeDays(readDays(typed)) === shown
  return (
    <TextInput
      {...input}
      value={isSame ? typed : shown}
      onText={(text) => {
        setTyped(text)
        onDays(readDays(text))
      }}
    />
  )
}

/** Days of reminders as a field of a form. */
export const daysField = <Form,>(
  label: string,
  name: Named<Form, readonly number[]>,
  { help, wrong }: { help: string; wrong: (form: Form) => string | undefined },
): FormField<Form> => ({
  label,
  wrong,
  read: (form) => writeDays(form[name] as readonly number[]),
  draw: (form, change, invalid) => (
    <Field label={label} help={help} invalid={invalid}>
      <DaysInput
        days={form[name] as readonly number[]}
        inputMode="numeric"
        onDays={(days) => change({ [name]: days } as Partial<Form>)}
      />
    </Field>
  ),
})
