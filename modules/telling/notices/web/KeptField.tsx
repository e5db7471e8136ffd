import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface KeptFieldProps {
  label: string
  help?: string
  /** What is said of the value that is kept; '' when there is none. */
  kept: string
  /** Undefined keeps it, '' takes it away. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  inputMode?: 'email'
}

/** A field whose value is not shown: typed anew, left as it is, or taken away. */
export function KeptField({ label, help, kept, value, onChange, inputMode }: KeptFieldProps) {
  const t = useTexts('noticeContacts')
  return (
    <div className="nc-kept lb-line lb-gap-8 lb-top">
      <Field label={label} help={help}>
        <TextInput
          inputMode={inputMode}
          maxLength={120}
          value={value ?? ''}
          placeholder={value === '' ? t('removes') : kept}
          onText={(text) => onChange(text.trim() || undefined)}
        />
      </Field>
      {kept && (
        <Button aria-label={`${t('remove')} ${label}`} disabled={value === ''} onClick={() => onChange('')}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}
