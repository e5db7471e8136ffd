import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { maintenancePlans } from '../contract.ts'

export const maintenanceApi = client(maintenancePlans)

/** The plans, or also ended ones; words are looked for where they are shown. */
export const plansQuery = ({ view }: { view?: 'now' | 'all' | undefined } = {}) =>
  pageQuery(['maintenance', 'plans'], maintenanceApi.listPlans, { isAll: view === 'all' })

/** Follows what others do of maintenance. */
export function useMaintenanceChanges(): void {
  const queries = useQueryClient()
  useChanges(['maintenancePlans.'], () => void queries.invalidateQueries({ queryKey: ['maintenance'] }))
}

/** The plans in force. */
export const usePlans = () =>
  useQuery({
    queryKey: ['maintenance', 'all'],
    queryFn: async () => (await maintenanceApi.listPlans({})).data,
  })
