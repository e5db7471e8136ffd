import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { visitorSettings } from '../contract.ts'

export const settingApi = client(visitorSettings)
export type AllSettings = Given<typeof visitorSettings.calls.showAll>['data']
export type ReasonEntry = Given<typeof visitorSettings.calls.listReasons>['data'][number]

/** All settings and reasons, fresh after every change, and whether this person may change them. */
export function useSetting() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['visitorSettings'] })
  useChanges(['visitorSettings.'], () => void refresh())
  const query = useQuery({
    queryKey: ['visitorSettings', 'all'],
    queryFn: async () => {
      const [all, reasons] = await Promise.all([settingApi.showAll({}), settingApi.listReasons({})])
      return { ...all.data, reasons: reasons.data }
    },
  })
  const mayChange = useAllowed()([{ can: 'visitorSettings.change' }]).length > 0
  return { query, refresh, mayChange }
}
