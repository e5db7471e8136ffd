import { useQueryClient } from '@tanstack/react-query'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { PackageRecord } from '../contract.ts'
import type { Correction } from './correction.ts'

const temperatures = ['room', 'chilled', 'frozen'] as const
interface Named {
  id: string
  name: string
}

/** What a correction says, in the words of the history. */
export function useCorrectionWords() {
  const t = useTexts('packageList')
  const queries = useQueryClient()
  const { data } = useRegisterOptions()
  const nameIn = (all: readonly Named[] | undefined, id: string | null) =>
    all?.find((one) => one.id === id)?.name ?? ''
  const recipientOf = ({ householdId, recipientId }: Correction) =>
    queries
      .getQueryData<readonly { residentId: string; name: string }[]>(['residents', householdId])
      ?.find((one) => one.residentId === recipientId)?.name ?? ''

  return (form: Correction, of: PackageRecord): Facts => [
    [t('field_household'), form.label],
    [
      t('field_recipient'),
      form.recipientId === null
        ? t('wholeHousehold')
        : form.recipientId === of.recipientId
          ? of.name
          : recipientOf(form),
    ],
    [t('field_kind'), form.kindId === of.kindId ? of.kindName : nameIn(data?.kinds, form.kindId)],
    [
      t('field_courier'),
      form.courierId === of.courierId ? of.courierName : nameIn(data?.couriers, form.courierId),
    ],
    [t('field_temperature'), t(temperatures[form.temperature])],
    [t('field_trackingNumber'), form.trackingNumber],
    [t('field_shelfPosition'), form.shelfPosition],
    [t('field_note'), form.note],
    [t('field_inPersonOnly'), t(form.inPersonOnly ? 'yes' : 'no')],
    [t('field_cashOnDelivery'), t(form.cashOnDelivery ? 'yes' : 'no')],
    [t('field_pieceCount'), form.pieces],
  ]
}
