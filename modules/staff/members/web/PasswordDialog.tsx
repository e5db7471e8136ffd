import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { Member } from '../contract.ts'
import { useMemberBox } from './use-member-box.ts'
import { api } from './use-members.ts'

/** Asks before another password is given, then shows it once. */
export function PasswordDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTexts('memberPages')
  const [password, setPassword] = useState<string>()
  const { seen, colleagueEdits, attempt } = useMemberBox(member)
  const { accountId, version, name } = seen
  if (password)
    return <PasswordShown title={t('openedPassword', { name })} password={password} onClose={onClose} />
  return (
    <FormDialog
      title={t('passwordTitle', { name })}
      confirm={t('passwordOk')}
      onConfirm={async (retry) => {
        const { data } = await attempt(() => api.givePassword({ accountId, version }, retry))
        setPassword(data.password)
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('passwordText')}</p>
    </FormDialog>
  )
}

/** A password that is shown once, large enough to be read out or written down. */
export function PasswordShown({
  title,
  password,
  onClose,
}: {
  title: string
  password: string
  onClose: () => void
}) {
  const t = useTexts('memberPages')
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body">
        <p className="mb-password lb-grid lb-gap-6">
          <span className="lb-14 lb-quiet">{t('passwordShown')}</span>
          <output>{password}</output>
        </p>
        <p className="lb-quiet">{t('passwordOnce')}</p>
      </div>
      <div className="lb-box-foot">
        <Button onClick={() => void copyText(password, t('copied'))}>{t('copy')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
