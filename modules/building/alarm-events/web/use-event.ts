import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alarmEvents } from '../contract.ts'

const api = client(alarmEvents)

/** Which alarm is meant. */
export interface Meant {
  eventId: string
  isPrivate: boolean
}

/** One alarm with everything that was done about it. */
export function useEvent({ eventId, isPrivate }: Meant) {
  return useQuery({
    queryKey: ['alarmEvents', 'detail', eventId],
    queryFn: async () => (await (isPrivate ? api.getPrivate : api.get)({ eventId })).data,
    // Each look at a call for help is audited.
    staleTime: isPrivate ? Number.POSITIVE_INFINITY : 0,
    retry: false,
  })
}

/** While mounted, whatever is shown of alarms is asked for again after every change of them. */
export function useEventChanges(): void {
  const queries = useQueryClient()
  useChanges(['alarmEvents.'], () => void queries.invalidateQueries({ queryKey: ['alarmEvents'] }))
}

/** Says that somebody sees to an alarm. */
export function useAcknowledge() {
  const queries = useQueryClient()
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['alarmEvents'] }))
  return {
    busy: act.busy,
    acknowledge: ({ eventId, isPrivate }: Meant) =>
      void act.submit({
        work: (retry) => (isPrivate ? api.acknowledgePrivate : api.acknowledge)({ eventId }, retry),
        done: text('alarmPages', 'acknowledged'),
      }),
  }
}
