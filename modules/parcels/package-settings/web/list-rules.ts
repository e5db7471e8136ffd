import { text } from '#platform/web/i18n/texts.ts'
import type { Entry, EntryKind } from '#platform/web/settings/entry-kind.ts'
import { type AllSettings, entryChanged, type ListName } from '../contract.ts'
import { settingApi } from './use-setting.ts'

interface Row {
  id: string
  name: string
  version: number
  retiredAt: Date | null
  waiting: number
}
type Shared = 'entryOf' | 'codes' | 'newest' | 'inUse' | 'retire' | 'order'

/** What the three lists of the parcel desk have in common. */
export const listRules = <List extends ListName>(
  list: List,
): Pick<EntryKind<Row & AllSettings[List][number]>, Shared> => ({
  entryOf: ({ id, name, version, retiredAt }: Row): Entry => ({
    id,
    name,
    version,
    isRetired: retiredAt !== null,
  }),
  codes: [entryChanged('').code],
  newest: async () => (await settingApi.showAll({})).data[list],
  inUse: ({ waiting }) => (waiting > 0 ? text('packageSetting', 'waiting', { count: waiting }) : undefined),
  retire: ({ id, version }, isRetired, retry) =>
    settingApi[isRetired ? 'retire' : 'restore']({ list, id: String(id), version }, retry),
  order: (ids, seen, retry) =>
    settingApi.reorder({ list, ids: ids.map(String), seen: seen.map(String) }, retry),
})
