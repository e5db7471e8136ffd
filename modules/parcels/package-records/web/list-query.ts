import type { Asked } from '#platform/contract/call.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { packageRecords } from '../contract.ts'
import type { ListSearch } from './screens.ts'

const api = client(packageRecords)
const temperatures = { room: 0, chilled: 1, frozen: 2 } as const satisfies Record<string, Temperature>
const marks = {
  needs: { needsSomebody: true },
  inPerson: { inPersonOnly: true },
  legal: { isLegal: true },
  cash: { cashOnDelivery: true },
} as const

/** What the address says, as the calls take it. The days are those of the hand-over in the list of handed over ones. */
export function filtersOf(search: ListSearch): Asked<typeof packageRecords.calls.listPackages> {
  const { state = 'waiting', text, building, kind, temperature, position, mark, from, to } = search
  const span = instantsOf({ from: from ?? '', to: to ?? '' })
  const days =
    state === 'handedOver'
      ? { handedOverFrom: span.from, handedOverTo: span.before }
      : { arrivedFrom: span.from, arrivedTo: span.before }
  return {
    state,
    text: [...(text ?? '')].slice(0, 60).join(''),
    building,
    kindId: kind,
    temperature: temperature && temperatures[temperature],
    shelfPosition: position,
    ...days,
    ...(mark ? marks[mark] : {}),
  }
}

/** A page of packages. */
export const listQuery = (search: ListSearch, { after }: PageStart) =>
  pageQuery(['packages', 'list'], api.listPackages, { ...filtersOf(search), after, maxCount: 50 })

/** How many packages of each state the filters find. */
export function countsQuery(search: ListSearch) {
  const { state: _, ...filters } = filtersOf(search)
  return {
    queryKey: ['packages', 'listCounts', filters],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.countPackages(filters, { signal })).data,
  }
}
