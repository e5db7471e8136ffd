import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmBox, type ConfirmOptions } from '#platform/web/look/alerts.ts'
import { client } from '#platform/web/calls/client.ts'
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

/** How many an audience is and how they would hear. */
export const useCounted = (audience: Audience) =>
  useQuery({
    queryKey: ['notifications', 'audience', audience],
    queryFn: async () => (await notificationsApi.countAudience({ audience })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Whether somebody would hear of it, or whoever sends it says in a box that nobody has to. */
export const isHeardOrMeant = async (
  counted: { households: number; unreached: number } | undefined,
  words: Pick<ConfirmOptions, 'title' | 'text' | 'ok'>,
): Promise<boolean> =>
  !counted || counted.unreached < counted.households || confirmBox({ ...words, enter: false })

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
