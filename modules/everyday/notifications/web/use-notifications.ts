import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmBox, type ConfirmOptions } from '#platform/web/look/alerts.ts'
import { client } from '#platform/web/calls/client.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { type Audience, notifications } from '../contract.ts'

export const notificationsApi = client(notifications)

/** What an audience can be made of. */
export const useChoices = () =>
  useQuery({
    queryKey: ['notifications', 'choices'],
    queryFn: async () => (await notificationsApi.listChoices({})).data,
    staleTime: 60_000,
  })

const audienceQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['notifications', 'audience', audience],
    queryFn: async () => (await notificationsApi.countAudience({ audience })).data,
    staleTime: 60_000,
  })

/** How many an audience is and how they would hear. */
export const useCounted = (audience: Audience) =>
  useQuery({ ...audienceQuery(audience), placeholderData: keepPreviousData })

/**
 * Whether somebody would hear of it, or whoever sends it says in a box that nobody has to. It waits for the number, which
 * somebody fast is ahead of; without an answer it fails as a call does.
 */
export async function isHeardOrMeant(
  audience: Audience,
  words: Pick<ConfirmOptions, 'title' | 'text' | 'ok'>,
): Promise<boolean> {
  const { households, unreached } = await queryClient.fetchQuery(audienceQuery(audience))
  return unreached < households || confirmBox({ ...words, enter: false })
}

/** Who read a notification or news, fresh after every reading. */
export function useReceipts(notificationId: string) {
  const queries = useQueryClient()
  useChanges(
    ['notifications.', 'notices.'],
    () => void queries.invalidateQueries({ queryKey: ['notifications'] }),
  )
  return useQuery({
    queryKey: ['notifications', 'receipts', notificationId],
    queryFn: async () => (await notificationsApi.listReceipts({ notificationId })).data,
  })
}
