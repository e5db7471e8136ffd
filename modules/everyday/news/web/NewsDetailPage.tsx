import './page-texts.ts'
import './news.css'
import './edit.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { FileLinks } from './FileLinks.tsx'
import { Receipts } from '#modules/everyday/notifications/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { News } from '../contract.ts'
import { newsApi } from './list-query.ts'
import { NewsHistory } from './NewsHistory.tsx'
import { NewsPrint } from './NewsPrint.tsx'
import { openFileOf } from './open-file.ts'
import { newsDetailPath, newsEditPath } from './paths.ts'
import { newsDetailRoute } from './screens.ts'
import { useSpoken } from './spoken.ts'
import { StateMark } from './use-news-columns.tsx'

const tabs = ['content', 'receipts', 'history'] as const

/** One of the news: what they say, who read them, and what was done with them (R459). */
export function NewsDetailPage() {
  const t = useTexts('newsPage')
  const { newsId } = newsDetailRoute.useParams()
  const queries = useQueryClient()
  useChanges(['news.'], () => void queries.invalidateQueries({ queryKey: ['news'] }))
  const asked = useQuery({
    queryKey: ['news', 'one', newsId],
    queryFn: async () => (await newsApi.getNews({ newsId })).data,
    retry: false,
  })
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr']} rows={8}>
      {(news) => <Detail news={news} />}
    </Loaded>
  )
}

function Detail({ news }: { news: News }) {
  const t = useTexts('newsPage')
  const goTo = useNavigate()
  const { tab = 'content' } = newsDetailRoute.useSearch()
  const mayEdit = useAllowed()([{ can: 'news.edit', service: [46] }]).length > 0
  const [printing, setPrinting] = useState<{ as: 'lift' | 'sheet'; labels?: readonly string[] }>()
  const { whom, when } = useSpoken()
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{news.title}</h1>
        <StateMark status={news.status} />
        <span className="lb-quiet">
          {whom(news)}　{when(news)}
        </span>
        <span className="lb-end lb-line lb-gap-8">
          <Button icon={<Icon name="print" />} onClick={() => setPrinting({ as: 'sheet' })}>
            {t('print')}
          </Button>
          <Button icon={<Icon name="print" />} onClick={() => setPrinting({ as: 'lift' })}>
            {t('printLift')}
          </Button>
          {mayEdit && (
            <Link
              to={newsEditPath}
              search={{ id: news.newsId }}
              className="lb-button lb-button-default lb-button-middle"
            >
              {t('toEdit')}
            </Link>
          )}
        </span>
      </div>
      <Segments
        label={t('tabs')}
        value={tab}
        onChange={(next) => void goTo({ href: `${newsDetailPath(news.newsId)}?tab=${next}`, replace: true })}
        options={tabs.map((value) => ({
          value,
          label: t(value === 'content' ? 'tabContent' : value === 'receipts' ? 'tabReceipts' : 'tabHistory'),
        }))}
      />
      <div className="lb-above-16">
        {tab === 'content' && (
          <Panel>
            <div className="nw-content">
              <StoredText of={news.content} open={openFileOf(news.newsId)} />
              <FileLinks files={news.files} open={openFileOf(news.newsId)} />
            </div>
          </Panel>
        )}
        {tab === 'receipts' && (
          <Receipts notificationId={news.newsId} onPrint={(labels) => setPrinting({ as: 'sheet', labels })} />
        )}
        {tab === 'history' && <NewsHistory newsId={news.newsId} />}
      </div>
      {printing && <NewsPrint news={news} {...printing} onDone={() => setPrinting(undefined)} />}
    </div>
  )
}
