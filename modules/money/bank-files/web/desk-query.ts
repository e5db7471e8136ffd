import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { bankLines } from '../desk-contract.ts'

export const deskApi = client(bankLines)

/** What waits, and what was done today. */
export const waitingQuery = queryOptions({
  queryKey: ['bankLines', 'waiting'],
  queryFn: async ({ signal }) => (await deskApi.listWaiting({}, { signal })).data,
})

/** One line, for its own household or another one. */
export const lineQuery = (lineId: string, householdId: string | undefined) =>
  queryOptions({
    queryKey: ['bankLines', 'one', lineId, householdId ?? ''],
    queryFn: async ({ signal }) => (await deskApi.show({ lineId, householdId }, { signal })).data,
    enabled: lineId !== '',
  })
