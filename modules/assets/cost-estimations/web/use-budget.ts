import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { taipei } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { costEstimations, type YearBudget } from '../contract.ts'

export const costsApi = client(costEstimations)

/** The year that the address names; this one where it names none. */
export function useSelectedYear(): number {
  const { selectedYears = '' }: { selectedYears?: string } = useParams({ strict: false })
  const [, year] = /^(20\d\d|21\d\d)\b/.exec(selectedYears) ?? []
  const thisYear = taipei(new Date(useMinute())).year
  return year ? Number(year) : thisYear
}

/** The budget of a year; it follows what others do. */
export function useBudget(year: number) {
  const queries = useQueryClient()
  useChanges(
    ['costEstimations.', 'maintenancePlans.', 'repairs.'],
    () => void queries.invalidateQueries({ queryKey: ['costEstimations', 'budget'] }),
  )
  return useQuery({
    queryKey: ['costEstimations', 'budget', year],
    queryFn: async () => (await costsApi.readBudget({ year })).data,
    placeholderData: keepPreviousData,
  })
}

/** The sums of a year; whole NT$. */
export function sumsOf({ rows }: YearBudget) {
  const sum = (of: (row: YearBudget['rows'][number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [planned, budget, done] = [
    sum((row) => row.planned),
    sum((row) => row.budget),
    sum((row) => row.done),
  ]
  return { planned, budget, done, changedBy: budget - planned, left: budget - done }
}
