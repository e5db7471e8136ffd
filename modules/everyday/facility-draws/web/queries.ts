import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { facilityDraws } from '../contract.ts'

export const drawsApi = client(facilityDraws)

/** All draws, the latest day first. */
export const useDraws = () =>
  useQuery({ queryKey: ['facilityDraws'], queryFn: async () => (await drawsApi.list({})).data })

/** One draw. */
export const useDraw = (facilityId: string, day: string) =>
  useQuery({
    queryKey: ['facilityDraws', facilityId, day],
    queryFn: async () => (await drawsApi.show({ facilityId, day })).data,
    retry: false,
  })

/** Asks again for whatever is shown of draws. */
export function useDrawChanges(): () => void {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['facilityDraws'] })
  useChanges(['facilityDraws.', 'facilityBookings.'], again)
  return again
}
