import { useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { secondFactors } from '../contract.ts'

const api = client(secondFactors)

/** The QR code that an authenticator reads, and the first code that it shows. */
export function ScanDialog({
  address,
  secret,
  onClose,
  onDone,
}: {
  address: string
  secret: string
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}) {
  const t = useTexts('secondFactors')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  async function confirm(retry: Retry) {
    try {
      onDone((await api.confirmTotp({ code }, retry)).data.recoveryCodes)
    } catch (error) {
      field.current?.select()
      throw error
    }
  }
  return (
    <FormDialog title={t('scanTitle')} confirm={t('confirm')} onClose={onClose} onConfirm={confirm}>
      <p className="lb-quiet">{t('scanText')}</p>
      <div className="sf-scan">
        <QrCode content={address} label={t('scanLabel')} />
        <div>
          <p className="lb-14 lb-quiet">{t('secret')}</p>
          <p className="sf-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
      <Field label={t('code')}>
        <TextInput
          ref={field}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onText={setCode}
        />
      </Field>
    </FormDialog>
  )
}
