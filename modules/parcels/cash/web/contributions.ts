import { lazy } from 'react'
import type { Contributions } from '#platform/web/frame/contributions.ts'

const Nothing = () => null

export const cashContributions: Partial<Contributions> = {
  householdPanels: [
    {
      name: 'cash',
      place: 'payment',
      // Without a line what is to be paid stands there without it.
      Panel: lazy(() =>
        import('./HouseholdCash.tsx').then(
          ({ HouseholdCash }) => ({ default: HouseholdCash }),
          () => ({ default: Nothing }),
        ),
      ),
    },
  ],
}
