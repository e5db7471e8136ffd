import { client } from '#platform/web/calls/client.ts'
import { askOrKept } from '#platform/web/queue/kept-lists.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { clockEntries } from '../contract.ts'
import type { EntrySearch } from './screens.ts'

export const clockApi = client(clockEntries)
/** All that the clock asks for; a change of one line may change each. */
export const clockKey = ['clockEntries'] as const

/** What the address says, as the calls of the list and of the workbook take it. */
export const filtersOf = ({ text = '', from = '', to = '' }: EntrySearch, isOwn: boolean) => ({
  text,
  from: from || undefined,
  until: to || undefined,
  isOwn,
})

/** A page of lines: everybody's, or the own ones. */
export const entriesQuery =
  (isOwn: boolean) =>
  (search: EntrySearch, { after }: PageStart) =>
    pageQuery([...clockKey, 'list', isOwn], clockApi.list, {
      ...filtersOf(search, isOwn),
      after,
      maxCount: 50,
    })

/** What is chosen from; kept in the browser, so that somebody may press without a line. */
export const choicesQuery = {
  queryKey: [...clockKey, 'choices'],
  queryFn: () =>
    askOrKept(
      'clock choices',
      async () => (await clockApi.listChoices({})).data,
      (companies) => companies,
    ),
}
/** What is open of the own account, likewise. */
export const ownQuery = {
  queryKey: [...clockKey, 'own'],
  queryFn: () =>
    askOrKept(
      'clock own',
      async () => (await clockApi.validate({}, { isSaid: true })).data,
      (own) => own,
    ),
}
/** Who may show a PIN at the desk. */
export const pinsQuery = {
  queryKey: [...clockKey, 'pins'],
  queryFn: async () => (await clockApi.listPins({})).data,
}
export const namedQuery = {
  queryKey: [...clockKey, 'named'],
  queryFn: async () => (await clockApi.listNoClockOut({})).data,
}
export const correctionsQuery = {
  queryKey: [...clockKey, 'corrections'],
  queryFn: async () => (await clockApi.listCorrections({})).data,
}
export const monthsQuery = {
  queryKey: [...clockKey, 'months'],
  queryFn: async () => (await clockApi.listMonths({})).data,
}
