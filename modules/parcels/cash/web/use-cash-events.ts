import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'

/** While mounted, whatever is shown of the cash is asked for again after every change of it. */
export function useCashEvents(): void {
  const queries = useQueryClient()
  useChanges(['cash.'], () => void queries.invalidateQueries({ queryKey: ['cash'] }))
}
