import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { useChoices } from '#modules/everyday/notifications/web/public.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { News } from '../contract.ts'
import { openFileOf } from './open-file.ts'
import { posterAddress } from './poster-address.ts'

export const previews = ['asApp', 'asLift', 'asBoard'] as const
export type Preview = (typeof previews)[number]
export interface Previewed
  extends Pick<News, 'title' | 'content' | 'publishAt' | 'releasedAt' | 'offlineAt' | 'poster'> {
  /** Left out: they are not kept yet. */
  newsId?: string
}

/** The sheet that hangs in the lift. */
export function LiftSheet({ news }: { news: Previewed }) {
  const t = useTexts('newsPage')
  const community = useMe()?.communityName ?? ''
  const from = news.publishAt ?? news.releasedAt
  const { data: choices } = useChoices()
  return (
    <div className="nw-sheet">
      <p>
        {community}　{t('notices')}
      </p>
      <h2>{news.title}</h2>
      <div className="nw-sheet-text">
        <StoredText of={news.content} open={openFileOf(news.newsId)} />
      </div>
      <footer>
        <div>
          {from && <p>{t('paperFrom', { when: speakTime(from) })}</p>}
          {news.offlineAt && <p>{t('paperUntil', { when: speakTime(news.offlineAt) })}</p>}
        </div>
        {news.poster && (
          <figure>
            <QrCode content={posterAddress(news.poster, choices?.address)} label={t('code')} />
            <figcaption>{t('paperCode')}</figcaption>
          </figure>
        )}
      </footer>
    </div>
  )
}

/** News as they are seen: on a phone, in the lift, on a board. */
export function NewsPreview({ news, as }: { news: Previewed; as: Preview }) {
  if (as === 'asLift')
    return (
      <div className="nw-frame">
        <LiftSheet news={news} />
      </div>
    )
  if (as === 'asBoard')
    return (
      <div className="nw-frame">
        <div className="nw-board">
          <b>{news.title}</b>
          <p>{plainText(news.content)}</p>
        </div>
      </div>
    )
  return (
    <div className="nw-frame">
      <article className="nw-phone">
        <h3>{news.title}</h3>
        <StoredText of={news.content} open={openFileOf(news.newsId)} />
      </article>
    </div>
  )
}
