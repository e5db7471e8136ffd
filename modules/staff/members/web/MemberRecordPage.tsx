import './page-texts.ts'
import './members.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { AuditPanel, AuditTable } from '#modules/keeping/audit/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { UncountedPager } from '#platform/web/list/Pager.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { accountRecordRoute } from './screens.ts'
import { api, useMembers } from './use-members.ts'

/** What happened to the accounts of the community and to what its roles may, the newest first. */
export function MemberRecordPage() {
  const t = useTexts('memberPages')
  const title = useTexts('members')('records')
  const { account } = accountRecordRoute.useSearch()
  const navigate = accountRecordRoute.useNavigate()
  const [open, setOpen] = useState<string>()
  const pages = useCursorPages(account ?? '')
  const members = useMembers().data ?? []
  const input = { accountId: account, after: pages.after, maxCount: 50 }
  const list = useQuery({
    queryKey: ['members', 'records', input],
    queryFn: () => api.listRecords(input),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.data ?? []
  const { opened, onPrevious, onNext } = neighbours(rows, open, (row) => row.id, setOpen)
  return (
    <ListFrame
      title={title}
      tabs={<AccountTabs current="records" />}
      filters={
        <FilterSelect
          label={t('recordsOf')}
          options={members.map((one) => ({ value: one.accountId, label: `${one.name} ${one.account}` }))}
          value={account}
          onChange={(next) => void navigate({ search: { account: next }, replace: true })}
        />
      }
      pager={<UncountedPager pages={pages} count={rows.length} after={list.data?.pagination.after ?? ''} />}
      detail={
        opened && (
          <AuditPanel
            key={opened.id}
            row={opened}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    >
      {list.isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void list.refetch()} />
      ) : list.isPending ? (
        <SkeletonRows columns={[120, 90, 160, 180, 200]} rows={8} />
      ) : rows.length ? (
        <AuditTable rows={rows} open={open} onOpen={setOpen} />
      ) : (
        <EmptyState icon="people" title={t('noRecords')} text={t('noRecordsText')} />
      )}
    </ListFrame>
  )
}
