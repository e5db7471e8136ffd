import './page-texts.ts'
import './members.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { roles } from '#platform/contract/access.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { useKept } from '#platform/web/list/use-kept.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { AddDialog } from './AddDialog.tsx'
import { InvitationList } from './InvitationList.tsx'
import { MemberPanel } from './MemberPanel.tsx'
import { MemberTable } from './MemberTable.tsx'
import { useInvitations, useMembers } from './use-members.ts'
import { WaysIn } from './WaysIn.tsx'

interface Search {
  role?: string | undefined
  text?: string | undefined
  open?: string | undefined
}

/** The accounts of the community: who they are, what they may, when they last came; also at the legacy address. */
export function MembersPage() {
  const t = useTexts('memberPages')
  const search: Search = useSearch({ strict: false })
  const { role, text = '', open } = search
  const navigate = useNavigate()
  const change = (next: Search) =>
    void navigate({ to: '.', search: (old: Search) => ({ ...old, ...next }), replace: true })
  const members = useMembers()
  const invitations = useInvitations()
  const [adding, setAdding] = useState(false)
  const word = text.toLowerCase()
  const rows = (members.data ?? []).filter(
    (one) =>
      (!role || one.role === role) &&
      (one.account.toLowerCase().includes(word) || one.name.toLowerCase().includes(word)),
  )
  const asked = (invitations.data ?? []).filter(
    (one) => (!role || one.role === role) && one.account.toLowerCase().includes(word),
  )
  const lists = [members, invitations]
  const { row: opened, isGone } = useKept(
    open,
    members.data?.find((one) => one.accountId === open),
  )
  const { onPrevious, onNext } = neighbours(
    rows,
    open,
    (one) => one.accountId,
    (id) => change({ open: id }),
  )
  const clear = () => change({ role: undefined, text: undefined })
  return (
    <>
      <ListFrame
        title={t('title')}
        extra={
          <>
            <WaysIn />
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </>
        }
        tabs={<AccountTabs current="accounts" />}
        filters={
          <>
            <SearchField
              label={t('search')}
              value={text}
              onSearch={(next) => change({ text: next || undefined })}
            />
            <FilterSelect
              label={t('role')}
              options={roles.map((one) => ({ value: one, label: t(`role_${one}`) }))}
              value={role}
              onChange={(next) => change({ role: next })}
            />
          </>
        }
        onClearFilters={role || text ? clear : undefined}
        pager={
          !lists.some((one) => one.isPending || one.isError) && (
            <span className="lb-pager" role="status">
              {asked.length
                ? t('countAsked', { count: rows.length, asked: asked.length })
                : t('count', { count: rows.length })}
            </span>
          )
        }
        detail={
          opened && (
            <MemberPanel
              key={opened.accountId}
              member={opened}
              isGone={isGone}
              onPrevious={onPrevious}
              onNext={onNext}
              onClose={() => change({ open: undefined })}
            />
          )
        }
      >
        {lists.some((one) => one.isError) ? (
          <ErrorState
            title={t('loadFailed')}
            text={t('loadFailedText')}
            retry={() => lists.forEach((one) => void one.refetch())}
          />
        ) : lists.some((one) => one.isPending) ? (
          <SkeletonRows columns={[180, 140, 140, 120]} rows={6} />
        ) : rows.length + asked.length ? (
          <>
            <MemberTable rows={rows} open={open} onOpen={(accountId) => change({ open: accountId })} />
            <InvitationList rows={asked} />
          </>
        ) : (
          <EmptyState icon="people" title={t('nothingFound')}>
            <button type="button" className="lb-link" onClick={clear}>
              {t('clear')}
            </button>
          </EmptyState>
        )}
      </ListFrame>
      {adding && (
        <AddDialog
          onClose={(accountId) => {
            setAdding(false)
            if (accountId) change({ open: accountId })
          }}
        />
      )}
    </>
  )
}
