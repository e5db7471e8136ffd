import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'

/** While mounted, whatever is shown of packages is asked for again after every change of them. */
export function usePackagesEvents(): void {
  const queries = useQueryClient()
  useChanges(['packages.'], () => void queries.invalidateQueries({ queryKey: ['packages'] }))
}
