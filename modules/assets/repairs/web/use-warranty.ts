import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { RepairDetail } from '../shapes.ts'

/** The warranty of the thing that is broken: whether it holds today, and what is said of it; undefined where none is known. */
export function useWarranty({ warrantyUntil }: Pick<RepairDetail, 'warrantyUntil'>) {
  const t = useTexts('repairsPage')
  const today = dayOf(new Date(useMinute()))
  if (!warrantyUntil) return undefined
  const holds = warrantyUntil >= today
  return { holds, said: t(holds ? 'warrantyUntil' : 'warrantyOver', { day: showDay(warrantyUntil) }) }
}
