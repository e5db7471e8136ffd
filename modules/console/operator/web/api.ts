import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { operator } from '../contract.ts'
import { stuckJobs } from '../stuck-contract.ts'

export const operatorApi = client(operator)
export const stuckJobsApi = client(stuckJobs)

export const meQuery = queryOptions({
  queryKey: ['operator', 'me'],
  queryFn: async () => (await operatorApi.me({})).data,
  staleTime: Number.POSITIVE_INFINITY,
})
