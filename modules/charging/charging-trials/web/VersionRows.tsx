import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import type { RateVersion, Season } from '#modules/charging/charging-rates/contract.ts'
import { ratesApi } from '#modules/charging/charging-rates/web/public.ts'
import { showCents } from './rate-form.ts'
import { heldToday, type Rates } from './use-newest-rate.ts'

const pricesOf = ({ mode, peakPrice, offPeakPrice }: Season) =>
  mode === 'fixed' ? showCents(offPeakPrice) : `${showCents(peakPrice)}／${showCents(offPeakPrice)}`
const slashed = (day: string) => day.replaceAll('-', '/')

/** The versions with their days and prices; who may puts them in force or gives them back. */
export function VersionRows({ rates }: { rates: Rates }) {
  const t = useTexts('chargingRatesPage')
  const queries = useQueryClient()
  const [back, setBack] = useState<RateVersion>()
  const again = () => queries.invalidateQueries({ queryKey: ['charging'] })
  const asked = useAsked(again)
  const mayEnact = useAllowed()([{ can: 'chargingRates.enact' }]).length > 0
  const held = heldToday(rates)
  const stateOf = (version: RateVersion) =>
    version.state !== 'enacted'
      ? version.state
      : version === held
        ? 'held'
        : version.startsOn > dayOf(new Date())
          ? 'coming'
          : 'over'
  const mayGiveBack = (version: RateVersion) =>
    mayEnact && (version.state === 'submitted' || stateOf(version) === 'coming')
  return (
    <>
      <DataTable
        rows={rates.versions}
        idOf={({ rateId }) => rateId}
        columns={[
          {
            head: t('version'),
            width: 84,
            phone: 'first',
            cell: ({ number }) => <b>{t('versionOf', { number })}</b>,
          },
          {
            head: t('days'),
            phone: 'under',
            cell: (version) =>
              version.endsOn
                ? t('daysOf', { from: slashed(version.startsOn), until: slashed(version.endsOn) })
                : t('daysFrom', { from: slashed(version.startsOn) }),
          },
          {
            head: t('summer'),
            width: 124,
            align: 'end',
            phone: 'line',
            isLabelled: true,
            cell: ({ summer }) => pricesOf(summer),
          },
          {
            head: t('other'),
            width: 124,
            align: 'end',
            phone: 'line',
            isLabelled: true,
            cell: ({ other }) => pricesOf(other),
          },
          {
            head: t('state'),
            width: 88,
            phone: 'end',
            cell: (version) => {
              const state = stateOf(version)
              const kind = state === 'held' ? 'note' : state === 'over' ? 'plain' : 'reminded'
              return <Mark kind={kind}>{t(`state_${state}`)}</Mark>
            },
          },
          {
            head: t('acts'),
            width: 168,
            align: 'end',
            phone: 'line',
            isActs: true,
            cell: (version) => (
              <span className="lb-line lb-right lb-gap-8">
                {mayGiveBack(version) && (
                  <Button size="small" onClick={() => setBack(version)}>
                    {t('giveBack')}
                  </Button>
                )}
                {mayEnact && version.state === 'submitted' && (
                  <Button
                    size="small"
                    loading={asked.busy}
                    onClick={() =>
                      void asked.submit({
                        ask: {
                          title: t('enactAsk', { number: version.number }),
                          text: t('enactText', { day: slashed(version.startsOn), who: version.submittedBy }),
                        },
                        work: (retry) =>
                          ratesApi.enact({ rateId: version.rateId, rowVersion: version.rowVersion }, retry),
                        done: t('enacted', { number: version.number }),
                      })
                    }
                  >
                    {t('enact')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {back && (
        <ReasonDialog
          title={t('giveBackTitle', { number: back.number })}
          label={t('reason')}
          reasons={[t('reason1'), t('reason2')]}
          required={t('missing')}
          confirm={t('giveBack')}
          onConfirm={async (reason, retry) => {
            const { rateId, rowVersion } = back
            await ratesApi.giveBack({ rateId, rowVersion, reason }, retry).finally(() => void again())
            toast(t('gaveBack', { number: back.number }))
            setBack(undefined)
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </>
  )
}
