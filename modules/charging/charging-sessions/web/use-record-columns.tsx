import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Session } from '../shapes.ts'
import { durationOf, reviewWords, shortTime, showEnergy } from './session-words.ts'

/** What lists show of sessions. */
export function useRecordColumns(): Column<Session>[] {
  const t = useTexts('chargingSessionsPage')
  const now = useMinute()
  return [
    {
      head: t('startedAt'),
      width: 132,
      phone: 'under',
      isOrder: true,
      cell: (row) => shortTime(row.startedAt),
    },
    {
      head: t('household'),
      width: 140,
      phone: 'first',
      cell: (row) => <b>{row.householdLabel || '—'}</b>,
    },
    { head: t('bay'), width: 88, phone: 'underEnd', cell: (row) => `${row.floor}-${row.bay}` },
    {
      head: t('duration'),
      width: 138,
      phone: 'none',
      drops: 'beside narrow',
      cell: (row) => durationOf(row, now),
    },
    {
      head: t('kilowattHours'),
      width: 92,
      align: 'end',
      phone: 'end',
      cell: (row) => showEnergy(row.settledWh ?? row.energyWh),
    },
    {
      head: t('amount'),
      width: 88,
      align: 'end',
      phone: 'none',
      cell: (row) => (row.amount === null ? '—' : row.amount.toLocaleString('en')),
    },
    {
      head: t('review'),
      phone: 'line',
      cell: (row) => (
        <Marks>
          {reviewWords(row).map((word) => (
            <Mark key={word} kind={row.review === 'needed' && row.endedAt ? 'reminded' : 'note'}>
              {word}
            </Mark>
          ))}
        </Marks>
      ),
    },
  ]
}
