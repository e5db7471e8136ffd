import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { piecesOf } from './register-form.ts'

/** How many pieces one item has: each gets its own label, 1/3, 2/3, 3/3. */
export function PiecesField({ value, onText }: { value: string; onText: (text: string) => void }) {
  const t = useTexts('registerPackages')
  const count = piecesOf({ pieces: value })
  return (
    <Field
      label={t('pieces')}
      hint={count !== undefined && count > 1 ? t('piecesLabels', { count }) : undefined}
      invalid={count === undefined ? t('piecesWrong') : undefined}
    >
      <TextInput
        inputMode="numeric"
        maxLength={2}
        value={value}
        onText={onText}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Field>
  )
}
