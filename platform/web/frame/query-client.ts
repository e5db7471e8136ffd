import { QueryClient } from '@tanstack/react-query'

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
