import '#platform/web/frame/role-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakDate, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Member } from '../contract.ts'
import { MemberDialogs, type Opened } from './MemberDialogs.tsx'
import { MemberState } from './use-member-columns.tsx'
import { api, useRefusalOf } from './use-members.ts'

export interface MemberPanelProps {
  member: Member
  /** Another manager took it out of the community meanwhile; this is how it was. */
  isGone: boolean
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose: () => void
}

/** One account: what is known of it, and what can be done with it. */
export function MemberPanel({ member, isGone, onPrevious, onNext, onClose }: MemberPanelProps) {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const refusal = useRefusalOf(member)
  const { accountId, version, name } = member
  const mayAct = !refusal && !isGone
  const isOurs = member.kind === 'plain' || member.kind === 'oneTime'

  const { submit } = useAsked()
  const restore = () =>
    submit({
      work: (retry) => api.restore({ accountId, version }, retry),
      done: t('restoreDone', { name }),
    })

  return (
    <DetailPanel
      label={t('detail', { account: member.account })}
      over={member.account}
      title={name}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      foot={
        mayAct && (
          <>
            {member.suspendedAt ? (
              <Button onClick={() => void restore()}>{t('restore')}</Button>
            ) : (
              <Button onClick={() => setOpened('suspend')}>{t('suspend')}</Button>
            )}
            <Button onClick={() => setOpened('remove')}>{t('remove')}</Button>
          </>
        )
      }
    >
      {isGone && <Note tone="wait">{t('gone')}</Note>}
      {refusal && <Note icon="lock">{t(refusal)}</Note>}
      <Facts
        rows={[
          [t('state'), <MemberState key="state" member={member} />],
          [t('role'), roleOf(member.role)],
          [t('kind'), t(`kind_${member.kind}`)],
          [t('lastEntered'), member.lastEnteredAt ? writeTime(member.lastEnteredAt) : t('neverEntered')],
          [t('validUntil'), member.validUntil && writeTime(member.validUntil)],
          [t('since'), speakDate(member.since)],
          [t('addedBy'), member.addedBy],
          [t('suspendedBy'), member.suspendedAt && `${member.suspendedBy}　${speakTime(member.suspendedAt)}`],
        ]}
      />
      <div className="lb-line lb-gap-8 lb-wrap lb-above-20">
        {mayAct && member.kind !== 'oneTime' && (
          <Button onClick={() => setOpened('role')}>{t('setRole')}</Button>
        )}
        {mayAct && member.kind === 'oneTime' && (
          <Button onClick={() => setOpened('turn')}>{t('setTurn')}</Button>
        )}
        {mayAct && isOurs && <Button onClick={() => setOpened('password')}>{t('password')}</Button>}
        <Button
          onClick={() =>
            void navigate({ to: '/mgmt/accountManagement/accountRecord', search: { account: accountId } })
          }
        >
          {t('showRecords')}
        </Button>
      </div>
      {opened && (
        <MemberDialogs
          opened={opened}
          member={member}
          onClose={() => setOpened(undefined)}
          onRemoved={onClose}
        />
      )}
    </DetailPanel>
  )
}
