import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import type { Door } from '../contract.ts'
import { doorsQuery } from './list-query.ts'

/** The door of a sentry as it stands now; undefined where it has none, that is not known yet, or somebody may not see it. */
export function useDoor(sentryId: string): { door: Door | undefined; isKnown: boolean } {
  const queries = useQueryClient()
  useChanges(['intercomDoors.'], () => void queries.invalidateQueries({ queryKey: ['intercomDoors'] }))
  const may = useAllowed()([{ can: 'intercomDoors.view' }]).length > 0
  const { data } = useQuery({ ...doorsQuery(), enabled: may })
  return { door: data?.find((one) => one.sentryId === sentryId), isKnown: data !== undefined }
}
