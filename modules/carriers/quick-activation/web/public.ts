import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { showStep, type Target } from './activation-store.ts'

/** Opens quick activation: at the choice of a household (R337), or of a method for one that is known (R338). */
export async function openQuickActivation(household?: Target): Promise<void> {
  const chosen = household ?? (await pickHousehold())
  if (chosen) showStep({ at: 'method', household: chosen, holder: null })
}
