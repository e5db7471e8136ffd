import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearEvents } from '#platform/web/live/live.ts'

/** While mounted, whatever is shown of packages is asked for again after every change of them. */
export function usePackagesEvents(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      hearEvents((event) => {
        if (event.Name.startsWith('packages.')) void queries.invalidateQueries({ queryKey: ['packages'] })
      }),
    [queries],
  )
}
