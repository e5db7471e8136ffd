import './notice-texts.ts'
import './arrival-notices.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ArrivalNotice } from './ArrivalNotice.tsx'
import { mostShown } from './arrival-list.ts'
import { isSoundOn, keepSound, ring } from './sound.ts'
import { useArrivals } from './use-arrivals.ts'

/** px */
const roomy = 1200

/**
 * Who stands at the door, at most four at once (R157): a panel of the duty board, or at the edge of any other page; folded
 * away it is one line.
 */
export function ArrivalNotices({ isInside = false }: { isInside?: boolean }) {
  const t = useTexts('arrivalNotices')
  const { shown, confirm, dismiss } = useArrivals()
  // Where there is little room they begin as a word.
  const [isFolded, setFolded] = useState(() => !isInside && window.innerWidth < roomy)
  /** What somebody did by hand; else the first is open and the others are a line. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [sound, setSound] = useState(isSoundOn)
  const [first] = shown
  useHotKey('Alt+Y', 'arrivalNotices:confirmKey', () => first && confirm(first), {
    scope: 'frame',
    enabled: first !== undefined,
  })
  if (!first) return null
  if (isFolded)
    return (
      <button
        type="button"
        className="an-pill"
        data-inside={isInside || undefined}
        aria-label={t('unfold', { count: shown.length })}
        onClick={() => setFolded(false)}
      >
        <Icon name="bell" /> {t('title')} <b>{shown.length}</b>
      </button>
    )
  const isCollapsed = (id: string, nth: number) => toggled.get(id) ?? nth > 0
  return (
    <section className="an" data-inside={isInside || undefined} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <b className="an-number">{shown.length}</b>
        <span className="lb-14 lb-quiet lb-grow">{t('waiting')}</span>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t(sound ? 'soundOn' : 'soundOff')}
          aria-pressed={sound}
          onClick={() => {
            keepSound(!sound)
            setSound(!sound)
            ring()
          }}
        >
          <Icon name={sound ? 'sound' : 'mute'} />
        </button>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('fold')}
          onClick={() => setFolded(true)}
        >
          <Icon name="minus" />
        </button>
      </header>
      <ul aria-live="polite">
        {shown.slice(0, mostShown).map((one, nth) => (
          <ArrivalNotice
            key={one.announcementId}
            one={one}
            isFirst={nth === 0}
            isCollapsed={isCollapsed(one.announcementId, nth)}
            onToggle={() =>
              setToggled((was) => new Map(was).set(one.announcementId, !isCollapsed(one.announcementId, nth)))
            }
            onConfirm={() => confirm(one)}
            onDismiss={() => dismiss(one)}
          />
        ))}
      </ul>
      {shown.length > mostShown && (
        <p className="an-others lb-14 lb-quiet">{t('others', { count: shown.length - mostShown })}</p>
      )}
    </section>
  )
}
