import { client } from '#platform/web/calls/client.ts'
import { intercomSentries } from '../contract.ts'

const api = client(intercomSentries)

/** Sentries in their order. That a device fell silent is told by nobody: it is asked for again. */
export const sentriesQuery = () => ({
  queryKey: ['intercomSentries', 'list'],
  queryFn: () => api.list({}),
  refetchInterval: 60_000,
})
