import './household-part-texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { HouseholdCarriers } from './HouseholdCarriers.tsx'

/** The cards and phones of a household, with everything that can be done about them. */
export function CarriersPanel({ householdId }: { householdId: string }) {
  const maySee = useAllowed()([{ can: 'activation.view' }]).length > 0
  if (!maySee) return null
  return <HouseholdCarriers householdId={householdId} isPanel />
}
