import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import { type BookingForm, inWords } from './booking-form.ts'
import { useReasons } from './use-visits.ts'

/** What a booking, or a correction of a visit, says; `withTimes`: for a booking. */
export function useBookingWords(withTimes: boolean) {
  const t = useTexts('booking')
  const tv = useTexts('visits')
  const reasons = useReasons()
  return (form: BookingForm): Facts => {
    const reason = reasons.find((one) => one.reasonId === form.reasonId)
    const vendor = reason?.vendorKinds.find((one) => one.vendorKindId === form.vendorKindId)
    const times: Facts = [
      [t('startDay'), `${form.startDay.replaceAll('-', '/')} ${form.startTime}`],
      [t('endDay'), `${form.endDay.replaceAll('-', '/')} ${form.endTime}`],
    ]
    return [
      ...(withTimes ? times : []),
      [t('target'), tv(`target_${form.target}`)],
      [t('household'), form.household?.label ?? ''],
      [t('name'), form.name],
      [t('phone'), form.phone],
      [t('people'), form.people],
      [t('reason'), form.reasonId === inWords ? form.reason : (reason?.name ?? '')],
      [t('vendorKind'), vendor?.name ?? ''],
      [t('firm'), form.firm],
      [t('plate'), form.plate],
      [t('bay'), form.parkingBay],
      [t('remark'), form.remark],
    ]
  }
}
