import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { alarmDrills } from '../contract.ts'

export const drillsApi = client(alarmDrills)

/** Follows drills, and the alarms that they make. */
export function useDrillChanges(): void {
  const queries = useQueryClient()
  useChanges(
    ['alarmDrills.', 'alarmEvents.'],
    () => void queries.invalidateQueries({ queryKey: ['alarmDrills'] }),
  )
}

/** When the weekly drill is. */
export const usePlan = () =>
  useQuery({
    queryKey: ['alarmDrills', 'plan'],
    queryFn: async () => (await drillsApi.showPlan({})).data,
  })

/** One drill with everything that is certified of it. */
export const useDrill = (drillId: string) =>
  useQuery({
    queryKey: ['alarmDrills', 'one', drillId],
    queryFn: async () => (await drillsApi.get({ drillId })).data,
  })
