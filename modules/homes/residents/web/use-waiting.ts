import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import type { Home } from '../shapes.ts'

type Shown = NonNullable<HouseholdPartView['waiting']> & { name: string; count: number }

/** What waits for the household at the desk, part by part, as its modules show it. */
export function useWaiting({ waiting }: Home): readonly Shown[] {
  const parts = useHouseholdParts()
  return waiting.flatMap(({ name, count }) => {
    const shown = parts.find((part) => part.name === name)?.waiting
    return shown && count > 0 ? [{ ...shown, name, count }] : []
  })
}
