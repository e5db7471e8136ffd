import { client } from '#platform/web/calls/client.ts'
import { monthSheets } from '../contract.ts'

export const sheetsApi = client(monthSheets)
export const sheetsKey = ['monthSheets'] as const

/** Sheets of a month that one may see. */
export const sheetsQuery = (month: string) => ({
  queryKey: [...sheetsKey, month],
  queryFn: async () => (await sheetsApi.listSheets({ month })).data,
})
