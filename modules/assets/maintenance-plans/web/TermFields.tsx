import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Term, termKinds } from '../shapes.ts'
import { isReading, newTerm } from './plan-form.ts'

interface TermFieldsProps {
  terms: readonly Term[]
  tried: boolean
  onTerms: (terms: readonly Term[]) => void
}

/** What is looked at each time, row by row. */
export function TermFields({ terms, tried, onTerms }: TermFieldsProps) {
  const t = useTexts('maintenancePage')
  const put = (termId: string, patch: Partial<Term>) =>
    onTerms(terms.map((term) => (term.termId === termId ? { ...term, ...patch } : term)))
  const wrong = (text: string) => (tried && !isReading(text) ? t('notNumber') : undefined)
  return (
    <fieldset className="lb-bare lb-wide lb-grid lb-gap-12">
      <legend className="lb-strong">{t('terms')}</legend>
      {terms.length === 0 && <p className="lb-14 lb-quiet">{t('termsNone')}</p>}
      {terms.map((term) => (
        <div key={term.termId} className="mf-term">
          <Field label={t('termName')}>
            <TextInput value={term.name} maxLength={40} onText={(name) => put(term.termId, { name })} />
          </Field>
          <Field label={t('termKind')}>
            <ChoiceInput
              value={term.kind}
              options={termKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
              onChoose={(kind) => put(term.termId, { kind: kind as Term['kind'] })}
            />
          </Field>
          {term.kind === 'number' ? (
            <>
              <Field label={t('termLow')} invalid={wrong(term.lowLimit)}>
                <TextInput
                  value={term.lowLimit}
                  maxLength={17}
                  inputMode="decimal"
                  onText={(lowLimit) => put(term.termId, { lowLimit })}
                />
              </Field>
              <Field label={t('termHigh')} invalid={wrong(term.highLimit)}>
                <TextInput
                  value={term.highLimit}
                  maxLength={17}
                  inputMode="decimal"
                  onText={(highLimit) => put(term.termId, { highLimit })}
                />
              </Field>
              <Field label={t('termUnit')}>
                <TextInput value={term.unit} maxLength={8} onText={(unit) => put(term.termId, { unit })} />
              </Field>
            </>
          ) : null}
          <Field label={t('termHint')} optional>
            <TextInput value={term.hint} maxLength={80} onText={(hint) => put(term.termId, { hint })} />
          </Field>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('termRemove', { name: term.name })}
            onClick={() => onTerms(terms.filter(({ termId }) => termId !== term.termId))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      <span>
        <Button icon={<Icon name="plus" />} onClick={() => onTerms([...terms, newTerm()])}>
          {t('termAdd')}
        </Button>
      </span>
    </fieldset>
  )
}
