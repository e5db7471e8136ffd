import { useQuery } from '@tanstack/react-query'
import { consumables } from '#modules/assets/consumables/contract.ts'
import { maintenancePlans } from '#modules/assets/maintenance-plans/contract.ts'
import { repairs } from '#modules/assets/repairs/contract.ts'
import type { Given } from '#platform/contract/call.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

const consumablesApi = client(consumables)
const plansApi = client(maintenancePlans)
const repairsApi = client(repairs)

/** Pages of an asset's past at most: more than thirty years of a weekly plan. */
const mostPages = 10

/** All times of an asset, page by page: each ends at the day at which the one before left off. */
async function allRecords(assetId: string) {
  type Row = Given<typeof maintenancePlans.calls.listRecords>['data'][number]
  const found = new Map<string, Row>()
  let to: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { data } = await plansApi.listRecords({ assetId, to })
    for (const row of data) found.set(row.recordId, row)
    const last = data.at(-1)?.dueDay
    if (data.length < 500 || last === undefined || last === to) break
    to = last
  }
  return [...found.values()]
}

/** All repairs of an asset. */
async function allCases(assetId: string) {
  const found: Given<typeof repairs.calls.listRepairs>['data'] = []
  let after = ''
  for (let page = 0; page < mostPages; page++) {
    const { data, pagination } = await repairsApi.listRepairs({
      assetId,
      isOpen: false,
      after,
      maxCount: 100,
    })
    found.push(...data)
    if (!pagination.after) break
    after = pagination.after
  }
  return found
}

/** The plans, maintenance and repairs of an asset, and what was used up for it, for whoever may see them. */
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
    queryFn: () => allRecords(assetId),
    enabled: maySeePlans,
  })
  const cases = useQuery({
    queryKey: ['repairs', 'asset', assetId],
    queryFn: () => allCases(assetId),
    enabled: maySeeRepairs,
  })
  const used = useQuery({
    queryKey: ['consumables', 'used', assetId],
    queryFn: async () => (await consumablesApi.listUsed({ assetId })).data,
    enabled: allowed([{ can: 'consumables.view', service: [11, 25] }]).length > 0,
  })
  return { maySeePlans, maySeeRepairs, plans, records, cases, used }
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
