import { HouseholdCarriers } from '#modules/activation/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'

/** The cards and phones of a household, with everything that can be done about them. */
export function CarriersPanel({ householdId }: { householdId: string }) {
  const t = useTexts('householdHome')
  const maySee = useAllowed()([{ can: 'activation.view' }]).length > 0
  if (!maySee) return null
  return (
    <Panel title={t('carriers')} pad="plain">
      <HouseholdCarriers householdId={householdId} />
    </Panel>
  )
}
