import { lengthOf } from '#platform/contract/cut.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { longestNote } from './register-form.ts'

/** A note of at most 30 characters, counted by code points. */
export function NoteField({ value, onText }: { value: string; onText: (text: string) => void }) {
  const t = useTexts('registerPackages')
  const count = lengthOf(value)
  return (
    <Field
      label={t('note')}
      hint={t('noteCount', { count })}
      invalid={count > longestNote ? t('noteTooLong', { count: count - longestNote }) : undefined}
    >
      <TextInput placeholder={t('notePlaceholder')} value={value} onText={onText} />
    </Field>
  )
}
