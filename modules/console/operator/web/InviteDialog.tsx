import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { operatorApi } from './api.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { isManagerAccount } from './new-community.ts'

/** Makes somebody top manager of a community; then shows the first password once. */
export function InviteDialog({ communityId, onClose }: { communityId: string; onClose: () => void }) {
  const t = useTexts('operator')
  const [account, setAccount] = useState('auth_')
  const [managerName, setManagerName] = useState('')
  const [reason, setReason] = useState('')
  const [invited, setInvited] = useState<{ account: string; password: string }>()
  const missing = !isManagerAccount(account)
    ? 'accountWrong'
    : !managerName.trim()
      ? 'nameMissing'
      : reason.trim()
        ? undefined
        : 'reasonMissing'
  if (invited)
    return (
      <FormDialog
        title={t('invitedTitle')}
        confirm={t('done')}
        onConfirm={async () => onClose()}
        onClose={onClose}
      >
        <FirstPassword {...invited} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={t('invite')}
      confirm={t('invite')}
      missing={missing && t(missing)}
      onConfirm={async (retry) => {
        setInvited(
          (await operatorApi.inviteManager({ communityId, account, managerName, reason }, retry)).data,
        )
      }}
      onClose={onClose}
    >
      <Field label={t('account')} help={t('accountHelp')}>
        <TextInput autoFocus maxLength={15} value={account} onText={setAccount} />
      </Field>
      <Field label={t('managerName')}>
        <TextInput maxLength={50} value={managerName} onText={setManagerName} />
      </Field>
      <ReasonField
        label={t('reason')}
        reasons={t('reasonsInvite').split(/、|, /)}
        maxLength={60}
        value={reason}
        onReason={setReason}
      />
    </FormDialog>
  )
}
