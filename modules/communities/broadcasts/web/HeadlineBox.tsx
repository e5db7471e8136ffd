import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Headline } from '../contract.ts'
import { close } from './closed-store.ts'
import { WayTo } from '#platform/web/frame/WayTo.tsx'

/** The box of headlines, one at a time (R106); the end of the session takes its place. */
export function HeadlineBox({ headlines }: { headlines: readonly Headline[] }) {
  const t = useTexts('broadcasts')
  const [at, setAt] = useState(0)
  const nth = Math.min(at, headlines.length - 1)
  const shown = headlines[nth]
  if (!shown) return null
  return (
    <aside className="lb-headlines" aria-label={t('headlines')}>
      <div className="lb-headlines-head">
        <Icon name="mega" />
        <b>{shown.title}</b>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('closeHeadlines')}
          onClick={() => close(headlines.map(({ id }) => id))}
        >
          <Icon name="x" size={16} />
        </button>
      </div>
      {shown.tips && <p>{shown.tips}</p>}
      {(shown.link || headlines.length > 1) && (
        <div className="lb-headlines-foot">
          {shown.link && (
            <WayTo to={shown.link} className="lb-link">
              {t('readMore')}
            </WayTo>
          )}
          {headlines.length > 1 && (
            <span className="lb-end">
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('previousHeadline')}
                disabled={nth === 0}
                onClick={() => setAt(nth - 1)}
              >
                <Icon name="left" size={16} />
              </button>
              <span role="status">{t('headlineOf', { nth: nth + 1, count: headlines.length })}</span>
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('nextHeadline')}
                disabled={nth === headlines.length - 1}
                onClick={() => setAt(nth + 1)}
              >
                <Icon name="right" size={16} />
              </button>
            </span>
          )}
        </div>
      )}
    </aside>
  )
}
