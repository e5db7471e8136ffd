import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { News } from '../contract.ts'
import { newsApi } from './list-query.ts'
import { NewsPreview, previews, type Preview } from './NewsPreview.tsx'
import { NewsPrint } from './NewsPrint.tsx'
import { newsDetailPath, newsEditPath } from './paths.ts'

interface NewsPanelProps {
  news: News
  mayEdit: boolean
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** News beside the list: as they are seen on a phone, in the lift and on boards, and what can be done with them. */
export function NewsPanel({ news, mayEdit, ...ways }: NewsPanelProps) {
  const t = useTexts('newsPage')
  const goTo = useNavigate()
  const [as, setAs] = useState<Preview>('asLift')
  const [isPrinting, setPrinting] = useState(false)
  const act = useAsked()
  const { newsId, rowVersion, isTop, status } = news
  const unread = news.households - news.read
  const edit = () => void goTo({ to: newsEditPath, search: { id: newsId } })
  const receipts = () => void goTo({ href: `${newsDetailPath(newsId)}?tab=receipts` })
  const pin = () =>
    void act.submit({
      work: (retry) => newsApi.pinNews({ newsId, rowVersion, isTop: !isTop }, retry),
      done: t(isTop ? 'unpinnedDone' : 'pinnedDone'),
    })
  const takeOff = () =>
    void act.submit({
      ask: { title: t('askTakeOff'), text: t('askTakeOffText'), ok: t('takeOff') },
      work: (retry) => newsApi.takeOffline({ newsId, rowVersion }, retry),
      done: t('takenOff'),
    })
  const remove = () =>
    void act.submit({
      ask: { title: t('askRemove'), text: t('askRemoveText'), ok: t('remove'), enter: false },
      work: async (retry) => {
        await newsApi.deleteNews({ newsId }, retry)
        ways.onClose()
      },
      done: t('removed'),
    })
  useHotKey('Alt+1', 'newsPage:tabReceipts', receipts, { enabled: news.households > 0 })
  useHotKey('Alt+2', 'newsPage:print', () => setPrinting(true))
  return (
    <DetailPanel
      label={news.title}
      title={news.title}
      over={t(`category_${news.category}`)}
      {...ways}
      foot={
        <div className="lb-line lb-wrap lb-gap-8">
          {news.households > 0 && (
            <Button aria-keyshortcuts="Alt+1" onClick={receipts}>
              {t('unread', { count: unread })} <Key keys="Alt 1" />
            </Button>
          )}
          {mayEdit && <Button onClick={edit}>{t('toEdit')}</Button>}
          <Button aria-keyshortcuts="Alt+2" onClick={() => setPrinting(true)}>
            {t('print')} <Key keys="Alt 2" />
          </Button>
          {mayEdit && (
            <>
              <Button disabled={act.busy} onClick={pin}>
                {t(isTop ? 'unpin' : 'pin')}
              </Button>
              {(status === 'online' || status === 'pending') && (
                <Button disabled={act.busy} onClick={takeOff}>
                  {t('takeOff')}
                </Button>
              )}
              <Button disabled={act.busy} onClick={remove}>
                {t('remove')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="nw-panel">
        <div className="lb-line lb-between lb-gap-8">
          <Segments
            label={t('shownAs')}
            value={as}
            onChange={setAs}
            options={previews.map((value) => ({ value, label: t(value) }))}
          />
          <Link to="/mgmt/news/newsDetail/$newsId" params={{ newsId }} className="lb-link">
            {t('open')}
          </Link>
        </div>
        <NewsPreview news={news} as={as} />
      </div>
      {isPrinting && (
        <NewsPrint news={news} as={as === 'asLift' ? 'lift' : 'sheet'} onDone={() => setPrinting(false)} />
      )}
    </DetailPanel>
  )
}
