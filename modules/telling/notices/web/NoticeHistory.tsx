import './history-texts.ts'
import './notice-history.css'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Delivery } from '../contract.ts'
import { noticesApi } from './api.ts'
import { DeliveryState } from './DeliveryState.tsx'

/** What was told of one package or deposit, to whom and by which way, the oldest first. */
export function NoticeHistory({ itemId }: { itemId: string }) {
  const t = useTexts('notices')
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['notices', 'ofItem', itemId],
    queryFn: async () => (await noticesApi.listOfItem({ itemId })).data,
    retry: false,
  })
  useChanges(['notices.'], () => void refetch())
  if (isPending) return <p className="lb-14 lb-quiet">{t('loading')}</p>
  if (isError)
    return (
      <p className="lb-14 lb-quiet">
        {t('historyFailed')}{' '}
        <button type="button" className="lb-link" onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    )
  if (!data.length) return <p className="lb-14 lb-quiet">{t('historyNone')}</p>
  return (
    <ol className="nt-history">
      {data.map((row) => (
        <HistoryLine key={row.deliveryId} one={row} />
      ))}
    </ol>
  )
}

function HistoryLine({ one }: { one: Delivery }) {
  const t = useTexts('notices')
  const at = one.sentAt ?? one.doneAt ?? one.madeAt
  const who = one.recipient || t('wholeHousehold')
  return (
    <li>
      <span className="lb-line lb-gap-8 lb-rows-4 lb-wrap">
        <b>{t(`reason_${one.reason}`)}</b>
        <span>
          {t(`channel_${one.channel}`)}　{who}
        </span>
        <DeliveryState state={one.state} />
      </span>
      <span className="lb-14 lb-quiet" title={writeTime(at)}>
        {speakTime(at)}
        {one.address && `　${one.address}`}
        {one.doneBy && `　${one.doneBy}`}
      </span>
      {one.problem && <span className="lb-14 nt-problem">{one.problem}</span>}
    </li>
  )
}
