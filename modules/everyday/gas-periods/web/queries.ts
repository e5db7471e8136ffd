import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { gasPeriods } from '../contract.ts'

export const gasPeriodsApi = client(gasPeriods)

/** All periods, the newest first. */
export const periodsQuery = queryOptions({
  queryKey: ['gas', 'periods'],
  queryFn: async ({ signal }) => (await gasPeriodsApi.list({}, { signal })).data,
})
