import type { Visitor, VisitTarget } from '#modules/visitors/visits/contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'

/** A booking while it is written: days and times as their fields have them, in Taipei. */
export interface BookingForm {
  target: VisitTarget
  household: { householdId: string; label: string } | undefined
  name: string
  phone: string
  people: string
  /** The id of a reason, `other` for one in words, '' for none yet. */
  reasonId: string
  reason: string
  vendorKindId: string
  firm: string
  plate: string
  parkingBay: string
  remark: string
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  isRepeated: boolean
  weekdays: readonly number[]
  untilDay: string
  isFollowing: boolean
  because: string
}

export const inWords = 'other'
const HALF = 30 * 60_000
const HOUR = 2 * HALF
const WEEKS = 28 * 24 * HOUR

const timeOf = (at: Date) => writeTime(at).slice(-5)
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

/** What a form begins with: the next half hour, or a visit as it stands. `again` keeps who it is, not when. */
export function formOf(from: Visitor | undefined, now: Date, again = false): BookingForm {
  const soon = new Date(Math.ceil(now.getTime() / HALF) * HALF)
  const keeps = from && !again
  const start = (keeps && from.bookStart) || soon
  const end = (keeps && from.bookEnd) || new Date(start.getTime() + 2 * HOUR)
  return {
    target: from?.target ?? 'household',
    household: from?.householdId ? { householdId: from.householdId, label: from.label } : undefined,
    name: from?.name ?? '',
    phone: from?.phone ?? '',
    people: String(from?.people ?? 1),
    reasonId: from?.reasonId ?? (from ? inWords : ''),
    reason: from?.reasonId ? '' : (from?.reason ?? ''),
    vendorKindId: from?.vendorKindId ?? '',
    firm: from?.firm ?? '',
    plate: from?.plate ?? '',
    parkingBay: again ? '' : (from?.parkingBay ?? ''),
    remark: from?.remark ?? '',
    startDay: dayOf(start),
    startTime: timeOf(start),
    endDay: dayOf(end),
    endTime: timeOf(end),
    isRepeated: false,
    weekdays: [],
    untilDay: dayOf(new Date(start.getTime() + WEEKS)),
    isFollowing: false,
    because: '',
  }
}

/** Who comes, to whom and why, as the calls take it. */
export const contentOf = (form: BookingForm) => ({
  target: form.target,
  householdId: form.household?.householdId ?? null,
  name: form.name,
  phone: form.phone,
  people: Number(form.people),
  reasonId: form.reasonId && form.reasonId !== inWords ? form.reasonId : null,
  reason: form.reasonId === inWords ? form.reason : '',
  vendorKindId: form.vendorKindId || null,
  firm: form.firm,
  plate: form.plate,
  parkingBay: form.parkingBay,
  remark: form.remark,
})

export const timesOf = (form: BookingForm) => ({
  bookStart: at(form.startDay, form.startTime),
  bookEnd: at(form.endDay, form.endTime),
})

export const repeatOf = (form: BookingForm) =>
  form.isRepeated ? { weekdays: [...form.weekdays], untilDay: form.untilDay } : null

/** What is missing before the server can be asked, as a key of its words; all else it says better itself. */
export function missingOf(form: BookingForm, withTimes: boolean) {
  const { startDay, startTime, endDay, endTime, isRepeated, weekdays, untilDay, people } = form
  if (!(Number(people) > 0)) return 'missingPeople'
  if (!withTimes) return undefined
  if (![startDay, startTime, endDay, endTime].every(Boolean)) return 'missingTimes'
  return isRepeated && (weekdays.length === 0 || untilDay === '') ? 'missingDays' : undefined
}
