import { client } from '#platform/web/calls/client.ts'
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

export const choicesQuery = {
  queryKey: [...clockKey, 'choices'],
  queryFn: async () => (await clockApi.listChoices({})).data,
}
export const ownQuery = {
  queryKey: [...clockKey, 'own'],
  queryFn: async () => (await clockApi.validate({})).data,
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
