import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import type { ChargingTrial } from '../contract.ts'

/** A difference as lists say it: +171, −20, 0. */
export const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en-US')}`

/** What households paid, what they would pay, and the difference. */
export function TrialRows({
  rows,
  numbers: [before, after],
}: {
  rows: ChargingTrial['households']
  numbers: readonly [number, number]
}) {
  const t = useTexts('chargingRatesPage')
  return (
    <DataTable
      rows={rows}
      idOf={({ householdId }) => householdId ?? 'nobody'}
      columns={[
        { head: t('affected'), phone: 'first', cell: (row) => <b>{row.householdLabel || t('nobody')}</b> },
        {
          head: before ? t('versionOf', { number: before }) : t('wasNone'),
          width: 88,
          align: 'end',
          phone: 'under',
          cell: (row) => row.before.toLocaleString('en-US'),
        },
        {
          head: t('versionOf', { number: after }),
          width: 88,
          align: 'end',
          phone: 'underEnd',
          cell: (row) => row.after.toLocaleString('en-US'),
        },
        {
          head: t('difference'),
          width: 84,
          align: 'end',
          phone: 'end',
          cell: (row) => <b>{signed(row.after - row.before)}</b>,
        },
      ]}
    />
  )
}
