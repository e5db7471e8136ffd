import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Asked, Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { collecting } from '../contract.ts'
import type { Provider } from '../shapes.ts'

type Calls = typeof collecting.calls
export const collectingApi = client(collecting)
export type Setting = Given<Calls['showSetting']>['data']
export type Checked = Given<Calls['checkCode']>['data']

/** What a bill of a household would have. */
export const trialQuery = (asked: Asked<Calls['tryCodes']>) =>
  queryOptions({
    queryKey: ['collecting', 'trial', asked],
    queryFn: async ({ signal }) => (await collectingApi.tryCodes(asked, { signal })).data,
  })

/** Whose a code is, or why it is nobody's. */
export const checkQuery = (asked: Asked<Calls['checkCode']>) =>
  queryOptions({
    queryKey: ['collecting', 'check', asked],
    queryFn: async ({ signal }) => (await collectingApi.checkCode(asked, { signal })).data,
  })

/** Account and settings of a provider, fresh after every change, and what this person may do. */
export function useCollecting(provider: Provider) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['collecting'] })
  useChanges(['collecting.'], () => void refresh())
  const query = useQuery({
    queryKey: ['collecting', 'all', provider],
    queryFn: async () => {
      const [account, setting] = await Promise.all([
        collectingApi.showAccount({ provider }),
        collectingApi.showSetting({ provider }),
      ])
      return { account: account.data, setting: setting.data }
    },
  })
  const may = useAllowed()([{ can: 'collecting.configure' }, { can: 'collecting.approve' }])
  const has = (can: string) => may.some((one) => one.can === can)
  return { query, refresh, mayChange: has('collecting.configure'), mayApprove: has('collecting.approve') }
}
