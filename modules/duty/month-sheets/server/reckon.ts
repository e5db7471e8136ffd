import type { WorkedEntry } from '#modules/duty/clock-entries/server/public.ts'
import {
  type Duty,
  type Kinds,
  kindsByDay,
  type Limits,
  noKinds,
  overtimeKinds,
} from '#modules/duty/duty-rosters/server/public.ts'
import { lengthOf, minuteOf } from '#modules/duty/shift-times.ts'
import type { Leave, LeavePay } from '#modules/duty/duty-rosters/contract.ts'
import type { Sheet, SheetLine } from '../contract.ts'

/** A shift of the published roster. */
export interface PlannedShift {
  day: string
  name: string
  from: string
  until: string
  restMinutes: number
}
export type Worked = Pick<
  WorkedEntry,
  'shiftName' | 'from' | 'until' | 'workDate' | 'inAt' | 'outAt' | 'isCorrected' | 'isStandIn' | 'remark'
>
export type Reckoned = Pick<
  Sheet,
  | 'lines'
  | 'planned'
  | 'worked'
  | 'normal'
  | 'late'
  | 'lateCount'
  | 'early'
  | 'absentCount'
  | 'overtime'
  | 'leaves'
>

export interface Given {
  month: string
  now: Date
  /** Of the month and of the day before and after it. */
  planned: readonly PlannedShift[]
  /** Of the month and of the week in which it begins. */
  worked: readonly Worked[]
  limits: Limits
  /** What the official table calls a day off; '' for all others. */
  holidayOf: (day: string) => string
  leaves: readonly (Pick<Leave, 'day' | 'kind' | 'minutes'> & Pick<LeavePay, 'percent'>)[]
  /** Minutes of break of a shift that was worked and not planned. */
  restOf: (entry: Worked) => number
}

/** How far before or after a planned shift one still clocks into it, in minutes. */
const near = 180
/** Work of more than four hours has a break (Art. 35); the one of a shift is not taken from less. */
const withoutBreak = 240

/** Whole minutes in Taipei since 1970. */
const minutesOf = (at: Date): number => Math.floor(at.getTime() / 60_000) + 480
const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 60_000
const beginOf = ({ day, from }: PlannedShift) => dayStart(day) + minuteOf(from)
const endOf = (shift: PlannedShift) => beginOf(shift) + lengthOf(shift.from, shift.until)

/** Which planned shift an entry is of: the one that it lies over the most, or else begins near to. */
function shiftOf(entry: Worked, free: readonly PlannedShift[]): PlannedShift | undefined {
  const begin = minutesOf(entry.inAt)
  const end = entry.outAt ? minutesOf(entry.outAt) : begin
  const scored = free
    .map((shift) => ({
      shift,
      over: Math.min(end, endOf(shift)) - Math.max(begin, beginOf(shift)),
      away: Math.abs(begin - beginOf(shift)),
    }))
    .filter(({ over, away }) => over > 0 || away <= near)
    .sort((a, b) => Math.max(0, b.over) - Math.max(0, a.over) || a.away - b.away)
  return scored[0]?.shift
}

interface Paired {
  day: string
  shift: PlannedShift | undefined
  entry: Worked | undefined
  rest: number
  worked: number
}

function pairOf(entry: Worked, shift: PlannedShift | undefined, rest: number): Paired {
  const present = entry.outAt ? minutesOf(entry.outAt) - minutesOf(entry.inAt) : 0
  const taken = present > withoutBreak ? Math.min(rest, present) : 0
  return {
    day: shift?.day ?? entry.workDate,
    shift,
    entry,
    rest: taken,
    worked: Math.max(0, present - taken),
  }
}

/** Each entry with its shift, shifts that nobody clocked into, and days of leave that have neither. */
function pairs({ planned, worked, leaves, restOf }: Given): Paired[] {
  const free = new Set(planned)
  const paired = worked.map((entry) => {
    const shift = shiftOf(entry, [...free])
    if (shift) free.delete(shift)
    return pairOf(entry, shift, shift?.restMinutes ?? restOf(entry))
  })
  const rest = [...free].map((shift) => ({ day: shift.day, shift, entry: undefined, rest: 0, worked: 0 }))
  const told = new Set([...paired, ...rest].map(({ day }) => day))
  const away = leaves
    .filter(({ day }) => !told.has(day))
    .map(({ day }) => ({ day, shift: undefined, entry: undefined, rest: 0, worked: 0 }))
  const at = ({ shift, entry }: Paired) => (entry ? minutesOf(entry.inAt) : shift ? beginOf(shift) : 0)
  return [...paired, ...rest, ...away].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : at(a) - at(b),
  )
}

function lineOf({ day, shift, entry, rest, worked }: Paired, given: Given): SheetLine {
  const leave = given.leaves.find((each) => each.day === day)
  // Who comes after an hour of leave is not late, and who goes for one did not leave early.
  const came = shift && entry ? Math.max(0, minutesOf(entry.inAt) - beginOf(shift)) : 0
  const went = shift && entry?.outAt ? Math.max(0, endOf(shift) - minutesOf(entry.outAt)) : 0
  const excused = leave?.minutes ?? 0
  const late = Math.max(0, came - excused)
  const early = Math.max(0, went - Math.max(0, excused - came))
  const wanted = shift ? lengthOf(shift.from, shift.until) - shift.restMinutes : 0
  return {
    day,
    holiday: given.holidayOf(day),
    shiftName: shift?.name ?? entry?.shiftName ?? '',
    plannedFrom: shift?.from ?? null,
    plannedUntil: shift?.until ?? null,
    inAt: entry?.inAt ?? null,
    outAt: entry?.outAt ?? null,
    rest,
    worked,
    late,
    early,
    isAbsent: shift !== undefined && !entry && excused < wanted && endOf(shift) <= minutesOf(given.now),
    isCorrected: entry?.isCorrected ?? false,
    isStandIn: entry?.isStandIn ?? false,
    overtime: 0,
    remark: entry?.remark ?? '',
    leave: leave ? { kind: leave.kind, minutes: leave.minutes } : null,
  }
}

/** What is paid beside the normal hours; a holiday's normal hours are no overtime. */
const overtimeOf = (kinds: Kinds): number =>
  overtimeKinds.reduce((sum, kind) => sum + (kind === 'holiday' ? 0 : kinds[kind]), 0)

/** Leave of the month by kind and what part of the pay it has. */
function leavesOf({ month, leaves }: Given): Reckoned['leaves'] {
  const sums: Reckoned['leaves'] = []
  for (const { day, kind, percent, minutes } of leaves) {
    if (!day.startsWith(month)) continue
    const sum = sums.find((each) => each.kind === kind && each.percent === percent)
    if (sum) sum.minutes += minutes
    else sums.push({ kind, percent, minutes })
  }
  return sums
}

/**
 * A person's month: what was planned by the published roster, and what the clock says, to the minute. All time between both presses is
 * work, less the break of the shift; a night belongs to the day on which its shift begins, also over the end of a month.
 */
export function reckon(given: Given): Reckoned {
  const { month, limits, holidayOf } = given
  const all = pairs(given)
  const duties = all
    .filter(({ entry }) => entry)
    .map(({ day, worked }): Duty => ({ day, from: 0, length: worked, rest: 0 }))
  const byDay = kindsByDay(duties, limits, month, (day) => holidayOf(day) !== '')
  const told = new Set<string>()
  const here = all.filter(({ day }) => day.startsWith(month))
  const lines = here.map((pair) => {
    const line = lineOf(pair, given)
    if (told.has(pair.day)) return { ...line, leave: null }
    told.add(pair.day)
    const kinds = byDay.get(pair.day)
    return kinds ? { ...line, overtime: overtimeOf(kinds) } : line
  })
  const overtime = noKinds()
  for (const kinds of byDay.values()) for (const kind of overtimeKinds) overtime[kind] += kinds[kind]
  const sum = (of: (line: SheetLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    lines,
    planned: here.reduce(
      (minutes, { shift }) =>
        minutes + (shift ? lengthOf(shift.from, shift.until) - Math.min(shift.restMinutes, 480) : 0),
      0,
    ),
    worked: sum((line) => line.worked),
    normal: [...byDay.values()].reduce((minutes, { normal }) => minutes + normal, 0),
    late: sum((line) => line.late),
    lateCount: sum((line) => (line.late > 0 ? 1 : 0)),
    early: sum((line) => line.early),
    absentCount: sum((line) => (line.isAbsent ? 1 : 0)),
    overtime,
    leaves: leavesOf(given),
  }
}
