import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { entryChanged, type ListName, sectionChanged, visitorSettings } from '../contract.ts'

export const settingApi = client(visitorSettings)
export type AllSettings = Given<typeof visitorSettings.calls.showAll>['data']
export type ReasonEntry = Given<typeof visitorSettings.calls.listReasons>['data'][number]

export type VendorEntry = Given<typeof visitorSettings.calls.listVendorKinds>['data'][number]

export interface ListProps {
  mayChange: boolean
  refresh: () => Promise<unknown>
  onDirty: (dirty: boolean) => void
}

/** The problem that says that somebody else saved a section meanwhile. */
export const sectionCodes = [sectionChanged('', '').code]

interface Row {
  name: string
  rowVersion: number
  isEnabled: boolean
}

/** What the lists of the visitors' desk have in common. */
export const listRules = <R extends Row>(
  list: ListName,
  idOf: (row: R) => string,
  reasonId?: string,
): Pick<EntryKind<R>, 'entryOf' | 'longestName' | 'codes' | 'order'> => ({
  entryOf: (row) => ({
    id: idOf(row),
    name: row.name,
    version: row.rowVersion,
    isRetired: !row.isEnabled,
  }),
  longestName: 12,
  codes: [entryChanged('').code],
  order: (ids, seen, retry) =>
    settingApi.reorder({ list, ids: ids.map(String), seen: seen.map(String), reasonId }, retry),
})

/** All settings and reasons. */
export async function askAll() {
  const [all, reasons] = await Promise.all([settingApi.showAll({}), settingApi.listReasons({})])
  return { ...all.data, reasons: reasons.data }
}

/** All settings and reasons, fresh after every change, and whether this person may change them. */
export function useSetting() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['visitorSettings'] })
  useChanges(['visitorSettings.'], () => void refresh())
  const query = useQuery({
    queryKey: ['visitorSettings', 'all'],
    queryFn: askAll,
  })
  const mayChange = useAllowed()([{ can: 'visitorSettings.change' }]).length > 0
  return { query, refresh, mayChange }
}
