import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import type { Leave, RosterCompany, RosterMonth, RosterPerson, RosterShift } from '../contract.ts'
import { costOf, type Duty, type Hours, hoursOf, type Limits } from '../hours.ts'
import { type Breach, breachesOf, worseThan } from '../limits.ts'
import { monthDays } from '../months.ts'
import { dutyOf, limitsFor, usualLimits } from '../roster-limits.ts'

/** A person's line of the grid, with what its shifts come to and what they break. */
export interface Row {
  person: RosterPerson
  company: RosterCompany | undefined
  limits: Limits
  /** Shifts of the month here, by day. */
  cells: ReadonlyMap<string, RosterShift>
  /** All duties that limits look at: of the days around, and of other communities. */
  duties: readonly Duty[]
  hours: Hours
  cost: number
  breaches: readonly Breach[]
  /** Which days something is wrong with. */
  wrong: ReadonlySet<string>
  wishes: ReadonlyMap<string, string>
  leaves: ReadonlyMap<string, Leave>
  /** Days of the month on which the person is on duty in another community. */
  elsewhere: ReadonlyMap<string, string>
}

export interface Staffing {
  key: string
  shift: ShiftClass
  counts: readonly number[]
  /** Days on which somebody is missing. */
  lacking: readonly string[]
  unfilled: readonly Unfilled[]
}

/** A shift of a day that has fewer people than it needs; who of it has leave does not count. */
export interface Unfilled {
  day: string
  companyId: string
  companyName: string
  shift: ShiftClass
  planned: number
  absent: readonly string[]
}

export interface Plan {
  month: string
  days: readonly string[]
  off: ReadonlyMap<string, string>
  rows: readonly Row[]
  staffing: readonly Staffing[]
  unfilled: readonly Unfilled[]
  breachCount: number
  cost: number
}

export const shiftOf = (company: RosterCompany | undefined, code: string): ShiftClass | undefined =>
  company?.shiftClasses.find((shift) => shift.code === code)

/** The duties of a person, with one shift more, or another one on its day; '' takes what is there away. */
export function dutiesWith(row: Row, day: string, shift: ShiftClass | undefined): Duty[] {
  const before = row.cells.get(day)
  const gone = before && dutyOf(before)
  const rest = row.duties.filter(
    (duty) => !gone || duty.day !== day || duty.from !== gone.from || duty.length !== gone.length,
  )
  return shift ? [...rest, dutyOf({ day, ...shift })] : rest
}

/** What a shift on a day would break that is not broken without it. */
export function breachesWith(row: Row, month: string, day: string, shift: ShiftClass | undefined): Breach[] {
  return worseThan(row.breaches, breachesOf(dutiesWith(row, day, shift), row.limits, month))
}

function rowOf(
  month: string,
  data: RosterMonth,
  person: RosterPerson,
  isHoliday: (day: string) => boolean,
): Row {
  const { personId, companyId, agreementFrom, hourlyPay } = person
  const isTheirs = (each: { personId: string }) => each.personId === personId
  const company = data.companies.find((each) => each.companyId === companyId)
  const limits = limitsFor(agreementFrom, company?.limits ?? usualLimits, month)
  const shifts = data.shifts.filter(isTheirs)
  const elsewhere = data.elsewhere.filter(isTheirs)
  const duties = [...shifts, ...elsewhere].map(dutyOf)
  const breaches = breachesOf(duties, limits, month)
  const hours = hoursOf(duties, limits, month, isHoliday)
  const inMonth = ({ day }: { day: string }) => day.startsWith(month)
  return {
    person,
    company,
    limits,
    duties,
    hours,
    breaches,
    cells: new Map(shifts.filter(inMonth).map((shift) => [shift.day, shift])),
    cost: costOf(hours, hourlyPay),
    wrong: new Set(breaches.flatMap(({ days }) => days)),
    leaves: new Map(data.leaves.filter(isTheirs).map((leave) => [leave.day, leave])),
    wishes: new Map(data.wishes.filter(isTheirs).map(({ day, note }) => [day, note])),
    elsewhere: new Map(elsewhere.filter(inMonth).map(({ day, communityName }) => [day, communityName])),
  }
}

function staffingOf(data: RosterMonth, days: readonly string[], rows: readonly Row[]): Staffing[] {
  return data.companies.flatMap((company) => {
    const own = rows.filter(({ person }) => person.companyId === company.companyId)
    return company.shiftClasses.flatMap((shift) => {
      const there = days.map((day) => own.filter(({ cells }) => cells.get(day)?.code === shift.code))
      const counts = days.map((day, nth) => there[nth]?.filter(({ leaves }) => !leaves.has(day)).length ?? 0)
      const isUsed = counts.some((count) => count > 0)
      const unfilled = days.flatMap((day, nth): Unfilled[] => {
        const planned = counts[nth] ?? 0
        const absent = (there[nth] ?? [])
          .filter(({ leaves }) => leaves.has(day))
          .map(({ person }) => person.name)
        const { companyId, name: companyName } = company
        return planned < shift.needed ? [{ day, companyId, companyName, shift, planned, absent }] : []
      })
      // A company that has nobody here needs nobody.
      if (!own.length || (!shift.needed && !isUsed)) return []
      const lacking = unfilled.map(({ day }) => day)
      return [{ key: `${company.companyId} ${shift.code}`, shift, counts, lacking, unfilled }]
    })
  })
}

/** Everything that the grid draws of a month. */
export function planOf(month: string, data: RosterMonth): Plan {
  const days = monthDays(month)
  const off = new Map(data.daysOff.map(({ day, note }) => [day, note]))
  // A day off with a name is a holiday; weekends without one are none.
  const rows = data.people.map((person) => rowOf(month, data, person, (day) => Boolean(off.get(day))))
  const staffing = staffingOf(data, days, rows)
  return {
    month,
    days,
    off,
    rows,
    staffing,
    unfilled: staffing
      .flatMap(({ unfilled }) => unfilled)
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    breachCount: rows.reduce((sum, { breaches }) => sum + breaches.length, 0),
    cost: rows.reduce((sum, { cost }) => sum + cost, 0),
  }
}

/** The shifts as they are once these cells are set; '' clears one. */
export function withCells(
  data: RosterMonth,
  changes: readonly { personId: string; day: string; code: string }[],
): RosterMonth {
  const keyOf = ({ personId, day }: { personId: string; day: string }) => `${personId} ${day}`
  const changed = new Set(changes.map(keyOf))
  const set = changes.flatMap(({ personId, day, code }): RosterShift[] => {
    const person = data.people.find((each) => each.personId === personId)
    const shift = shiftOf(
      data.companies.find(({ companyId }) => companyId === person?.companyId),
      code,
    )
    return shift ? [{ personId, day, ...shift }] : []
  })
  return { ...data, shifts: [...data.shifts.filter((shift) => !changed.has(keyOf(shift))), ...set] }
}
