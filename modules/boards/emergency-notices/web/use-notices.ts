import { useQuery, useQueryClient } from '@tanstack/react-query'
import { boardDevices } from '#modules/boards/board-devices/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { emergencyNotices } from '../contract.ts'

export const noticesApi = client(emergencyNotices)
const devicesApi = client(boardDevices)

/** Milliseconds: screens go off in silence, and notices end by themselves. */
const pace = 10_000

/** What takes screens over, what did, and the screens; fresh with every event. */
export function useNotices() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['emergencyNotices'] })
  useChanges(['emergencyNotices.', 'boardDevices.'], () => void refresh())
  const publishing = useQuery({
    queryKey: ['emergencyNotices', 'publishing'],
    queryFn: async () => (await noticesApi.listPublishing({})).data,
    refetchInterval: pace,
  })
  const past = useQuery({
    queryKey: ['emergencyNotices', 'past'],
    queryFn: async () => (await noticesApi.listNotices({})).data,
  })
  const devices = useQuery({
    queryKey: ['emergencyNotices', 'devices'],
    queryFn: async () => (await devicesApi.listDevices({})).data,
    refetchInterval: pace,
  })
  return { publishing, past, devices, refresh }
}
