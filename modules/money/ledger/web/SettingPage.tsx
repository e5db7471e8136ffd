import './setting-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive, type EntryKind } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { type Account, accountChanged, type AccountGroup, accountGroups, ledger } from '../contract.ts'

const api = client(ledger)

function FixedMark({ row }: { row: Account }) {
  const t = useTexts('ledgerSetting')
  return row.isFixed && <Mark kind="plain">{t('fixed')}</Mark>
}

const accountsOf = (kind: AccountGroup): EntryKind<Account> => ({
  entryOf: ({ number, name, version, isRetired }) => ({ id: number, name, version, isRetired }),
  longestName: 16,
  codes: [accountChanged('').code],
  newest: async () => (await api.listAccounts({})).data.filter((row) => row.kind === kind),
  Facts: FixedMark,
  isFixed: ({ isFixed }) => isFixed,
  add: (_, { name }, retry) => api.addAccount({ kind, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    api.changeAccount({ number: Number(id), version, name }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.changeAccount({ number: Number(id), version, isRetired }, retry),
  order: (ids, seen, retry) =>
    api.orderAccounts({ kind, numbers: ids.map(Number), seen: seen.map(Number) }, retry),
})

/** What vouchers choose from: cash and bank accounts, categories of income and of expenses. */
export function SettingPage() {
  const t = useTexts('ledgerSetting')
  const title = useTexts('ledger')('setting')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'ledger.configure' }]).length > 0
  const asked = useQuery({
    queryKey: ['ledger', 'accounts'],
    queryFn: async () => (await api.listAccounts({})).data,
  })
  const refresh = () => Promise.all([asked.refetch(), queries.invalidateQueries({ queryKey: ['vouchers'] })])
  useChanges(['ledger.'], () => void refresh())
  const part = (kind: AccountGroup, rows: readonly Account[]) => ({
    name: kind,
    label: t(kind),
    count: countLive(accountsOf(kind), rows),
    draw: (onDirty: (dirty: boolean) => void) => (
      <EntryList
        of={accountsOf(kind)}
        rows={rows}
        title={t(kind)}
        lead={t('lead')}
        add={t(`add_${kind}`)}
        mayChange={mayChange}
        refresh={refresh}
        onDirty={onDirty}
      />
    ),
  })
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={title}>
      {(all) => (
        <SettingParts
          page="ledgerSetting"
          title={title}
          parts={accountGroups.map((group) =>
            part(
              group,
              all.filter(({ kind }) => kind === group),
            ),
          )}
          mayChange={mayChange}
        />
      )}
    </SettingFrame>
  )
}
