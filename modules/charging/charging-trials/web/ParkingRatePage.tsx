import './page-texts.ts'
import './rates.css'
import { Field } from '#platform/web/look/Field.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import type { RateVersion } from '#modules/charging/charging-rates/contract.ts'
import { DraftHead } from './DraftHead.tsx'
import { centsOf, minutesOf, type RateForm } from './rate-form.ts'
import { newestOf, useNewestRate } from './use-newest-rate.ts'
import { useRateDraft } from './use-rate-draft.ts'

/** What a car owes that is full and stays (R406, R411, R412), in the version that is written. */
export function ParkingRatePage() {
  const t = useTexts('chargingRatesPage')
  const rates = useNewestRate()
  return (
    <div className="lb-page lb-page-1120">
      <Loaded
        of={rates}
        failed={t('loadFailed')}
        skeleton={['1fr']}
        isEmpty={({ versions }) => versions.length === 0}
        empty={<EmptyState icon="bolt" title={t('none')} text={t('noneText')} />}
      >
        {(found) => {
          const { version, before } = newestOf(found)
          return version && <Editor key={version.rateId} version={version} before={before} />
        }}
      </Loaded>
    </div>
  )
}

function Editor({ version, before }: { version: RateVersion; before: RateVersion | undefined }) {
  const t = useTexts('chargingRatesPage')
  const draft = useRateDraft(version)
  const { form, change, isEditable, save } = draft
  const off = !isEditable || !form.parkingIsOn
  const number = (name: 'bufferMinutes' | 'unitMinutes' | 'unitPrice') => {
    const read = name === 'unitPrice' ? centsOf : minutesOf
    const isMissing = save.tried && read(form[name]) === undefined
    return (
      <Field
        label={t(name === 'unitPrice' ? 'unitPriceOf' : name)}
        invalid={isMissing ? t('missing') : undefined}
      >
        <TextInput
          inputMode="decimal"
          value={form[name]}
          disabled={off}
          extra={
            <span className="lb-14 lb-quiet lb-nowrap">
              {t(name === 'unitPrice' ? 'perUnit' : 'minutes')}
            </span>
          }
          onText={(text) => change({ [name]: text } as Partial<RateForm>)}
        />
      </Field>
    )
  }
  const [unit, price] = [minutesOf(form.unitMinutes), centsOf(form.unitPrice)]
  return (
    <>
      <DraftHead version={version} before={before} draft={draft} title={t('parkingTitle')} />
      <Panel title={t('parking')} summary={t('parkingLead')} pad="form">
        <div className="lb-stack" ref={save.ref}>
          <Toggle
            label={t('parkingIsOn')}
            on={form.parkingIsOn}
            disabled={!isEditable}
            onChange={(parkingIsOn) => change({ parkingIsOn })}
          />
          <div className="lb-pair">
            {number('bufferMinutes')}
            {number('unitMinutes')}
            {number('unitPrice')}
            <Field label={t('mostAmount')} optional>
              <AmountInput
                digits={6}
                value={form.mostAmount}
                disabled={off}
                onAmount={(mostAmount) => change({ mostAmount })}
              />
            </Field>
            <Field label={t('pauseFrom')} optional>
              <TimeInput
                value={form.pauseFrom}
                disabled={off}
                onTime={(pauseFrom) => change({ pauseFrom })}
              />
            </Field>
            <Field label={t('pauseUntil')} optional>
              <TimeInput
                value={form.pauseUntil}
                disabled={off}
                onTime={(pauseUntil) => change({ pauseUntil })}
              />
            </Field>
          </div>
          <p className={draft.sentence ? 'lb-amber' : 'lb-quiet'} role={draft.sentence ? 'alert' : undefined}>
            {draft.sentence ??
              (form.parkingIsOn && unit && price
                ? t('example', {
                    buffer: form.bufferMinutes,
                    unit,
                    units: Math.ceil(60 / unit),
                    amount: Math.floor((Math.ceil(60 / unit) * price + 50) / 100),
                  })
                : t('parkingOff'))}
          </p>
        </div>
      </Panel>
    </>
  )
}
