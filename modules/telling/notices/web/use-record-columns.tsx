import { useQueryClient } from '@tanstack/react-query'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Delivery } from '../contract.ts'
import { noticesApi } from './api.ts'
import { DeliveryState } from './DeliveryState.tsx'
import type { Column } from '#platform/web/list/DataTable.tsx'

/** The columns of what was sent. */
export function useRecordColumns(): readonly Column<Delivery>[] {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  return [
    {
      head: t('time'),
      width: 132,
      phone: 'under',
      whole: (row) => writeTime(row.madeAt),
      cell: (row) => speakTime(row.madeAt),
    },
    {
      head: t('household'),
      phone: 'first',
      cell: (row) =>
        row.label ? (
          <HouseholdName label={row.label} names={row.recipient || n('wholeHousehold')} />
        ) : (
          t('test')
        ),
    },
    { head: t('reason'), width: 100, phone: 'line', cell: (row) => n(`reason_${row.reason}`) },
    { head: t('channel'), width: 100, phone: 'underEnd', cell: (row) => n(`channel_${row.channel}`) },
    { head: t('state'), width: 110, phone: 'end', cell: (row) => <DeliveryState state={row.state} /> },
    { head: t('result'), phone: 'line', cell: (row) => <Result row={row} /> },
  ]
}

/** How a delivery ended, and another try of what was given up. */
function Result({ row }: { row: Delivery }) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const queries = useQueryClient()
  const { busy, submit: retry } = useSubmit(
    async (again) => {
      await noticesApi
        .retryDelivery({ deliveryId: row.deliveryId }, { ...again, handles: [409133] })
        .finally(() => void queries.invalidateQueries({ queryKey: ['notices'] }))
      toast(t('retried'))
    },
    { onFailure: inBox },
  )
  const isLate = row.state === 'waiting' && row.dueAt > row.madeAt
  return (
    <span className="nt-result lb-line lb-gap-8">
      <span className={row.problem ? 'nt-problem' : 'lb-quiet'} title={row.problem}>
        {row.problem ||
          (row.doneAt
            ? n('doneBy', { by: row.doneBy, time: speakTime(row.doneAt) })
            : isLate
              ? t('due', { time: speakTime(row.dueAt) })
              : row.address)}
      </span>
      {row.state === 'givenUp' && row.reason !== 'test' && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('retryOf', { label: row.label })}
          onClick={() => void retry()}
        >
          {t('retry')}
        </Button>
      )}
    </span>
  )
}
