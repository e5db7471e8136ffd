import './household-part-texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { HouseholdCarriers } from './HouseholdCarriers.tsx'

/** The cards and phones of a household, with everything that can be done about them. */
export function CarriersPanel({ householdId }: { householdId: string }) {
  const t = useTexts('carrierParts')
  const maySee = useAllowed()([{ can: 'activation.view' }]).length > 0
  if (!maySee) return null
  return (
    <Panel title={t('title')} pad="plain">
      <HouseholdCarriers householdId={householdId} />
    </Panel>
  )
}
