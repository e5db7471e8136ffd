import '#platform/web/frame/role-texts.ts'
import './page-texts.ts'
import './members.css'
import { useState } from 'react'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { roles } from '#platform/contract/access.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { AddDialog } from './AddDialog.tsx'
import { InvitationList } from './InvitationList.tsx'
import { membersQuery } from './list-query.ts'
import { MemberPanel } from './MemberPanel.tsx'
import type { MembersSearch } from './screens.ts'
import { useMemberColumns } from './use-member-columns.tsx'
import { useMemberEvents } from './use-members.ts'
import { WaysIn } from './WaysIn.tsx'

/** The accounts of the community: who they are, what they may, when they last came; also at the legacy address. */
export function MembersPage() {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const address = useAddress<MembersSearch>()
  const { role, text = '' } = address.search
  const mayAdd = !!useMe()?.handles.length
  const [adding, setAdding] = useState(false)
  useMemberEvents()
  const word = text.toLowerCase()
  const shows = (item: { role: string; account: string; name?: string }) =>
    (!role || item.role === role) &&
    [item.account, item.name ?? ''].some((name) => name.toLowerCase().includes(word))
  const list = useList({
    address,
    query: membersQuery,
    idOf: (row) => row.accountId,
    shows,
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'role',
        label: t('role'),
        options: roles.map((value) => ({ value, label: roleOf(value) })),
      },
    ],
  })
  const { rows, answer, opened } = list
  const asked = answer?.invitations.filter(shows) ?? []
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        extra={
          <>
            <WaysIn />
            {mayAdd && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )}
          </>
        }
        above={<AccountTabs current="accounts" />}
        count={t(asked.length ? 'countAsked' : 'count', { count: rows.length, asked: asked.length })}
        table={{ columns: useMemberColumns() }}
        more={asked.length > 0 && <InvitationList rows={asked} />}
        failed={t('loadFailed')}
        skeleton={[180, 140, 140, 120]}
        skeletonRows={6}
        empty={{ icon: 'people', title: t('nothingFound') }}
        detail={() =>
          opened && <MemberPanel key={opened.accountId} member={opened} isGone={list.isGone} {...list.ways} />
        }
      />
      {adding && (
        <AddDialog
          onClose={(accountId) => {
            setAdding(false)
            if (accountId) list.openRow(accountId)
          }}
        />
      )}
    </>
  )
}
