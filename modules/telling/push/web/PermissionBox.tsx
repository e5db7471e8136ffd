import './permission-box.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'

interface PermissionBoxProps {
  ok: () => void
  logOut: (() => void) | undefined
  putAway: () => void
}

/**
 * How to allow notifications, in three steps (R366), with OK (R367) and, unless it stands on the login page, a way to
 * sign out (R368). It stands above the page and covers nothing: a desk that reads parcels is not held up. On a phone it is
 * one line until one asks how; the cross puts it away for the day.
 */
export function PermissionBox({ ok, logOut, putAway }: PermissionBoxProps) {
  const t = useTexts('pushHost')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isShort = usePhone() && !isOpen
  return (
    <div className="lb-push-box" role="dialog" aria-labelledby={id}>
      <div className="lb-push-box-why">
        <h2 id={id}>{t('title')}</h2>
        {!isShort && <p>{t('why')}</p>}
      </div>
      {!isShort && (
        <ol>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
      )}
      <div className="lb-push-box-acts">
        {isShort ? (
          <Button onClick={() => setOpen(true)}>{t('how')}</Button>
        ) : (
          <>
            {logOut && <Button onClick={logOut}>{t('logOut')}</Button>}
            <Button type="primary" onClick={ok}>
              {t('ok')}
            </Button>
          </>
        )}
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('putAway')}
          title={t('putAway')}
          onClick={putAway}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  )
}
