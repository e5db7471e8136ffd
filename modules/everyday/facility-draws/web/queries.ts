import { useQuery, useQueryClient } from '@tanstack/react-query'
import { problems } from '#platform/contract/problems.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { facilityDrawForms, facilityDraws, noDraw } from '../contract.ts'

export const drawsApi = client(facilityDraws)
export const drawFormApi = client(facilityDrawForms)

/** What is said in the place of a draw that is not there. */
const gone = [noDraw().code, problems.notFound().code]

/** All draws, the latest day first. */
export const useDraws = () =>
  useQuery({ queryKey: ['facilityDraws'], queryFn: async () => (await drawsApi.list({})).data })

/** One draw. */
export const useDraw = (facilityId: string, day: string) =>
  useQuery({
    queryKey: ['facilityDraws', facilityId, day],
    queryFn: async () => (await drawsApi.show({ facilityId, day }, { handles: gone })).data,
    retry: false,
  })

/** Asks again for whatever is shown of draws. */
export function useDrawChanges(): () => void {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['facilityDraws'] })
  useChanges(['facilityDraws.', 'facilityBookings.'], again)
  return again
}

/** The draws that a household can enter by its link. */
export const useOwnDraws = (token: string) =>
  useQuery({
    queryKey: ['facilityForm', token, 'draws'],
    queryFn: async () => (await drawFormApi.list({ token })).data,
    retry: false,
    refetchInterval: 60_000,
  })
