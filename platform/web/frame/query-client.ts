import { type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'

/**
 * Asks again also for what is being asked for the first time: its answer may have been read before the change that makes
 * it old, and the library takes it for new.
 */
export class Queries extends QueryClient {
  readonly #waited = new WeakSet<Query>()

  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const first = this.getQueryCache()
      .findAll({ ...(filters as InvalidateQueryFilters), fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined && !this.#waited.has(query))
    for (const query of first) {
      this.#waited.add(query)
      const again = () => {
        this.#waited.delete(query)
        void super.invalidateQueries({
          queryKey: query.queryKey,
          exact: true,
          refetchType: filters?.refetchType ?? 'active',
        })
      }
      void query.promise?.then(again, again)
    }
    return super.invalidateQueries(filters, options)
  }
}

/**
 * What is known from the server, in memory only. The calls themselves send again on a lost line, so queries do not; the
 * server may be reachable although the browser believes itself offline, so queries always try.
 */
export const queryClient = new Queries({
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
