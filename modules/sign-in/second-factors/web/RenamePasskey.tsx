import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { secondFactors } from '../contract.ts'

const api = client(secondFactors)

/** Another name for a passkey: whose device it is in. */
export function RenamePasskey({
  passkey,
  onClose,
  onDone,
}: {
  passkey: { passkeyId: string; name: string }
  onClose: () => void
  onDone: () => void
}) {
  const t = useTexts('secondFactors')
  const [name, setName] = useState(passkey.name)
  return (
    <FormDialog
      title={t('passkeyRenameTitle')}
      confirm={t('save')}
      missing={name.trim() ? undefined : t('passkeyNameMissing')}
      onClose={onClose}
      onConfirm={async (retry) => {
        await api.renamePasskey({ passkeyId: passkey.passkeyId, name }, retry)
        toast(t('passkeyRenamed'))
        onDone()
      }}
    >
      <Field label={t('passkeyName')} help={t('passkeyNameHelp')}>
        <TextInput autoFocus maxLength={40} value={name} onText={setName} />
      </Field>
    </FormDialog>
  )
}
