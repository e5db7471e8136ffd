import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assets } from '#modules/assets/assets/contract.ts'
import { Problem, type ProblemKind } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { askOrKept } from '#platform/web/queue/kept-lists.ts'
import { stockTakes, type Thing } from '../contract.ts'

export const stockTakesApi = client(stockTakes)

/** All stock-takes; words are looked for where they are shown. */
export const takesQuery = () => pageQuery(['stockTakes', 'list'], stockTakesApi.list, {})

/** One stock-take, kept in the phone for a whole round without a line. */
export const useTake = (takeId: string) =>
  useQuery({
    queryKey: ['stockTakes', 'one', takeId],
    queryFn: () =>
      askOrKept(
        `take ${takeId}`,
        async () => (await stockTakesApi.read({ takeId })).data,
        (found) => (found.take.closedAt ? undefined : found),
      ),
    gcTime: Number.POSITIVE_INFINITY,
  })

const assetsApi = client(assets)

/** Refusals that asking again changes nothing of; all others are asked again later. */
const settled: ReadonlySet<ProblemKind> = new Set(['notFound', 'invalid', 'forbidden'])

/** A thing of the register that belongs elsewhere, by the code of its label or its number; undefined where there is none. Throws LostConnection, and what a busy server says. */
export async function thingOfElsewhere(code: string): Promise<Thing | undefined> {
  const asked = assetsApi.find({ code }, { handles: [problems.notFound().code] })
  const found = await asked.then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof Problem && settled.has(error.kind)) return undefined
      throw error
    },
  )
  return found && { ...found, isExtra: true, line: null }
}

/** Follows what other phones count. */
export function useTakeChanges(): () => void {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['stockTakes'] })
  useChanges(['stockTakes.'], again)
  return again
}
