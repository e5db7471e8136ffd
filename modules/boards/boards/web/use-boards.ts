import { useQuery, useQueryClient } from '@tanstack/react-query'
import { boardSettings, defaultSettings } from '#modules/boards/board-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { boards } from '../contract.ts'

export const boardsApi = client(boards)
const settingsApi = client(boardSettings)

/** All boards, fresh after every change. */
export function useBoards() {
  const queries = useQueryClient()
  useChanges(['boards.'], () => void queries.invalidateQueries({ queryKey: ['boards'] }))
  return useQuery({ queryKey: ['boards', 'all'], queryFn: async () => (await boardsApi.listBoards({})).data })
}

/** One board as it is now; it is not fetched anew while somebody changes it. */
export const useBoard = (boardId: string) =>
  useQuery({
    queryKey: ['board', boardId],
    queryFn: async () => (await boardsApi.getBoard({ boardId })).data,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })

/** What holds on every screen. */
export function useScreenSettings() {
  const { data } = useQuery({
    queryKey: ['boardSettings'],
    queryFn: async () => (await settingsApi.show({})).data,
  })
  return data ?? defaultSettings
}
