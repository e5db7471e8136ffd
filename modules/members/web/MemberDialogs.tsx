import { useState } from 'react'
import { type Role, roles } from '#platform/contract/access.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Member } from '../contract.ts'
import { mayHandle, mayHave } from '../roles.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TurnField, turnFromNow } from './TurnField.tsx'
import { api } from './use-members.ts'

export type Opened = 'role' | 'turn' | 'suspend' | 'remove' | 'password'

export interface MemberDialogsProps {
  opened: Opened
  member: Member
  onClose: () => void
  onRemoved: () => void
}

/** The decisions about one account, each a dialog. */
export function MemberDialogs({ opened, member, onClose, onRemoved }: MemberDialogsProps) {
  const t = useTexts('memberPages')
  const { accountId, version, name } = member
  switch (opened) {
    case 'role':
      return <RoleDialog member={member} onClose={onClose} />
    case 'turn':
      return <TurnDialog member={member} onClose={onClose} />
    case 'password':
      return <PasswordDialog member={member} onClose={onClose} />
    case 'suspend':
      return (
        <ReasonDialog
          title={t('suspendTitle', { name })}
          text={t('suspendText')}
          label={t('reason')}
          reasons={[t('reasonLeft'), t('reasonLeave'), t('reasonDoubt')]}
          required={t('reasonNeeded')}
          confirm={t('suspend')}
          onConfirm={async (reason) => {
            await api.suspend({ accountId, version, reason })
            toast(t('suspendDone', { name }))
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <ReasonDialog
          title={t('removeTitle', { name })}
          text={t('removeText')}
          label={t('reason')}
          reasons={[t('reasonLeft'), t('reasonMoved'), t('reasonDoubt')]}
          required={t('reasonNeeded')}
          confirm={t('remove')}
          onConfirm={async (reason) => {
            await api.remove({ accountId, version, reason })
            toast(t('removeDone', { name }))
            onClose()
            onRemoved()
          }}
          onClose={onClose}
        />
      )
  }
}

interface DialogProps {
  member: Member
  onClose: () => void
}

function RoleDialog({ member, onClose }: DialogProps) {
  const t = useTexts('memberPages')
  const me = useMe()
  const [role, setRole] = useState<Role>(member.role)
  const possible = roles.filter((one) => mayHave(member.kind, one) && me && mayHandle(me.role, one))
  const { accountId, version, name } = member
  return (
    <FormDialog
      title={t('setRoleTitle', { name })}
      confirm={t('setRole')}
      disabled={role === member.role}
      onConfirm={async () => {
        await api.setRole({ accountId, version, role })
        toast(t('roleSaved', { name, role: t(`role_${role}`) }))
        onClose()
      }}
      onClose={onClose}
    >
      <Segments
        label={t('role')}
        options={possible.map((one) => ({ value: one, label: t(`role_${one}`) }))}
        value={role}
        onChange={setRole}
        full
      />
    </FormDialog>
  )
}

function TurnDialog({ member, onClose }: DialogProps) {
  const t = useTexts('memberPages')
  const [hours, setHours] = useState<'8' | '12' | '24' | '72'>('8')
  const { accountId, version, name } = member
  return (
    <FormDialog
      title={t('setTurnTitle', { name })}
      confirm={t('setTurn')}
      onConfirm={async () => {
        const validUntil = turnFromNow(hours)
        await api.setTurn({ accountId, version, validUntil })
        toast(t('turnSaved', { name, when: speakTime(validUntil) }))
        onClose()
      }}
      onClose={onClose}
    >
      <TurnField value={hours} onChange={setHours} />
    </FormDialog>
  )
}
