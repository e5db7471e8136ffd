import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Result } from '#modules/assets/maintenance-plans/contract.ts'
import type { Step, stepsOf } from './drafts.ts'
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

const isNumber = (text: string) => /^-?\d{1,9}(\.\d{1,6})?$/.test(text.trim())
const rounded = (n: number) => String(Math.round(n * 1000) / 1000)

/** One check of one thing: passed or not, a number with its limits, words or a photo. */
export function StepView({ step, nth, all, known, before, onKeep, onBack }: StepViewProps) {
  const t = useTexts('supplierPhone')
  const { term, asset } = step
  const [found, setFound] = useState<Step>(known ?? { result: 'pass', value: '', note: '', photos: [] })
  const [complaint, setComplaint] = useState<string>()
  const [isTaking, setTaking] = useState(false)
  const change = (patch: Partial<Step>) => setFound((old) => ({ ...old, ...patch }))
  const value = Number(found.value)
  const isTyped = term.kind === 'number' && isNumber(found.value)
  const above =
    isTyped && term.highLimit !== '' && value > Number(term.highLimit) ? value - Number(term.highLimit) : 0
  const below =
    isTyped && term.lowLimit !== '' && value < Number(term.lowLimit) ? Number(term.lowLimit) - value : 0
  const isBeyond = above > 0 || below > 0
  const keep = (result: Result) => {
    if (result !== 'none' && term.kind === 'number' && !isTyped) return setComplaint(t('valueNeeded'))
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
              help={[
                term.lowLimit && t('lowIs', { value: term.lowLimit }),
                term.highLimit && t('highIs', { value: term.highLimit }),
                before && t('before', { value: before.value, unit: term.unit }),
              ]
                .filter(Boolean)
                .join('　')}
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
        {term.kind === 'text' && (
          <Field label={t('kind_text')}>
            <TextInput maxLength={60} value={found.value} onText={(text) => change({ value: text })} />
          </Field>
        )}
        {isBeyond && (
          <Note tone="wait">
            {above > 0 ? t('above', { by: rounded(above) }) : t('below', { by: rounded(below) })}
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
        {isBeyond || term.kind === 'number' || term.kind === 'text' || term.kind === 'photo' ? (
          <div className="sp-two">
            <Button size="large" disabled={isTaking} onClick={() => keep('none')}>
              {t('notApplicable')}
            </Button>
            <Button
              type="primary"
              size="large"
              disabled={isTaking}
              onClick={() => keep(isBeyond ? 'fail' : 'pass')}
            >
              {t(isBeyond ? 'keepFail' : 'keep')}
            </Button>
          </div>
        ) : (
          <>
            <Button type="primary" size="large" block disabled={isTaking} onClick={() => keep('pass')}>
              {t('pass')}
            </Button>
            <div className="sp-two">
              <Button size="large" disabled={isTaking} onClick={() => keep('none')}>
                {t('notApplicable')}
              </Button>
              <Button size="large" disabled={isTaking} onClick={() => keep('fail')}>
                {t('keepFail')}
              </Button>
            </div>
          </>
        )}
      </footer>
    </div>
  )
}
