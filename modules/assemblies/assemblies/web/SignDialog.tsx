import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import type { PersonCard } from '../shapes.ts'
import { rollApi, useFresh } from './queries.ts'

/** An owner signs at the desk and is there: the signature stands in the sign-in book (Art. 34). */
export function SignDialog({
  assemblyId,
  desk,
  person,
  attendeeName,
  onDone,
  onClose,
}: {
  assemblyId: string
  /** The number of the desk. */
  desk: string
  person: PersonCard
  /** Which of several co-owners signs; '' of a sole owner. */
  attendeeName: string
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const name = attendeeName || person.name
  const [signature, setSignature] = useState<Blob>()
  return (
    <FormDialog
      title={t('registerSigned')}
      beside={name}
      confirm={t('register')}
      missing={signature ? undefined : t('signatureMissing')}
      onConfirm={async (retry) => {
        const signaturePath = await uploadOnce(retry, 'handwrite', signature)
        const unitIds = person.own.map(({ unitId }) => unitId)
        await rollApi.registerOwner({ assemblyId, unitIds, attendeeName, signaturePath, desk }, retry)
        toast(t('registered', { name }))
        void again()
        onDone()
      }}
      onClose={onClose}
    >
      <SignatureField label={t('signHere', { name })} onSign={setSignature} />
    </FormDialog>
  )
}
