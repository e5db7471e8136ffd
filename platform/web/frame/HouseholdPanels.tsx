import { Suspense } from 'react'
import { type HouseholdPanel, useContributions } from './contributions.ts'

/** The panels that modules have for a household in one place. */
export function HouseholdPanels({
  place,
  householdId,
}: {
  place: HouseholdPanel['place']
  householdId: string
}) {
  const { householdPanels } = useContributions()
  return (
    <Suspense fallback={null}>
      {householdPanels
        .filter((panel) => panel.place === place)
        .map(({ name, Panel }) => (
          <Panel key={name} householdId={householdId} />
        ))}
    </Suspense>
  )
}
