import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { CourierItem } from '../contract.ts'

const words = {
  householdId: 'household',
  senderName: 'sender',
  recipient: 'recipient',
  courierName: 'courier',
  trackingNumber: 'trackingNumber',
  shelfPosition: 'position',
  pieceCount: 'pieces',
  note: 'note',
  photoPath: 'photo',
  freight: 'freight',
  cashOnDelivery: 'cashOnDelivery',
} as const

/** The fields of a correction and their values, as people read them. */
export function useFieldWords() {
  const t = useTexts('courierItems')
  const money = (amount: number) => (amount > 0 ? t('money', { amount: amount.toLocaleString('en-US') }) : '')
  return {
    factsOf: (one: CourierItem): Facts => [
      [t('household'), one.label || t('desk')],
      [t('sender'), one.senderName],
      [t('courier'), one.courierName],
      [t('trackingNumber'), one.trackingNumber],
      [t('position'), one.shelfPosition],
      [t('pieces'), t('pieceCount', { count: one.pieceCount })],
      [t('recipient'), one.recipient],
      [t('freight'), one.freight && t(`freight_${one.freight}`)],
      [t('cashOnDelivery'), money(one.cashOnDelivery)],
      [t('note'), one.note],
    ],
    wordOf: (field: string): string => (field in words ? t(words[field as keyof typeof words]) : field),
    shown: (field: string, value: string): string => {
      if (field === 'freight')
        return t(value === 'prepaid' || value === 'collect' ? `freight_${value}` : 'freight_')
      return value || t('empty')
    },
  }
}
