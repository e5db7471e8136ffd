import { type FormEvent, useId, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Layer } from '#platform/web/input/Layer.tsx'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useModalDialog } from '#platform/web/look/use-modal-dialog.ts'
import { packages, type RegisteredPackage } from '../contract.ts'

const api = client(packages)

export interface VoidDialogProps {
  one: RegisteredPackage
  onVoided: () => void
  onClose: () => void
}

/** Takes a registration back, with a reason. */
export function VoidDialog({ one, onVoided, onClose }: VoidDialogProps) {
  const t = useTexts('registerPackages')
  const id = useId()
  const dialog = useModalDialog()
  const [reason, setReason] = useState<string>(t('voidReasonDefault'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ready = [t('voidReasonDefault'), t('voidReason1'), t('voidReason2'), t('voidReason3')]

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') return setFailure(t('voidReasonRequired'))
    setBusy(true)
    try {
      await api.voidPackage({ packageId: one.packageId, reason })
      onVoided()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <dialog
      className="lb-box"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Layer>
        <NoScans />
      </Layer>
      <form onSubmit={(event) => void confirm(event)}>
        <div className="lb-box-body rp-void">
          <h2 id={`${id}-title`}>{t('voidTitle', { serialNumber: one.serialNumber })}</h2>
          <p>
            <HouseholdName label={one.label} names={one.name} />
          </p>
          <p className="lb-quiet">{t('voidText')}</p>
          <Field label={t('voidReason')} invalid={failure}>
            <TextInput
              autoFocus
              value={reason}
              onText={setReason}
              maxLength={30}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <div className="rp-void-reasons">
            {ready.map((text) => (
              <button type="button" key={text} aria-pressed={text === reason} onClick={() => setReason(text)}>
                {text}
              </button>
            ))}
          </div>
        </div>
        <div className="lb-box-foot">
          <Button onClick={onClose}>{t('voidKeep')}</Button>
          <Button htmlType="submit" type="primary" loading={busy}>
            {t('voidConfirm')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** A scan while the dialog is open goes nowhere. */
function NoScans() {
  useScanner(() => undefined)
  return null
}
