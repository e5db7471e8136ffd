import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { calendar } from '../contract.ts'

export const calendarApi = client(calendar)

/** What happens from one day on to another, fresh after every change. */
export function useItems(span: { from: string; to: string }) {
  const queries = useQueryClient()
  useChanges(['calendar.', 'news.'], () => void queries.invalidateQueries({ queryKey: ['calendar'] }))
  return useQuery({
    queryKey: ['calendar', 'items', span],
    queryFn: async () => (await calendarApi.listItems(span)).data,
    placeholderData: keepPreviousData,
  })
}
