import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { secondFactors } from '../contract.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanDialog } from './ScanDialog.tsx'

const api = client(secondFactors)
type At =
  | { is: 'closed' | 'begin' | 'end' | 'renew' }
  | { is: 'scan'; address: string; secret: string }
  | { is: 'codes'; codes: readonly string[] }

/** The authenticator: begun, replaced, ended; and its recovery codes. */
export function TotpRow({
  totpSince,
  recoveryCodesLeft,
  changed,
}: {
  totpSince: Date | null
  recoveryCodesLeft: number
  changed: () => void
}) {
  const t = useTexts('secondFactors')
  const [at, setAt] = useState<At>({ is: 'closed' })
  const close = () => setAt({ is: 'closed' })
  const show = (codes: readonly string[]) => {
    setAt({ is: 'codes', codes })
    changed()
  }
  return (
    <section className="sf-row">
      <div>
        <h3>{t('totp')}</h3>
        <p className="lb-14 lb-quiet">
          {!totpSince
            ? t('totpOff')
            : recoveryCodesLeft
              ? t('totpSince', { when: speakDate(totpSince), left: recoveryCodesLeft })
              : t('totpNoCodes', { when: speakDate(totpSince) })}
        </p>
        {totpSince && recoveryCodesLeft === 0 && <p className="lb-14 lb-amber">{t('codesGone')}</p>}
      </div>
      <div className="sf-acts">
        <Button onClick={() => setAt({ is: 'begin' })}>{t(totpSince ? 'totpReplace' : 'totpBegin')}</Button>
        {totpSince && <Button onClick={() => setAt({ is: 'renew' })}>{t('renew')}</Button>}
        {totpSince && <Button onClick={() => setAt({ is: 'end' })}>{t('totpEnd')}</Button>}
      </div>
      {at.is === 'begin' && (
        <PasswordDialog
          title={t(totpSince ? 'totpReplace' : 'totpBegin')}
          text={t(totpSince ? 'totpReplaceText' : 'totpText')}
          confirm={t('next')}
          onClose={close}
          onConfirm={async (password, retry) =>
            setAt({ is: 'scan', ...(await api.beginTotp({ password }, retry)).data })
          }
        />
      )}
      {at.is === 'scan' && <ScanDialog {...at} onClose={close} onDone={show} />}
      {at.is === 'renew' && (
        <PasswordDialog
          title={t('renew')}
          text={t('renewText')}
          confirm={t('renew')}
          onClose={close}
          onConfirm={async (password, retry) =>
            show((await api.renewRecoveryCodes({ password }, retry)).data.recoveryCodes)
          }
        />
      )}
      {at.is === 'codes' && <RecoveryCodes codes={at.codes} onClose={close} />}
      {at.is === 'end' && (
        <PasswordDialog
          title={t('totpEndTitle')}
          text={t('totpEndText')}
          confirm={t('totpEnd')}
          onClose={close}
          onConfirm={async (password, retry) => {
            await api.endTotp({ password }, retry)
            toast(t('totpEnded'))
            close()
            changed()
          }}
        />
      )}
    </section>
  )
}
