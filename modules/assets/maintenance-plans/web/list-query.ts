import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { maintenancePlans } from '../contract.ts'

export const maintenanceApi = client(maintenancePlans)

/** The plans, or also ended ones; words are looked for where they are shown. */
export const plansQuery = ({ view }: { view?: 'now' | 'all' | undefined } = {}) =>
  pageQuery(['maintenance', 'plans'], maintenanceApi.listPlans, { isAll: view === 'all' })

/** All plants; words and stands are looked for where they are shown. */
export const plantsQuery = () => pageQuery(['maintenance', 'plants'], maintenanceApi.listPlants, {})

/** Follows what others do of maintenance. */
export function useMaintenanceChanges(): void {
  const queries = useQueryClient()
  useChanges(
    ['maintenancePlans.', 'repairs.', 'assets.'],
    () => void queries.invalidateQueries({ queryKey: ['maintenance'] }),
  )
}

/** The plans in force that are due by a day. */
export const usePlansDue = (dueBy: string) =>
  useQuery({
    queryKey: ['maintenance', 'due', dueBy],
    queryFn: async () => (await maintenanceApi.listPlans({ dueBy })).data,
    placeholderData: keepPreviousData,
  })
