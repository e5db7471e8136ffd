import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { RepairCase } from '../shapes.ts'

/** What a case waits for, or how it ended. */
export function useStandWords(): (repair: Pick<RepairCase, 'state' | 'waitsFor'>) => string {
  const t = useTexts('repairsPage')
  return ({ state, waitsFor }) =>
    waitsFor === 'nothing'
      ? t(state === 'cancelled' ? 'endedCancelled' : 'endedAccepted')
      : t(`wait_${waitsFor}`)
}
