import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'

/** Who is on duty now, as the modules say that know it: beside whom an alarm calls; `isPanel`: as a panel among those of a page. */
export function OnDutyParts({ isPanel }: { isPanel?: boolean }) {
  const { onDutyParts } = useContributions()
  return (
    <Suspense>
      {onDutyParts.map(({ name, Now }) => (
        <Now key={name} isPanel={isPanel} />
      ))}
    </Suspense>
  )
}
