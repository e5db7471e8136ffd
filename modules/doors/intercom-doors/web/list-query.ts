import { client } from '#platform/web/calls/client.ts'
import { intercomDoors } from '../contract.ts'

export const doorsApi = client(intercomDoors)

/** Door controllers as they stand. That one was heard is told by nobody: it is asked for again. */
export const doorsQuery = () => ({
  queryKey: ['intercomDoors', 'list'],
  queryFn: async () => (await doorsApi.list({})).data,
  refetchInterval: 60_000,
})

/** Who had a door opened and what it told of. */
export const pastQuery = (doorId: string) => ({
  queryKey: ['intercomDoors', 'past', doorId],
  queryFn: async () => (await doorsApi.listPast({ doorId })).data,
})
