import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { weights } from '../shapes.ts'
import type { PartProps } from './poll-faults.ts'

/** Named or secret, what a vote counts, how many are chosen, and whether people comment. */
export function WaysFields({ draft, change, faults, isFixed: disabled }: PartProps) {
  const t = useTexts('pollForm')
  return (
    <>
      <div className="lb-stack lb-gap-6">
        <span className="lb-14 lb-quiet">{t('secrecy')}</span>
        <Segments
          full
          label={t('secrecy')}
          value={draft.isSecret ? 'secret' : 'named'}
          onChange={(next) => change({ isSecret: next === 'secret' })}
          options={[
            { value: 'named', label: t('named'), disabled },
            { value: 'secret', label: t('secret'), disabled },
          ]}
        />
        <span className="lb-14 lb-quiet">{t(draft.isSecret ? 'secretHelp' : 'namedHelp')}</span>
      </div>
      <div className="lb-stack lb-gap-6">
        <span className="lb-14 lb-quiet">{t('weight')}</span>
        <Segments
          full
          label={t('weight')}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
          options={weights.map((value) => ({ value, label: t(`weight_${value}`), disabled }))}
        />
        <span className="lb-14 lb-quiet">{t(`help_${draft.weight}`)}</span>
      </div>
      <Field label={t('maxChoices')} invalid={faults.maxChoices} help={t('maxChoicesHelp')}>
        <AmountInput
          digits={2}
          disabled={disabled}
          value={draft.maxChoices}
          onAmount={(maxChoices) => change({ maxChoices })}
        />
      </Field>
      <Checkbox
        checked={draft.allowsComments}
        onChange={({ target }) => change({ allowsComments: target.checked })}
      >
        {t('allowsComments')}
      </Checkbox>
    </>
  )
}
