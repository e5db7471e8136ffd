import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { type ChannelName, channels, type DeliveryState, deliveryStates } from '../shapes.ts'
import { noticesApi } from './api.ts'
import { RecordRow } from './RecordRow.tsx'

/** What was sent to whom by which way, with its problem in words and another try. */
export function RecordsView({
  state,
  onState,
}: {
  state: DeliveryState | undefined
  onState: (state: DeliveryState | undefined) => void
}) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const [channel, setChannel] = useState<ChannelName>()
  const list = useInfiniteQuery({
    queryKey: ['notices', 'list', state, channel],
    initialPageParam: '',
    queryFn: ({ pageParam }) => noticesApi.listDeliveries({ state, channel, after: pageParam, maxCount: 50 }),
    getNextPageParam: (last) => last.pagination.after || undefined,
    retry: false,
  })
  useChanges(['notices.'], () => void list.refetch())
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const all = list.data?.pages[0]?.pagination
  return (
    <Panel grow className="nt-records">
      <div className="nt-bar">
        <Select
          aria-label={t('stateFilter')}
          value={state ?? ''}
          onChange={(next) => onState(deliveryStates.find((one) => one === next))}
          options={[
            { value: '', label: t('allStates') },
            ...deliveryStates.map((value) => ({ value, label: n(`state_${value}`) })),
          ]}
        />
        <Select
          aria-label={t('channelFilter')}
          value={channel ?? ''}
          onChange={(next) => setChannel(channels.find((one) => one === next))}
          options={[
            { value: '', label: t('allChannels') },
            ...channels.map((value) => ({ value, label: n(`channel_${value}`) })),
          ]}
        />
        {all && (
          <span className="lb-14 lb-quiet nt-end">
            {t(all.totalIsCapped ? 'totalCapped' : 'total', { count: all.total.toLocaleString('en-US') })}
          </span>
        )}
      </div>
      {list.isPending && <SkeletonRows columns={[110, '1fr', 90, 90, 110, '1fr']} rows={10} />}
      {list.isError && !list.data && (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState icon="search" title={t('recordsNone')} text={t('recordsNoneText')} />
      )}
      {rows.length > 0 && (
        <table className="lb-table nt-table">
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('household')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('channel')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RecordRow key={row.deliveryId} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <div className="nt-more">
          <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
