import { Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { latePart } from '#platform/web/live/late-part.ts'
import { speakTime, speakWait } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Alert } from './alert-list.ts'
import { disasterParts } from './disaster-parts.ts'
import { detailPath } from './paths.ts'
import { FloorRoll } from './FloorRoll.tsx'
import { UrgentActs } from './UrgentActs.tsx'
import { stopSiren, useSiren } from './siren.ts'
import { SoundLock } from './SoundLock.tsx'
import { useAcknowledge } from './use-event.ts'

const FirstSteps = latePart(async () => (await disasterParts()).FirstSteps)
const Calling = latePart(async () => (await disasterParts()).Calling)

interface Level4DialogProps {
  /** The newest first; at least one. */
  alerts: readonly Alert[]
  /** Something else is looked at meanwhile. */
  onAside: () => void
  /** It comes back by itself. */
  onLater: () => void
}

/** An alarm of level 4 over the whole window (R210); how long ago it was is counted anew every 60 s (R218). */
export function Level4Dialog({ alerts, onAside, onLater }: Level4DialogProps) {
  const [first] = alerts
  if (!first) return null
  return (
    <Dialog label={first.place} full className="ab-full" onCancel={onLater}>
      <Disaster first={first} others={alerts.slice(1)} onAside={onAside} onLater={onLater} />
    </Dialog>
  )
}

function Disaster({
  first,
  others,
  onAside,
  onLater,
}: Omit<Level4DialogProps, 'alerts'> & {
  first: Alert
  others: readonly Alert[]
}) {
  const t = useTexts('alarmCards')
  const levels = useTexts('platform')
  const goTo = useNavigate()
  const now = useMinute()
  const siren = useSiren()
  const { acknowledge, busy } = useAcknowledge()
  const mayHandle = useAllowed()([{ can: 'alarmEvents.handle' }]).length > 0
  const confirm = () => {
    stopSiren()
    acknowledge(first)
  }
  const look = () => {
    onAside()
    void goTo({ href: detailPath(first) })
  }
  // Not the key that saves forms: who was typing one acknowledges nothing unread.
  useHotKey('Alt+K', 'alarmCards:acknowledge', () => mayHandle && confirm())
  useHotKey('F9', 'alarmCards:muteKey', stopSiren, { enabled: siren !== undefined })
  return (
    <>
      <div className="ab-both">
        <div className="ab-disaster" role="alert">
          <p className="lb-line lb-gap-12 lb-20">
            <Icon name="siren" />
            {first.isDrill && <b className="ab-level ab-drill">{t('drill')}</b>}
            {first.isTest && <b className="ab-level ab-drill">{t('isTest')}</b>}
            <b className="ab-level">{levels('markAlarm4')}</b>
            <b>{t(first.isPrivate ? 'level4Private' : 'level4Public')}</b>
          </p>
          <h2>{first.label || first.place}</h2>
          <p className="ab-said">{first.isLost ? t('lost') : first.said}</p>
          <dl>
            <div>
              <dt>{t('happened')}</dt>
              <dd>{speakTime(first.createdAt)}</dd>
            </div>
            <div>
              <dt>{t('passed')}</dt>
              <dd>{speakWait(now - first.createdAt.getTime())}</dd>
            </div>
            {first.clearedAt && (
              <div>
                <dt>{t('cleared')}</dt>
                <dd>{speakTime(first.clearedAt)}</dd>
              </div>
            )}
            {others.length > 0 && (
              <div>
                <dt>{t('also')}</dt>
                <dd>{inRow(others.map((one) => one.label || one.place))}</dd>
              </div>
            )}
          </dl>
          <Suspense fallback={null}>
            <FirstSteps key={first.eventId} eventId={first.eventId} />
          </Suspense>
        </div>
        {/* Of a call for help no more than whom it calls: each look at it is audited, and of one that comes by itself nobody looked. */}
        <Suspense fallback={null}>
          <Calling key={first.eventId} eventId={first.eventId}>
            {!first.isPrivate && <FloorRoll place={first.place} onDone={onAside} />}
          </Calling>
        </Suspense>
      </div>
      <footer className="ab-acts">
        <SoundLock />
        {mayHandle && (
          <button type="button" className="ab-confirm" aria-busy={busy || undefined} onClick={confirm}>
            {t('acknowledge')} <Key keys="Alt K" />
          </button>
        )}
        {siren !== undefined && (
          <Button size="large" icon={<Icon name="mute" />} onClick={stopSiren}>
            {t('stop')} <Key keys="F9" />
          </Button>
        )}
        <Button size="large" onClick={look}>
          {t('look')}
        </Button>
        {!first.isPrivate && <UrgentActs alert={first} onDone={onAside} />}
        <Button size="large" type="text" onClick={onLater}>
          {t('later')}
        </Button>
        <span className="lb-quiet lb-end">{t('notDone')}</span>
      </footer>
    </>
  )
}
