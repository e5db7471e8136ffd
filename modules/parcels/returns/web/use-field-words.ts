import { useTexts } from '#platform/web/i18n/use-texts.ts'

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

/** The fields of a change and their values, as people read them. */
export function useFieldWords() {
  const t = useTexts('courierItems')
  return {
    field: (field: string): string => (field in words ? t(words[field as keyof typeof words]) : field),
    value: (value: string, field: string): string => {
      if (field === 'freight')
        return t(value === 'prepaid' || value === 'collect' ? `freight_${value}` : 'freight_')
      return value
    },
  }
}
