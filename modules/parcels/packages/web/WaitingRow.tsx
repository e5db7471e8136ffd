import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakWait, writeTime } from '#platform/web/look/speak-time.ts'
import type { WaitingPackage } from '../contract.ts'
import type { WaitingAct } from './use-waiting-act.ts'
import type { WaitingReason } from './waiting-reason.ts'

export interface WaitingRowProps {
  one: WaitingPackage
  reason: WaitingReason
  now: number
  nth: number
  act: WaitingAct
  /** It was handed over here without a line and waits to be sent. */
  queued: boolean
}

/** One package that waits: how long, why, whose, where; a button for what the desk does with it. */
export function WaitingRow({ one, reason, now, nth, act, queued }: WaitingRowProps) {
  const t = useTexts('packages')
  const { label, serialNumber } = one
  const detail = [one.shelfPosition, serialNumber, one.kindName, one.courierName].filter(Boolean).join('　')
  return (
    <li className={`pk-wait pk-wait-${reason.tone}`}>
      <Key keys={`Alt ${nth}`} />
      <span className="pk-wait-time" title={writeTime(one.arrivedAt)}>
        <b>{speakWait(now - one.arrivedAt.getTime())}</b>
        <span>{t('waited')}</span>
      </span>
      <span className="pk-wait-reason lb-line lb-gap-8 lb-nowrap">
        <Icon name={queued ? 'clock' : reason.icon} />
        {t(queued ? 'queuedHandOver' : reason.text)}
      </span>
      <span className="pk-wait-who">
        <HouseholdName label={label} names={one.name} />
        <span>{detail}</span>
      </span>
      <button
        type="button"
        className="pk-wait-act"
        onClick={act.run}
        aria-keyshortcuts={`Alt+${nth}`}
        aria-label={t('actOf', { act: t(act.word), label, serialNumber })}
      >
        <span>{t(act.word)}</span>
        <Icon name="right" />
      </button>
    </li>
  )
}
