import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { type DepositKind, deposits, kindChanged } from '../contract.ts'

const api = client(deposits)

function CashMark({ row }: { row: DepositKind }) {
  const t = useTexts('depositRecords')
  return row.isCash && <Mark kind="plain">{t('kindFixed')}</Mark>
}

/** The kinds of deposits in their order. Cash stays. */
export const kindList: EntryKind<DepositKind> = {
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
