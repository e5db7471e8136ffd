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

/** One delivery of the list. */
export function RecordRow({ row }: { row: Delivery }) {
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
    <tr title={row.text}>
      <td title={writeTime(row.madeAt)}>{speakTime(row.madeAt)}</td>
      <td>
        {row.label ? (
          <HouseholdName label={row.label} names={row.recipient || n('wholeHousehold')} />
        ) : (
          t('test')
        )}
      </td>
      <td>{n(`reason_${row.reason}`)}</td>
      <td>{n(`channel_${row.channel}`)}</td>
      <td>
        <DeliveryState state={row.state} />
      </td>
      <td>
        <span className="nt-result">
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
              disabled={busy}
              aria-label={t('retryOf', { label: row.label })}
              onClick={() => void retry()}
            >
              {t('retry')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
