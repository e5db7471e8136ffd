import type { FormField } from '#platform/web/form/fields.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type BookingForm, inWords } from './booking-form.ts'
import { useReasons } from './use-visits.ts'

/**
 * What a booking, or a correction of a visit, says; `withTimes`: for a booking. What stands in a field depends on others,
 * so BookingTimes and VisitFields draw them together.
 */
export function useBookingFields(withTimes: boolean): readonly FormField<BookingForm>[] {
  const t = useTexts('booking')
  const tv = useTexts('visits')
  const reasons = useReasons()
  const reasonOf = ({ reasonId }: BookingForm) => reasons.find((reason) => reason.reasonId === reasonId)
  const vendorOf = (form: BookingForm) =>
    reasonOf(form)?.vendorKinds.find((kind) => kind.vendorKindId === form.vendorKindId)
  const times: readonly FormField<BookingForm>[] = [
    { label: t('startDay'), read: ({ startDay, startTime }) => `${showDay(startDay)} ${startTime}` },
    { label: t('endDay'), read: ({ endDay, endTime }) => `${showDay(endDay)} ${endTime}` },
  ]
  return [
    ...(withTimes ? times : []),
    { label: t('target'), read: ({ target }) => tv(`target_${target}`) },
    { label: t('household'), read: ({ household }) => household?.label ?? '' },
    { label: t('name'), read: ({ name }) => name },
    { label: t('phone'), read: ({ phone }) => phone },
    { label: t('people'), read: ({ people }) => people },
    {
      label: t('reason'),
      read: (form) => (form.reasonId === inWords ? form.reason : (reasonOf(form)?.name ?? '')),
    },
    { label: t('vendorKind'), read: (form) => vendorOf(form)?.name ?? '' },
    { label: t('firm'), read: ({ firm }) => firm },
    { label: t('plate'), read: ({ plate }) => plate },
    { label: t('bay'), read: ({ parkingBay }) => parkingBay },
    { label: t('remark'), read: ({ remark }) => remark },
  ]
}
