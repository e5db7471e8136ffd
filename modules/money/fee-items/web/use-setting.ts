import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { feeItems } from '../contract.ts'
import type { FeePlace } from './fee-place.ts'

export const feeApi = client(feeItems)
export type FeeSections = Given<typeof feeItems.calls.showSettings>['data']
export type FeeList = Given<typeof feeItems.calls.listItems>['data']

/** All rates of an item and whom it is for. */
export const itemQuery = (feeItemId: string) =>
  queryOptions({
    queryKey: ['feeItems', 'one', feeItemId],
    queryFn: async ({ signal }) => (await feeApi.showItem({ feeItemId }, { signal })).data,
  })

/** What a household would owe. */
export const trialQuery = (asked: FeePlace & { householdId: string; startsOn: string; endsOn: string }) =>
  queryOptions({
    queryKey: ['feeItems', 'trial', asked],
    queryFn: async ({ signal }) => (await feeApi.tryHousehold(asked, { signal })).data,
  })

/** Items and settings, fresh after every change, and whether this person may change them. */
export function useFeeSetting(place: FeePlace) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['feeItems'] })
  useChanges(['feeItems.'], () => void refresh())
  const query = useQuery({
    queryKey: ['feeItems', 'all', place],
    queryFn: async () => {
      const [list, sections] = await Promise.all([
        feeApi.listItems(place),
        feeApi.showSettings({ provider: place.provider }),
      ])
      return { ...list.data, ...sections.data }
    },
  })
  const mayChange = useAllowed()([{ can: 'feeItems.configure' }]).length > 0
  return { query, refresh, mayChange }
}
