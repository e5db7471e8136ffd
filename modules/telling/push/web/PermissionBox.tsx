import './permission-box.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { useNarrow } from '#platform/web/look/use-phone.ts'

interface PermissionBoxProps {
  ok: () => void
  logOut: (() => void) | undefined
  putAway: () => void
}

/**
 * How to allow notifications, in three steps (R366), with OK (R367) and, unless it stands on the login page, a way to
 * sign out (R368). It stands above the page and covers nothing: a desk that reads parcels is not held up. It is one line at
 * every width: where the steps have no room in it, they come when one asks how. The cross puts it away for the day.
 */
export function PermissionBox({ ok, logOut, putAway }: PermissionBoxProps) {
  const t = useTexts('pushHost')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow()
  const isShort = isNarrow && !isOpen
  return (
    <div className="lb-push-box" role="dialog" aria-labelledby={id}>
      <h2 id={id} title={t('why')}>
        {t('title')}
      </h2>
      {isNarrow && isOpen && <p>{t('why')}</p>}
      {!isShort && (
        <ol>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
      )}
      <div className="lb-push-box-acts">
        {isShort ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('how')}
          </Button>
        ) : (
          <>
            {logOut && (
              <Button size="small" onClick={logOut}>
                {t('logOut')}
              </Button>
            )}
            <Button size="small" type="primary" onClick={ok}>
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
