import '#platform/web/frame/role-texts.ts'
import { useState } from 'react'
import { type Role, roles } from '#platform/contract/access.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { PasswordShown } from './PasswordDialog.tsx'
import { type Turn, TurnField, turnFromNow } from './TurnField.tsx'
import { invitedRoles } from '../invitation-contract.ts'
import { api, invitationsApi } from './use-members.ts'

type Way = 'desk' | 'oneTime' | 'existing'

/** Opens an account for the desk or for one turn, or asks an existing one to join. */
export function AddDialog({ onClose }: { onClose: (accountId?: string) => void }) {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const me = useMe()
  const possible = roles.filter((role) => role !== 'oneTime' && me?.handles.includes(role))
  const ways: readonly Way[] = [
    ...(possible.length ? (['desk', 'existing'] as const) : []),
    ...(me?.handles.includes('oneTime') ? (['oneTime'] as const) : []),
  ]
  const [chosenWay, setWay] = useState<Way>('desk')
  const way = ways.find((other) => other === chosenWay) ?? ways[0] ?? chosenWay
  const [account, setAccount] = useState('')
  const [name, setName] = useState('')
  const [chosenRole, setRole] = useState<Role>('desk')
  const role = possible.find((other) => other === chosenRole) ?? possible[0] ?? chosenRole
  const [turn, setTurn] = useState<Turn>('8')
  const [opened, setOpened] = useState<{ accountId: string; password: string }>()
  const isNew = way !== 'existing'

  async function send(retry: Retry) {
    if (isNew) {
      // Sent again after a lost answer its turn still ends when it did.
      const validUntil = way === 'oneTime' ? await retry.once(turn, async () => turnFromNow(turn)) : null
      const person = { account, name, role: way === 'oneTime' ? 'oneTime' : role, validUntil } as const
      const accountId = retry.idOf(person)
      const { data } = await api.open({ accountId, ...person }, retry)
      setOpened({ accountId, password: data.password })
    } else {
      const asked = invitedRoles.find((text) => text === role)
      const invitation = asked && { account, role: asked }
      if (invitation) await invitationsApi.invite({ id: retry.idOf(invitation), ...invitation }, retry)
      toast(t('invited', { account: account.trim() }))
      onClose()
    }
  }

  if (opened)
    return (
      <PasswordShown
        title={t('openedTitle', { account: account.trim() })}
        password={opened.password}
        onClose={() => onClose(opened.accountId)}
      />
    )
  return (
    <FormDialog
      title={t('addTitle')}
      about={way}
      confirm={t(isNew ? 'addConfirm' : 'invite')}
      disabled={!account.trim() || (isNew && !name.trim())}
      onConfirm={send}
      onClose={() => onClose()}
    >
      <Segments
        label={t('way')}
        options={(['desk', 'oneTime', 'existing'] as const)
          .filter((text) => ways.includes(text))
          .map((text) => ({
            value: text,
            label: t(`way_${text}`),
          }))}
        value={way}
        onChange={setWay}
        full
      />
      <Field label={t('account')} help={t(isNew ? 'newHelp' : 'existingHelp')}>
        <TextInput autoFocus value={account} maxLength={isNew ? 30 : 100} onText={setAccount} />
      </Field>
      {isNew && (
        <Field label={t('name')}>
          <TextInput value={name} maxLength={30} onText={setName} />
        </Field>
      )}
      {way === 'oneTime' ? (
        <TurnField value={turn} onChange={setTurn} />
      ) : (
        <div className="mb-field lb-grid lb-gap-6">
          <span className="lb-14 lb-quiet">{t('role')}</span>
          <Segments
            label={t('role')}
            options={possible.map((text) => ({ value: text, label: roleOf(text) }))}
            value={role}
            onChange={setRole}
            full
          />
        </div>
      )}
    </FormDialog>
  )
}
