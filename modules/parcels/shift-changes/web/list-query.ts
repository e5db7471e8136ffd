import { client } from '#platform/web/calls/client.ts'
import type { PageStart } from '#platform/web/list/page-query.ts'
import { shiftChanges } from '../contract.ts'
import type { ShiftSearch } from './screens.ts'

export const shiftApi = client(shiftChanges)

/** Everything open at the desk. */
export const openQuery = {
  queryKey: ['shiftChanges', 'now'],
  queryFn: async () => (await shiftApi.listOpen({})).data,
  retry: false,
  retryOnMount: false,
}

/** A page of past shift changes, the newest first; they are numbered without a gap. */
export const pastQuery = (_: object, { after }: PageStart) => ({
  queryKey: ['shiftChanges', 'past', after],
  queryFn: async () => {
    const { data, total } = await shiftApi.listShiftChanges({ before: Number(after) || undefined })
    const lowest = data.at(-1)?.number ?? 1
    return { data, pagination: { after: lowest > 1 ? String(lowest) : '', total } }
  },
  retryOnMount: false,
})

/** What the address asks for first; a signed list asks for itself, since every look is audited. */
export function firstQuery({ view, open }: ShiftSearch, start: PageStart) {
  if (view !== 'past') return openQuery
  return open ? undefined : pastQuery({}, start)
}
