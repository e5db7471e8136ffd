import { useQuery } from '@tanstack/react-query'
import { packages } from '#modules/parcels/packages/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useWaitingSummary } from './use-items.ts'

const api = client(packages)

/** Couriers and shelf positions of the desk's settings. */
export function useDeskOptions() {
  return useQuery({
    queryKey: ['packages', 'options'],
    queryFn: async () => (await api.registerOptions({})).data,
    staleTime: 60_000,
    retry: false,
  })
}

/** The couriers of the settings, and those for whom something waits under another name. */
export function useCourierNames(): string[] {
  const known = useDeskOptions().data?.couriers.map((courier) => courier.name) ?? []
  const waiting = useWaitingSummary().data?.couriers.map((courier) => courier.courierName) ?? []
  return [...new Set([...known, ...waiting])].filter(Boolean)
}
