import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { alarmCalls } from '../contract.ts'

const api = client(alarmCalls)
/** Milliseconds after which it is asked for again though nobody said that it changed. */
const stale = 20_000

/** Whom an alarm calls and what is done first; nothing for who may not see whom alarms call. */
export function useCalling(eventId: string) {
  const queries = useQueryClient()
  const mayView = useAllowed()([{ can: 'alarmCalls.view' }]).length > 0
  const queryKey = ['alarmCalls', 'calling', eventId]
  useChanges(['alarmEvents.', 'alarmCalls.'], () => void queries.invalidateQueries({ queryKey }))
  return useQuery({
    queryKey,
    queryFn: async () => (await api.calling({ eventId })).data,
    enabled: mayView,
    refetchInterval: stale,
  })
}
