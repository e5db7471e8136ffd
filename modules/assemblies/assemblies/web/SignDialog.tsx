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
  person,
  onDone,
  onClose,
}: {
  assemblyId: string
  person: PersonCard
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [signature, setSignature] = useState<Blob>()
  return (
    <FormDialog
      title={t('registerSigned')}
      beside={person.name}
      confirm={t('register')}
      missing={signature ? undefined : t('signatureMissing')}
      onConfirm={async (retry) => {
        const signaturePath = await uploadOnce(retry, 'handwrite', signature)
        const unitIds = person.own.map(({ unitId }) => unitId)
        await rollApi.registerOwner({ assemblyId, unitIds, signaturePath }, retry)
        toast(t('registered', { name: person.name }))
        void again()
        onDone()
      }}
      onClose={onClose}
    >
      <SignatureField label={t('signHere', { name: person.name })} onSign={setSignature} />
    </FormDialog>
  )
}
