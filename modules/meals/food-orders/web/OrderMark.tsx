import './record-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'

/** How far an order is, in a word. */
export function OrderMark({ order: { state, takenAt, readyAt } }: { order: FoodOrder }) {
  const t = useTexts('orderRecords')
  if (state === 'voided') return <Mark kind="plain">{t('state_voided')}</Mark>
  if (takenAt) return <Mark kind="done">{t('state_taken')}</Mark>
  if (readyAt) return <Mark kind="reminded">{t('state_ready')}</Mark>
  return <Mark kind="waiting">{t('state_cooking')}</Mark>
}
