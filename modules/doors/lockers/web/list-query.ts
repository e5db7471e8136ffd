import { client } from '#platform/web/calls/client.ts'
import { lockers } from '../contract.ts'

export const lockersApi = client(lockers)

/** Every cabinet as it stands now. That one fell silent is told by nobody: it is asked for again. */
export const cabinetsQuery = () => ({
  queryKey: ['lockers', 'cabinets'],
  queryFn: async () => (await lockersApi.listCabinets({})).data,
  refetchInterval: 30_000,
})

/** What waits for the desk. */
export const pendingQuery = () => ({
  queryKey: ['lockers', 'pending'],
  queryFn: () => lockersApi.listPending({}),
  refetchInterval: 60_000,
})

/** What happened to one use of a cubby. */
export const stepsQuery = (stayId: string) => ({
  queryKey: ['lockers', 'steps', stayId],
  queryFn: async () => (await lockersApi.readSteps({ stayId })).data,
})
