import { client } from '#platform/web/calls/client.ts'
import { chargingPower } from '../contract.ts'

export const powerApi = client(chargingPower)

/** What the building takes, and whose turn it is. A meter that falls silent is told by nobody: it is asked for again. */
export const powerQuery = () => ({
  queryKey: ['chargingPower', 'now'],
  queryFn: async () => (await powerApi.show({})).data,
  refetchInterval: 60_000,
})
