import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { CallList } from './CallList.tsx'
import { byHandQuery } from './list-query.ts'
import { TagList } from './TagList.tsx'

/** Households that hear by a tag, and those that are rung up. */
export function TodoView({ community }: { community: string }) {
  const t = useTexts('noticesPage')
  const asked = useQuery({ ...byHandQuery, retry: false })
  useChanges(['notices.'], () => void asked.refetch())
  if (!asked.data)
    return (
      <Panel>
        <Loaded of={asked} failed={t('loadFailed')} skeleton={[44, '1fr', 80, 120]} rows={8} />
      </Panel>
    )
  return (
    <div className="nt-todo">
      <TagList tags={asked.data.data.tags} community={community} />
      <CallList calls={asked.data.data.calls} />
    </div>
  )
}
