import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { messages } from '../contract.ts'
import type { InboxSearch } from './screens.ts'

export const messagesApi = client(messages)
/** Messages on a page. */
export const pageSize = 20

/** What the address says, as the calls of the list and of the export take it. */
export const filtersOf = ({ view, type, assignee, text = '' }: InboxSearch) => ({
  view: view ?? ('open' as const),
  typeId: type,
  assigneeId: assignee,
  keyword: text,
})

export const inboxQuery = (search: InboxSearch) => {
  const offset = ((search.page ?? 1) - 1) * pageSize
  const asked = { ...filtersOf(search), offset, maxCount: pageSize }
  return queryOptions({
    queryKey: ['messages', 'list', asked],
    queryFn: ({ signal }) => messagesApi.list(asked, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'one', messageId],
    queryFn: async ({ signal }) => (await messagesApi.show({ messageId }, { signal })).data,
    retry: false,
  })

export const totalQuery = queryOptions({
  queryKey: ['messages', 'total'],
  queryFn: async ({ signal }) => (await messagesApi.countOpen({}, { signal })).data,
})

const long = { staleTime: 300_000 }
export const typesQuery = queryOptions({
  queryKey: ['messageTypes'],
  queryFn: async ({ signal }) => (await messagesApi.listTypes({}, { signal })).data,
  ...long,
})
export const assigneesQuery = queryOptions({
  queryKey: ['messageAssignees'],
  queryFn: async ({ signal }) => (await messagesApi.listAssignees({}, { signal })).data,
  ...long,
})
export const cannedQuery = queryOptions({
  queryKey: ['messageCanned'],
  queryFn: async ({ signal }) => (await messagesApi.listCanned({}, { signal })).data,
  ...long,
})
export const fileLimitsQuery = queryOptions({
  queryKey: ['messageFileLimits'],
  queryFn: async ({ signal }) => (await messagesApi.showFileLimits({}, { signal })).data,
  ...long,
})

/** Whether a list behind the fields of an open message could not be loaded, and how it is loaded again. */
export const failureOf = (...asked: { isError: boolean; refetch: () => unknown }[]) => {
  const failed = asked.filter(({ isError }) => isError)
  return failed.length ? () => failed.forEach((one) => void one.refetch()) : undefined
}

/** Asks for all of it anew, and does so by itself when somebody writes or answers. */
export function useMessageChanges() {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['messages'] })
  useChanges(['messages.'], () => void again())
  return again
}
