import type { Asked } from '#platform/contract/call.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import type { packageRecords } from '../contract.ts'
import type { ListSearch } from './screens.ts'

export const temperatures = { room: 0, chilled: 1, frozen: 2 } as const satisfies Record<string, Temperature>

type Filters = Omit<Asked<typeof packageRecords.calls.countPackages>, never>

const marks = {
  needs: { needsSomebody: true },
  inPerson: { inPersonOnly: true },
  legal: { isLegal: true },
  cash: { cashOnDelivery: true },
} as const

/** What the address says, as the calls take it. The days are those of the hand-over in the list of handed over ones. */
export function filtersOf(search: ListSearch): Filters {
  const { text, building, kind, temperature, position, mark, from, to } = search
  const span = instantsOf({ from: from ?? '', to: to ?? '' })
  const days =
    search.state === 'handedOver'
      ? { handedOverFrom: span.from, handedOverTo: span.before }
      : { arrivedFrom: span.from, arrivedTo: span.before }
  return {
    text: [...(text ?? '')].slice(0, 60).join(''),
    building,
    kindId: kind,
    temperature: temperature && temperatures[temperature],
    shelfPosition: position,
    ...days,
    ...(mark ? marks[mark] : {}),
  }
}

const narrowing = ['text', 'building', 'kind', 'temperature', 'position', 'mark', 'from', 'to'] as const

/** Whether anything but the state narrows the list. */
export const isNarrowed = (search: ListSearch): boolean =>
  narrowing.some((name) => search[name] !== undefined)

/** The address without filters; state and the open one stay. */
export const withoutFilters = ({ state, open }: ListSearch): ListSearch => ({ state, open })
