import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakCountdown, speakTime } from '#platform/web/look/speak-time.ts'
import { type DisplayDevice, driftSeconds } from '../contract.ts'

/** Whether a screen is on, since when it is not, and whether its clock goes wrong. */
export function StateOf({ device: { status, seenAt, driftMs } }: { device: DisplayDevice }) {
  const t = useTexts('boardSetting')
  if (status === 'offline')
    return (
      <span className="lb-line lb-wrap lb-gap-8">
        <Mark kind="reminded">{t('offline')}</Mark>
        <span className="lb-14 lb-quiet">{seenAt ? speakTime(seenAt) : t('neverSeen')}</span>
      </span>
    )
  const isWrong = Math.abs(driftMs) > driftSeconds * 1000
  return (
    <span className="lb-line lb-wrap lb-gap-8">
      <Mark kind="done">{t('online')}</Mark>
      {isWrong && (
        <span className="lb-14 lb-amber">
          {t(driftMs > 0 ? 'clockAhead' : 'clockBehind', { time: speakCountdown(Math.abs(driftMs)) })}
        </span>
      )}
    </span>
  )
}
