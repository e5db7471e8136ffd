import './permission-box.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'

/**
 * How to allow notifications, in three steps (R366), with OK (R367) and, unless it stands on the login page, a way to
 * sign out (R368). It stands above the page and covers nothing: a desk that reads parcels is not held up.
 */
export function PermissionBox({ ok, logOut }: { ok: () => void; logOut: (() => void) | undefined }) {
  const t = useTexts('pushHost')
  const id = useId()
  return (
    <div className="lb-push-box" role="dialog" aria-labelledby={id}>
      <div className="lb-push-box-why">
        <h2 id={id}>{t('title')}</h2>
        <p>{t('why')}</p>
      </div>
      <ol>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <div className="lb-push-box-acts">
        {logOut && <Button onClick={logOut}>{t('logOut')}</Button>}
        <Button type="primary" onClick={ok}>
          {t('ok')}
        </Button>
      </div>
    </div>
  )
}
