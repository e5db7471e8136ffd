import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { beyond, isMeasured, type Result } from '#modules/assets/maintenance-plans/contract.ts'
import type { Step, stepsOf } from './drafts.ts'
import { LimitBar } from './LimitBar.tsx'
import { PhoneHead } from './PhoneHead.tsx'
import { ShotsField } from './ShotsField.tsx'

interface StepViewProps {
  step: ReturnType<typeof stepsOf>[number]
  nth: number
  all: readonly (Result | undefined)[]
  known: Step | undefined
  before: { value: string } | undefined
  onKeep: (found: Step) => Promise<void>
  onBack: () => void
}

/** One check of one thing: passed or not, a number with its limits, words or a photo. */
export function StepView({ step, nth, all, known, before, onKeep, onBack }: StepViewProps) {
  const t = useTexts('supplierPhone')
  const { term, asset } = step
  const [found, setFound] = useState<Step>(known ?? { result: 'pass', value: '', note: '', photos: [] })
  const [complaint, setComplaint] = useState<string>()
  const [isTaking, setTaking] = useState(false)
  const change = (patch: Partial<Step>) => {
    setComplaint(undefined)
    setFound((old) => ({ ...old, ...patch }))
  }
  const past = beyond(term, found.value)
  const keep = (result: Result) => {
    if (result !== 'none' && term.kind === 'number' && !isMeasured(found.value))
      return setComplaint(t('valueNeeded'))
    if (result === 'pass' && term.kind === 'text' && !found.value.trim()) return setComplaint(t('textNeeded'))
    if ((result === 'fail' || (result === 'pass' && term.kind === 'photo')) && !found.photos.length)
      return setComplaint(t('photoNeeded'))
    return void onKeep({ ...found, value: found.value.trim(), result })
  }
  return (
    <div className="sp-page">
      <PhoneHead title={asset.name} onBack={onBack}>
        {nth + 1}／{all.length}
      </PhoneHead>
      <main className="sp-body">
        <div className="sp-dots" aria-hidden>
          {all.map((result, at) => (
            <i
              // Checks have nothing but their place.
              key={at}
              data-state={at === nth ? 'now' : result === 'fail' ? 'fail' : result ? 'done' : 'open'}
            />
          ))}
        </div>
        <div>
          <p className="lb-14 lb-quiet">{t('stepOf', { nth: nth + 1, kind: t(`kind_${term.kind}`) })}</p>
          <h2 className="lb-24">{term.name}</h2>
          {term.hint && <p className="lb-quiet">{term.hint}</p>}
        </div>
        {term.kind === 'number' && (
          <div className="sp-number">
            <Field
              label={term.unit || t('kind_number')}
              help={before && t('before', { value: before.value, unit: term.unit })}
            >
              <TextInput
                inputMode="decimal"
                maxLength={17}
                value={found.value}
                onText={(text) => change({ value: text })}
              />
            </Field>
          </div>
        )}
        {term.kind === 'number' && <LimitBar term={term} value={found.value} />}
        {term.kind === 'text' && (
          <Field label={t('kind_text')}>
            <TextInput maxLength={60} value={found.value} onText={(text) => change({ value: text })} />
          </Field>
        )}
        {past && (
          <Note tone="wait">
            {t(past.side, { value: `${found.value.trim()} ${term.unit}`.trim(), limit: past.limit })}
          </Note>
        )}
        <ShotsField
          shots={found.photos}
          onShots={(photos) => change({ photos })}
          busy={isTaking}
          onBusy={setTaking}
        />
        <Field label={t('note')} optional>
          <TextInput maxLength={100} value={found.note} onText={(note) => change({ note })} />
        </Field>
        {complaint && <Note tone="wait">{complaint}</Note>}
      </main>
      <footer className="sp-foot">
        <Button
          type="primary"
          size="large"
          block
          disabled={isTaking}
          onClick={() => keep(past ? 'fail' : 'pass')}
        >
          {t(past ? 'keepFail' : term.kind === 'yesNo' ? 'pass' : 'keep')}
        </Button>
        <div className="sp-two">
          <Button size="large" disabled={isTaking} onClick={() => keep('none')}>
            {t('notApplicable')}
          </Button>
          {!past && (
            <Button size="large" disabled={isTaking} onClick={() => keep('fail')}>
              {t('keepFail')}
            </Button>
          )}
        </div>
      </footer>
    </div>
  )
}
