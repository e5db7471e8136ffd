import './page-texts.ts'
import './rates.css'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { chargingRatePath } from '#modules/charging/charging-paths.ts'
import { rateModes, type RateVersion, type SeasonName } from '#modules/charging/charging-rates/contract.ts'
import { showYearDay } from './BasicsDialog.tsx'
import { DraftHead } from './DraftHead.tsx'
import { FeeFields } from './FeeFields.tsx'
import { HourGrid } from './HourGrid.tsx'
import { PriceRows } from './PriceRows.tsx'
import type { RateForm } from './rate-form.ts'
import { TrialPanel } from './TrialPanel.tsx'
import { newestOf, type Rates, useNewestRate } from './use-newest-rate.ts'
import { useRateDraft } from './use-rate-draft.ts'

/** The hours and prices of the version that is written, tried with last month; where none is, the one that holds. */
export function ChargingRatePage() {
  const t = useTexts('chargingRatesPage')
  const rates = useNewestRate()
  return (
    <div className="lb-page">
      <Loaded
        of={rates}
        failed={t('loadFailed')}
        skeleton={['2fr', '1fr']}
        isEmpty={({ versions }) => versions.length === 0}
        empty={<EmptyState icon="bolt" title={t('none')} text={t('noneText')} />}
      >
        {(found) => {
          const { version, before } = newestOf(found)
          return version && <Editor key={version.rateId} rates={found} version={version} before={before} />
        }}
      </Loaded>
    </div>
  )
}

function Editor({
  rates,
  version,
  before,
}: {
  rates: Rates
  version: RateVersion
  before: RateVersion | undefined
}) {
  const t = useTexts('chargingRatesPage')
  const goTo = useNavigate()
  const { summer }: { summer?: string } = useParams({ strict: false })
  const name: SeasonName = summer ? 'summer' : 'other'
  const other: SeasonName = summer ? 'other' : 'summer'
  const draft = useRateDraft(version)
  const { form, change, isEditable } = draft
  const copy = () => {
    const { mode, workday, holiday, offPeakDay } = form[name]
    change({ [other]: { ...form[other], mode, workday, holiday, offPeakDay } } as Partial<RateForm>)
  }
  useHotKey('Alt+1', 'chargingTrials:copy', copy, { enabled: isEditable })
  const year = Number((form.startsOn || version.startsOn).slice(0, 4))
  const loaded = rates.offPeakYears.find((one) => one.year === year)
  const taipower = rates.taipower.find(
    (table) => table.voltage === form.voltage && table.startsOn <= form.startsOn,
  )
  const isWrong = draft.sentence !== undefined
  return (
    <>
      <DraftHead version={version} before={before} draft={draft} title={t('title')} />
      <div className="cr-columns" ref={draft.save.ref}>
        <Panel
          title={t('hours')}
          extra={
            <Segments
              label={t('mode')}
              value={form[name].mode}
              onChange={(mode) =>
                isEditable && change({ [name]: { ...form[name], mode } } as Partial<RateForm>)
              }
              options={rateModes.map((value) => ({
                value,
                label: t(`mode_${value}`),
                disabled: !isEditable,
              }))}
            />
          }
          summary={
            <Segments
              label={t('season')}
              value={name}
              onChange={(to) =>
                void goTo({ href: to === 'summer' ? `${chargingRatePath}/summer` : chargingRatePath })
              }
              options={[
                {
                  value: 'summer',
                  label: t('summerDays', {
                    from: showYearDay(form.summerFrom),
                    until: showYearDay(form.summerUntil),
                  }),
                },
                { value: 'other', label: t('other') },
              ]}
            />
          }
        >
          <div className="lb-inner">
            {form[name].mode === 'fixed' ? (
              <p className="lb-quiet">{t('fixedText')}</p>
            ) : (
              <>
                <p className="lb-14 lb-quiet cr-keys">
                  <span>
                    <Key keys="←" /> <Key keys="→" /> {t('move')}
                  </span>
                  <span>
                    <Key keys="Space" /> {t('flip')}
                  </span>
                  <span>
                    <Key keys="Shift" /> <Key keys="→" /> {t('carry')}
                  </span>
                </p>
                <HourGrid
                  season={form[name]}
                  disabled={!isEditable}
                  onChange={(hours) => change({ [name]: { ...form[name], ...hours } } as Partial<RateForm>)}
                />
                <p className="lb-14 lb-quiet lb-above-12">
                  {t('hoursLead')}
                  {loaded
                    ? t('offPeakLoaded', { year: year - 1911, days: loaded.days })
                    : t('offPeakMissing', { year: year - 1911 })}
                </p>
              </>
            )}
          </div>
          <PriceRows draft={draft} taipower={taipower} />
          <FeeFields draft={draft} />
          <div className="cr-foot">
            <span
              className={`lb-14 lb-grow ${isWrong ? 'lb-amber' : 'lb-quiet'}`}
              role={isWrong ? 'alert' : undefined}
            >
              {draft.sentence ?? t('rules')}
            </span>
            {isEditable && (
              <Button onClick={copy}>
                {t(`copyTo_${other}`)} <Key keys="Alt 1" />
              </Button>
            )}
          </div>
        </Panel>
        <TrialPanel content={draft.content} number={version.number} />
      </div>
    </>
  )
}
