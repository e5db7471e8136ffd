import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { polls } from '../contract.ts'
import type { PollState } from '../shapes.ts'

export const pollsApi = client(polls)

/** Asks everything of polls anew. */
export function useRefreshPolls(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['polls'] })
}

/** Fresh with every vote and change. */
export function usePollEvents(): void {
  const refresh = useRefreshPolls()
  useChanges(['polls.'], () => void refresh())
}

export const usePolls = (state: PollState | undefined, keyword: string) =>
  useQuery({
    queryKey: ['polls', 'list', state ?? '', keyword],
    queryFn: () => pollsApi.listPolls({ ...(state ? { state } : {}), keyword, maxCount: 100 }),
    placeholderData: keepPreviousData,
  })

export const usePoll = (pollId: string) =>
  useQuery({
    queryKey: ['polls', 'detail', pollId],
    queryFn: async () => (await pollsApi.getPoll({ pollId })).data,
    enabled: pollId !== '',
  })

export const usePollComments = (pollId: string, maxCount: number) =>
  useQuery({
    queryKey: ['polls', 'comments', pollId, maxCount],
    queryFn: () => pollsApi.listComments({ pollId, maxCount }),
    placeholderData: keepPreviousData,
  })
