import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { OpenSerial } from '../contract.ts'
import { useActs } from './use-activation.ts'

/** A serial number that waits for its phone: for whom, how long still, and the way to take it back. */
export function SerialRow({ serial, mayChange }: { serial: OpenSerial; mayChange: boolean }) {
  const t = useTexts('carriers')
  const { api, refresh } = useActs()
  const now = useMinute()
  const { serialId, ending: end, expiresAt } = serial

  const { submit } = useAsked(refresh)
  const revoke = () =>
    submit({
      ask: { title: t('revokeTitle', { end }), text: t('revokeText'), ok: t('revoke') },
      work: (retry) => api.revokeSerial({ serialId }, retry),
      done: t('revokeDone'),
    })

  return (
    <li className="cr-row">
      <Icon name="clock" />
      <div className="cr-what">
        <div className="cr-head lb-line lb-rows-4 lb-wrap">
          <b>{serial.residentName ? t('serialOf', { name: serial.residentName }) : t('serialOfAll')}</b>
          <span title={writeTime(expiresAt)}>
            {t('serialLeft', { left: speakDuration(expiresAt.getTime() - now) })}
          </span>
        </div>
        <span className="lb-14 lb-quiet">
          {t('serialEnd', { end })}
          {'　'}
          {t('serialBy', { when: speakTime(serial.issuedAt), who: serial.issuedBy })}
        </span>
      </div>
      {mayChange && (
        <div className="cr-acts">
          <Button size="small" onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        </div>
      )}
    </li>
  )
}
