import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ArrivalNotice } from './ArrivalNotice.tsx'
import { mostShown } from './arrival-list.ts'
import { isSoundOn, keepSound, ring } from './sound.ts'
import type { Arrivals } from './use-arrivals.ts'

/** Who stands at the door, at most four at once (R157), with the sound and the way to fold it all. */
export function ArrivalList({ arrivals, onFold }: { arrivals: Arrivals; onFold: () => void }) {
  const t = useTexts('arrivalNotices')
  const { shown, confirm, dismiss } = arrivals
  /** What somebody did by hand; else the first is open and the others are a line. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [sound, setSound] = useState(isSoundOn)
  const isCollapsed = (id: string, nth: number) => toggled.get(id) ?? nth > 0
  return (
    <section className="an" aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <b className="lb-24">{shown.length}</b>
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
        <button type="button" className="lb-icon-button" aria-label={t('fold')} onClick={onFold}>
          <Icon name="minus" />
        </button>
      </header>
      <ul aria-live="polite">
        {shown.slice(0, mostShown).map((guest, nth) => (
          <ArrivalNotice
            key={guest.announcementId}
            one={guest}
            isFirst={nth === 0}
            isCollapsed={isCollapsed(guest.announcementId, nth)}
            onToggle={() =>
              setToggled((was) =>
                new Map(was).set(guest.announcementId, !isCollapsed(guest.announcementId, nth)),
              )
            }
            onConfirm={() => confirm(guest)}
            onDismiss={() => dismiss(guest)}
          />
        ))}
      </ul>
      {shown.length > mostShown && (
        <p className="an-others lb-14 lb-quiet">{t('others', { count: shown.length - mostShown })}</p>
      )}
    </section>
  )
}
