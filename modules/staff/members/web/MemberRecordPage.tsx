import './page-texts.ts'
import './members.css'
import { AuditPanel, auditSkeleton, useAuditTable } from '#modules/keeping/audit/web/public.ts'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { memberRecordsQuery } from './list-query.ts'
import type { RecordSearch } from './screens.ts'
import { useMembers } from './use-members.ts'

/** What happened to the accounts of the community and to what its roles may, the newest first. */
export function MemberRecordPage() {
  const t = useTexts('memberPages')
  const members = useMembers().data ?? []
  const list = useList({
    address: useAddress<RecordSearch>(),
    query: memberRecordsQuery,
    idOf: (row) => row.id,
    filters: [
      {
        kind: 'choice',
        name: 'account',
        label: t('recordsOf'),
        options: members.map((member) => ({
          value: member.accountId,
          label: `${member.name} ${member.account}`,
        })),
      },
    ],
  })
  const { opened } = list
  return (
    <ListPage
      list={list}
      title={useTexts('members')('records')}
      above={<AccountTabs current="records" />}
      table={useAuditTable()}
      failed={t('loadFailed')}
      skeleton={auditSkeleton}
      empty={{ icon: 'people', title: t('noRecords'), text: t('noRecordsText') }}
      detail={() => opened && <AuditPanel key={opened.id} row={opened} {...list.ways} />}
    />
  )
}
