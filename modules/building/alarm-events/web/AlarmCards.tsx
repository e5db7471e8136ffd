import './card-texts.ts'
import './page-texts.ts'
import './alarm-cards.css'
import { Link } from '@tanstack/react-router'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { AlarmCard } from './AlarmCard.tsx'
import { badgeOf, disasters } from './alert-list.ts'
import { Level4Dialog } from './Level4Dialog.tsx'
import { lastRungAlarm, stopSiren, useSiren } from './siren.ts'
import { PutAside } from './PutAside.tsx'
import { SoundLock, SoundPill } from './SoundLock.tsx'
import { eventsPath } from './paths.ts'
import { useAcknowledge } from './use-event.ts'
import { useAlerts } from './use-alerts.ts'

/** As many as one can look through; the rest is on the page of all alarms. */
const mostCards = 20

/** Alarms that nobody is done with, on every page: a word in the footer, pressed or by news a panel of cards (R207 to R210). */
export function AlarmCards() {
  const t = useTexts('alarmCards')
  const { alerts, isOpen, setOpen, isFull, aside, backToFull, putAside, putOff } = useAlerts()
  const { acknowledge } = useAcknowledge()
  const mayHandle = useAllowed()([{ can: 'alarmEvents.handle' }]).length > 0
  const siren = useSiren()
  const unseen = mayHandle ? alerts.filter(({ isNew }) => isNew) : []
  // The one that rings, which another desk's older one may stand above.
  const first = unseen.find(({ eventId }) => eventId === lastRungAlarm()) ?? unseen[0]
  const count = alerts.length
  useHotKey('Alt+J', 'alarmCards:key', () => setOpen(!isOpen), { scope: 'frame' })
  useHotKey('Alt+K', 'alarmCards:ackKey', () => first && acknowledge(first), {
    scope: 'frame',
    enabled: first !== undefined && isOpen,
  })
  useHotKey('F9', 'alarmCards:muteKey', stopSiren, { scope: 'frame', enabled: siren !== undefined })
  if (isFull) return <Level4Dialog alerts={disasters(alerts)} onAside={putAside} onLater={putOff} />
  if (count === 0) return <SoundPill />
  const isRed = alerts.some(({ isNew, level, inMaintenance }) => isNew && level >= 3 && !inMaintenance)
  return (
    <>
      {aside && <PutAside alert={aside} onBack={backToFull} />}
      {!isOpen && <SoundPill />}
      <Slot name="arrivals">
        <button
          type="button"
          className={`ab-pill${isRed ? ' ab-pill-red' : ''}`}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+J"
          aria-label={t('unfold', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="siren" /> <span className="ab-word">{t('title')}</span>
          <b className="ab-badge">{badgeOf(count)}</b>
        </button>
      </Slot>
      {isOpen && (
        <section className="ab-cards" aria-label={t('title')}>
          <header>
            <Icon name="siren" />
            <h2>{t('title')}</h2>
            <b className="lb-24">{badgeOf(count)}</b>
            <span className="lb-14 lb-quiet lb-grow">{t('unfinished')}</span>
            {siren !== undefined && (
              <Button size="small" icon={<Icon name="mute" />} aria-label={t('stop')} onClick={stopSiren}>
                {t('mute')} <Key keys="F9" />
              </Button>
            )}
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('fold')}
              onClick={() => setOpen(false)}
            >
              <Icon name="down" />
            </button>
          </header>
          <SoundLock />
          <ul aria-live="polite">
            {alerts.slice(0, mostCards).map((alert) => (
              <AlarmCard
                key={alert.eventId}
                alert={alert}
                isFirst={alert === first}
                onAcknowledge={mayHandle ? () => acknowledge(alert) : undefined}
                onLook={() => setOpen(false)}
              />
            ))}
            {count > mostCards && (
              <li className="ab-rest">
                <Link to={eventsPath} onClick={() => setOpen(false)}>
                  {t('rest', { count: count - mostCards })}
                </Link>
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}
