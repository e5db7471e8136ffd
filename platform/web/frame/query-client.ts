import { QueryClient } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'

/**
 * What is known from the server, in memory only. The calls themselves send again on a lost line, so queries do not; the
 * server may be reachable although the browser believes itself offline, so queries always try.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const isLost = (error: unknown) =>
  error instanceof LostConnection || (error instanceof Problem && error.kind === 'unavailable')

/** Asks again for what is on screen and could not be had while the server was away. */
export const askAgain = (): void =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isLost(state.error),
  })
