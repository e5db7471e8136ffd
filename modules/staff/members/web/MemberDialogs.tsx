import '#platform/web/frame/role-texts.ts'
import { useState } from 'react'
import { roles } from '#platform/contract/access.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Member } from '../contract.ts'
import { mayHave } from '../roles.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TurnField, turnFromNow } from './TurnField.tsx'
import { useMemberBox } from './use-member-box.ts'
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
  switch (opened) {
    case 'role':
      return <RoleDialog member={member} onClose={onClose} />
    case 'turn':
      return <TurnDialog member={member} onClose={onClose} />
    case 'password':
      return <PasswordDialog member={member} onClose={onClose} />
    case 'suspend':
      return <SuspendDialog member={member} onClose={onClose} />
    case 'remove':
      return <RemoveDialog member={member} onClose={onClose} onRemoved={onRemoved} />
  }
}

interface DialogProps {
  member: Member
  onClose: () => void
}

function SuspendDialog({ member, onClose }: DialogProps) {
  const t = useTexts('memberPages')
  const { seen, colleagueEdits, attempt } = useMemberBox(member)
  const { accountId, version, name } = seen
  return (
    <ReasonDialog
      title={t('suspendTitle', { name })}
      text={t('suspendText')}
      label={t('reason')}
      reasons={[t('reasonLeft'), t('reasonLeave'), t('reasonDoubt')]}
      required={t('reasonNeeded')}
      confirm={t('suspend')}
      onConfirm={async (reason, retry) => {
        await attempt(() => api.suspend({ accountId, version, reason }, retry))
        toast(t('suspendDone', { name }))
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ member, onClose, onRemoved }: DialogProps & { onRemoved: () => void }) {
  const t = useTexts('memberPages')
  const { seen, colleagueEdits, attempt } = useMemberBox(member)
  const { accountId, version, name } = seen
  return (
    <ReasonDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      label={t('reason')}
      reasons={[t('reasonLeft'), t('reasonMoved'), t('reasonDoubt')]}
      required={t('reasonNeeded')}
      confirm={t('remove')}
      onConfirm={async (reason, retry) => {
        await attempt(() => api.remove({ accountId, version, reason }, retry))
        toast(t('removeDone', { name }))
        onClose()
        onRemoved()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}

function RoleDialog({ member, onClose }: DialogProps) {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const me = useMe()
  const { seen, form, colleagueEdits, attempt, change } = useMemberBox(member, true)
  const { accountId, version, name } = seen
  const role = form.role ?? seen.role
  const possible = roles.filter((role) => mayHave(seen.kind, role) && me?.handles.includes(role))
  return (
    <FormDialog
      title={t('setRoleTitle', { name })}
      confirm={t('setRole')}
      disabled={role === seen.role}
      onConfirm={async (retry) => {
        await attempt(() => api.setRole({ accountId, version, role }, retry))
        toast(t('roleSaved', { name, role: roleOf(role) }))
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <Segments
        label={t('role')}
        options={possible.map((text) => ({ value: text, label: roleOf(text) }))}
        value={role}
        onChange={(next) => change({ role: next })}
        full
      />
      {/* Whoever opened the account may know its password; in these roles it approves what they asked for. */}
      {seen.kind === 'plain' && role !== seen.role && role !== 'desk' && (
        <p className="lb-14 lb-quiet lb-above-12">{t('raisedHint')}</p>
      )}
    </FormDialog>
  )
}

function TurnDialog({ member, onClose }: DialogProps) {
  const t = useTexts('memberPages')
  const [hours, setHours] = useState<'8' | '12' | '24' | '72'>('8')
  const { seen, colleagueEdits, attempt } = useMemberBox(member)
  const { accountId, version, name } = seen
  return (
    <FormDialog
      title={t('setTurnTitle', { name })}
      confirm={t('setTurn')}
      onConfirm={async (retry) => {
        const validUntil = await retry.once(hours, async () => turnFromNow(hours))
        await attempt(() => api.setTurn({ accountId, version, validUntil }, retry))
        toast(t('turnSaved', { name, when: speakTime(validUntil) }))
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <TurnField value={hours} onChange={setHours} />
    </FormDialog>
  )
}
