import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { noticesApi } from './api.ts'
import { CallList } from './CallList.tsx'
import { TagList } from './TagList.tsx'

/** Households that hear by a tag, and those that are rung up. */
export function TodoView({ community }: { community: string }) {
  const t = useTexts('noticesPage')
  const { data, isError, refetch } = useQuery({
    queryKey: ['notices', 'byHand'],
    queryFn: async () => (await noticesApi.listByHand({})).data,
    retry: false,
  })
  useChanges(['notices.'], () => void refetch())
  if (!data && isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
  if (!data)
    return (
      <Panel>
        <SkeletonRows columns={[44, '1fr', 80, 120]} rows={8} />
      </Panel>
    )
  return (
    <div className="nt-todo">
      <TagList tags={data.tags} community={community} />
      <CallList calls={data.calls} />
    </div>
  )
}
