import { useQuery } from '@tanstack/react-query'
import { maintenancePlans } from '#modules/assets/maintenance-plans/contract.ts'
import { repairs } from '#modules/assets/repairs/contract.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

const plansApi = client(maintenancePlans)
const repairsApi = client(repairs)

/** The plans, maintenance and repairs of an asset, for whoever may see them. */
export function useUpkeep(assetId: string) {
  const allowed = useAllowed()
  const maySeePlans = allowed([{ can: 'maintenancePlans.view', service: [11] }]).length > 0
  const maySeeRepairs = allowed([{ can: 'repairs.view', service: [11] }]).length > 0
  const plans = useQuery({
    queryKey: ['maintenance', 'asset', assetId, 'plans'],
    queryFn: async () => (await plansApi.listPlans({ assetId })).data,
    enabled: maySeePlans,
  })
  const records = useQuery({
    queryKey: ['maintenance', 'asset', assetId, 'records'],
    queryFn: async () => (await plansApi.listRecords({ assetId })).data,
    enabled: maySeePlans,
  })
  const cases = useQuery({
    queryKey: ['repairs', 'asset', assetId],
    queryFn: async () => (await repairsApi.listRepairs({ assetId, isOpen: false, maxCount: 100 })).data,
    enabled: maySeeRepairs,
  })
  return { maySeePlans, maySeeRepairs, plans, records, cases }
}
export type Upkeep = ReturnType<typeof useUpkeep>

/** What an asset cost by year, whole NT$: its part of maintenance, which things of one plan share, and its repairs. */
export function costByYear({ records, cases }: Upkeep): ReadonlyMap<number, number> {
  const spent = new Map<number, number>()
  const add = (year: number, cost: number) => spent.set(year, (spent.get(year) ?? 0) + cost)
  for (const { state, doneDay, cost, assetNames } of records.data ?? [])
    if (state === 'done' && doneDay && cost)
      add(Number(doneDay.slice(0, 4)), Math.round(cost / Math.max(1, assetNames.length)))
  for (const { state, cost, doneAt } of cases.data ?? [])
    if (cost && doneAt && state !== 'cancelled') add(taipei(doneAt).year, cost)
  return spent
}
