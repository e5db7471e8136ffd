import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredPackage } from '../contract.ts'

/** The list of what was just registered shows it at once; the live event brings the rest. */
export function rememberRegistered(queries: QueryClient, registered: RegisteredPackage): void {
  queries.setQueryData<RegisteredPackage[]>(['packages', 'just'], (shown) => [
    registered,
    ...(shown ?? []).filter((item) => item.packageId !== registered.packageId),
  ])
  void queries.invalidateQueries({ queryKey: ['packages'] })
}
