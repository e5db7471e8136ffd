import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { askOrKept } from '#platform/web/queue/kept-lists.ts'
import { gasReadings } from '../contract.ts'

export const gasReadingsApi = client(gasReadings)

/** A period with every household. */
export const overviewQuery = (periodId: string) =>
  queryOptions({
    queryKey: ['gas', 'overview', periodId],
    queryFn: async ({ signal }) => (await gasReadingsApi.show({ gId: periodId }, { signal })).data,
  })

/**
 * The same for a round: kept in the phone while it is open, without names of residents; whether somebody lives there stays, for
 * what is judged at the door.
 */
export const roundQuery = (periodId: string) =>
  queryOptions({
    queryKey: ['gas', 'round', periodId],
    queryFn: ({ signal }) =>
      askOrKept(
        `gas ${periodId}`,
        async () => (await gasReadingsApi.show({ gId: periodId }, { signal })).data,
        ({ period, readings }) => ({
          period,
          readings: readings.map((row) => ({
            ...row,
            names: row.names.length ? [''] : [],
            filledByName: '',
          })),
        }),
      ),
  })

/** What a household used in its last periods. */
export const historyQuery = (householdId: string) =>
  queryOptions({
    queryKey: ['gas', 'history', householdId],
    queryFn: async ({ signal }) => (await gasReadingsApi.history({ householdId }, { signal })).data,
  })

/** Asks for all of it anew, and does so by itself when readings come in. */
export function useGasChanges() {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['gas'] })
  useChanges(['gasPeriods.', 'gasReadings.'], () => void again())
  return again
}
