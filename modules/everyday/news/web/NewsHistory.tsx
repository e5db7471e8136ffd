import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { newsApi } from './list-query.ts'

const fields = [
  'title',
  'category',
  'content',
  'files',
  'audience',
  'publishAt',
  'offlineAt',
  'isTold',
  'remindAt',
  'isOnBoards',
] as const

/** What was done with news, the newest first (R459). */
export function NewsHistory({ newsId }: { newsId: string }) {
  const t = useTexts('newsPage')
  const asked = useQuery({
    queryKey: ['news', 'history', newsId],
    queryFn: async () => (await newsApi.listHistory({ newsId })).data,
  })
  return (
    <Panel>
      <div className="nw-history">
        <Loaded of={asked} failed={t('failed')} skeleton={['1fr']}>
          {(lines) =>
            lines.length ? (
              <Timeline
                lines={lines.toReversed()}
                what={(line) => t(`what_${line.what}`)}
                field={(name) => {
                  const known = fields.find((field) => field === name)
                  return known ? t(`field_${known}`) : name
                }}
              />
            ) : (
              <p className="lb-quiet">{t('noHistory')}</p>
            )
          }
        </Loaded>
      </div>
    </Panel>
  )
}
