import type { RefObject } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Choice } from './Choice.tsx'
import type { VisitFormTools } from './use-visit-form.ts'
import { vendorKindsOf, type VisitOptions } from './use-visit-options.ts'
import { peopleOf, reasonOf } from './visit-form.ts'

export interface ReasonFieldsProps {
  tools: VisitFormTools
  options: VisitOptions
  people: RefObject<HTMLInputElement | null>
}

/** How many come and why; for firms which kind. */
export function ReasonFields({ tools: { form, change, complaint }, options, people }: ReasonFieldsProps) {
  const t = useTexts('visitors')
  const reasonId = reasonOf(form, options.reasons)
  const kinds = vendorKindsOf(options.reasons, reasonId)
  const count = peopleOf(form) ?? 1
  const step = (by: number) => change({ people: String(Math.min(999, Math.max(1, count + by))) })
  return (
    <>
      <div className="vd-people">
        <Field label={t('people')} invalid={complaint === 'peopleWrong' ? t('peopleWrong') : undefined}>
          <TextInput
            ref={people}
            icon="people"
            inputMode="numeric"
            value={form.people}
            maxLength={3}
            onText={(typed) => change({ people: typed })}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <button
          type="button"
          tabIndex={-1}
          className="lb-button lb-button-default lb-button-square"
          aria-label={t('fewerPeople')}
          disabled={count <= 1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          className="lb-button lb-button-default lb-button-square"
          aria-label={t('morePeople')}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {options.failed && options.reasons.length === 0 ? (
        <ErrorState title={t('reasonsFailed')} text={t('reasonsFailedText')} retry={options.retry} />
      ) : (
        <div data-choice="reason">
          <Choice
            keyed
            label={t('reason')}
            options={options.reasons.map((reason) => ({ value: reason.reasonId, label: reason.name }))}
            value={reasonId}
            invalid={complaint === 'reasonRequired' ? t('reasonRequired') : undefined}
            onChange={(reasonId) => change({ reasonId, vendorKindId: null })}
          />
        </div>
      )}
      {kinds.length > 0 && (
        <Choice
          optional
          label={t('vendorKind')}
          options={kinds.map((kind) => ({ value: kind.vendorKindId, label: kind.name }))}
          value={form.vendorKindId}
          onChange={(vendorKindId) => change({ vendorKindId })}
        />
      )}
    </>
  )
}
