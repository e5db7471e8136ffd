import { useNavigate } from '@tanstack/react-router'
import { householdPath } from '#modules/homes/households/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import type { UrgentPackage } from '../contract.ts'

/** What the desk does with a package that waits, as its button says it. */
export interface WaitingAct {
  word: 'callHousehold' | 'remindAgain' | 'look'
  run: () => void
}

/**
 * The act of a package that nobody asks for: of a legal paper, and where no message arrives, one rings; anything else is told once more; who may do neither
 * looks at it. It is handed over where somebody stands there: by a scan or the dialog of the hand-over.
 */
export function useWaitingAct(): (one: UrgentPackage) => WaitingAct {
  const navigate = useNavigate()
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const mayCall = may('residents.view')
  const mayRemind = may('notices.handle')
  const { submit: remind } = useSubmit(
    async (retry, packageId: string) => {
      const { remindOf } = await import('#modules/telling/notices/web/public.ts')
      await remindOf(retry, 'package', [packageId])
    },
    { onFailure: inBox },
  )
  return ({ isLegal, isToldByHand, householdId, packageId }) => {
    if ((isLegal || isToldByHand) && mayCall && mayRemind)
      return { word: 'callHousehold', run: () => void navigate({ href: householdPath(householdId) }) }
    if (mayRemind) return { word: 'remindAgain', run: () => void remind(packageId) }
    const href = `/community/postalList.aspx?open=${packageId}`
    return { word: 'look', run: () => void navigate({ href }) }
  }
}
