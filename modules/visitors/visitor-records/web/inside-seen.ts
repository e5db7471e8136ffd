import type { QueryClient } from '@tanstack/react-query'
import type { Given } from '#platform/contract/call.ts'
import type { visitorRecords } from '../contract.ts'

export type EvacuationList = Given<typeof visitorRecords.calls.listForEvacuation>['data']

// With the other answers, so that it goes with the session that saw it.
const key = ['insideSeen']

/** Keeps who is inside as it was seen, so that the house can be cleared without a line. */
export function rememberInside(queries: QueryClient, list: EvacuationList): void {
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(key, list)
}

export const insideSeen = (queries: QueryClient): EvacuationList | undefined =>
  queries.getQueryData<EvacuationList>(key)
