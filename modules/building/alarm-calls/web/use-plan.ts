import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { alarmCalls, type Plan } from '../contract.ts'
import type { CallSettings, Section } from '../shapes.ts'

const api = client(alarmCalls)

/** Whom alarms call; it follows what others change. */
export function usePlan() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['alarmCalls'] })
  useChanges(['alarmCalls.'], () => void refresh())
  const asked = useQuery({ queryKey: ['alarmCalls', 'plan'], queryFn: async () => (await api.show({})).data })
  return { asked, refresh }
}

/** Saves one part of it over the version that was seen. */
export async function savePart<Part extends Section>(
  plan: Plan,
  part: Part,
  rows: CallSettings[Part],
  retry: Retry,
): Promise<unknown> {
  const { version } = plan[part]
  if (part === 'contacts')
    return api.saveContacts({ contacts: rows as CallSettings['contacts'], version }, retry)
  if (part === 'rotations')
    return api.saveRotations({ rotations: rows as CallSettings['rotations'], version }, retry)
  if (part === 'firsts') return api.saveFirsts({ firsts: rows as CallSettings['firsts'], version }, retry)
  return api.saveLists({ lists: rows as CallSettings['lists'], version }, retry)
}
