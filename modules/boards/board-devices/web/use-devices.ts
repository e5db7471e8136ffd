import { useQuery, useQueryClient } from '@tanstack/react-query'
import { boards } from '#modules/boards/boards/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { boardDevices } from '../contract.ts'

export const devicesApi = client(boardDevices)
export const boardsApi = client(boards)

/** Milliseconds: a screen goes off in silence, so that it is asked for again. */
const pace = 15_000

/** All screens, with what was last heard of them. */
export function useDevices() {
  const queries = useQueryClient()
  useChanges(['boardDevices.'], () => void queries.invalidateQueries({ queryKey: ['boardDevices'] }))
  return useQuery({
    queryKey: ['boardDevices', 'all'],
    queryFn: async () => (await devicesApi.listDevices({})).data,
    refetchInterval: pace,
  })
}

/** All boards, fresh after every change. */
export function useAllBoards() {
  const queries = useQueryClient()
  useChanges(['boards.'], () => void queries.invalidateQueries({ queryKey: ['boards'] }))
  return useQuery({ queryKey: ['boards', 'all'], queryFn: async () => (await boardsApi.listBoards({})).data })
}

/** Where a screen opens its page. */
export const playerAddress = () => `${location.origin}/board/`
