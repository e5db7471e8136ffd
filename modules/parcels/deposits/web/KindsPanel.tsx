import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { type DepositKind, deposits, kindChanged } from '../contract.ts'

const api = client(deposits)

function CashMark({ row }: { row: DepositKind }) {
  const t = useTexts('depositRecords')
  return row.isCash && <Mark kind="plain">{t('kindFixed')}</Mark>
}

const kinds: EntryKind<DepositKind> = {
  entryOf: ({ number, name, version, isRetired }) => ({ id: number, name, version, isRetired }),
  longestName: 12,
  codes: [kindChanged('').code],
  newest: async () => (await api.listKinds({})).data,
  Facts: CashMark,
  isFixed: ({ isCash }) => isCash,
  add: (_, { name }, retry) => api.addKind({ name }, retry),
  change: ({ id, version }, { name }, retry) => api.changeKind({ number: Number(id), version, name }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.changeKind({ number: Number(id), version, isRetired }, retry),
  order: (ids, seen, retry) => api.orderKinds({ numbers: ids.map(Number), seen: seen.map(Number) }, retry),
}

/** The kinds of deposits in their order. Cash stays. */
export function KindsPanel() {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'deposits.configure' }]).length > 0
  const query = useQuery({ queryKey: ['deposits', 'kinds'], queryFn: kinds.newest })
  useChanges(['deposits.kindsChanged'], () => void query.refetch())
  async function refresh() {
    await queries.invalidateQueries({ queryKey: ['deposits', 'kinds'] })
    void queries.invalidateQueries({ queryKey: ['depositOptions'] })
  }
  return (
    <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 120]} rows={6}>
      {(rows) => (
        <EntryList
          of={kinds}
          rows={rows}
          title={t('kinds')}
          lead={t('kindsLead')}
          add={t('kindAdd')}
          mayChange={mayChange}
          refresh={refresh}
        />
      )}
    </Loaded>
  )
}
