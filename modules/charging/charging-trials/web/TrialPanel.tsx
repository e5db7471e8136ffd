import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { TariffContent } from '#modules/charging/charging-rates/contract.ts'
import { type ChargingTrial, chargingTrials } from '../contract.ts'
import { TrialBars } from './TrialBars.tsx'
import { TrialDialog } from './TrialDialog.tsx'
import { signed, TrialRows } from './TrialRows.tsx'

const api = client(chargingTrials)
const shownHouseholds = 3

/** What the rates would have brought last month, whenever they stand as they may. */
export function TrialPanel({ content, number }: { content: TariffContent | undefined; number: number }) {
  const t = useTexts('chargingRatesPage')
  const trial = useQuery({
    queryKey: ['charging', 'trial', content],
    queryFn: async ({ signal }) => content && (await api.run(content, { signal })).data,
    enabled: content !== undefined,
    placeholderData: keepPreviousData,
  })
  const month = trial.data ? Number(trial.data.month.slice(5)) : undefined
  return (
    <Panel
      title={month ? t('trialOf', { month }) : t('trial')}
      summary={
        trial.data &&
        t('trialSum', {
          count: trial.data.sessionCount,
          kwh: (trial.data.energyWh / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 }),
        })
      }
    >
      <Loaded of={trial} failed={t('trialFailed')} skeleton={['1fr', 120]}>
        {(found) => found && <Shown trial={found} number={number} />}
      </Loaded>
    </Panel>
  )
}

function Shown({ trial, number }: { trial: ChargingTrial; number: number }) {
  const t = useTexts('chargingRatesPage')
  const [isOpen, setOpen] = useState(false)
  useHotKey('Alt+2', 'chargingTrials:byHousehold', () => setOpen(true), { enabled: trial.sessionCount > 0 })
  if (!trial.sessionCount)
    return <EmptyState icon="bolt" title={t('noSessions')} text={t('noSessionsText')} />
  const { before, after, taipower, households } = trial
  const rest = households.slice(shownHouseholds)
  const sum = (of: 'before' | 'after') => rest.reduce((all, row) => all + row[of], 0)
  const cost = taipower && taipower.peak + taipower.offPeak
  const more = households.length ? Math.round((after.amount - (before?.amount ?? 0)) / households.length) : 0
  return (
    <>
      <div className="cr-sums">
        <div>
          {before ? t('wasNumber', { number: before.number }) : t('wasNone')}
          <b>{before ? showMoney(before.amount) : '—'}</b>
        </div>
        <div>
          {t('versionOf', { number })}
          <b>{showMoney(after.amount)}</b>
        </div>
      </div>
      <TrialBars trial={trial} number={number} />
      <TrialRows
        rows={[
          ...households.slice(0, shownHouseholds),
          ...(rest.length
            ? [
                {
                  householdId: 'rest',
                  householdLabel: t('others', { count: rest.length }),
                  before: sum('before'),
                  after: sum('after'),
                },
              ]
            : []),
        ]}
        numbers={[before?.number ?? 0, number]}
      />
      <div className="cr-foot">
        <span className="lb-14 lb-quiet lb-grow">
          {cost !== null && t('left', { amount: showMoney(after.amount - cost) })}
          <br />
          {before && t('average', { amount: signed(more) })}
          {trial.unpricedCount > 0 && ` ${t('unpriced', { count: trial.unpricedCount })}`}
        </span>
        <Button onClick={() => setOpen(true)}>
          {t('byHousehold')} <Key keys="Alt 2" />
        </Button>
      </div>
      {isOpen && <TrialDialog trial={trial} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}
