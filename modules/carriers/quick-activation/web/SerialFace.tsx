import { Face } from '#modules/carriers/readers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakCountdown, speakTime } from '#platform/web/look/speak-time.ts'
import { serialGroups } from './serial-groups.ts'
import type { Serial, SerialState } from './use-serial.ts'
import { useSecond } from '#platform/web/look/use-second.ts'

/** The number, large and in groups, with the time that is left; or what became of it. */
export function SerialFace({ state, label }: { state: SerialState; label: string }) {
  const t = useTexts('quickActivation')
  const now = useSecond()
  switch (state.is) {
    case 'making':
      return <Face state="reading" icon="clock" title={t('serialMaking')} text={t('serialIntro')} />
    case 'failed':
      return <Face state="refused" icon="warn" title={state.outcome.text} text={state.outcome.detail} />
    case 'used':
      return (
        <Face
          state="found"
          icon="check"
          title={t('serialUsed')}
          text={
            state.movedFrom
              ? t('serialMovedText', { household: label, from: state.movedFrom })
              : t('serialUsedText', { household: label })
          }
        />
      )
    case 'revoked':
      return <Face state="reading" icon="check" title={t('serialRevoked')} text={t('serialRevokedText')} />
    case 'waiting': {
      const { ending, issuedBy, issuedAt, expiresAt } = state.open
      const left = speakCountdown(expiresAt.getTime() - now)
      return (
        <Face
          state="reading"
          icon="clock"
          title={t('serialWaiting')}
          text={t('serialWaitingText', { ending, by: issuedBy, time: speakTime(issuedAt), left })}
        />
      )
    }
    case 'issued':
      return state.serial.expiresAt.getTime() > now ? (
        <Number serial={state.serial} now={now} />
      ) : (
        <Face state="refused" icon="clock" title={t('serialExpired')} text={t('serialExpiredText')} />
      )
  }
}

function Number({ serial, now }: { serial: Serial; now: number }) {
  const t = useTexts('quickActivation')
  return (
    <div className="qa-number">
      <p>{t('serialIntro')}</p>
      <b aria-label={serial.serialNumber}>
        {serialGroups(serial.serialNumber).map((group, nth) => (
          // Two groups may be alike; their place tells them apart.
          <span key={`${nth}-${group}`}>{group}</span>
        ))}
      </b>
      <p>
        <strong>{t('serialLeft', { left: speakCountdown(serial.expiresAt.getTime() - now) })}</strong>
        <span className="lb-quiet">{t('serialUntil', { time: speakTime(serial.expiresAt) })}</span>
      </p>
    </div>
  )
}
